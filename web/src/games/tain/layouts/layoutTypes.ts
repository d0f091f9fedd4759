// The contents of a layout, in units of the drawing.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A number and the box beside it for its pictures. */
export interface Store {
  readonly number: Point;
  readonly font: number;
  readonly box: Rect;
}

export interface ClanPlan {
  readonly seat: number;
  /** The direction the board faces. Its outside slots are next to the Kingdom. */
  readonly side: Side;
  readonly slot: number;
  readonly inside: readonly Point[];
  readonly outside: readonly Point[];
  readonly gates: readonly Point[];
  readonly pasture: Rect;
  readonly house: Rect;
  readonly thatch: Rect;
  readonly stones: readonly Rect[];
  readonly beams: readonly Rect[];
  readonly cattle: Store;
  readonly jewels: Store;
  readonly cells: Rect;
  /** The position of goods won this round, until the raids are over. */
  readonly won: Point;
  /** Show a single picture beside each number instead of all of them. */
  readonly brief: boolean;
  readonly plate: Rect | null;
}

export interface KingdomPlan {
  readonly ground: Rect;
  readonly name: Point;
  readonly twoLines: boolean;
  readonly slot: number;
  readonly slots: readonly Point[];
  readonly herd: Store;
  readonly track: Rect;
  readonly crags: readonly (Point & { readonly scale: number })[];
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  readonly clans: readonly ClanPlan[];
  readonly kingdom: KingdomPlan;
}

export type Side = 'n' | 's' | 'w' | 'e';
