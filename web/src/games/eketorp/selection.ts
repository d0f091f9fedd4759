// What may be chosen now, and what is chosen. All from `legal` and one's own draft; no rules here.
import { SPACE } from '$lib/protocol/spaces/eketorp';

/** The parts of a move that have been chosen so far. */
export interface Chosen {
  readonly field: number;
  readonly whom: number;
  readonly value: number;
  readonly left: number;
  readonly right: number;
  readonly colour: number;
  /** Asked whether the hand is really to be exchanged. */
  readonly swap: boolean;
}

export const NOTHING: Chosen = { field: -1, whom: -1, value: -1, left: 0, right: 0, colour: -1, swap: false };

/** What a plan can still become, field by field. */
export interface Plan {
  readonly adds: ReadonlySet<number>;
  readonly takes: ReadonlySet<number>;
}

/**
 * A number in the draft can be taken out; told twice, it can be put in once more as well, which only a table that
 * tells putting from taking can carry out.
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

/** The fields where a fight can be begun, and whom one can fight at one. */
export const fields = (legal: readonly number[]): ReadonlySet<number> => SPACE.choices(legal, 'fight', 'field');
export const foes = (legal: readonly number[], field: number): number[] => [
  ...SPACE.choices(legal, 'fight', 'whom', { field }),
];

/** Choosing a field to fight at; a lone opponent is chosen with it. */
export function chooseField(legal: readonly number[], chosen: Chosen, field: number): Chosen {
  if (chosen.field === field) return NOTHING;
  const [foe, ...more] = foes(legal, field);
  return { ...NOTHING, field, whom: foe !== undefined && !more.length ? foe : -1 };
}

/** How many bricks can be taken off one of the two sections, given what is chosen of the other. */
export function reach(legal: readonly number[], chosen: Chosen, side: 'left' | 'right'): ReadonlySet<number> {
  const settled = side === 'left' ? { right: chosen.right } : { left: chosen.left };
  return SPACE.choices(legal, 'loot', side, settled);
}

/** Touching the nth brick from the top takes so many; the last one chosen is put back again. */
export function chooseLoot(chosen: Chosen, side: 'left' | 'right', number: number): Chosen {
  return { ...chosen, [side]: chosen[side] === number ? number - 1 : number };
}

/** The colour of the next brick to set: the chosen one, or the only one. */
export function building(legal: readonly number[], chosen: Chosen): number {
  const colours = SPACE.choices(legal, 'build', 'colour');
  if (colours.has(chosen.colour)) return chosen.colour;
  const [only, ...more] = colours;
  return only !== undefined && !more.length ? only : -1;
}
