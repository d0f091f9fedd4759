// The buttons next to the hand. The main action is filled, all others are outlined.
import { SPACE } from '$lib/protocol/spaces/schotten_totten';
import type { Speaker } from '$lib/words/speaker';
import { cardName, deckOf, sortOf } from './cards';
import { ruse, type Chosen } from './selection';

export interface Choice {
  readonly action: number;
  readonly label: string;
  readonly filled: boolean;
}

/** Return the actions that take one click now. `stone` is the inspected stone, `held` the card being moved. */
export function buttons(
  legal: readonly number[],
  chosen: Chosen,
  words: Speaker,
  { stone, held }: { stone: number | null; held: number },
): Choice[] {
  const all = [...settled(chosen, words), ...claim(legal, words, stone), ...others(legal, words, held)];
  const allowed = all.filter(({ action }) => legal.includes(action));
  // If nothing else can be done, continuing is the main action.
  const only = allowed.length === 1 && allowed[0]?.action === SPACE.encode('done');
  return only ? allowed.map((one) => ({ ...one, filled: true })) : allowed;
}

/** Return the action of the selected card or troop. */
function settled({ card, troop }: Chosen, words: Speaker): Choice[] {
  const found: Choice[] = [];
  if (card !== null) {
    const name = cardName(words, card);
    const label = words.text('web-st-under', { card: name, pile: words.text(DECKS[deckOf(card)] as DeckId) });
    found.push({ action: SPACE.encode('under', { card }), label, filled: true });
    if (sortOf(card) === 'ruse')
      found.push({ action: ruse(card), label: words.text('web-st-ruse', { card: name }), filled: true });
  }
  if (troop !== null) {
    const label = words.text('web-st-banish', { card: cardName(words, troop) });
    found.push({ action: SPACE.encode('banish', { troop }), label, filled: true });
  }
  return found;
}

/** Return one claim: of the inspected stone, if it can be claimed. The other stones can be clicked directly. */
function claim(legal: readonly number[], words: Speaker, looked: number | null): Choice[] {
  const stones = [...SPACE.choices(legal, 'claim', 'stone')];
  const stone = looked !== null && stones.includes(looked) ? looked : stones[0];
  if (stone === undefined) return [];
  const label = words.text('web-st-claim', { stone: stone + 1 });
  return [{ action: SPACE.encode('claim', { stone }), label, filled: true }];
}

function others(legal: readonly number[], words: Speaker, held: number): Choice[] {
  const plain = (action: number, label: string): Choice => ({ action, label, filled: false });
  return [
    plain(SPACE.encode('done'), words.text('web-st-done')),
    plain(SPACE.encode('pass'), words.text('web-st-pass')),
    ...DRAWS.map((draw, pile) => plain(SPACE.encode('pile', { pile }), words.text(draw))),
    ...(held < 0 ? [] : [plain(SPACE.encode('drop'), words.text('web-st-drop', { card: cardName(words, held) }))]),
  ].filter(({ action }) => legal.includes(action));
}

/** Return the names of the decks and the buttons that draw from them. */
export const DECKS = ['st-clan-deck', 'st-tactic-deck'] as const;
export type DeckId = (typeof DECKS)[number];
const DRAWS = ['web-st-draw-clan', 'web-st-draw-tactic'] as const;
