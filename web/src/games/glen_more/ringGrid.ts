// The places of the 14 fields of the ring on a grid, clockwise.

export interface Field {
  readonly column: number;
  readonly row: number;
}

/** Return the rim of a grid with this number of columns and rows, from its top left corner. */
export function rim(columns: number, rows: number): Field[] {
  const found: Field[] = [];
  for (let column = 0; column < columns; column++) found.push({ column, row: 0 });
  for (let row = 1; row < rows; row++) found.push({ column: columns - 1, row });
  for (let column = columns - 2; column >= 0; column--) found.push({ column, row: rows - 1 });
  for (let row = rows - 2; row > 0; row--) found.push({ column: 0, row });
  return found;
}

/** Return the direction from a field to the next, in degrees from the east. */
export const toward = (from: Field, to: Field): number =>
  (Math.atan2(to.row - from.row, to.column - from.column) * 180) / Math.PI;
