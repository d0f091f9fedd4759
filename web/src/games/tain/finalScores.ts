// The final count of the rulebook (TA-7.3), for display. The server computes the result.
import type { TainView } from '$lib/protocol/views';

export interface Row {
  readonly id: 'cattle' | 'jewels' | 'lads' | 'daughters' | 'herd';
  readonly each: number;
  readonly points: readonly number[];
}

const HERD = 11;

export function count(view: TainView): { rows: readonly Row[]; totals: readonly number[] } {
  const row = (id: Row['id'], each: number, counts: readonly number[]): Row => ({
    id,
    each,
    points: counts.map((number) => number * each),
  });
  const held = (kind: number): number[] =>
    view.captives.map((by) => by.reduce((all, pair) => all + (pair[kind] ?? 0), 0));
  const rows = [
    row('cattle', 2, view.cattle),
    row('jewels', 3, view.jewels),
    row('lads', 1, held(0)),
    row('daughters', 5, held(1)),
    row(
      'herd',
      3,
      view.cattle.map((cattle) => (cattle >= HERD ? 1 : 0)),
    ),
  ];
  return { rows, totals: view.cattle.map((_, seat) => rows.reduce((all, { points }) => all + (points[seat] ?? 0), 0)) };
}
