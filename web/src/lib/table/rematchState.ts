// The state of a rematch for one player of the finished game. No network, no framework.
import type { Sitter, TableCard } from '$lib/protocol/messages';
import { invited, isFree, isKept } from './emptySeats';

export interface RematchTable {
  readonly seat: number;
  readonly card: Pick<TableCard, 'status' | 'seats'>;
}

export type RematchStep =
  /** Nobody has asked, or the table was closed again. The player can ask. */
  | 'none'
  /** Others have asked, and a seat is reserved. */
  | 'invited'
  /** Others have asked. No seat is reserved any longer, but one is free. */
  | 'free'
  /** The player has a seat, and others have not answered. */
  | 'waiting'
  /** The rematch is in progress, or full. The player can only go there. */
  | 'elsewhere';

/** Return the step. `next` is the table of the rematch, null until known; `closed` means it no longer exists. */
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
  // Everybody moves one seat further.
  const mine: Sitter | undefined = next.card.seats[(seat + 1) % card.seats.length];
  if (mine && isKept(mine)) return 'invited';
  return next.card.seats.some(isFree) ? 'free' : 'elsewhere';
}

/** Return the names of those who have joined the rematch. */
export const willing = ({ card }: RematchTable): string[] =>
  card.seats.filter(({ kind }) => kind === 'person').map(({ name = '' }) => name);

/** Return the names of those who have not answered. */
export const unanswered = ({ card }: RematchTable): string[] => invited(card.seats);
