// Cards by number, as in views and moves, and their names.
import type { Speaker } from '$lib/words/speaker';

export const STONES = 9;
/** Clan cards are colour * 9 + strength - 1; cards from this number on are tactic cards. */
export const CLANS = 54;
const STRENGTHS = 9;

export type Sort = 'clan' | 'elite' | 'mode' | 'ruse';

type TacticKey =
  'joker' | 'spy' | 'shield-bearer' | 'bluff' | 'mud' | 'recruiter' | 'strategist' | 'banshee' | 'traitor';

interface Tactic {
  readonly sort: Sort;
  /** The id of the card's name is `st-` plus this, of its description `web-st-about-` plus this. */
  readonly key: TacticKey;
  /** What the card counts as; shown in the corner of its face. */
  readonly mark: string;
}

export const TACTICS: readonly Tactic[] = [
  { sort: 'elite', key: 'joker', mark: '1–9' },
  { sort: 'elite', key: 'spy', mark: '7' },
  { sort: 'elite', key: 'shield-bearer', mark: '1–3' },
  { sort: 'mode', key: 'bluff', mark: 'Σ' },
  { sort: 'mode', key: 'mud', mark: '4' },
  { sort: 'ruse', key: 'recruiter', mark: '' },
  { sort: 'ruse', key: 'strategist', mark: '' },
  { sort: 'ruse', key: 'banshee', mark: '' },
  { sort: 'ruse', key: 'traitor', mark: '' },
];

const COLOURS = ['green', 'blue', 'red', 'yellow', 'purple', 'brown'] as const;

export const BLUFF = CLANS + 3;
export const MUD = CLANS + 4;
export const FIRST_MODE = 3;
export const FIRST_RUSE = 5;

export const isClan = (card: number): boolean => card < CLANS;
export const suitOf = (card: number): number => Math.floor(card / STRENGTHS);
export const strengthOf = (card: number): number => (card % STRENGTHS) + 1;
export const tacticOf = (card: number): Tactic => TACTICS[card - CLANS] as Tactic;
export const sortOf = (card: number): Sort => (isClan(card) ? 'clan' : tacticOf(card).sort);
/** Return the deck of a card: 0 clan, 1 tactic. */
export const deckOf = (card: number): number => (isClan(card) ? 0 : 1);

/** Return the name of a card, for the middle of a sentence. */
export function cardName(words: Speaker, card: number): string {
  return isClan(card)
    ? words.text(`st-${COLOURS[suitOf(card)] as (typeof COLOURS)[number]}`, { strength: strengthOf(card) })
    : words.text(`st-${tacticOf(card).key}`);
}

export const cardNames = (words: Speaker, cards: readonly number[]): string =>
  words.listed(cards.map((card) => cardName(words, card)));

/** Describe what a tactic card does in one sentence; nothing for a clan card. */
export const cardAbout = (words: Speaker, card: number): string =>
  isClan(card) ? '' : words.text(`web-st-about-${tacticOf(card).key}`);

/**
 * Return a unique id for the drawing of a card. The two Jokers are equal, so their ids use the seat, and `nth` if both
 * are in one hand.
 */
export const pieceOf = (card: number, seat: number, nth = 0): string =>
  card === CLANS ? `joker-${seat}-${nth}` : `card-${card}`;
