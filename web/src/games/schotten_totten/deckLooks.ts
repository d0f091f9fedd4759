// The appearance and the names of the two decks, at the side and above the field on a phone.
import type { SeatLook } from '$games/boardContract';
import { SETTS } from '$lib/look/tartans';
import type { SchottenTottenView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';
import { DECKS, type DeckId } from './actionButtons';

/** Return a tartan that no seat has, searching from the last. */
export function deckCloth(seats: readonly SeatLook[], pile: number): number {
  const worn = seats.map(({ tartan }) => tartan % SETTS.length);
  return SETTS.map((_, i) => SETTS.length - 1 - i).filter((i) => !worn.includes(i))[pile] ?? pile;
}

/** Return what a deck holds. */
export function deckLabel(words: Speaker, view: SchottenTottenView, pile: number): string {
  const name = words.text(DECKS[pile] as DeckId);
  return words.text('web-st-deck-left', { pile: name, count: view.decks[pile] ?? 0 });
}
