// The first game of Táin: guards, scouts and a Bluff in the first round, and the raids that follow.
import { SPACE } from '$lib/protocol/spaces/tain';
import type { TainView } from '$lib/protocol/views';
import { BLUFF, EMPTY, entries, entryOf, KINGDOM, LAD, others, PASTURE } from '../games/tain/pieces';
import type { Lesson, Moment } from './lesson';

type Now = Moment<TainView>;

const CHIEFTAIN = 0;
const WARRIOR = 1;

const mine = ({ view }: Now): number[] => entries(view.me);
const theirs = ({ view }: Now): number[] => entries(others(view)[0] ?? 0);
const guards = (now: Now): number => mine(now).filter((place) => now.view.guard[place] !== EMPTY).length;
const scouts = ({ view }: Now): number => view.raider.filter((seat) => seat === view.me).length;
const inKingdom = ({ view }: Now): boolean => view.kingdom[view.me] !== EMPTY;
/** Steps of the first round no longer apply after it. */
const late = ({ view }: Now): boolean => view.round > 1 || view.passed.includes(view.me);

/** Return your entries with a token outside and none inside, the House first. */
const open = (now: Now): number[] =>
  mine(now)
    .filter((place) => now.view.raider[place] !== EMPTY && now.view.guard[place] === EMPTY)
    .sort((a, b) => Number(entryOf(b) >= PASTURE) - Number(entryOf(a) >= PASTURE) || a - b);

/** Point to a token first, then to its place. If another token is selected, point to any place for it. */
function lay({ view, legal }: Now, kinds: readonly number[], places: readonly number[]): string[] {
  const free = places.filter((place) => SPACE.choices(legal, 'lay', 'place').has(place));
  const kind = kinds.find((one) => (view.mine[one] ?? 0) > 0);
  return [
    ...free.map((place) => `.slot.lit[data-slot="${place}"]`),
    '.slot.lit',
    ...(kind === undefined ? [] : [`[data-token="${kind}"].lit`]),
    '[data-token].lit',
  ];
}

export const LESSON: Lesson<TainView> = {
  steps: [
    { words: 'web-guide-ta-goal', rule: 'TA-7.3' },
    { words: 'web-guide-ta-tokens', rule: 'TA-1.2', at: ['[data-token]'] },
    {
      words: 'web-guide-ta-guard',
      rule: 'TA-3.2',
      at: (now) => lay(now, [LAD], mine(now)),
      done: (now) => guards(now) > 0 || late(now),
    },
    { words: 'web-guide-ta-answer', rule: 'TA-3.1', at: ['[data-piece^="scout"]'], when: ({ mine: turn }) => turn },
    {
      words: 'web-guide-ta-scout',
      rule: 'TA-4.4',
      at: (now) => lay(now, [WARRIOR, LAD], theirs(now)),
      done: (now) => scouts(now) > 0 || late(now),
    },
    {
      words: 'web-guide-ta-kingdom',
      rule: 'TA-4.3',
      at: (now) => lay(now, [CHIEFTAIN, WARRIOR], [KINGDOM]),
      able: ({ legal }) => SPACE.choices(legal, 'lay', 'place').has(KINGDOM),
      done: (now) => inKingdom(now) || late(now),
    },
    {
      words: 'web-guide-ta-bluff',
      rule: 'TA-3.4',
      at: (now) => lay(now, [BLUFF], theirs(now).slice(PASTURE)),
      done: (now) => scouts(now) > 1 || late(now),
    },
    {
      words: 'web-guide-ta-guards',
      rule: 'TA-4.5',
      at: (now) => lay(now, open(now)[0] === mine(now)[PASTURE] ? [WARRIOR, LAD] : [LAD, BLUFF], open(now)),
      done: (now) => !open(now).length || late(now),
    },
    {
      words: 'web-guide-ta-pass',
      rule: 'TA-5.3',
      at: ['.play button'],
      able: ({ legal }) => SPACE.exactly(legal, 'pass') !== undefined,
      done: late,
    },
    {
      words: 'web-guide-ta-raids',
      rule: 'TA-4.1',
      at: ['.buttons .filled', '[data-piece^="captive"]'],
      when: ({ view, mine: turn }) => view.round > 1 && turn,
    },
    { words: 'web-guide-ta-end', rule: 'TA-7.1' },
  ],
};
