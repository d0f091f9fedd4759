// What may be selected now, and what is selected. All from `legal` and your draft; no rules here.
import { SPACE } from '$lib/protocol/spaces/eketorp';

/** The parts of a move selected so far. */
export interface Chosen {
  readonly field: number;
  readonly whom: number;
  readonly value: number;
  readonly left: number;
  readonly right: number;
  readonly colour: number;
  /** Whether to ask for confirmation of the exchange. */
  readonly swap: boolean;
}

export const NOTHING: Chosen = { field: -1, whom: -1, value: -1, left: 0, right: 0, colour: -1, swap: false };

/** How a plan can still change, field by field. */
export interface Plan {
  readonly adds: ReadonlySet<number>;
  readonly takes: ReadonlySet<number>;
}

/**
 * Derive how a plan can change. A number in the draft can be taken out. If `legal` holds it twice, it can also be added
 * again, but only on a table that distinguishes the two.
 */
export function plan(legal: readonly number[], draft: readonly number[], apart: boolean): Plan {
  const adds = new Set<number>();
  const takes = new Set<number>();
  for (const { action, args } of SPACE.of(legal, 'place')) {
    const field = args.field as number;
    const told = legal.filter((one) => one === action).length;
    if (!draft.includes(action)) adds.add(field);
    else {
      takes.add(field);
      if (told > 1 && apart) adds.add(field);
    }
  }
  return { adds, takes };
}

/** Return the fields where a fight can be begun, and the opponents at one. */
export const fields = (legal: readonly number[]): ReadonlySet<number> => SPACE.choices(legal, 'fight', 'field');
export const foes = (legal: readonly number[], field: number): number[] => [
  ...SPACE.choices(legal, 'fight', 'whom', { field }),
];

/** Select a field to fight at. If there is only one opponent, select that too. */
export function chooseField(legal: readonly number[], chosen: Chosen, field: number): Chosen {
  if (chosen.field === field) return NOTHING;
  const [foe, ...more] = foes(legal, field);
  return { ...NOTHING, field, whom: foe !== undefined && !more.length ? foe : -1 };
}

/** Return how many bricks can be taken off one of the two sections, given the selection in the other. */
export function reach(legal: readonly number[], chosen: Chosen, side: 'left' | 'right'): ReadonlySet<number> {
  const settled = side === 'left' ? { right: chosen.right } : { left: chosen.left };
  return SPACE.choices(legal, 'loot', side, settled);
}

/**
 * Clicking the nth brick from the top selects n bricks. Clicking the last selected brick removes it from the selection.
 */
export function chooseLoot(chosen: Chosen, side: 'left' | 'right', number: number): Chosen {
  return { ...chosen, [side]: chosen[side] === number ? number - 1 : number };
}

/** Return the colour of the next brick to place: the chosen one, or the only one. */
export function building(legal: readonly number[], chosen: Chosen): number {
  const colours = SPACE.choices(legal, 'build', 'colour');
  if (colours.has(chosen.colour)) return chosen.colour;
  const [only, ...more] = colours;
  return only !== undefined && !more.length ? only : -1;
}
