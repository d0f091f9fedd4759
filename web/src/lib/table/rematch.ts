// Where a rematch stands for one player of the game that is over. No network, no framework.
import type { Sitter, TableCard } from '$lib/protocol/messages';
import { invited, isFree, isKept } from './seats';

export interface RematchTable {
  readonly seat: number;
  readonly card: Pick<TableCard, 'status' | 'seats'>;
}

export type RematchStep =
  /** Nobody has asked, or the table was closed again: one can ask. */
  | 'none'
  /** Others have asked, and a seat is kept. */
  | 'invited'
  /** Others have asked, no seat is kept any more, but one is free. */
  | 'free'
  /** One has a seat, and others have not answered yet. */
  | 'waiting'
  /** It is played, or full: one can only go there. */
  | 'elsewhere';

/** The step; `next` is the table of the rematch, null until it is known, `closed` if there is none any more. */
export function rematchStep(
  card: Pick<TableCard, 'rematch' | 'rematch_asked' | 'seats'> | null,
  seat: number,
  next: RematchTable | null,
  closed = false,
): RematchStep {
  if (!card?.rematch || closed || next?.card.status === 'gone') return 'none';
  if (!next) return card.rematch_asked?.includes(seat) ? 'waiting' : 'elsewhere';
  if (next.card.status !== 'open') return 'elsewhere';
  if (next.seat >= 0) return 'waiting';
  // Everybody sits one seat further.
  const mine: Sitter | undefined = next.card.seats[(seat + 1) % card.seats.length];
  if (mine && isKept(mine)) return 'invited';
  return next.card.seats.some(isFree) ? 'free' : 'elsewhere';
}

/** The names of those who have sat down for the rematch: they want it. */
export const willing = ({ card }: RematchTable): string[] =>
  card.seats.filter(({ kind }) => kind === 'person').map(({ name = '' }) => name);

/** The names of those who have not answered. */
export const unanswered = ({ card }: RematchTable): string[] => invited(card.seats);
