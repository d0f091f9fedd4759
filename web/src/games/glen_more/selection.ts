// From a touch to a move: what may be chosen now, and which move a thing stands for. All from `legal`; no rules here.
import { SPACE } from '$lib/protocol/spaces/glen_more';
import type { GlenMoreView } from '$lib/protocol/views';
import { around, beside, coinsToUse, PHASE } from './viewFacts';
import { byCode, codeOf, kindsIn, meant, named, RESOURCES, tileOf } from './tiles';

/** Resources that go together in one move. */
export interface Bag {
  readonly action: number;
  /** How many of each kind. */
  readonly counts: readonly number[];
}

/** What is gold now, each with its move. */
export interface Lit {
  /** Tiles of the ring. */
  readonly ring: ReadonlyMap<number, number>;
  /** Free cells of one's landscape. */
  readonly spots: ReadonlyMap<number, number>;
  /** Tiles of one's landscape. */
  readonly tiles: ReadonlyMap<number, number>;
  /** Rows of the warehouse. */
  readonly sales: ReadonlyMap<number, number>;
  readonly bags: readonly Bag[];
  /** What has a button of its own. */
  readonly plain: readonly number[];
}

const TILE_KINDS = ['act', 'take', 'member', 'to'] as const;
const BAG_KINDS = ['give', 'three', 'two', 'count', 'kind'] as const;
const PLAIN_KINDS = ['pass', 'chieftain', 'promote', 'done', 'stop'] as const;
type TileKind = (typeof TILE_KINDS)[number];

/** The tile that a part of a move names, as the board numbers it. */
const tileIn = (kind: TileKind, index: number, seat: number): number =>
  meant(byCode(SPACE.word(kind, 'tile', index)), seat);

export function lit(legal: readonly number[], view: GlenMoreView): Lit {
  const seat = view.turn;
  return {
    ring: new Map(SPACE.of(legal, 'move').map(({ action, args }) => [(args.tile as number) + 1, action])),
    spots: new Map(
      SPACE.of(legal, 'place').map(({ action, args }) => [
        beside(view.cell[meant(args.tile as number, seat)] as number, args.side as number),
        action,
      ]),
    ),
    // A member that has been called is made a chieftain by touching it again.
    tiles: new Map([
      ...TILE_KINDS.flatMap((kind) =>
        SPACE.of(legal, kind).map(({ action, args }) => [tileIn(kind, args.tile as number, seat), action] as const),
      ),
      ...SPACE.of(legal, 'promote').map(({ action }) => [view.using, action] as const),
    ]),
    sales: new Map(SPACE.of(legal, 'sell').map(({ action, args }) => [args.kind as number, action])),
    bags: BAG_KINDS.flatMap((kind) =>
      SPACE.of(legal, kind).map(({ action }) => ({ action, counts: countsOf(action, view) })),
    ),
    plain: PLAIN_KINDS.flatMap((kind) => SPACE.of(legal, kind).map(({ action }) => action)),
  };
}

/** How many of each resource a move gives or takes. */
export function countsOf(action: number, view: GlenMoreView): number[] {
  const { kind, args } = SPACE.decode(action);
  const found = RESOURCES.map(() => 0);
  const add = (resource: number, number = 1): void => {
    found[resource] = (found[resource] ?? 0) + number;
  };
  if (kind === 'kind') add(args.kind as number);
  else if (kind === 'count') for (const animal of kindsIn(tileOf(view.using).worth)) add(animal, (args.count as number) + 1);
  else if (kind === 'give' || kind === 'three' || kind === 'two')
    for (const word of SPACE.word(kind, 'kinds', args.kinds as number).split('+')) add(RESOURCES.indexOf(word as never));
  return found;
}

const within = (part: readonly number[], whole: readonly number[]): boolean =>
  part.every((count, kind) => count <= (whole[kind] ?? 0));

/** The kinds that can be added to what has been picked. */
export function addable(bags: readonly Bag[], picked: readonly number[]): ReadonlySet<number> {
  const open = bags.filter(({ counts }) => within(picked, counts));
  return new Set(RESOURCES.flatMap((_, kind) => (open.some(({ counts }) => (counts[kind] ?? 0) > (picked[kind] ?? 0)) ? [kind] : [])));
}

/** The kinds that can be part of it at all. */
export const kindsOf = (bags: readonly Bag[]): number[] =>
  RESOURCES.flatMap((_, kind) => (bags.some(({ counts }) => counts[kind]) ? [kind] : []));

/** The move that gives exactly what has been picked. */
export const exactly = (bags: readonly Bag[], picked: readonly number[]): number | undefined =>
  bags.find(({ counts }) => within(picked, counts) && within(counts, picked))?.action;

/** Only one resource is asked for, so that another choice replaces the first. */
export const single = (bags: readonly Bag[]): boolean =>
  bags.length > 0 && bags.every(({ counts }) => counts.reduce((sum, count) => sum + count, 0) === 1);

const ASKED: Partial<Record<number, TileKind>> = {
  [PHASE.offering]: 'member',
  [PHASE.activating]: 'act',
  [PHASE.taking]: 'take',
  [PHASE.marching]: 'member',
  [PHASE.stepping]: 'to',
};

/** The move that a tile of one's own would stand for if it were allowed, so that the table can say why not. */
export function refusedTile(view: GlenMoreView, tile: number): number | undefined {
  const kind = ASKED[view.phase];
  if (!kind) return undefined;
  const index = SPACE.kind(kind).params[0]?.names.indexOf(codeOf(named(tile))) ?? -1;
  return index < 0 ? undefined : SPACE.encode(kind, { tile: index });
}

/**
 * Moves that are made by touching alone: they only begin something, or can be undone at once. What costs coins is asked
 * first. The last step of the last member is asked too where it has one way only: it is then gone by itself, and the turn
 * is over.
 */
export function atOnce(action: number, view: GlenMoreView, legal: readonly number[]): boolean {
  const { kind, args } = SPACE.decode(action);
  if (kind === 'member' && view.phase === PHASE.marching) {
    const cell = view.cell[tileIn('member', args.tile as number, view.turn)] as number;
    return view.steps > 1 || SPACE.of(legal, 'member').length > 1 || around(view, view.turn, cell).length > 1;
  }
  return kind === 'act' && !coinsToUse(view, view.turn, tileIn('act', args.tile as number, view.turn));
}

/** The tile that a move takes or places, or 0. */
export function tileTried(action: number, view: GlenMoreView): number {
  const { kind, args } = SPACE.decode(action);
  if (kind === 'move') return (args.tile as number) + 1;
  return kind === 'place' ? view.tile : 0;
}
