// What may be done with an empty seat.
import type { Sitter } from '$lib/protocol/messages';

/** Whether the seat is reserved for an invited player. Nobody else may take it. */
export const isKept = ({ kind, name = '', declined = false }: Sitter): boolean =>
  kind === 'open' && name !== '' && !declined;

/** Whether anybody may take the seat. */
export const isFree = (sitter: Sitter): boolean => sitter.kind === 'open' && !sitter.resigned && !isKept(sitter);

/** Return the names of the players a table waits for. */
export const invited = (seats: readonly Sitter[]): string[] => seats.filter(isKept).map(({ name = '' }) => name);
