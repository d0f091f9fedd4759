import { expect, it } from 'vitest';
import type { Analysis } from '$lib/protocol/analysis';
import { band, error, line, nearest, points, raised, signed, towards } from './chartPoints';

const sure = (mean: number) => ({ mean, low: mean - 0.05, high: mean + 0.05 });
const pair = (mean: number) => [sure(mean), sure(1 - mean)];
const analysis = {
  opening: true,
  final: true,
  steps: 9,
  settings: { from: 1, to: 9 },
  start: pair(0.5),
  decisions: [
    { step: 3, last_step: 3, after_chance: pair(0.6), after_decision: pair(0.55) },
    { step: 5, last_step: 6, after_chance: pair(0.4), after_decision: pair(0.4) },
  ],
  end: [
    { mean: 1, low: 1, high: 1 },
    { mean: 0, low: 0, high: 0 },
  ],
} as unknown as Analysis;

it('goes from the start through every decision to the end', () => {
  expect(points(analysis).map(({ step, decision }) => [step, decision])).toEqual([
    [0, -1],
    [2, 0],
    [3, 0],
    [4, 1],
    [6, 1],
    [9, -1],
  ]);
});

it('draws a line and a band that stays between nothing and everything', () => {
  const two = points(analysis).slice(-2);
  const same = (value: number): number => Math.round(value * 100) / 100;
  expect(line(two, 0, same, same)).toBe('6,0.4 9,1');
  expect(band(two, 0, same, same)).toBe('6,0.45 9,1 9,1 6,0.35');
});

it('moves on to the next point, and rests nowhere else', () => {
  const found = points(analysis);
  expect(towards(found, 0, 1)).toBe(1);
  expect(towards(found, 4, 7)).toBe(5);
  expect(towards(found, 5, 8)).toBe(4);
  expect(towards(found, 2, 3)).toBe(2);
});

it('raises marks that would cover each other', () => {
  expect(raised([10, 50, 12, 14], 20)).toEqual([0, 0, 1, 2]);
});

it('finds the nearest point, signs and errors', () => {
  expect(nearest(points(analysis), 5)).toBe(3);
  expect(signed(-0.171)).toBe('−17');
  expect(signed(0.32)).toBe('+32');
  expect(error({ mean: 0.3, low: 0.26, high: 0.34 })).toBe(4);
});
