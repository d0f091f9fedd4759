// Facts derived from the view, for drawing and for descriptions.
import type { SchottenTottenView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';
import { cardNames, STONES } from './cards';

const SLOTS = 3;
const SLOTS_IN_MUD = 4;
export const OVER = 15;
/** The messages of the end, by the view's `reason`. */
const REASONS = ['st-three', 'st-five', 'st-more', 'st-draw', 'st-match'] as const;

/** Return the seat at the bottom: your own, or the first for spectators. */
export const bottom = (view: SchottenTottenView): number => Math.max(0, view.me);

export const sideOf = (view: SchottenTottenView, seat: number, stone: number): readonly number[] =>
  view.sides[seat * STONES + stone] ?? [];

/** Return the owner of a stone; -1 for nobody. */
export const ownerOf = (view: SchottenTottenView, stone: number): number =>
  view.owned.findIndex((stones) => stones.includes(stone));

/** Return the number of places on each side of a stone. */
export const slotsOf = (view: SchottenTottenView, stone: number): number =>
  view.mud.includes(stone) ? SLOTS_IN_MUD : SLOTS;

/** Return how many cards are missing on a side of a stone. */
export const missing = (view: SchottenTottenView, seat: number, stone: number): number =>
  slotsOf(view, stone) - sideOf(view, seat, stone).length;

/** Return the most cards that a side may get in this game, so that space is reserved for Mud from the start. */
export const depth = (view: SchottenTottenView): number => (view.tactics ? SLOTS_IN_MUD : SLOTS);

/** Describe a side of a stone in a few words: complete, complete first, or what is missing. */
export function sideNote(words: Speaker, view: SchottenTottenView, seat: number, stone: number): string {
  if (view.full[seat]?.includes(stone))
    return words.text(view.first[seat]?.includes(stone) ? 'web-st-complete-first' : 'web-st-complete');
  return words.text('web-st-missing', { count: missing(view, seat, stone) });
}

export const sideCards = (words: Speaker, view: SchottenTottenView, seat: number, stone: number): string =>
  cardNames(words, sideOf(view, seat, stone)) || words.text('web-st-empty');

/** Describe a side of a stone for screen readers. */
export function sideSaid(words: Speaker, view: SchottenTottenView, seat: number, stone: number): string {
  const cards = `${sideCards(words, view, seat, stone)}; ${sideNote(words, view, seat, stone)}`;
  return words.text('web-st-say-side', { who: seat, cards });
}

/** Return the counts next to a name: cards, tactics among them; and claimed stones, if there is space. */
export function counts(words: Speaker, view: SchottenTottenView, seat: number, short = false): string {
  const clans = view.clans_held[seat] ?? 0;
  const tactics = view.tactics_held[seat] ?? 0;
  const cards = words.text('web-st-cards', { count: clans + tactics });
  const ofThese = view.tactics ? `, ${words.text('web-st-tactics-held', { count: tactics })}` : '';
  if (short) return cards + ofThese;
  return `${cards}${ofThese} · ${words.text('web-st-stones-held', { count: view.owned[seat]?.length ?? 0 })}`;
}

/** Say how the game ended, in one sentence. */
export function ending(words: Speaker, view: SchottenTottenView): string {
  const message = REASONS[view.reason];
  if (!message) return words.text('st-over');
  const stones = view.owned.map((held) => held.length);
  const winner = Math.max(0, view.winner);
  const [best, rest] = [stones[winner] ?? 0, stones[1 - winner] ?? 0];
  if (message === 'st-draw') return words.text(message, { best });
  if (message !== 'st-match') return words.text(message, { who: view.winner, best, rest });
  return words.text(message, view.winner < 0 ? { you: 'nobody', best, rest } : { who: view.winner, best, rest });
}

/**
 * Return the view with everything face up. The cards under the decks come from the views of those who put them there.
 */
export function opened(view: SchottenTottenView, all: readonly SchottenTottenView[]): SchottenTottenView {
  const under = view.under.map((card, i) =>
    card < 0 ? (all.find((one) => (one.under[i] ?? -1) >= 0)?.under[i] ?? card) : card,
  );
  return { ...view, under };
}
