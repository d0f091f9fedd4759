// The first game of Schotten Totten: a hand with the best formation, and a stone to claim with it.
import { SPACE } from '$lib/protocol/spaces/schotten_totten';
import type { SchottenTottenView } from '$lib/protocol/views';
import { sideOf } from '../games/schotten_totten/viewFacts';
import type { Lesson, Moment } from './lesson';

type Now = Moment<SchottenTottenView>;

const STONES = 9;
const MIDDLE = 4;
/** Green 9, 8 and 7: the straight flush in the hand of the deal. */
const RUN = [8, 7, 6];
/** Brown 7: the start of the next formation. */
const NEXT = 51;

const mine = ({ view }: Now, stone: number): readonly number[] => sideOf(view, view.me, stone);
const laid = (now: Now): number =>
  Array.from({ length: STONES }, (_, stone) => mine(now, stone).length).reduce((a, b) => a + b);
const theirs = ({ view }: Now): readonly number[] =>
  view.sides.slice((1 - view.me) * STONES, (2 - view.me) * STONES).flat();
const held = ({ view }: Now): readonly number[] => view.owned[view.me] ?? [];
const claims = ({ legal }: Now): ReadonlySet<number> => SPACE.choices(legal, 'claim', 'stone');

/** Return the stone for the formation: where one of its cards is, else the middle. */
function place(now: Now): number {
  const stones = Array.from({ length: STONES }, (_, stone) => stone);
  return stones.find((stone) => mine(now, stone).some((card) => RUN.includes(card))) ?? MIDDLE;
}

/** Whether this many cards of the formation are together, and nothing else. */
const runs = (now: Now, cards: number): boolean =>
  laid(now) === cards && mine(now, place(now)).filter((card) => RUN.includes(card)).length === cards;

/** Point to the card first, then to its stone. If another card is selected, point to any place for it. */
function lay({ view }: Now, cards: readonly number[], stone: number): string[] {
  const card = cards.find((one) => view.hand.includes(one));
  return [
    `.slot.firm[data-stone="${stone}"]`,
    '.slot.firm',
    ...(card === undefined ? [] : [`[data-card="${card}"][data-lit]`]),
    '[data-card][data-lit]',
  ];
}

const layRun = (now: Now): string[] => lay(now, RUN, place(now));

/** A stone next to the one you hold. */
function beside(now: Now): number {
  const stone = held(now)[0] ?? place(now);
  return stone + 1 < STONES ? stone + 1 : stone - 1;
}

export const LESSON: Lesson<SchottenTottenView> = {
  steps: [
    { words: 'web-guide-st-goal', rule: 'ST-6.1', at: ['button.stone'] },
    { words: 'web-guide-st-hand', rule: 'ST-1.1', at: ['[data-card]'] },
    {
      words: 'web-guide-st-formations',
      rule: 'ST-4.1',
      at: [RUN.map((card) => `[data-card="${card}"]`).join(', ')],
    },
    { words: 'web-guide-st-first', rule: 'ST-3.2', at: layRun, done: (now) => laid(now) >= 1 },
    {
      words: 'web-guide-st-answer',
      rule: 'ST-3.1',
      at: (now) => theirs(now).map((card) => `[data-piece="card-${card}"]`),
      when: (now) => now.mine,
    },
    {
      words: (now) => (runs(now, 1) ? 'web-guide-st-second' : 'web-guide-st-another'),
      rule: 'ST-3.3',
      at: layRun,
      done: (now) => laid(now) >= 2,
    },
    {
      words: (now) => (runs(now, 2) ? 'web-guide-st-third' : 'web-guide-st-another'),
      rule: 'ST-3.3',
      at: layRun,
      done: (now) => laid(now) >= 3,
    },
    {
      words: (now) => (claims(now).size ? 'web-guide-st-claim' : 'web-guide-st-unproven'),
      rule: 'ST-5.3',
      at: ({ legal }) => SPACE.of(legal, 'claim').map(({ action }) => `[data-action="${action}"]`),
      able: (now) => claims(now).size > 0,
      done: (now) => held(now).length > 0,
    },
    {
      words: (now) => (held(now).length ? 'web-guide-st-beside' : 'web-guide-st-go-on'),
      rule: 'ST-6.1',
      at: (now) => lay(now, [NEXT], beside(now)),
      done: (now) => laid(now) >= 4,
    },
    { words: 'web-guide-st-end', rule: 'ST-4.3' },
  ],
};
