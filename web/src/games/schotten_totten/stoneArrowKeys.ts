// Arrow keys for the stones: along the row from stone to stone, and across it between their cards and yours.

/** A focusable place: its stone, and the number of cards away from the stone on your own side (0: the stone itself). */
export interface Spot {
  readonly stone: number;
  readonly level: number;
}

const ALONG: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export const isArrow = (key: string): boolean => key in ALONG || key in ACROSS;

/** Return the place an arrow key leads to; undefined outside the field. On a phone the row is turned. */
export function neighbour(spots: readonly Spot[], from: Spot, key: string, turned: boolean): Spot | undefined {
  const along = (turned ? ACROSS : ALONG)[key];
  const across = (turned ? ALONG : ACROSS)[key];
  if (across !== undefined) {
    const column = spots.filter(({ stone, level }) => stone === from.stone && (level - from.level) * across > 0);
    return nearest(column, from.level);
  }
  if (along === undefined) return undefined;
  return nearest(
    spots.filter(({ stone }) => stone === from.stone + along),
    from.level,
  );
}

function nearest(spots: readonly Spot[], level: number): Spot | undefined {
  return spots.toSorted((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level))[0];
}
