// The first game of Highland Clans: two actions, a raid you can win, and the first scoring.
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import type { HighlandClansView } from '$lib/protocol/views';
import { ACTING, isRaid, LOOTING, SECOND, THIRD, VALUES } from '../games/highland_clans/pieces';
import type { Lesson, Moment } from './lesson';

type Now = Moment<HighlandClansView>;

/** The neighbour with weak cards in the deal, counted from the left. */
const PREY = 0;

/** Steps of the first turn no longer apply after it. */
const late = ({ view }: Now): boolean => view.round > 1 || view.turn !== view.me;
const before = (phase: number) => (now: Now) => now.view.phase >= phase || late(now);

/** Point to the main button after a selection, else to something selectable. */
const choose = (...wanted: readonly string[]): string[] => [
  '.play .filled[data-action]',
  ...wanted,
  '.own [data-lit]',
  '[data-lit]',
];

const fresh = ({ view }: Now, values: readonly number[]): string[] =>
  values.flatMap((value) =>
    Array.from(
      { length: view.hand[value] ?? 0 },
      (_, i) => `[data-card="${value}-${i}"][data-lit][aria-pressed="false"]`,
    ),
  );

/** In a raid: the best card and a piper, then loot, and discard the weakest cards. */
function fight(now: Now): string[] {
  const piper = `[data-action="${SPACE.encode('add', { piper: 1 })}"]`;
  const laying = SPACE.of(now.legal, 'lay').length > 0;
  return choose(piper, '[data-loot][data-lit]', ...fresh(now, laying ? VALUES.toReversed() : VALUES));
}

export const LESSON: Lesson<HighlandClansView> = {
  steps: [
    { words: 'web-guide-hc-goal', rule: 'HC-8.1', at: ['.track'] },
    { words: 'web-guide-hc-clan', rule: 'HC-1.4', at: ['.own-clan'] },
    { words: 'web-guide-hc-cubes', rule: 'HC-4.2', at: ['[data-place="drawn"]'] },
    {
      words: 'web-guide-hc-first',
      rule: 'HC-4.6',
      at: choose('[data-buy="cattle"][data-lit]', '[data-buy][data-lit]'),
      done: (now) => now.view.phase > ACTING || late(now),
    },
    {
      words: 'web-guide-hc-second',
      rule: 'HC-4.3',
      at: choose('[data-buy="monks"][data-lit]', '[data-buy][data-lit]'),
      done: (now) => now.view.phase > SECOND || late(now),
    },
    {
      words: 'web-guide-hc-raid',
      rule: 'HC-5.1',
      at: choose(`[data-rival="${PREY}"][data-lit]`, '[data-rival][data-lit]'),
      done: (now) => now.view.phase > THIRD || late(now),
    },
    { words: 'web-guide-hc-duel', rule: 'HC-5.3', at: fight, done: (now) => before(LOOTING)(now) || !isRaid(now.view) },
    {
      words: 'web-guide-hc-loot',
      rule: 'HC-5.6',
      at: fight,
      done: (now) => late(now) || now.view.phase !== LOOTING,
    },
    {
      words: 'web-guide-hc-refill',
      rule: 'HC-5.10',
      at: fight,
      done: (now) => late(now) || !isRaid(now.view),
    },
    {
      words: ({ mine }) => (mine ? 'web-guide-hc-defend' : 'web-guide-hc-others'),
      rule: 'HC-3.1',
      at: (now) => (now.mine ? fight(now) : []),
      when: () => true,
      done: ({ view }) => view.round > 1,
    },
    { words: 'web-guide-hc-scoring', rule: 'HC-7.3', at: ['dialog .filled', 'footer > .filled', '.track'] },
    { words: 'web-guide-hc-end', rule: 'HC-7.5' },
  ],
};
