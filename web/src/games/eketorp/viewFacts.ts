// Facts that everybody at the table can derive: fights to come, unseen cards, the result of a pair of cards.
import type { EketorpView } from '$lib/protocol/views';
import { besieging, bricksOf, castleOf, FIELDS, isStore, siegeOf, standing, STORES, worth } from './pieces';

export interface ComingFight {
  readonly field: number;
  /** The clans that would fight; in a siege the besieger and the castle's owner. */
  readonly seats: readonly number[];
  readonly siege: boolean;
  readonly now: boolean;
}

/** EK-4.1, 4.2 Return the fields where there will be fights, the present fight first. */
export function quarrels(view: EketorpView): ComingFight[] {
  const found: ComingFight[] = [];
  for (let field = 0; field < FIELDS; field += 1) {
    const there = standing(view, field);
    const seats = [...new Set(there)];
    const now = field === view.field;
    if (now) found.unshift({ field, seats: [view.attacker, view.defender], siege: besieging(view), now });
    else if (seats.length > 1 && (!isStore(field) || there.length > (view.bricks[field] ?? 0)))
      found.push({ field, seats, siege: false, now });
    else if (seats.length === 1 && !isStore(field) && !view.over_sieges.includes(field - STORES))
      found.push({ field, seats: [seats[0] as number, castleOf(field)], siege: true, now });
  }
  return found;
}

const COPIES = 9;

/**
 * Return the number of cards of each value 1 to 6 that the watcher has not seen: in the deck, in hidden hands, or
 * discarded face down.
 */
export function unseen(view: EketorpView): number[] {
  const seen = [...view.hands.flat(), ...view.laid.flat()];
  return [1, 2, 3, 4, 5, 6].map(
    (value, i) =>
      COPIES -
      seen.filter((one) => one === value).length -
      (view.gone[i] ?? 0) -
      (view.gone_first[i] ?? 0) -
      (view.gone_late[i] ?? 0),
  );
}

/** The result of a pair of cards, from the side of the player of `mine`. */
export interface Outcome {
  /** The margin; negative if lost. */
  readonly by: number;
  readonly result: 'win' | 'loss' | 'draw' | 'open';
  /** The station of the hospital to which the loser's viking goes. */
  readonly station: '3-4-5' | '1-2' | '0' | '';
  /** The value up to which bricks may be taken, by a winning besieger or from a losing castle. */
  readonly spoils: number;
}

/** EK-4.6, 4.8, 4.9 */
export function outcome(view: EketorpView, me: number, mine: number, theirs: number): Outcome {
  const siege = besieging(view);
  const attacks = view.attacker === me;
  const empty = siege && (view.home[view.defender] ?? 0) === 0;
  const by = (empty && !attacks ? 0 : mine) - (empty && attacks ? 0 : theirs);
  const step = (damage: number, castle: boolean): Outcome['station'] => {
    if (damage >= 3) return castle ? '1-2' : '3-4-5';
    return damage >= 1 && !castle ? '1-2' : '0';
  };
  const storms = siege && (attacks ? by > 0 : by < 0);
  const spoils = storms ? Math.abs(by) : 0;
  if (by === 0) return { by, result: 'draw', station: '0', spoils };
  if (empty) return { by, result: 'open', station: '', spoils };
  return { by, result: by > 0 ? 'win' : 'loss', station: step(Math.abs(by), storms), spoils };
}

/** Return the values that your opponent may play: the hand if it is known, else all values with unseen cards. */
export function answers(view: EketorpView): number[] {
  const foe = view.attacker === view.me ? view.defender : view.attacker;
  const left = unseen(view);
  const values = view.open.includes(foe)
    ? [...new Set(view.hands[foe] ?? [])]
    : [1, 2, 3, 4, 5, 6].filter((value) => left[value - 1]);
  return values.toReversed();
}

/** Return the most that bricks could be taken for in this siege with `card`, or with any card of your hand. */
export function stakes(view: EketorpView, card: number): number {
  const mine = card > 0 ? [card] : (view.hands[view.me] ?? []);
  const all = mine.flatMap((value) => answers(view).map((other) => outcome(view, view.me, value, other).spoils));
  return Math.max(0, ...all);
}

export interface Haul {
  readonly bricks: readonly number[];
  readonly worth: number;
}

/**
 * EK-4.10 Return what could come off the tops of the two sections for this damage, most valuable first, without
 * duplicates.
 */
export function hauls(view: EketorpView, most: number): Haul[] {
  const first = 2 * siegeOf(view.field);
  const stack = (section: number): number[] => bricksOf(view.wall[view.defender]?.[section] ?? 0).toReversed();
  const [left, right] = [stack(first), stack(first + 1)];
  const found = new Map<string, Haul>();
  for (let i = 0; i <= left.length; i += 1)
    for (let j = 0; j <= right.length; j += 1) {
      const bricks = [...left.slice(0, i), ...right.slice(0, j)].toSorted((a, b) => b - a);
      if (bricks.length && worth(bricks) <= most) found.set(bricks.join(), { bricks, worth: worth(bricks) });
    }
  return [...found.values()].toSorted((a, b) => b.worth - a.worth || a.bricks.length - b.bricks.length);
}
