// The chances of every seat over a game, as points of a chart.
import type { Analysis, BySeat, Estimate } from '$lib/protocol/analysis';

/** One moment of the chart: after so many steps, and what was known of the chances then. */
export interface Point {
  readonly step: number;
  readonly chances: BySeat;
  /** Which decision it belongs to, and whether it is before or after it. */
  readonly decision: number;
}

/** Before each decision, and after it; then how it ended. */
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

/** The point nearest to a step. */
export const nearest = (found: readonly Point[], step: number): number =>
  found.reduce((best, { step: at }, i) => (Math.abs(at - step) < Math.abs((found[best] as Point).step - step) ? i : best), 0);

/** The next point in the direction of a step: a slider moves by steps, but rests only where there is a point. */
export function towards(found: readonly Point[], at: number, step: number): number {
  const now = (found[at] as Point).step;
  const wanted =
    step > now ? found.findIndex((point) => point.step >= step) : found.findLastIndex((point) => point.step <= step);
  if (step === now || wanted < 0) return at;
  return wanted;
}

/** How far each mark has to be raised so that none covers another. */
export function raised(places: readonly number[], room: number): number[] {
  return places.map((place, i) => places.slice(0, i).filter((other) => Math.abs(other - place) < room).length);
}

/** A path through all points of a seat. */
export const line = (found: readonly Point[], seat: number, x: Scale, y: Scale): string =>
  found.map(({ step, chances }) => `${x(step)},${y((chances[seat] as Estimate).mean)}`).join(' ');

/** The band round it: along the upper ends, and back along the lower. */
export const band = (found: readonly Point[], seat: number, x: Scale, y: Scale): string =>
  [
    ...found.map(({ step, chances }) => `${x(step)},${y(Math.min(1, (chances[seat] as Estimate).high))}`),
    ...found.toReversed().map(({ step, chances }) => `${x(step)},${y(Math.max(0, (chances[seat] as Estimate).low))}`),
  ].join(' ');

export type Scale = (value: number) => number;

/** Wins in points: 0.07 is 7. */
export const percent = (value: number): number => Math.round(value * 100);

/** With its sign: `+32`, `−17`. */
export function signed(value: number): string {
  const whole = percent(value);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** Half the width of an interval, in points. */
export const error = ({ low, high }: Estimate): number => Math.max(1, Math.round((high - low) * 50));
