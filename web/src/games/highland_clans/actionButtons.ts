// The buttons next to the hand. The main action of the selection is filled, all others are outlined.
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import type { Speaker } from '$lib/words/speaker';
import {
  bottom,
  COLOURS,
  discardRank,
  isFree,
  returnRank,
  SITES,
  takeRank,
  type Buy,
  type View,
  type CourtColour,
} from './pieces';
import { counted, monks, type Chosen } from './selection';

export interface Choice {
  readonly action: number;
  readonly label: string;
  readonly filled: boolean;
}

/** Return the actions that take one click now. */
export function buttons(legal: readonly number[], view: View, chosen: Chosen, words: Speaker): Choice[] {
  const all = [
    ...returns(chosen, words),
    ...bought(chosen, words, legal),
    ...take(chosen, words),
    ...third(view, chosen, words, legal),
    ...combat(chosen, words),
    ...loot(view, chosen, words),
    choice('done', {}, words.text('web-hc-no-second'), false),
  ];
  return all.filter(({ action }) => legal.includes(action));
}

type KindName = (typeof SPACE.kinds)[number]['name'];

const choice = (kind: KindName, args: Record<string, number>, label: string, filled = true): Choice => ({
  action: SPACE.encode(kind, args),
  label,
  filled,
});

function returns({ cubes }: Chosen, words: Speaker): Choice[] {
  const none = choice('return', { cubes: 0 }, words.text('web-hc-keep-cubes'), !cubes.length);
  if (!cubes.length) return [none];
  const label = words.text('web-hc-put-back', { number: cubes.length });
  return [choice('return', { cubes: returnRank(counted(cubes)) }, label), none];
}

function bought({ buy, yellow, rest, rival }: Chosen, words: Speaker, legal: readonly number[]): Choice[] {
  if (buy === null) return [];
  const label = (number = 1): string => words.text('web-hc-do', { action: buy, number });
  switch (buy) {
    case 'monks':
      return [1, 0].map((number) => choice('monks', { number }, label(number + 1), number + 1 === monks(legal)));
    case 'estate':
      return [choice('estate', { yellow, rest }, label())];
    case 'bard':
      return rival === null ? [] : [choice('bard', { rival }, label())];
    default:
      return [choice(buy satisfies Buy, {}, label())];
  }
}

const seatOf = (view: View, rival: number): number => (bottom(view) + 1 + rival) % view.players;

function take({ take: colours, kept }: Chosen, words: Speaker): Choice[] {
  const rank = takeRank(colours, kept);
  return rank < 0
    ? []
    : [
        choice(
          'take',
          { spoils: rank },
          words.text('web-hc-take', {
            number: colours.length,
            kept: kept < 0 ? 'none' : (COLOURS[kept] as CourtColour),
          }),
        ),
      ];
}

function third(view: View, { rival, cards, buy }: Chosen, words: Speaker, legal: readonly number[]): Choice[] {
  const raids = SPACE.of(legal, 'raid').length > 0;
  const found: Choice[] = [];
  if (rival !== null && buy === null)
    found.push(choice('raid', { rival }, words.text('web-hc-raid', { whom: seatOf(view, rival) })));
  const rank = discardRank(counted(cards));
  if (cards.length && rank >= 0) {
    const message = raids ? 'web-hc-exchange' : 'web-hc-discard';
    found.push(choice('discard', { cards: rank }, words.text(message, { number: cards.length })));
  }
  if (raids) found.push(choice('discard', { cards: 0 }, words.text('web-hc-neither'), false));
  return found;
}

function combat({ cards }: Chosen, words: Speaker): Choice[] {
  const card = cards[0] === undefined ? -1 : Number(cards[0][0]);
  return [
    ...(card < 0 ? [] : [choice('lay', { card }, words.text('web-hc-lay', { card: card + 1 }))]),
    choice('add', { piper: 1 }, words.text('web-hc-add'), false),
    choice('add', { piper: 0 }, words.text('web-hc-add-none'), false),
  ];
}

function loot(view: View, { loot: what }: Chosen, words: Speaker): Choice[] {
  const goes = isFree(view, view.turn) ? 'home' : 'bag';
  const site = what === null ? undefined : SITES[what - 1];
  return [
    ...(site ? [choice('loot', { loot: what as number }, words.text('web-hc-loot', { site, goes }))] : []),
    choice('loot', { loot: 0 }, words.text('web-hc-loot-nothing'), false),
  ];
}
