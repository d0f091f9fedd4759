// Sits a person down in front of the board of a fixture, and does what hands do.
import { flushSync, mount, unmount } from 'svelte';
import { catalogueHere } from '../../../dev/catalogue';
import type { SeatLook } from '$games/board';
import type { News, Words } from '$lib/protocol/messages';
import type { HighlandClansView } from '$lib/protocol/views';
import { bundle, speak } from '$lib/words/catalogue.svelte';
import { Speaker } from '$lib/words/speaker';
import Seated from './Seated.svelte';

export interface Fixture {
  readonly seats: readonly string[];
  readonly asked: readonly number[];
  readonly view: HighlandClansView;
  readonly legal: readonly number[];
  readonly prompt: Words;
  readonly log: readonly News[];
  /** The same seat's last view before the raids that the log ends with. */
  readonly before?: HighlandClansView;
}

const files = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });

/** Real positions, by name. */
export const FIXTURES: Readonly<Record<string, Fixture>> = Object.fromEntries(
  Object.entries(files).map(([path, one]) => [path.replace(/^.*\/|\.json$/g, ''), one]),
);

type Given = Partial<Pick<Fixture, 'view' | 'legal' | 'log'>> & { open?: readonly HighlandClansView[] };

export interface Sitting {
  readonly fixture: Fixture;
  readonly root: HTMLElement;
  /** The numbers that were given to `act`. */
  readonly acts: number[];
  readonly all: (selector: string) => HTMLElement[];
  readonly one: (selector: string) => HTMLElement;
  readonly click: (selector: string) => Promise<void>;
  readonly button: (text: string) => HTMLElement | undefined;
  readonly press: (text: string) => Promise<void>;
  readonly key: (key: string) => Promise<void>;
  readonly give: (next: Given) => void;
  readonly leave: () => Promise<void>;
}

/** The catalogue has to be there before anybody sits down. */
export const readWords = (): Promise<void> => speak('en', catalogueHere);

export const speakerOf = ({ seats, view }: Fixture): Speaker => new Speaker(bundle(), seats, view.me);

export function sit(name: string, changes: Given = {}): Sitting {
  const fixture = FIXTURES[name];
  if (!fixture) throw new RangeError(`There is no fixture ${name}.`);
  const words = speakerOf(fixture);
  const seats: SeatLook[] = fixture.seats.map((seat, i) => ({
    name: seat,
    letter: seat[0] as string,
    tartan: i,
    you: i === fixture.view.me,
  }));
  const root = document.createElement('div');
  document.body.append(root);
  const acts: number[] = [];
  const { view, legal, log, asked } = fixture;
  const props = { view, legal, log, asked, seats, words, prompt: words.say(fixture.prompt), ...changes };
  const component = mount(Seated, {
    target: root,
    props: { ...props, act: (action: number) => void acts.push(action) },
  });
  flushSync();
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string): HTMLElement => {
    const found = all(selector)[0];
    if (!found) throw new Error(`There is no ${selector} in ${name}.`);
    return found;
  };
  const settle = async (): Promise<void> => {
    flushSync();
    await new Promise((done) => setTimeout(done));
    flushSync();
  };
  const button = (text: string): HTMLElement | undefined => all('button').find((it) => it.textContent?.trim() === text);
  return {
    fixture,
    root,
    acts,
    all,
    one,
    click: (selector) => {
      one(selector).click();
      return settle();
    },
    button,
    press: (text) => {
      const found = button(text);
      if (!found) throw new Error(`There is no button "${text}" in ${name}.`);
      found.click();
      return settle();
    },
    key: (key) => {
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      return settle();
    },
    give: (next) => {
      component.give(next);
      flushSync();
    },
    leave: async () => {
      await unmount(component);
      root.remove();
    },
  };
}
