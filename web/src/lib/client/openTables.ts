// Keeps the list of open tables up to date. No network, no framework.
import type { AnyAnswer, InLobby, LobbyChanged, LobbyEntry } from '../protocol/messages';

export type LobbyAnswer = InLobby | LobbyChanged;

export const isLobbyAnswer = (answer: AnyAnswer): answer is LobbyAnswer =>
  answer.t === 'lobby' || answer.t === 'lobby-changed';

/** Order tables: the newest of every creator first, then their next ones. The server uses the same order. */
const before = (one: LobbyEntry, other: LobbyEntry): number =>
  (one.turn ?? 1) - (other.turn ?? 1) ||
  (other.opened ?? 0) - (one.opened ?? 0) ||
  (one.id < other.id ? -1 : Number(one.id > other.id));

/** Return the list after one more message; null if there was no full list yet. */
export function listed(known: readonly LobbyEntry[] | null, answer: LobbyAnswer): readonly LobbyEntry[] | null {
  if (answer.t === 'lobby') return answer.tables;
  if (!known) return null;
  const changed = answer.changed ?? [];
  const replaced = new Set([...(answer.gone ?? []), ...changed.map(({ id }) => id)]);
  return [...known.filter(({ id }) => !replaced.has(id)), ...changed].toSorted(before);
}
