// The possible strengths of the other side of a combat, from public facts.
import { BLUE, courtOf, type View } from '../pieces';

export interface Range {
  readonly whom: number;
  readonly low: number;
  readonly high: number;
}

/** The defender sees whether the attacker has added a piper. The defender may still add one. */
export function rangeOf(view: View): Range {
  const whom = view.side ? view.turn : view.foe;
  const piper = view.side ? (view.lent[0] as number) : 0;
  const more = view.side ? piper : Math.min(1, courtOf(view, whom)[BLUE] ?? 0);
  return { whom, low: 1 + piper, high: 4 + more };
}

/** Return the own card that is played or selected, from 0; -1 if there is none. */
export function ownCard(view: View, cards: readonly string[]): number {
  const laid = view.laid[view.side] as number;
  if (laid >= 0) return laid;
  return cards[0] === undefined ? -1 : Number(cards[0][0]);
}
