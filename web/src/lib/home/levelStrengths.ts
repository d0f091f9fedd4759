// The measured strengths of the levels, as `clanmoot ladder` prints them next to docs/bots.md.
import printed from '../../../../docs/bots/strengths.json';
import type { Level } from '$lib/protocol/levels';

export interface Over {
  /** The share of wins against the level below, and its interval. */
  readonly share: readonly [mean: number, low: number, high: number] | null;
  readonly games: number;
  readonly verdict: 'clear' | 'not-clear' | 'reversed' | 'unplayed';
}

export interface Strength {
  readonly level: Level;
  readonly rating: readonly [value: number, error: number] | null;
  readonly over: Over | null;
}

export interface Measured {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly levels: readonly Strength[];
}

export const STRENGTHS = printed as unknown as readonly Measured[];

/** Return a scale with space for all intervals, from and to a multiple of ten. */
export function scaleOf(levels: readonly Strength[]): { readonly low: number; readonly high: number } {
  const ends = levels.flatMap(({ rating }) => (rating ? [rating[0] - rating[1], rating[0] + rating[1]] : []));
  if (!ends.length) return { low: 0, high: 50 };
  return { low: Math.floor(Math.min(...ends) / 10) * 10, high: Math.ceil(Math.max(...ends) / 10) * 10 };
}
