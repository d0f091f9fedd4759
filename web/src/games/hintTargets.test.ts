// A hint shows a complete path: clicking the ringed elements in order does the hinted move.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardModule } from './boardContract';
import { highlight } from '$lib/table/hintRings';
import * as eketorp from './eketorp/testing/mountBoard';
import * as glenMore from './glen_more/testing/mountBoard';
import * as highlandClans from './highland_clans/testing/mountBoard';
import { BOARDS } from './index';
import * as schottenTotten from './schotten_totten/testing/mountBoard';
import * as tain from './tain/testing/mountBoard';

// Drawing a whole board many times takes long, so these tests have a longer time limit.
vi.setConfig({ testTimeout: 120_000 });

interface Seat {
  readonly root: HTMLElement;
  readonly acts: number[];
  readonly leave: () => Promise<void>;
}
interface Shelf {
  readonly FIXTURES: Readonly<
    Record<string, { readonly legal: readonly number[]; readonly draft?: readonly number[]; readonly view: unknown }>
  >;
  readonly mountBoard: (name: string) => Seat;
}
const GAMES: Readonly<Record<string, Shelf>> = {
  'schotten-totten': schottenTotten,
  tain,
  'highland-clans': highlandClans,
  eketorp,
  'glen-more': glenMore,
};

let here: Seat | undefined;
beforeAll(schottenTotten.loadCatalogue);
afterEach(async () => {
  await here?.leave();
  here = undefined;
});

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Click the ringed elements in order. Skip what is already selected or was the only choice. */
async function follow(root: HTMLElement, acts: readonly number[], targets: readonly string[]): Promise<void> {
  for (const step of targets) {
    if (acts.length) return;
    await pause();
    const thing = [...root.querySelectorAll<HTMLElement>(step)].find((one) => one.dataset.hinted !== undefined);
    if (!thing || thing.getAttribute('aria-pressed') === 'true') continue;
    thing.click();
    await pause();
  }
}

/** Return one move of every kind that the position offers. */
function some(legal: readonly number[], draft: readonly number[], { SPACE }: BoardModule): number[] {
  const open = legal.filter((action) => !draft.includes(action));
  const kinds = new Map(open.map((action) => [SPACE.decode(action).kind, action]));
  return [...kinds.values()];
}

describe.each(Object.keys(GAMES))('a hint in %s', (key) => {
  const { FIXTURES: fixtures, mountBoard } = GAMES[key] as Shelf;
  it.each(Object.keys(fixtures).filter((name) => fixtures[name]?.legal.length))(
    'leads to its move: %s',
    async (name) => {
      const module = await (BOARDS[key] as () => Promise<BoardModule>)();
      const { legal, draft = [], view } = fixtures[name] as Shelf['FIXTURES'][string];
      for (const action of some(legal, draft, module)) {
        here = mountBoard(name);
        const targets = module.hintTargets(action, view as never);
        const stop = highlight(here.root, targets);
        expect(here.root.querySelector('[data-hinted]'), `${name} ${action} ${targets.join(' ')}`).not.toBeNull();
        await follow(here.root, here.acts, targets);
        expect(here.acts, `${name} ${action} ${targets.join(' ')}`).toEqual([action]);
        stop();
        expect(here.root.querySelector('[data-hinted]')).toBeNull();
        await here.leave();
        here = undefined;
      }
    },
  );
});
