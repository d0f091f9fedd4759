// The first game of Eketorp: a plan for the best bricks, one fight with a good card, and the first row of the wall.
import { SPACE } from '$lib/protocol/spaces/eketorp';
import type { EketorpView } from '$lib/protocol/views';
import type { PlainId } from '$lib/words/speaker';
import { BUILDING, CHOOSING, others, PLANNING, siegeField, STORES, sum } from '../games/eketorp/pieces';
import type { Lesson, Moment } from './lesson';

type Now = Moment<EketorpView>;

/** Store A, with three bricks, and store G with the stone. */
const [RICH, STONE] = [0, 6];
/** The plan sends this many of eight vikings; two defend the castle. */
const SENT = 6;
const READY = SPACE.encode('ready');

const out = ({ view }: Now): readonly number[] => view.out[view.me] ?? [];
const sent = (now: Now): number => sum(out(now));
const planned = (now: Now): boolean => now.view.phase > PLANNING || now.view.round > 1 || now.draft.includes(READY);
const fought = ({ view }: Now): boolean => view.phase >= BUILDING || view.round > 1;
const may = ({ legal }: Now, kind: (typeof SPACE.kinds)[number]['name']): boolean => SPACE.of(legal, kind).length > 0;

/** Return the stores with a brick for one more viking, the most valuable first. */
function worthwhile(now: Now): number[] {
  const stores = Array.from({ length: STORES }, (_, store) => store);
  const { bricks, colours } = now.view;
  return stores
    .filter((store) => (bricks[store] ?? 0) > (out(now)[store] ?? 0))
    .sort((a, b) => (colours[b] ?? 0) - (colours[a] ?? 0) || (bricks[b] ?? 0) - (bricks[a] ?? 0) || a - b);
}

const send = (now: Now): string[] => [
  ...worthwhile(now).map((store) => `[data-field="${store}"].lit`),
  '.store.lit',
  '[data-field].lit',
];

const FIGHT = [
  '.play .filled',
  '[data-action="keep"]',
  '[data-whom][aria-pressed="false"]',
  '[data-card].lit',
  '.brick.lit:not(.taken)',
  '[data-colour].lit',
  '[data-field].lit[aria-pressed="false"]',
  '.foe button',
  '[data-action="loot"]',
];

function fightWords(now: Now): PlainId {
  if (may(now, 'fight')) return 'web-guide-ek-fight';
  if (may(now, 'stand')) return 'web-guide-ek-stand';
  if (may(now, 'play')) return 'web-guide-ek-card';
  return may(now, 'loot') || may(now, 'keep') ? 'web-guide-ek-loot' : 'web-guide-ek-watch';
}

export const LESSON: Lesson<EketorpView> = {
  steps: [
    { words: 'web-guide-ek-goal', rule: 'EK-7.1', at: ['.castle-own', '.castle-panel'] },
    { words: 'web-guide-ek-stores', rule: 'EK-3.1', at: ['.stores > .row'] },
    {
      words: 'web-guide-ek-stone',
      rule: 'EK-3.2',
      at: send,
      done: (now) => (out(now)[STONE] ?? 0) > 0 || sent(now) > 1 || planned(now),
    },
    { words: 'web-guide-ek-plan', rule: 'EK-5.1', at: send, done: (now) => sent(now) >= SENT || planned(now) },
    { words: 'web-guide-ek-ready', rule: 'EK-3.3', at: ['[data-action="ready"]'], done: planned },
    {
      words: (now) => (out(now)[RICH] === 3 ? 'web-guide-ek-contested' : 'web-guide-ek-shown'),
      rule: 'EK-4.1',
      at: [`[data-field="${RICH}"]`],
      when: ({ view, mine }) => view.phase >= CHOOSING && mine,
    },
    {
      words: fightWords,
      rule: 'EK-4.5',
      at: (now) => (now.mine ? FIGHT : []),
      when: () => true,
      done: fought,
    },
    {
      words: 'web-guide-ek-build',
      rule: 'EK-5.3',
      at: ['.section.lit', '[data-colour].lit'],
      done: ({ view }) => view.round > 1 || (view.phase === BUILDING && !sum(view.pile[view.me] ?? [])),
    },
    {
      words: 'web-guide-ek-cards',
      rule: 'EK-4.7',
      at: ['.hand .aside', '.hand [data-card]'],
      when: ({ view, mine }) => view.round > 1 && mine,
    },
    {
      words: 'web-guide-ek-siege',
      rule: 'EK-4.10',
      at: ({ view }) => [
        [0, 1, 2].map((kind) => `[data-field="${siegeField(others(view, view.me)[0] ?? 1, kind)}"]`).join(', '),
      ],
    },
    { words: 'web-guide-ek-end', rule: 'EK-5.4' },
  ],
};
