// Turns the chances of every seat over a game into points of a chart.
import type { Analysis, BySeat, Estimate } from '$lib/protocol/analysis';

/** A point of the chart: the chances after this number of steps. */
export interface Point {
  readonly step: number;
  readonly chances: BySeat;
  /** The number of its decision and whether it is before or after it. */
  readonly decision: number;
}

/** Return the points before and after each decision, and the result. */
export function points(analysis: Analysis): Point[] {
  const found: Point[] = [];
  if (analysis.opening) found.push({ step: 0, chances: analysis.start, decision: -1 });
  for (const [decision, { step, last_step, after_chance, after_decision }] of analysis.decisions.entries()) {
    found.push({ step: step - 1, chances: after_chance, decision });
    found.push({ step: last_step, chances: after_decision, decision });
  }
  found.push({ step: analysis.final ? analysis.steps : analysis.settings.to, chances: analysis.end, decision: -1 });
  return found;
}

/** Return the point nearest to a step. */
export const nearest = (found: readonly Point[], step: number): number =>
  found.reduce(
    (best, { step: at }, i) => (Math.abs(at - step) < Math.abs((found[best] as Point).step - step) ? i : best),
    0,
  );

/** Return the next point in the direction of a step. A slider moves by steps, but stops only at points. */
export function towards(found: readonly Point[], at: number, step: number): number {
  const now = (found[at] as Point).step;
  const wanted =
    step > now ? found.findIndex((point) => point.step >= step) : found.findLastIndex((point) => point.step <= step);
  if (step === now || wanted < 0) return at;
  return wanted;
}

/** Return how far each mark must be raised so that none overlap. */
export function raised(places: readonly number[], room: number): number[] {
  return places.map((place, i) => places.slice(0, i).filter((other) => Math.abs(other - place) < room).length);
}

/** Return the path through all points of a seat. */
export const line = (found: readonly Point[], seat: number, x: Scale, y: Scale): string =>
  found.map(({ step, chances }) => `${x(step)},${y((chances[seat] as Estimate).mean)}`).join(' ');

/** Return the outline of its band: along the upper ends, and back along the lower. */
export const band = (found: readonly Point[], seat: number, x: Scale, y: Scale): string =>
  [
    ...found.map(({ step, chances }) => `${x(step)},${y(Math.min(1, (chances[seat] as Estimate).high))}`),
    ...found.toReversed().map(({ step, chances }) => `${x(step)},${y(Math.max(0, (chances[seat] as Estimate).low))}`),
  ].join(' ');

export type Scale = (value: number) => number;

/** Return wins in percentage points: 0.07 becomes 7. */
export const percent = (value: number): number => Math.round(value * 100);

/** Return points with a sign: `+32`, `−17`. */
export function signed(value: number): string {
  const whole = percent(value);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** Return half the width of an interval, in points. */
export const error = ({ low, high }: Estimate): number => Math.max(1, Math.round((high - low) * 50));
