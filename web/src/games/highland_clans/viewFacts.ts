// Short facts next to the pieces: what an action still lacks, what a clan has.
import type { Speaker } from '$lib/words/speaker';
import {
  BIT,
  BLUE,
  bottom,
  COLOURS,
  courtOf,
  GREEN,
  GUARD,
  PLACES,
  RED,
  SECOND,
  sum,
  sitesOf,
  USE,
  YELLOW,
  type Buy,
  type View,
  type Colour,
} from './pieces';

/** The cubes of a price, by colour. An estate has two prices. */
export const PRICE: Readonly<Record<Buy, readonly number[]>> = {
  cattle: [RED],
  castle: [BLUE, BLUE],
  monastery: [GREEN, GREEN, GREEN],
  warrior: [YELLOW],
  piper: [BLUE],
  monks: [GREEN, GREEN],
  bard: [BLUE],
  estate: [YELLOW, RED],
};

/** Return how many cubes of a price are missing from the draw. */
export function missing(view: View, buy: Buy): number {
  if (buy === 'estate') return affords(view) ? 0 : 1;
  const price = PRICE[buy];
  const colour = price[0] as number;
  const needed = buy === 'monks' ? 1 : price.length;
  return Math.max(0, needed - (view.drawn[colour] ?? 0));
}

/** Whether draw and court together hold one of the two prices of an estate. */
function affords(view: View): boolean {
  const { drawn } = view;
  const own = courtOf(view, bottom(view));
  const has = (colour: number, kept = 0): number => (drawn[colour] ?? 0) + Math.max(0, (own[colour] ?? 0) - kept);
  return has(YELLOW, GUARD) > 0 && ((drawn[RED] ?? 0) > 0 || has(GREEN) > 1);
}

/** Say in a word or two why an action is not available. A click on it asks for the full reason. */
export function short(words: Speaker, view: View, buy: Buy): string {
  const colour = COLOURS[PRICE[buy][0] as number] as Colour;
  const say = (why: string, number = 0): string => words.text('web-hc-short', { why, number, colour });
  const me = bottom(view);
  if ((view.done >> BIT[buy]) & 1) return say('done');
  if (buy === 'bard' && view.phase === SECOND) return say('alone');
  if (buy === 'estate') {
    if (view.estates[me] === PLACES) return say('places');
    return say(view.tiles ? 'cubes' : 'tiles');
  }
  const lack = missing(view, buy);
  if (lack) return say('lack', lack);
  const builds = buy === 'cattle' || buy === 'castle' || buy === 'monastery';
  if (builds && sum(sitesOf(view, me)) >= (view.estates[me] as number)) return say('free');
  if (view.used + (buy === 'monks' ? 1 : PRICE[buy].length) > USE) return say('four');
  return say('other');
}

/** Return the counts next to a name. */
export const counts = (words: Speaker, view: View, seat: number): string =>
  words.text('web-hc-cards', { number: view.held[seat] as number });
