// What everybody at the table can work out: fights to come, cards not seen yet, what a pair of cards does.
import type { EketorpView } from '$lib/protocol/views';
import { besieging, castleOf, FIELDS, isStore, standing, STORES } from './pieces';

export interface Quarrel {
  readonly field: number;
  /** Those who would fight; in a siege the besieger and the castle's owner. */
  readonly seats: readonly number[];
  readonly siege: boolean;
  readonly now: boolean;
}

/** EK-4.1, 4.2 Where there will be fighting, the present fight first. */
export function quarrels(view: EketorpView): Quarrel[] {
  const found: Quarrel[] = [];
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

/** How many cards of each value 1 to 6 the watcher has not seen: in the deck, in closed hands or thrown away unseen. */
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

/** What a pair of cards would do, from the side of whoever plays `mine`. */
export interface Outcome {
  /** Won by so much, or lost. */
  readonly by: number;
  readonly result: 'win' | 'loss' | 'draw' | 'open';
  /** The hospital's station for whoever is carried there. */
  readonly station: '3-4-5' | '1-2' | '0' | '';
  /** What bricks may be taken for, by a besieger who wins or from a castle that loses. */
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
