// The first game of Glen More: a meadow by the river, a butcher next to it, and the first points.
import { SPACE } from '$lib/protocol/spaces/glen_more';
import type { GlenMoreView } from '$lib/protocol/views';
import { PHASE } from '../games/glen_more/viewFacts';
import type { Lesson, Moment } from './lesson';

type Now = Moment<GlenMoreView>;

/** The nearest meadow of the deal, and the butcher who wants its sheep. */
const [MEADOW, BUTCHER] = [3, 10];

const tiles = ({ view }: Now): number => view.land[view.me]?.length ?? 0;
const between = ({ view }: Now, first: number, last: number): boolean =>
  view.turn === view.me && view.phase >= first && view.phase <= last;
/** Whether the tile with this number in your landscape has been taken. */
const taken = (now: Now, number: number): boolean => tiles(now) > number || between(now, PHASE.placing, PHASE.paying);
const uses = (now: Now): boolean => between(now, PHASE.filling, PHASE.taking);
const marches = (now: Now): boolean => between(now, PHASE.marching, PHASE.stepping);

const press = (kind: 'done' | 'stop' | 'pass'): string => `[data-action="${SPACE.encode(kind)}"]`;

/** Point to the main button after a selection, else to something selectable. */
const choose = (...wanted: readonly string[]): string[] => [
  '.kind.lit',
  '.play .filled[data-action]',
  ...wanted,
  '[data-tile].lit',
  press('done'),
  press('stop'),
  press('pass'),
  '.play [data-action]',
];

const onRing = (now: Now, tile: number): boolean => now.view.ring.includes(tile);

export const LESSON: Lesson<GlenMoreView> = {
  steps: [
    { words: 'web-guide-gm-goal', rule: 'GM-8.2', at: ['.land'] },
    { words: 'web-guide-gm-ring', rule: 'GM-3.1', at: ['[data-offer], [data-place^="seat"]'] },
    {
      words: 'web-guide-gm-take',
      rule: 'GM-3.2',
      at: choose(`[data-offer="${MEADOW}"].lit`, '[data-offer].lit'),
      done: (now) => taken(now, 1),
    },
    { words: 'web-guide-gm-place', rule: 'GM-5.3', at: choose('[data-spot]'), done: (now) => tiles(now) > 1 },
    { words: 'web-guide-gm-use', rule: 'GM-6.2', at: choose(), done: (now) => !uses(now) },
    { words: 'web-guide-gm-march', rule: 'GM-7.1', at: choose(), done: (now) => !marches(now) },
    {
      words: (now) =>
        onRing(now, BUTCHER) && now.view.land[now.view.me]?.includes(MEADOW)
          ? 'web-guide-gm-butcher'
          : 'web-guide-gm-again',
      rule: 'GM-3.3',
      at: choose(`[data-offer="${BUTCHER}"].lit`, '[data-offer].lit'),
      when: (now) => now.mine && now.view.phase === PHASE.moving,
      done: (now) => taken(now, 2),
    },
    { words: 'web-guide-gm-beside', rule: 'GM-5.2', at: choose('[data-spot]'), done: (now) => tiles(now) > 2 },
    {
      words: ({ view }) => (view.land[view.me]?.includes(BUTCHER) ? 'web-guide-gm-sheep' : 'web-guide-gm-work'),
      rule: 'GM-6.5',
      at: choose(`[data-tile="${MEADOW}"].lit`, `[data-tile="${BUTCHER}"].lit`),
      done: (now) => !uses(now),
    },
    { words: 'web-guide-gm-warehouse', rule: 'GM-4.4', at: ['[data-sell]'] },
    { words: 'web-guide-gm-end', rule: 'GM-9.3' },
  ],
};
