// Shares the space of a House between jewels and captives.
import { pack, type Packed } from './packPictures';
import type { ClanPlan, Rect } from './chooseLayout';

const upright = ({ side }: ClanPlan): boolean => side === 'w' || side === 'e';

/** Return the places for this many groups of captives. `size` is the width of one place. */
export function cellsIn(plan: ClanPlan, groups: number): Packed {
  return pack(groups, cellBox(plan, groups), 1.05, plan.brief ? 30 : 46, 1.1);
}

export function jewelsIn(plan: ClanPlan, jewels: number, groups: number): Packed {
  return pack(plan.brief ? 1 : jewels, jewelBox(plan, groups), 0.9, plan.brief ? 19 : 25, 1.16);
}

/** Many captives take space from the jewels. */
const taken = (plan: ClanPlan, groups: number): number =>
  upright(plan) ? 0 : Math.max(0, Math.min((groups - 1) * 14, plan.jewels.box.width - 24));

function jewelBox(plan: ClanPlan, groups: number): Rect {
  const { box } = plan.jewels;
  if (plan.brief || upright(plan)) return box;
  if (!groups) return { ...box, width: box.width + plan.cells.width - 8 };
  return { ...box, width: box.width - taken(plan, groups) };
}

function cellBox(plan: ClanPlan, groups: number): Rect {
  const { x, y, width, height } = plan.cells;
  if (plan.brief) return plan.cells;
  const more = taken(plan, groups);
  return { x: x + 4 - more, y: y + 4, width: width - 8 + more, height: height - 8 };
}
