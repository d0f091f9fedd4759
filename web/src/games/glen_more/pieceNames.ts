// Tiles, goods and moves in words.
import { SPACE } from '$lib/protocol/spaces/glen_more';
import type { GlenMoreView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';
import { coinsToUse, fieldOf, goodsOn, leaving, movesAgain, PHASE, priceOf, selling, spotOf } from './viewFacts';
import {
  byCode,
  codeOf,
  fairPays,
  HOME,
  kindsIn,
  meant,
  PAIR,
  PERSON,
  placeName,
  productOf,
  RESOURCES,
  tileOf,
  WHISKY,
  type Resource,
  type Sort,
} from './tiles';
import { countsOf } from './selection';

/** The sorts of tiles without a name of their own. */
type Plain = Exclude<Sort, 'abbey' | 'castle' | 'loch'>;

export function tileName(words: Speaker, tile: number): string {
  if (tile === 0 || tile >= HOME) return words.text('gm-home');
  const place = placeName(tile);
  if (place) return words.text(`gm-${place}`);
  const { sort } = tileOf(tile);
  return words.text(sort === 'grain' ? 'gm-field' : `gm-${sort as Exclude<Plain, 'grain'>}`, { code: codeOf(tile) });
}

/** Return the words as a heading. */
export const heading = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Return the name of a tile, as a heading. */
export const tileTitle = (words: Speaker, tile: number): string => heading(tileName(words, tile));

export const resourceName = (words: Speaker, kind: number): string => words.text(`gm-${RESOURCES[kind] as Resource}`);

/** Say what a tile costs; nothing if it is free. */
export function costName(words: Speaker, tile: number): string {
  const { cost } = tileOf(tile);
  if (cost === WHISKY) return words.text('web-gm-cost-whisky');
  if (cost === PERSON) return words.text('web-gm-cost-person');
  if (cost === PAIR) return words.text('web-gm-cost-pair');
  return words.listed(kindsIn(cost).map((kind) => resourceName(words, kind)));
}

/** Say what a tile does when it is placed and when it is activated. */
export function dealName(words: Speaker, tile: number): string {
  const { sort, worth } = tileOf(tile);
  if (tile >= HOME) return words.text('web-gm-about-home');
  const place = placeName(tile);
  if (place) return words.text(`web-gm-about-${place}`);
  const product = productOf(tile);
  if (product !== undefined) return words.text('web-gm-about-product', { resource: resourceName(words, product) });
  if (sort === 'fair')
    return words.text('web-gm-about-fair', {
      number: worth,
      points: Array.from({ length: worth }, (_, i) => fairPays(i + 1)).join(', '),
    });
  if (sort === 'butcher')
    return kindsIn(worth).length > 1
      ? words.text('web-gm-about-butcher-both')
      : words.text('web-gm-about-butcher', { resource: resourceName(words, kindsIn(worth)[0] as number) });
  if (sort === 'tavern') return words.text('web-gm-about-tavern', { points: worth });
  return words.text(`web-gm-about-${sort as 'bridge' | 'distillery' | 'grocer' | 'village'}`);
}

/** Say which edges matter for placing; nothing for a plain tile. */
export const edgeName = (words: Speaker, tile: number): string =>
  words.text('web-gm-edge', { edge: tileOf(tile).edge });

/** Describe a tile of the ring for screen readers. */
export const offerLabel = (words: Speaker, tile: number, lit: boolean): string =>
  words.text('web-gm-offer', {
    tile: tileName(words, tile),
    cost: costName(words, tile) || 'none',
    edge: tileOf(tile).edge,
    lit: lit ? 'yes' : 'no',
  });

/** Goods on a tile: "two wood". */
export function goodsName(words: Speaker, goods: readonly number[]): string {
  const kinds = [...new Set(goods)];
  return words.listed(
    kinds.map((kind) =>
      words.text('web-gm-some', {
        number: goods.filter((one) => one === kind).length,
        resource: resourceName(words, kind),
      }),
    ),
  );
}

/** Describe a tile of a landscape for screen readers. */
export function landLabel(words: Speaker, view: GlenMoreView, tile: number, does: string): string {
  const men = view.men[tile] ?? 0;
  return [
    tileName(words, tile),
    where(words, view.cell[tile] as number),
    goodsName(words, goodsOn(view, tile)),
    men ? words.text('web-gm-men', { number: men }) : '',
    does,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Name a cell by its distance from the start village. */
export function where(words: Speaker, cell: number): string {
  const { x, y } = spotOf(cell);
  if (!x && !y) return '';
  return words.text('web-gm-where', {
    north: y > 0 ? y : 0,
    south: y < 0 ? -y : 0,
    east: x > 0 ? x : 0,
    west: x < 0 ? -x : 0,
  });
}

/** Return the label of the main button for the previewed move. */
export function moveName(words: Speaker, view: GlenMoreView, action: number): string {
  const { kind, args } = SPACE.decode(action);
  const tile = (): number => meant(byCode(SPACE.word(kind, 'tile', args.tile as number)), view.turn);
  switch (kind) {
    case 'move':
      return words.text('web-gm-do-move', { tile: tileName(words, (args.tile as number) + 1) });
    case 'place':
      return words.text(tileOf(view.tile).cost ? 'web-gm-do-pay' : 'web-gm-do-place');
    case 'member':
      return words.text(view.phase === PHASE.offering ? 'web-gm-do-offer' : 'web-gm-do-member');
    case 'sell':
      return words.text('web-gm-do-sell', {
        resource: resourceName(words, args.kind as number),
        coins: selling(view, args.kind as number) ?? 0,
      });
    case 'act':
      return words.text('web-gm-do-act', { tile: tileName(words, tile()), coins: coinsToUse(view, view.turn, tile()) });
    case 'to':
      return words.text('web-gm-do-to');
    case 'give':
    case 'three':
    case 'two':
    case 'count':
    case 'kind':
      return bagName(words, view, action);
    case 'done':
      return words.text('web-gm-do-done', { only: view.phase === PHASE.emptying ? 'selling' : 'all' });
    default:
      return words.text(`web-gm-do-${kind as 'chieftain' | 'pass' | 'promote' | 'stop' | 'take'}`);
  }
}

function bagName(words: Speaker, view: GlenMoreView, action: number): string {
  const { kind } = SPACE.decode(action);
  if (kind === 'two') return words.text('web-gm-do-stock');
  const counts = countsOf(action, view);
  if (kind === 'kind') return words.text('web-gm-do-kind', { resource: resourceName(words, counts.indexOf(1)) });
  if (view.phase === PHASE.pairing) return words.text('web-gm-do-pair');
  return words.text('web-gm-do-give', {
    points: pointsFor(view, action),
    coins: priceOf(view, view.turn, counts) ?? 0,
  });
}

/** Return the points of a payment to the tile that is being activated. */
export function pointsFor(view: GlenMoreView, action: number): number {
  const number = countsOf(action, view).reduce((sum, count) => sum + count, 0);
  const { sort } = tileOf(view.using);
  return sort === 'fair' ? fairPays(number) : sort === 'butcher' ? 2 * number : 8;
}

/** Return the prompt for the previewed move. */
export function trying(words: Speaker, view: GlenMoreView, action: number): string | undefined {
  const { kind, args } = SPACE.decode(action);
  if (kind === 'move') {
    const tile = (args.tile as number) + 1;
    const { tiles, next, last } = leaving(view, tile);
    const over = !movesAgain(view, last);
    return words.text('web-gm-try-move', {
      tile: tileName(words, tile),
      number: tiles.length,
      next: over ? 'end' : next === view.turn ? 'again' : next < view.players ? 'seat' : 'die',
      name: words.name(next),
      last: over || movesAgain(view, fieldOf(view, tile)) ? 'no' : 'yes',
    });
  }
  if (kind === 'place') return words.text('web-gm-try-place', { tile: tileName(words, view.tile) });
  return undefined;
}

/** Return the prompt while tiles are activated, if it is not the usual one. */
export function askUse(words: Speaker, view: GlenMoreView, some: boolean): string | undefined {
  if (!some) return words.text('web-gm-only-sales');
  if (!view.tile) return words.text('web-gm-ask-use-passed');
  return view.ness ? words.text('web-gm-ask-use-ness') : undefined;
}

/** Add to the prompt that this is your last turn, or that you have had it, once that is certain. */
export function withEnd(words: Speaker, view: GlenMoreView, legal: readonly number[], asked: string): string {
  if (view.me < 0 || view.phase === PHASE.over) return asked;
  if (!legal.length)
    return movesAgain(view, view.fields[view.me] ?? 0) ? asked : words.text('web-gm-no-more', { asked });
  const moves = SPACE.of(legal, 'move').map(({ args }) => fieldOf(view, (args.tile as number) + 1));
  const ahead = moves.length ? moves : [view.fields[view.me] ?? 0];
  return ahead.some((field) => movesAgain(view, field)) ? asked : words.text('web-gm-last-turn', { asked });
}

/** Say how many tiles are left in the current stack. */
export function stackName(words: Speaker, { stacks }: GlenMoreView): string {
  const stack = stacks.findIndex((tiles) => tiles.length > 0);
  return stack < 0
    ? words.text('web-gm-no-stack')
    : words.text('web-gm-stack', { stack, number: stacks[stack]?.length ?? 0 });
}
