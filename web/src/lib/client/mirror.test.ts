import { expect, it } from 'vitest';
import { left, type Seen } from './mirror';

const seen = (running: number[]): Seen =>
  ({ clocks: { left: [60_000, 30_000], running }, told: 1000 }) as unknown as Seen;

it('lets a clock run only for those who are asked', () => {
  expect(left(seen([0]), 0, 6000)).toBe(55_000);
  expect(left(seen([0]), 1, 6000)).toBe(30_000);
});

it('never shows less than nothing, and nothing where there is no clock', () => {
  expect(left(seen([1]), 1, 99_000)).toBe(0);
  expect(left({ ...seen([]), clocks: null }, 0, 6000)).toBeNull();
});
