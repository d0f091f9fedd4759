// Mounts the board of a fixture and plays on it with clicks and keys.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { catalogueHere } from '../../dev/catalogue';
import type { BoardProps, SeatLook, Why } from '$games/boardContract';
import type { News, Words } from '$lib/protocol/messages';
import type { AnyView } from '$lib/protocol/views';
import { bundle, speak } from '$lib/words/catalogue.svelte';
import { Speaker } from '$lib/words/speaker';
import BoardHost from './BoardHost.svelte';

export interface Fixture<View extends AnyView> {
  readonly seats: readonly string[];
  readonly asked: readonly number[];
  readonly view: View;
  readonly legal: readonly number[];
  readonly prompt: Words;
  readonly log: readonly News[];
  /** Sealed phases: the draft so far. */
  readonly draft?: readonly number[];
  /** The same seat's last view before the end of the log, for tests that play through that end. */
  readonly before?: View;
}

type Given<View extends AnyView> = Partial<Pick<Fixture<View>, 'view' | 'legal' | 'log' | 'draft'>> & {
  open?: readonly View[];
};

interface Changes<View extends AnyView> extends Given<View> {
  /** The table's answer to why an action is or is not allowed. */
  why?: Why;
  /** Whether the table distinguishes adding to a draft from taking out of it. Default true. */
  apart?: boolean;
}

export interface MountedBoard<View extends AnyView> {
  readonly fixture: Fixture<View>;
  readonly root: HTMLElement;
  /** The arguments of the calls of `act`. */
  readonly acts: number[];
  /** The arguments of the calls of `take` and of `why`. */
  readonly takes: number[];
  readonly whys: number[];
  readonly all: (selector: string) => HTMLElement[];
  readonly one: (selector: string) => HTMLElement;
  readonly click: (selector: string) => Promise<void>;
  readonly button: (text: string) => HTMLElement | undefined;
  readonly press: (text: string) => Promise<void>;
  readonly key: (key: string) => Promise<void>;
  readonly give: (next: Given<View>) => void;
  readonly leave: () => Promise<void>;
}

/** Load the catalogue. Tests call it before they mount a board. */
export const loadCatalogue = (): Promise<void> => speak('en', catalogueHere);

/** Return what the tests of a board need: its fixtures by name, a speaker for one, and a function that mounts it. */
export function boardTester<View extends AnyView>(
  game: string,
  Board: Component<BoardProps<View>>,
  files: Readonly<Record<string, Fixture<View>>>,
): {
  readonly FIXTURES: Readonly<Record<string, Fixture<View>>>;
  readonly speakerOf: (fixture: Fixture<View>) => Speaker;
  readonly mountBoard: (name: string, changes?: Changes<View>) => MountedBoard<View>;
} {
  const FIXTURES = Object.fromEntries(
    Object.entries(files).map(([path, one]) => [path.replace(/^.*\/|\.json$/g, ''), one]),
  );
  const mountBoard = (name: string, changes: Changes<View> = {}): MountedBoard<View> => {
    const fixture = FIXTURES[name];
    if (!fixture) throw new RangeError(`There is no fixture ${name}.`);
    return mounted(game, Board, name, fixture, changes);
  };
  return { FIXTURES, speakerOf, mountBoard };
}

function speakerOf({ seats, view }: Fixture<AnyView>): Speaker {
  return new Speaker(bundle(), seats, view.me);
}

function mounted<View extends AnyView>(
  game: string,
  Board: Component<BoardProps<View>>,
  name: string,
  fixture: Fixture<View>,
  { why = { allowed: true, rule: '', words: null }, apart = true, ...changes }: Changes<View>,
): MountedBoard<View> {
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
  const takes: number[] = [];
  const whys: number[] = [];
  const { view, legal, log, draft = [], asked } = fixture;
  const told = { view, legal, log, draft, asked, seats, words, prompt: words.say(fixture.prompt), ...changes };
  const component = mount(BoardHost<View>, {
    target: root,
    props: {
      game,
      Board,
      ...told,
      act: (action: number) => void acts.push(action),
      take: apart ? (action: number) => void takes.push(action) : undefined,
      why: (action: number) => {
        whys.push(action);
        return Promise.resolve(why);
      },
    },
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
    takes,
    whys,
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
      (component as { give: (next: Given<View>) => void }).give(next);
      flushSync();
    },
    leave: async () => {
      await unmount(component);
      root.remove();
    },
  };
}
