import { expect, it } from 'vitest';
import { timeLeft, type Snapshot } from './tableCopy';

const snapshot = (running: number[]): Snapshot =>
  ({ clocks: { left: [60_000, 30_000], running }, clocksAt: 1000 }) as unknown as Snapshot;

it('lets a clock run only for those who are asked', () => {
  expect(timeLeft(snapshot([0]), 0, 6000)).toBe(55_000);
  expect(timeLeft(snapshot([0]), 1, 6000)).toBe(30_000);
});

it('never shows less than nothing, and nothing where there is no clock', () => {
  expect(timeLeft(snapshot([1]), 1, 99_000)).toBe(0);
  expect(timeLeft({ ...snapshot([]), clocks: null }, 0, 6000)).toBeNull();
});
