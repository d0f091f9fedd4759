// The 68 different tiles as printed, and their codes in moves.
import { SPACE } from '$lib/protocol/spaces/glen_more';

export const RESOURCES = ['wood', 'stone', 'grain', 'cattle', 'sheep'] as const;
export type Resource = (typeof RESOURCES)[number];

export type Sort =
  | 'forest'
  | 'quarry'
  | 'grain'
  | 'pasture'
  | 'meadow'
  | 'abbey'
  | 'distillery'
  | 'fair'
  | 'butcher'
  | 'grocer'
  | 'bridge'
  | 'tavern'
  | 'village'
  | 'castle'
  | 'loch';
export type Colour = 'grey' | 'green' | 'yellow' | 'brown' | 'blue';
export type Edge = 'plain' | 'river' | 'road' | 'both';

/**
 * `cost`: a set of resources, or one of the three constants below. `worth`: a tavern's points, a fair's kinds, a
 * butcher's animals.
 */
export interface Tile {
  readonly sort: Sort;
  readonly colour: Colour;
  readonly edge: Edge;
  readonly cost: number;
  readonly worth: number;
}

export const WHISKY = 32;
export const PERSON = 64;
export const PAIR = 128;

export const HOME = 68;
/** The tiles of stacks 0 to 3, numbered consecutively. */
export const STACKS: readonly (readonly number[])[] = [
  [1, 8],
  [9, 31],
  [32, 50],
  [51, 67],
].map(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
export const LOCHY = 9;
export const ABBEY = 48;

// Sort, border, edges, cost (wood 1, stone 2, grain 4, cattle 8, sheep 16), worth.
const PRINTED: readonly (readonly [Sort, Colour, Edge, number, number])[] = [
  ['village', 'grey', 'plain', 0, 0], // 0
  ['quarry', 'yellow', 'road', 0, 0], // 1
  ['forest', 'yellow', 'river', 0, 0], // 2
  ['meadow', 'green', 'river', 0, 0], // 3
  ['village', 'grey', 'road', 0, 0], // 4
  ['grain', 'green', 'road', 0, 0], // 5
  ['pasture', 'green', 'river', 0, 0], // 6
  ['quarry', 'yellow', 'river', 0, 0], // 7
  ['forest', 'yellow', 'road', 0, 0], // 8
  ['loch', 'blue', 'river', 0, 0], // 9
  ['butcher', 'brown', 'plain', 0, 16], // 10
  ['distillery', 'yellow', 'plain', 2, 0], // 11
  ['meadow', 'green', 'plain', 0, 0], // 12
  ['fair', 'brown', 'plain', 1, 3], // 13
  ['village', 'grey', 'river', 2, 0], // 14
  ['distillery', 'yellow', 'road', 2, 0], // 15
  ['village', 'grey', 'plain', 2, 0], // 16
  ['fair', 'brown', 'road', 1, 3], // 17
  ['grain', 'green', 'road', 0, 0], // 18
  ['village', 'grey', 'road', 2, 0], // 19
  ['village', 'grey', 'river', 1, 0], // 20
  ['pasture', 'green', 'plain', 0, 0], // 21
  ['grain', 'green', 'plain', 0, 0], // 22
  ['quarry', 'yellow', 'plain', 0, 0], // 23
  ['forest', 'yellow', 'plain', 0, 0], // 24
  ['quarry', 'yellow', 'plain', 0, 0], // 25
  ['castle', 'grey', 'plain', 7, 0], // 26
  ['castle', 'grey', 'river', 3, 0], // 27
  ['forest', 'yellow', 'plain', 0, 0], // 28
  ['village', 'grey', 'plain', 1, 0], // 29
  ['castle', 'grey', 'plain', 3, 0], // 30
  ['butcher', 'brown', 'plain', 0, 8], // 31
  ['quarry', 'yellow', 'plain', 0, 0], // 32
  ['tavern', 'brown', 'plain', 32, 3], // 33
  ['butcher', 'brown', 'plain', 1, 24], // 34
  ['loch', 'blue', 'river', 0, 0], // 35
  ['distillery', 'yellow', 'plain', 2, 0], // 36
  ['loch', 'blue', 'river', 64, 0], // 37
  ['castle', 'grey', 'plain', 11, 0], // 38
  ['pasture', 'green', 'road', 0, 0], // 39
  ['forest', 'yellow', 'road', 0, 0], // 40
  ['village', 'grey', 'road', 1, 0], // 41
  ['tavern', 'brown', 'plain', 32, 3], // 42
  ['castle', 'grey', 'plain', 19, 0], // 43
  ['village', 'grey', 'river', 2, 0], // 44
  ['village', 'grey', 'plain', 1, 0], // 45
  ['grain', 'green', 'plain', 0, 0], // 46
  ['grain', 'green', 'plain', 0, 0], // 47
  ['abbey', 'yellow', 'road', 19, 0], // 48
  ['fair', 'brown', 'road', 1, 4], // 49
  ['meadow', 'green', 'river', 0, 0], // 50
  ['castle', 'grey', 'plain', 11, 0], // 51
  ['loch', 'blue', 'river', 0, 0], // 52
  ['forest', 'yellow', 'plain', 0, 0], // 53
  ['grain', 'green', 'plain', 0, 0], // 54
  ['fair', 'brown', 'plain', 1, 5], // 55
  ['grocer', 'brown', 'plain', 2, 0], // 56
  ['meadow', 'green', 'plain', 0, 0], // 57
  ['village', 'grey', 'river', 1, 0], // 58
  ['distillery', 'yellow', 'road', 2, 0], // 59
  ['loch', 'blue', 'river', 128, 0], // 60
  ['village', 'grey', 'road', 2, 0], // 61
  ['village', 'grey', 'plain', 2, 0], // 62
  ['tavern', 'brown', 'plain', 32, 4], // 63
  ['castle', 'grey', 'road', 7, 0], // 64
  ['pasture', 'green', 'plain', 0, 0], // 65
  ['bridge', 'brown', 'river', 0, 0], // 66
  ['quarry', 'yellow', 'road', 0, 0], // 67
  ['village', 'grey', 'both', 0, 0], // 68
];

const TILES: readonly Tile[] = PRINTED.map(([sort, colour, edge, cost, worth]) => ({
  sort,
  colour,
  edge,
  cost,
  worth,
}));

/** Return a tile by its number. Every number after the stacks is a start village. */
export const tileOf = (tile: number): Tile => TILES[tile === 0 ? HOME : Math.min(tile, HOME)] as Tile;

/** Return the code of a tile in moves and in the log: Fo24, Moil. Home is your own start village. */
export const CODES: readonly string[] = SPACE.kind('place').params[0]?.names ?? [];
export const codeOf = (tile: number): string => CODES[tile >= HOME ? 0 : tile] as string;

/** Return the tile of a code; 0 for your own start village. */
export const byCode = (code: string): number => CODES.indexOf(code);

/** Convert an own tile to its number in a move, and back to the tile of a seat. */
export const named = (tile: number): number => (tile >= HOME ? 0 : tile);
export const meant = (tile: number, seat: number): number => (tile === 0 ? HOME + seat : tile);

/** The tiles of the special places, in the order of their cards. */
export const PLACES = [9, 26, 27, 30, 35, 37, 38, 43, 48, 51, 52, 60, 64] as const;
const PLACE_NAMES = [
  'lochy',
  'moil',
  'stalker',
  'armadale',
  'morar',
  'ness',
  'mey',
  'duart',
  'iona',
  'cawdor',
  'shiel',
  'oich',
  'donan',
] as const;
export const placeName = (tile: number): (typeof PLACE_NAMES)[number] | undefined =>
  PLACE_NAMES[PLACES.indexOf(tile as never)];

const PRODUCTS: Partial<Record<Sort, number>> = { forest: 0, quarry: 1, grain: 2, pasture: 3, meadow: 4 };
/** Return the resource that a production tile gives. */
export const productOf = (tile: number): number | undefined => PRODUCTS[tileOf(tile).sort];

/** Return the resources of a set. */
export const kindsIn = (set: number): number[] => [0, 1, 2, 3, 4].filter((kind) => (set >> kind) & 1);

const FAIR_PAYS = [0, 1, 3, 5, 8, 12] as const;
export const fairPays = (kinds: number): number => FAIR_PAYS[kinds] ?? 0;

/** Return the most points that a brown tile can bring. */
export function bestOf(tile: number): number {
  const { sort, worth } = tileOf(tile);
  if (sort === 'tavern') return worth;
  if (sort === 'fair') return fairPays(worth);
  if (sort === 'butcher') return kindsIn(worth).length > 1 ? 5 : 4;
  return sort === 'grocer' ? 8 : sort === 'bridge' ? 7 : 0;
}

/** An item on a pill: a piece by name, `*` and points, or plain text. */
export type Item = string;

/** Return what a tile costs. */
export function costItems(tile: number): Item[] {
  const { cost } = tileOf(tile);
  if (cost === WHISKY) return ['barrel'];
  if (cost === PERSON) return ['member'];
  if (cost === PAIR) return ['2', '?'];
  return kindsIn(cost).map((kind) => RESOURCES[kind] as string);
}

/** Return the deal of a tile's activation: what goes in, what comes out. */
export function useItems(tile: number): Item[] {
  const { sort, worth, colour } = tileOf(tile);
  if (colour === 'grey') return ['+', 'step'];
  if (sort === 'abbey') return ['+', '?'];
  if (sort === 'fair') return [`1–${worth}`, '>', `*${bestOf(tile)}`];
  if (sort === 'grocer') return ['3', '>', '*8'];
  if (sort === 'bridge') return ['wood', 'stone', '>', '*7'];
  if (sort !== 'butcher') return dealItems(tile);
  const animals = kindsIn(worth).map((kind) => RESOURCES[kind] as string);
  return [...animals, '>', animals.length > 1 ? '*5' : '*2'];
}

/** Return the kinds that activating a tile always takes, one of each; none if the player chooses what to give. */
export function takes(tile: number): number[] {
  const { sort, worth } = tileOf(tile);
  if (sort === 'distillery') return [RESOURCES.indexOf('grain')];
  if (sort === 'bridge') return [RESOURCES.indexOf('wood'), RESOURCES.indexOf('stone')];
  return sort === 'butcher' && kindsIn(worth).length > 1 ? kindsIn(worth) : [];
}

/** Return what a tile does, as pictures. */
export function dealItems(tile: number): Item[] {
  const { sort, worth } = tileOf(tile);
  const product = productOf(tile);
  if (product !== undefined) return ['+', RESOURCES[product] as string];
  switch (sort) {
    case 'distillery':
      return ['grain', '>', 'barrel'];
    case 'fair':
      return Array.from({ length: worth }, (_, i) => `*${fairPays(i + 1)}`);
    case 'butcher': {
      const animals = kindsIn(worth).map((kind) => RESOURCES[kind] as string);
      return animals.length > 1 ? [...animals, '*5'] : [...animals, '*2', '*4'];
    }
    case 'tavern':
      return [`*${worth}`];
    case 'bridge':
      return ['wood', 'stone', '*7'];
    case 'grocer':
      return ['3', '*8'];
    case 'village':
      return ['+', 'member'];
    default:
      return ['card', codeOf(tile)];
  }
}
