// Facts derived from a view: cells, goods, the last figure, what a place would activate.
import type { GlenMoreView } from '$lib/protocol/views';
import {
  ABBEY,
  bestOf,
  kindsIn,
  LOCHY,
  PLACES,
  productOf,
  RESOURCES,
  takes,
  tileOf,
  useItems,
  type Item,
} from './tiles';

export const PHASE = {
  beginning: 0,
  laying: 1,
  rolling: 2,
  moving: 3,
  placing: 4,
  offering: 5,
  pairing: 6,
  paying: 7,
  filling: 9,
  emptying: 10,
  activating: 11,
  giving: 12,
  choosing: 13,
  taking: 14,
  marching: 15,
  stepping: 16,
  over: 18,
} as const;

export const FIELDS = 14;
const FULL = 3;
const LINE = 128;
const TILES = 73;
/** Return a cell's neighbour to the north, east, south or west. */
const STEP = [LINE, 1, -LINE, -1] as const;

/** Return the position of a cell: east and north of the start village. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const spotOf = (cell: number): Spot => ({ x: (cell % LINE) - 64, y: Math.floor(cell / LINE) - 64 });
export const beside = (cell: number, side: number): number => cell + (STEP[side] as number);
/** Return the sides on which a cell has neighbours in a landscape. River and road continue across them. */
export const seamsOf = (cells: ReadonlySet<number>, cell: number): string =>
  [...'nesw'].filter((_, side) => cells.has(beside(cell, side))).join('');
const touching = (apart: number): boolean => {
  const far = Math.abs(apart);
  return far === 1 || (far >= LINE - 1 && far <= LINE + 1);
};

/** Return the seat from whose side the table is drawn. */
export const sitsAt = ({ me }: GlenMoreView): number => Math.max(0, me);

/** Return the other seats, clockwise. */
export const others = (view: GlenMoreView): number[] =>
  Array.from({ length: view.players - 1 }, (_, i) => (sitsAt(view) + i + 1) % view.players);

/** Return the resources on a tile, one by one. */
export function goodsOn(view: GlenMoreView, tile: number): number[] {
  const product = productOf(tile);
  if (product !== undefined) return Array.from({ length: view.stock[tile] ?? 0 }, () => product);
  if (tile !== ABBEY && tile !== LOCHY) return [];
  const first = tile === ABBEY ? TILES : TILES + RESOURCES.length;
  return RESOURCES.flatMap((_, kind) => Array.from({ length: view.stock[first + kind] ?? 0 }, () => kind));
}

/** Return how many of a resource a seat has. */
export const ownOf = (view: GlenMoreView, seat: number, kind: number): number =>
  view.own[seat * RESOURCES.length + kind] ?? 0;

/** Return what the warehouse asks for one and what it pays; undefined if it does not trade. */
export const buying = (view: GlenMoreView, kind: number): number | undefined =>
  (view.rows[kind] ?? 0) < FULL ? (view.rows[kind] ?? 0) + 1 : undefined;
export const selling = (view: GlenMoreView, kind: number): number | undefined => view.rows[kind] || undefined;

/**
 * Return the coins that these resources cost beyond what a seat owns; undefined if the warehouse does not have that
 * many.
 */
export function priceOf(view: GlenMoreView, seat: number, bag: readonly number[]): number | undefined {
  let coins = 0;
  for (const [kind, wanted] of bag.entries()) {
    const short = Math.max(0, wanted - ownOf(view, seat, kind));
    const row = view.rows[kind] ?? 0;
    if (short && row + short > FULL) return undefined;
    coins += short * row + (short * (short + 1)) / 2;
  }
  return coins;
}

/** Return the coins needed to activate a tile, for the resources it takes and the seat does not have. */
export const coinsToUse = (view: GlenMoreView, seat: number, tile: number): number =>
  priceOf(
    view,
    seat,
    RESOURCES.map((_, kind) => (takes(tile).includes(kind) ? 1 : 0)),
  ) ?? 0;

/** Return the deal of a tile now, with coins in place of what would be bought. */
export function usesNow(view: GlenMoreView, seat: number, tile: number): Item[] {
  const coins = coinsToUse(view, seat, tile);
  if (!coins) return useItems(tile);
  const missing = new Set(
    takes(tile)
      .filter((kind) => !ownOf(view, seat, kind))
      .map((kind) => RESOURCES[kind] as string),
  );
  const rest = useItems(tile).filter((item) => !missing.has(item));
  return [String(coins), 'coin', ...rest];
}

/** Return the resources that a tile costs and a seat would have to buy. */
export const bought = (view: GlenMoreView, seat: number, tile: number): ReadonlySet<number> =>
  new Set(resourcesFor(tile).filter((kind) => !ownOf(view, seat, kind)));

/** Return the tiles that would pay for a tile, with what they give. If several could pay, none is included. */
export function payers(view: GlenMoreView, seat: number, tile: number): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const kind of resourcesFor(tile)) {
    const [only, more] = (view.land[seat] ?? []).filter((one) => goodsOn(view, one).includes(kind));
    if (only !== undefined && more === undefined) found.set(only, [...(found.get(only) ?? []), kind]);
  }
  return found;
}

/** Costs other than resources are not included. */
const resourcesFor = (tile: number): number[] => {
  const { cost } = tileOf(tile);
  return cost < 32 ? kindsIn(cost) : [];
};

/** Return the last piece in the chain: a seat, or `players` for the die. */
export function lastPiece({ fields }: GlenMoreView): number {
  return fields.indexOf(Math.min(...fields));
}

/** Return the field of a tile on the ring, counted on from the last piece; -1 if it is not there. */
export function fieldOf({ ring, tail }: GlenMoreView, tile: number): number {
  const at = ring.indexOf(tile);
  return at < 0 ? -1 : tail + ((((at - tail) % FIELDS) + FIELDS) % FIELDS);
}

/**
 * Return what taking a tile would leave behind: the tiles that leave the game, and the piece that would then be last
 * and move next, with its field.
 */
export function leaving(view: GlenMoreView, tile: number): { tiles: readonly number[]; next: number; last: number } {
  const fields = view.fields.map((field, piece) => (piece === view.turn ? fieldOf(view, tile) : field));
  const last = Math.min(...fields);
  const tiles = view.ring.filter((one) => one > 0 && one !== tile && fieldOf(view, one) < last);
  return { tiles, next: fields.indexOf(last), last };
}

/** Return how many tiles still have to be placed on the ring. The game ends with the last one. */
export const tilesLeft = ({ stacks }: GlenMoreView): number => stacks.reduce((sum, tiles) => sum + tiles.length, 0);

/** Whether a piece on this field will be last once more before all tiles are on the ring. */
export const movesAgain = (view: GlenMoreView, field: number): boolean => field - view.tail < tilesLeft(view);

/** Return the own tiles around a cell. */
export const around = (view: GlenMoreView, seat: number, cell: number): number[] =>
  (view.land[seat] ?? []).filter((tile) => touching((view.cell[tile] as number) - cell));

/** Return what a tile does when activated, as a pill; nothing for a loch or a full tile. */
export function wakeOf(view: GlenMoreView, tile: number): Item[] | undefined {
  const product = productOf(tile);
  if (product !== undefined) return goodsOn(view, tile).length < FULL ? ['+', RESOURCES[product] as string] : undefined;
  const { sort, colour } = tileOf(tile);
  if (colour === 'grey') return ['1', 'step'];
  if (sort === 'abbey') return goodsOn(view, tile).length < FULL ? ['+', '?'] : undefined;
  if (sort === 'distillery') return ['barrel', '?'];
  return sort === 'tavern' ? [`*${bestOf(tile)}`] : colour === 'brown' ? [`*${bestOf(tile)}`, '?'] : undefined;
}

/** Return what a place would activate, as a few pills. Movement points are added up. */
export function wakes(view: GlenMoreView, seat: number, cell: number, laid: number): Item[][] {
  const found: Item[][] = [];
  let steps = tileOf(laid).colour === 'grey' ? 1 : 0;
  for (const tile of around(view, seat, cell)) {
    const woken = wakeOf(view, tile);
    if (woken?.[1] === 'step') steps += 1;
    else if (woken) found.push(woken);
  }
  return steps ? [...found, [String(steps), 'step']] : found;
}

const HATS = [0, 1, 1, 1, 0, 0, 1, 0, 0, 3, 0, 0, 1] as const;
const MEY = 6;
/** Return chieftains plus hats, as the scoring counts them. */
export function chiefs(view: GlenMoreView, seat: number): number {
  const cards = view.cards[seat] ?? [];
  const hats = cards.reduce((sum, card) => sum + (HATS[card] ?? 0), 0);
  return (view.chieftains[seat] ?? 0) * (cards.includes(MEY) ? 2 : 1) + hats;
}

const AHEAD = [0, 1, 2, 3, 5, 8] as const;
export interface Compared {
  readonly id: 'barrels' | 'chiefs' | 'cards';
  readonly piece: string;
  readonly counts: readonly number[];
  readonly awards: readonly number[];
}

/** Return the present state of the three comparisons. */
export function comparisons(view: GlenMoreView): Compared[] {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const row = (id: Compared['id'], piece: string, counts: number[]): Compared => {
    const least = Math.min(...counts);
    return { id, piece, counts, awards: counts.map((count) => AHEAD[Math.min(5, count - least)] ?? 0) };
  };
  return [
    row('barrels', 'barrel', [...view.barrels]),
    row(
      'chiefs',
      'chief',
      seats.map((seat) => chiefs(view, seat)),
    ),
    row(
      'cards',
      'card',
      seats.map((seat) => view.cards[seat]?.length ?? 0),
    ),
  ];
}

/** Return what each scoring so far brought, by seat. */
export function scorings(view: GlenMoreView): number[][] {
  const each = 3 * view.players;
  return Array.from({ length: Math.floor(view.awards.length / each) }, (_, i) =>
    Array.from({ length: view.players }, (_, seat) =>
      [0, 1, 2].reduce((sum, row) => sum + (view.awards[i * each + row * view.players + seat] ?? 0), 0),
    ),
  );
}

/** One comparison of a past scoring. The bars show counts, or only leads if the counts are no longer known. */
export interface Scored extends Pick<Compared, 'id' | 'piece' | 'awards'> {
  readonly counts?: readonly number[];
  readonly lengths: readonly number[];
}

/** Return the comparisons of a scoring that has just been made. */
export const justScored = (view: GlenMoreView): Scored[] =>
  comparisons(view).map((row) => ({ ...row, lengths: row.counts }));

/** Return the comparisons of an earlier scoring, 0 to 2. The points tell each clan's lead. */
export const scoredBefore = (view: GlenMoreView, scoring: number): Scored[] =>
  comparisons(view).map(({ id, piece }, row) => {
    const first = (scoring * 3 + row) * view.players;
    const awards = view.awards.slice(first, first + view.players);
    return { id, piece, awards, lengths: awards.map((points) => AHEAD.indexOf(points as never)) };
  });

/** Return the part of the turn that is being played. */
export function partOf({ phase }: GlenMoreView): 'take' | 'lay' | 'use' | 'walk' | undefined {
  if (phase < PHASE.moving || phase >= PHASE.over) return undefined;
  if (phase === PHASE.moving) return 'take';
  if (phase <= PHASE.paying) return 'lay';
  return phase < PHASE.marching ? 'use' : 'walk';
}

/** Return a seat's points; at the end including its cards, coins and tiles. */
export const pointsOf = (view: GlenMoreView, seat: number): number =>
  (view.phase === PHASE.over ? endings(view) : []).reduce(
    (sum, { points }) => sum + (points[seat] ?? 0),
    view.points[seat] ?? 0,
  );

/** Return the final points for cards, coins and too many tiles, by seat. */
export type EndId = 'abbey' | 'morar' | 'duart' | 'coins' | 'sprawl';

/** Return what the end of the game brings, by seat. */
export function endings(view: GlenMoreView): { id: EndId; points: number[] }[] {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const land = (seat: number): readonly number[] => view.land[seat] ?? [];
  const least = Math.min(...seats.map((seat) => land(seat).length));
  const card = (place: number, each: number, counts: (tile: number) => boolean) => (seat: number) =>
    view.cards[seat]?.includes(PLACES.indexOf(place as never)) ? each * land(seat).filter(counts).length : 0;
  return [
    { id: 'abbey', points: seats.map(card(ABBEY, 2, (tile) => tileOf(tile).colour === 'yellow')) },
    { id: 'morar', points: seats.map(card(35, 2, (tile) => tileOf(tile).colour === 'green')) },
    { id: 'duart', points: seats.map(card(43, 3, (tile) => tileOf(tile).sort === 'village')) },
    { id: 'coins', points: [...view.coins] },
    { id: 'sprawl', points: seats.map((seat) => (least - land(seat).length) * 3 || 0) },
  ];
}
