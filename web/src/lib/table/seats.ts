// What may happen to a seat in which nobody sits.
import type { Sitter } from '$lib/protocol/messages';

/** Whether the seat waits for an invited person; nobody else may take it. */
export const isKept = ({ kind, name = '', declined = false }: Sitter): boolean =>
  kind === 'open' && name !== '' && !declined;

/** Whether anybody may sit down there. */
export const isFree = (sitter: Sitter): boolean => sitter.kind === 'open' && !sitter.resigned && !isKept(sitter);

/** The people a table waits for, by name. */
export const invited = (seats: readonly Sitter[]): string[] => seats.filter(isKept).map(({ name = '' }) => name);
