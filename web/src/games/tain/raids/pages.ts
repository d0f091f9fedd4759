// The pages on which the raids of a round are told.
import type { TainView } from '$lib/protocol/views';
import { boardOf } from '../pieces';

/** How a raid came out, by the message that tells it. */
export type End =
  'fails' | 'lad-caught' | 'daughter-caught' | 'cattle' | 'no-cattle' | 'jewel' | 'no-jewel' | 'freed' | 'choice';

export interface TurnedPage {
  readonly is: 'turned';
  readonly tokens: number;
  readonly bluffs: number;
}

export interface KingdomPage {
  readonly is: 'kingdom';
  readonly there: readonly { readonly seat: number; readonly kind: number; readonly took: boolean }[];
}

export interface RaidPage {
  readonly is: 'raid';
  readonly place: number;
  readonly raider: number;
  readonly scout: number;
  /** Who stood inside when all was turned up: a kind, a Bluff included, or EMPTY. */
  readonly guard: number;
  readonly end: End;
  /** Who came free, once that is known. */
  readonly freed: number;
  /** How many of the goods in question the board had before. */
  readonly had: number;
}

export interface SettledPage {
  readonly is: 'settled';
  readonly refilled: readonly number[];
  /** Who begins the next round, or -1 at the end of the game. */
  readonly next: number;
}

export type Page = TurnedPage | KingdomPage | RaidPage | SettledPage;

export interface Step {
  readonly page: Page;
  /** The table after it. */
  readonly scene: TainView;
}

export interface Reveal {
  readonly round: number;
  readonly steps: readonly Step[];
}

/** The board that a page belongs to; -1 for the Kingdom and what concerns all. */
export const chapterOf = (page: Page): string => (page.is === 'raid' ? `board${boardOf(page.place)}` : page.is);
