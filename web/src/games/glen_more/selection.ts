// Turns clicks into moves: what can be selected now, and which move an element stands for. All from `legal`; no rules
// here.
import { SPACE } from '$lib/protocol/spaces/glen_more';
import type { GlenMoreView } from '$lib/protocol/views';
import { around, beside, coinsToUse, PHASE } from './viewFacts';
import { byCode, codeOf, kindsIn, meant, named, RESOURCES, tileOf } from './tiles';

/** Resources that are given or taken in one move. */
export interface Bag {
  readonly action: number;
  /** How many of each kind. */
  readonly counts: readonly number[];
}

/** What is gold now, each with its move. */
export interface Lit {
  /** Tiles of the ring. */
  readonly ring: ReadonlyMap<number, number>;
  /** Free cells of your landscape. */
  readonly spots: ReadonlyMap<number, number>;
  /** Tiles of your landscape. */
  readonly tiles: ReadonlyMap<number, number>;
  /** Rows of the warehouse. */
  readonly sales: ReadonlyMap<number, number>;
  readonly bags: readonly Bag[];
  /** The moves with a button of their own. */
  readonly plain: readonly number[];
}

const TILE_KINDS = ['act', 'take', 'member', 'to'] as const;
const BAG_KINDS = ['give', 'three', 'two', 'count', 'kind'] as const;
const PLAIN_KINDS = ['pass', 'chieftain', 'promote', 'done', 'stop'] as const;
type TileKind = (typeof TILE_KINDS)[number];

/** Return the tile of a move's parameter, as the board numbers it. */
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
    // Clicking a selected member again makes it a chieftain.
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

/** Return how many of each resource a move gives or takes. */
export function countsOf(action: number, view: GlenMoreView): number[] {
  const { kind, args } = SPACE.decode(action);
  const found = RESOURCES.map(() => 0);
  const add = (resource: number, number = 1): void => {
    found[resource] = (found[resource] ?? 0) + number;
  };
  if (kind === 'kind') add(args.kind as number);
  else if (kind === 'count')
    for (const animal of kindsIn(tileOf(view.using).worth)) add(animal, (args.count as number) + 1);
  else if (kind === 'give' || kind === 'three' || kind === 'two')
    for (const word of SPACE.word(kind, 'kinds', args.kinds as number).split('+'))
      add(RESOURCES.indexOf(word as never));
  return found;
}

const within = (part: readonly number[], whole: readonly number[]): boolean =>
  part.every((count, kind) => count <= (whole[kind] ?? 0));

/** Return the kinds that can be added to what has been picked. */
export function addable(bags: readonly Bag[], picked: readonly number[]): ReadonlySet<number> {
  const open = bags.filter(({ counts }) => within(picked, counts));
  return new Set(
    RESOURCES.flatMap((_, kind) =>
      open.some(({ counts }) => (counts[kind] ?? 0) > (picked[kind] ?? 0)) ? [kind] : [],
    ),
  );
}

/** Return the kinds that can be part of the move at all. */
export const kindsOf = (bags: readonly Bag[]): number[] =>
  RESOURCES.flatMap((_, kind) => (bags.some(({ counts }) => counts[kind]) ? [kind] : []));

/** Return the move that gives exactly what has been picked. */
export const exactly = (bags: readonly Bag[], picked: readonly number[]): number | undefined =>
  bags.find(({ counts }) => within(picked, counts) && within(counts, picked))?.action;

/** Only one resource is needed, so another choice replaces the first. */
export const single = (bags: readonly Bag[]): boolean =>
  bags.length > 0 && bags.every(({ counts }) => counts.reduce((sum, count) => sum + count, 0) === 1);

const ASKED: Partial<Record<number, TileKind>> = {
  [PHASE.offering]: 'member',
  [PHASE.activating]: 'act',
  [PHASE.taking]: 'take',
  [PHASE.marching]: 'member',
  [PHASE.stepping]: 'to',
};

/** Return the move that one of your tiles would stand for if it were allowed, so that the table can explain why not. */
export function refusedTile(view: GlenMoreView, tile: number): number | undefined {
  const kind = ASKED[view.phase];
  if (!kind) return undefined;
  const index = SPACE.kind(kind).params[0]?.names.indexOf(codeOf(named(tile))) ?? -1;
  return index < 0 ? undefined : SPACE.encode(kind, { tile: index });
}

/**
 * Whether a click makes the move at once, because it only begins something or can be undone. A move that costs coins
 * needs confirmation. So does the last step of the last member if it has only one target, because it would end the
 * turn.
 */
export function atOnce(action: number, view: GlenMoreView, legal: readonly number[]): boolean {
  const { kind, args } = SPACE.decode(action);
  if (kind === 'member' && view.phase === PHASE.marching) {
    const cell = view.cell[tileIn('member', args.tile as number, view.turn)] as number;
    return view.steps > 1 || SPACE.of(legal, 'member').length > 1 || around(view, view.turn, cell).length > 1;
  }
  return kind === 'act' && !coinsToUse(view, view.turn, tileIn('act', args.tile as number, view.turn));
}

/** Return the tile that a move takes or places, or 0. */
export function tileTried(action: number, view: GlenMoreView): number {
  const { kind, args } = SPACE.decode(action);
  if (kind === 'move') return (args.tile as number) + 1;
  return kind === 'place' ? view.tile : 0;
}
