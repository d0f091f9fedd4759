// Chooses the layout: boards round the Kingdom on a wide screen, or rows on a phone, whichever makes slots larger.
import { ROW_SLOT, rows } from './layouts/phone';
import type { Plan } from './layouts/layoutTypes';
import { wide, WIDE_SLOT } from './layouts/wideScreen';

export type * from './layouts/layoutTypes';

const TOUCH = 44; // pixels

/** Return the size of a slot's clickable area, including a margin if there is space. */
export const reach = ({ wide }: Plan, slot: number): number => 2 * slot + (wide ? 4 : 8);

/** Return the layout that makes slots larger in a field of this size. */
export function planFor(
  seats: readonly number[],
  width: number,
  height: number,
  named: boolean,
): { plan: Plan; unit: number } {
  if (!width || !height) return { plan: wide(seats, 1.7, named), unit: 1 };
  const made = [wide(seats, width / height, named), rows(seats, width / height)].map((plan) => ({
    plan,
    unit: Math.min(width / plan.width, height / plan.height),
  })) as [{ plan: Plan; unit: number }, { plan: Plan; unit: number }];
  const [table, phone] = made;
  if (table.unit * WIDE_SLOT >= phone.unit * ROW_SLOT) return table;
  // On a low phone, keep slots large enough for a thumb and let the field scroll.
  const thumb =
    TOUCH / reach(phone.plan, Math.min(...phone.plan.clans.map(({ slot }) => slot), phone.plan.kingdom.slot));
  return { plan: phone.plan, unit: Math.max(phone.unit, Math.min(width / phone.plan.width, thumb)) };
}
