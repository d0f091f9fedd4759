// Where the 14 fields of the ring lie on a grid, going clockwise.

export interface Field {
  readonly column: number;
  readonly row: number;
}

/** The rim of a grid of so many columns and rows, from its top left corner. */
export function rim(columns: number, rows: number): Field[] {
  const found: Field[] = [];
  for (let column = 0; column < columns; column++) found.push({ column, row: 0 });
  for (let row = 1; row < rows; row++) found.push({ column: columns - 1, row });
  for (let column = columns - 2; column >= 0; column--) found.push({ column, row: rows - 1 });
  for (let row = rows - 2; row > 0; row--) found.push({ column: 0, row });
  return found;
}

/** Which way a field leads to the next, in degrees from the east. */
export const toward = (from: Field, to: Field): number =>
  (Math.atan2(to.row - from.row, to.column - from.column) * 180) / Math.PI;
