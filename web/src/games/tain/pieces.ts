// Kinds of tokens, places and phases with the numbers from the rules, and what a view says about each place.
import type { TainView } from '$lib/protocol/views';

export const KINDS = ['chieftain', 'warrior', 'lad', 'daughter', 'bluff'] as const;
export type KindName = (typeof KINDS)[number];
export const BLUFF = 4;
export const LAD = 2;
export const DAUGHTER = 3;
export const EMPTY = -1;
export const FACE_DOWN = 5;

export const ENTRIES = 5;
/** Entries below this number lead to the Pasture, the others to the House. */
export const PASTURE = 3;
export const KINGDOM = 20;
export const KINGDOM_SLOTS = 2;
const SEATS = 4;
export const ROUNDS = 8;

export const SCOUTING = 1;
export const FREEING = 6;
export const OVER = 8;

/** A token on the table: owner, kind, and whether only the watcher knows the kind. */
export interface Laid {
  readonly seat: number;
  /** A kind, or FACE_DOWN. */
  readonly kind: number;
  readonly secret: boolean;
}

export const boardOf = (place: number): number => Math.floor(place / ENTRIES);
export const entryOf = (place: number): number => place % ENTRIES;
export const isPasture = (place: number): boolean => entryOf(place) < PASTURE;
export const entries = (seat: number): number[] => Array.from({ length: ENTRIES }, (_, i) => seat * ENTRIES + i);

/** Return the seat from whose side the table is drawn. */
export const sitsAt = (view: TainView): number => Math.max(0, view.me);

/** Return the other seats, clockwise from your left. */
export const others = (view: TainView): number[] =>
  Array.from({ length: view.players - 1 }, (_, i) => (sitsAt(view) + i + 1) % view.players);

/** Return the token inside an entry. `open` holds every seat's view, in a replay with everything face up. */
export function guardAt(view: TainView, place: number, open?: readonly TainView[]): Laid | null {
  return seen(boardOf(place), view.guard[place], SEATS + 2 * place < view.turned, (one) => one.guard[place], open);
}

/** Return the token outside an entry. */
export function scoutAt(view: TainView, place: number, open?: readonly TainView[]): Laid | null {
  const seat = view.raider[place] as number;
  return seen(seat, view.scout[place], SEATS + 2 * place + 1 < view.turned, (one) => one.scout[place], open);
}

/** Return the token of a seat in the Kingdom. */
export function kingdomAt(view: TainView, seat: number, open?: readonly TainView[]): Laid | null {
  return seen(seat, view.kingdom[seat], seat < view.turned, (one) => one.kingdom[seat], open);
}

function seen(
  seat: number,
  kind: number | undefined,
  up: boolean,
  look: (view: TainView) => number | undefined,
  open?: readonly TainView[],
): Laid | null {
  if (kind === undefined || kind === EMPTY) return null;
  const owner = kind === FACE_DOWN ? open?.[seat] : undefined;
  const known = (owner && look(owner)) ?? kind;
  return { seat, kind: known, secret: !up && known !== FACE_DOWN };
}

/** Captives in a House, or captives won this round and still beside it: a group per clan and kind. */
export interface Captives {
  readonly owner: number;
  readonly kind: number;
  readonly count: number;
}

export const captives = (held: readonly (readonly number[])[] | undefined): Captives[] =>
  (held ?? []).flatMap((pair, owner) => pair.flatMap((count, i) => (count ? [{ owner, kind: LAD + i, count }] : [])));

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
