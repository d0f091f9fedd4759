// The pages that show the raids of a round.
import type { TainView } from '$lib/protocol/views';
import { boardOf } from '../pieces';

/** The result of a raid, named after its message. */
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
  /** The kind of the token inside when all were turned up, including Bluffs, or EMPTY. */
  readonly guard: number;
  readonly end: End;
  /** The kind that was freed, once known. */
  readonly freed: number;
  /** The number of the goods in question on the board before the raid. */
  readonly had: number;
}

export interface SettledPage {
  readonly is: 'settled';
  readonly refilled: readonly number[];
  /** The seat that begins the next round, or -1 at the end of the game. */
  readonly next: number;
}

export type Page = TurnedPage | KingdomPage | RaidPage | SettledPage;

export interface Step {
  readonly page: Page;
  /** The table after the page. */
  readonly scene: TainView;
}

export interface Reveal {
  readonly round: number;
  readonly steps: readonly Step[];
}

/** Return the chapter of a page: a board, the Kingdom, or everybody. */
export const chapterOf = (page: Page): string => (page.is === 'raid' ? `board${boardOf(page.place)}` : page.is);
