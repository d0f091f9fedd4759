// What a round is worth, by colour, for the explanation in the table. The server awards the points.
import { BLUE, COURT, GREEN, SITES, YELLOW } from '../pieces';

export interface Table {
  readonly court: number[];
  readonly estates: number[];
  readonly sites: number[];
}

/** One cell: points (null for warriors), the number counted, and the place for it. */
export interface Cell {
  readonly points: number | null;
  readonly count: number;
  readonly rank: 'most' | 'shared' | 'second' | 'level' | 'plain';
  /** The count of the best other herd, which is subtracted. */
  readonly less: number;
}

export const ROWS = ['yellow', 'green', 'red', 'blue'] as const;
export type Row = (typeof ROWS)[number];

const seats = ({ estates }: Table): number[] => [...estates.keys()];
const site = ({ sites }: Table, seat: number, name: (typeof SITES)[number]): number =>
  sites[seat * 3 + SITES.indexOf(name)] as number;
const cubes = ({ court }: Table, seat: number, colour: number): number => court[seat * COURT + colour] as number;

const COUNT: Readonly<Record<Row, (table: Table, seat: number) => number>> = {
  yellow: (table, seat) => cubes(table, seat, YELLOW),
  green: (table, seat) => cubes(table, seat, GREEN) + 3 * site(table, seat, 'monastery'),
  red: (table, seat) => site(table, seat, 'cattle'),
  blue: (table, seat) => cubes(table, seat, BLUE) + 2 * site(table, seat, 'castle'),
};

export function cell(table: Table, row: Row, seat: number): Cell {
  const count = COUNT[row](table, seat);
  const counts = seats(table).map((other) => COUNT[row](table, other));
  const more = counts.filter((one) => one > count).length;
  const level = counts.filter((one) => one === count).length - 1;
  const rank = rankOf(row, { count, more, level });
  const less = row === 'blue' ? rivalHerd(table, seat) : 0;
  return { points: points(row, { count, more, level, less }), count, rank, less };
}

/** The place that scores. Only green cubes have a second place. */
function rankOf(row: Row, { count, more, level }: { count: number; more: number; level: number }): Cell['rank'] {
  if (!count || row === 'blue') return 'plain';
  if (!more) return level ? 'shared' : 'most';
  if (row !== 'green' || more > 1) return 'plain';
  return level ? 'level' : 'second';
}

function points(
  row: Row,
  { count, more, level, less }: { count: number; more: number; level: number; less: number },
): number | null {
  switch (row) {
    case 'yellow':
      return null;
    case 'green':
      if (!count || more > 1) return 0;
      return level ? 1 : 3 - more;
    case 'red':
      return count + (count && !more && !level ? 2 : 0);
    case 'blue':
      return Math.max(0, count - less);
  }
}

const rivalHerd = (table: Table, seat: number): number =>
  Math.max(
    ...seats(table)
      .filter((other) => other !== seat)
      .map((other) => site(table, other, 'cattle')),
  );

/**
 * Return who would have the Largest Following: most warriors, then most cubes in the court. On a tie it does not move.
 */
export function following(table: Table, holder: number): number {
  const standing = seats(table).map((seat) => cubes(table, seat, YELLOW) * 1000 + courtiers(table, seat));
  const best = Math.max(...standing);
  return standing.filter((one) => one === best).length > 1 ? holder : standing.indexOf(best);
}

const courtiers = (table: Table, seat: number): number =>
  cubes(table, seat, YELLOW) + cubes(table, seat, BLUE) + cubes(table, seat, GREEN);

/** Return all points of a round for one clan. */
export const total = (table: Table, seat: number): number =>
  ROWS.reduce((all, row) => all + (cell(table, row, seat).points ?? 0), 0);
