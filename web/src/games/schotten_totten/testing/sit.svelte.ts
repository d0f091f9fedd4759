// Sits a person down in front of the board of a fixture, and does what hands do.
import { flushSync, mount, unmount } from 'svelte';
import { catalogueHere } from '../../../dev/catalogue';
import type { SeatLook, Why } from '$games/board';
import { bundle, speak } from '$lib/words/catalogue.svelte';
import type { SchottenTottenView } from '$lib/protocol/views';
import { Speaker } from '$lib/words/speaker';
import { FIXTURES, type Fixture } from './fixtures';
import Seated from './Seated.svelte';

export interface Sitting {
  readonly fixture: Fixture;
  readonly root: HTMLElement;
  /** The numbers that were given to `act`. */
  readonly acts: number[];
  /** The numbers that were given to `why`. */
  readonly asked: number[];
  readonly all: (selector: string) => HTMLElement[];
  readonly one: (selector: string) => HTMLElement;
  readonly click: (selector: string) => void;
  readonly key: (key: string) => void;
  /** The game goes on to another position. */
  readonly goOn: (next: Pick<Fixture, 'view' | 'legal'>) => void;
  readonly leave: () => Promise<void>;
}

/** The catalogue has to be there before anybody sits down. */
export const readWords = (): Promise<void> => speak('en', catalogueHere);

export function sit(name: string, changes: { legal?: readonly number[]; why?: Why; open?: readonly SchottenTottenView[] } = {}): Sitting {
  const fixture = FIXTURES[name];
  if (!fixture) throw new RangeError(`There is no fixture ${name}.`);
  const words = new Speaker(bundle(), fixture.seats, fixture.view.me);
  const looks: SeatLook[] = fixture.seats.map((seat, i) => ({
    name: seat,
    letter: seat[0] as string,
    tartan: i,
    you: i === fixture.view.me,
  }));
  const root = document.createElement('div');
  document.body.append(root);
  const acts: number[] = [];
  const asked: number[] = [];
  let position = $state.raw({ view: fixture.view, legal: changes.legal ?? fixture.legal });
  const component = mount(Seated, {
    target: root,
    props: {
      get view() {
        return position.view;
      },
      get legal() {
        return position.legal;
      },
      act: (action: number) => void acts.push(action),
      seats: looks,
      words,
      why: (action: number) => {
        asked.push(action);
        return Promise.resolve(changes.why ?? { allowed: true, rule: '', words: null });
      },
      motion: 0,
      draft: [],
      open: changes.open,
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
    asked,
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
      position = { view: next.view, legal: next.legal };
      flushSync();
    },
    leave: async () => {
      await unmount(component);
      root.remove();
    },
  };
}
