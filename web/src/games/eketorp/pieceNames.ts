// The names of fields, bricks and stations.
import type { Speaker } from '$lib/words/speaker';
import type { EketorpView } from '$lib/protocol/views';
import { above, castleOf, COLOURS, isStore, letterOf, SIEGES, siegeOf, tally, type Colour } from './pieces';
import { wonBy, type FoughtFight } from './roundStory';

/** "store D", "the ship outside Keith’s castle". */
export const fieldName = (words: Speaker, field: number): string =>
  isStore(field)
    ? words.text('ek-store', { store: letterOf(field) })
    : words.text(`ek-${SIEGES[siegeOf(field)] as (typeof SIEGES)[number]}`, { whom: castleOf(field) });

/** "wood", "2 clay". */
export const bricksName = (words: Speaker, colour: number, number: number): string =>
  words.text('web-ek-bricks', { colour: COLOURS[colour] as Colour, number });

/** "2 grass and clay" from counts by colour; "nothing" without any. */
export function pileName(words: Speaker, counts: readonly number[]): string {
  const parts = counts.flatMap((count, colour) => (count ? [bricksName(words, colour, count)] : []));
  return parts.length ? words.listed(parts) : words.text('web-ek-nothing');
}

/** "sections 3 and 4: wood and clay": what stands above a siege field. */
export function aboveName(words: Speaker, view: EketorpView, field: number): string {
  const first = 2 * siegeOf(field) + 1;
  return words.text('web-ek-plan-siege', {
    first,
    second: first + 1,
    what: pileName(words, tally(above(view, field))),
  });
}

/** "2 of Keith and Ross", or "nobody". */
export function vikingsName(words: Speaker, seats: readonly number[]): string {
  if (!seats.length) return words.text('web-ek-nobody');
  const counts: number[] = [];
  for (const seat of seats) counts[seat] = (counts[seat] ?? 0) + 1;
  return words.listed(
    [...new Set(seats)].map((whom) => words.text('web-ek-vikings', { whom, number: counts[whom] as number })),
  );
}

/** "5, 4 and 2", with unseen cards as a number. */
export function cardsName(words: Speaker, cards: readonly (number | null)[]): string {
  const closed = cards.filter((card) => card === null).length;
  const open = cards.filter((card) => card !== null).map(String);
  const parts = closed ? [...open, words.text('web-ek-closed', { number: closed })] : open;
  return parts.length ? words.listed(parts) : words.text('web-ek-nothing');
}

/** Say what a store holds. */
export const storeName = (words: Speaker, bricks: number, colour: number): string =>
  pileName(words, bricks ? Array.from({ length: 4 }, (_, i) => (i === colour ? bricks : 0)) : []);

/** "Fight at store D", "Siege of Keith, at the ship". */
export function fightTitle(words: Speaker, { field, defender }: { field: number; defender: number }): string {
  return !isStore(field) && castleOf(field) === defender
    ? words.text('web-ek-siege-title', { whom: defender, kind: siegeOf(field) })
    : words.text('web-ek-fight-title', { field: fieldName(words, field) });
}

/** "You win by 2". */
export function fightResult(words: Speaker, fight: FoughtFight): string {
  const by = wonBy(fight);
  if (!by) return words.text('web-ek-story-draw');
  return words.text('web-ek-story-won', { who: by > 0 ? fight.attacker : fight.defender, by: Math.abs(by) });
}

/** Say the result as a sentence of its own. In the log it stands behind a colon. */
export const fightEffect = (words: Speaker, fight: FoughtFight): string =>
  wonBy(fight) ? unbroken(capital(words.say(fight.result))) : words.text('web-ek-story-both');

/** Keep rule ids and stations from breaking at the end of a line. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=EK|\d)-(?=\d)/g, '\u2011');

/** Return the text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
