// Sits a person down in front of the board of a fixture, and does what hands do.
import { flushSync, mount, unmount } from 'svelte';
import { catalogueHere } from '../../../dev/catalogue';
import type { SeatLook } from '$games/board';
import type { News, Words } from '$lib/protocol/messages';
import type { EketorpView } from '$lib/protocol/views';
import { bundle, speak } from '$lib/words/catalogue.svelte';
import { Speaker } from '$lib/words/speaker';
import Seated from './Seated.svelte';

export interface Fixture {
  readonly seats: readonly string[];
  readonly asked: readonly number[];
  readonly view: EketorpView;
  /** What may be put and, behind it, what may be taken out of the draft. */
  readonly legal: readonly number[];
  readonly draft: readonly number[];
  readonly prompt: Words;
  readonly log: readonly News[];
}

const files = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });

/** Real positions, by name. */
export const FIXTURES: Readonly<Record<string, Fixture>> = Object.fromEntries(
  Object.entries(files).map(([path, one]) => [path.replace(/^.*\/|\.json$/g, ''), one]),
);

export interface Sitting {
  readonly fixture: Fixture;
  readonly root: HTMLElement;
  /** The numbers that were given to `act`, and to `take`. */
  readonly acts: number[];
  readonly takes: number[];
  readonly all: (selector: string) => HTMLElement[];
  readonly one: (selector: string) => HTMLElement;
  readonly click: (selector: string) => void;
  readonly key: (key: string) => void;
  readonly goOn: (next: Partial<Pick<Fixture, 'view' | 'legal' | 'draft'>>) => void;
  readonly leave: () => Promise<void>;
}

/** The catalogue has to be there before anybody sits down. */
export const readWords = (): Promise<void> => speak('en', catalogueHere);

interface Changes {
  /** The table tells putting into a draft from taking out. */
  readonly apart?: boolean;
  readonly legal?: readonly number[];
  readonly open?: readonly EketorpView[];
}

export function sit(name: string, { apart = true, legal, open }: Changes = {}): Sitting {
  const fixture = FIXTURES[name];
  if (!fixture) throw new RangeError(`There is no fixture ${name}.`);
  const words = new Speaker(bundle(), fixture.seats, fixture.view.me);
  const seats: SeatLook[] = fixture.seats.map((seat, i) => ({
    name: seat,
    letter: seat[0] as string,
    tartan: i,
    you: i === fixture.view.me,
  }));
  const root = document.createElement('div');
  document.body.append(root);
  const acts: number[] = [];
  const takes: number[] = [];
  let position = $state.raw({ view: fixture.view, legal: legal ?? fixture.legal, draft: fixture.draft });
  const component = mount(Seated, {
    target: root,
    props: {
      get view() {
        return position.view;
      },
      get legal() {
        return position.legal;
      },
      get draft() {
        return position.draft;
      },
      act: (action: number) => void acts.push(action),
      take: apart ? (action: number) => void takes.push(action) : undefined,
      seats,
      words,
      why: () => Promise.resolve({ allowed: true, rule: '', words: null }),
      motion: 0,
      open,
      asked: fixture.asked,
      prompt: words.say(fixture.prompt),
    },
  });
  flushSync();
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${name}.`);
    return found;
  };
  return {
    fixture,
    root,
    acts,
    takes,
    all,
    one,
    click: (selector) => {
      one(selector).click();
      flushSync();
    },
    key: (key) => {
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      flushSync();
    },
    goOn: (next) => {
      position = { ...position, ...next };
      flushSync();
    },
    leave: async () => {
      await unmount(component);
      root.remove();
    },
  };
}
