// Reads fields, bricks and cards from a view.
import type { EketorpView } from '$lib/protocol/views';

export const STORES = 7;
export const SIEGES = ['catapult', 'ship', 'ram'] as const; // kind k borders the sections 2k and 2k + 1
export const FIELDS = 25;
export const STACK = 3;
export const WALL = 18;
export const AMULETS = 5;
export const ROUNDS = 10;
export const COLOURS = ['green', 'brown', 'clay', 'stone'] as const;
export type Colour = (typeof COLOURS)[number];
export const STATIONS = ['3-4-5', '1-2', '0'] as const;

export const PLANNING = 4;
export const REVEALING = 5;
export const CHOOSING = 6;
export const SWAPPING = 7;
export const LAYING = 9;
export const LOOTING = 11;
export const KEEPING = 12;
export const BUILDING = 13;
export const OVER = 14;

export const letterOf = (store: number): string => 'ABCDEFG'[store] ?? '';
export const isStore = (field: number): boolean => field < STORES;
export const castleOf = (field: number): number => Math.floor((field - STORES) / 3);
export const siegeOf = (field: number): number => (field - STORES) % 3;
export const siegeField = (castle: number, kind: number): number => STORES + 3 * castle + kind;

/**
 * Return the colours on a section from the ground up. The number has one base-5 digit per brick; the last is on top.
 */
export function bricksOf(section: number): number[] {
  const found: number[] = [];
  for (let rest = section; rest; rest = Math.floor(rest / 5)) found.unshift((rest % 5) - 1);
  return found;
}

export const wallOf = (view: EketorpView, seat: number): number[][] => (view.wall[seat] ?? []).map(bricksOf);

/** Return the bricks of the two sections that a siege field borders. */
export const above = (view: EketorpView, field: number): number[] =>
  wallOf(view, castleOf(field))
    .slice(2 * siegeOf(field), 2 * siegeOf(field) + 2)
    .flat();

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Return the number of bricks in a wall. */
export const heightOf = (wall: readonly (readonly number[])[]): number => sum(wall.map(({ length }) => length));

/** Return the total value of bricks. */
export const worth = (bricks: readonly number[]): number => sum(bricks.map((colour) => colour + 1));

/** Turn counts into a list: [2, 0, 1] becomes 0, 0, 2. */
export const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));

/** Turn a list into counts by colour. */
export const tally = (bricks: readonly number[]): number[] =>
  COLOURS.map((_, colour) => bricks.filter((one) => one === colour).length);

/** Return the vikings on a field by seat. */
export const standing = (view: EketorpView, field: number): number[] => spread(view.out.map((out) => out[field] ?? 0));

/** Return the seats clockwise, beginning to the left of the watcher. */
export function others(view: EketorpView, mine: number): number[] {
  return Array.from({ length: view.players - 1 }, (_, i) => (mine + 1 + i) % view.players);
}

/** Whether a fight is in progress. */
export const fighting = (view: EketorpView): boolean => view.field >= 0 && view.phase !== OVER;

/** Whether the fight is a siege of a castle. */
export const besieging = (view: EketorpView): boolean => !isStore(view.field) && castleOf(view.field) === view.defender;

/** Return the present points of a seat: wall, bricks beside it, amulets. */
export function points(view: EketorpView, seat: number): number {
  const wall = wallOf(view, seat);
  const full = heightOf(wall) === WALL ? 5 : 0;
  return worth(wall.flat()) + worth(spread(view.beyond[seat] ?? [])) + full + (view.amulets[seat] ?? 0);
}

/** Return the cards of a seat; null for each card the watcher does not know. */
export function handOf(view: EketorpView, seat: number, open?: readonly EketorpView[]): (number | null)[] {
  const known = open?.[seat]?.hands[seat] ?? view.hands[seat] ?? [];
  return Array.from({ length: view.held[seat] ?? 0 }, (_, i) => known[i] ?? null);
}
