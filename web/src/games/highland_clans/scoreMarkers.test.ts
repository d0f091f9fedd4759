import { expect, it } from 'vitest';
import { grouped, spread } from './scoreMarkers';

it('puts clans on one number together, the fewest points first', () => {
  expect(grouped([7, 12, 7, 3])).toEqual([
    { score: 3, seats: [3] },
    { score: 7, seats: [0, 2] },
    { score: 12, seats: [1] },
  ]);
});

it('leaves groups where they belong while none covers another', () => {
  expect(spread([20, 100, 180], [28, 28, 28], 400)).toEqual([20, 100, 180]);
});

it('moves two groups apart equally', () => {
  expect(spread([100, 110], [30, 30], 400)).toEqual([90, 120]);
});

it('lets a third group push what already stood together, no further than it must', () => {
  const found = spread([100, 110, 125], [30, 30, 30], 400);
  expect(found[1] as number).toBeCloseTo((found[0] as number) + 30);
  expect(found[2] as number).toBeCloseTo((found[1] as number) + 30);
  expect(found.reduce((sum, one) => sum + one, 0) / 3).toBeCloseTo((100 + 110 + 125) / 3);
});

it('keeps to the room at both ends', () => {
  expect(spread([2, 398], [40, 60], 400)).toEqual([20, 370]);
});
