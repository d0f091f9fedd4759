// Layouts, herds and the count, without a page.
import { describe, expect, it } from 'vitest';
import { drive, inOrder } from './goodsIds';
import { pack } from './packPictures';
import { planFor, reach, type Point } from './chooseLayout';
import { count } from './finalScores';
import { FIXTURES, type Fixture } from './testing/mountBoard';

const SIZES = [
  [1058, 674],
  [1058, 618],
  [374, 600],
  [374, 520],
  [344, 380],
  [752, 760],
  [656, 500],
] as const;
const TABLES = SIZES.flatMap((size) => [2, 3, 4].map((players) => [players, ...size] as const));

describe('a plan', () => {
  it.each(TABLES)('for %i in %i by %i keeps slots apart and inside', (players, width, height) => {
    const { plan, unit } = planFor([...Array(players).keys()], width, height, false);
    const slots: (Point & { r: number })[] = [
      ...plan.clans.flatMap(({ inside, outside, slot }) => [...inside, ...outside].map((at) => ({ ...at, r: slot }))),
      ...plan.kingdom.slots.map((at) => ({ ...at, r: plan.kingdom.slot })),
    ];
    expect(slots.length).toBe(players * 10 + 2);
    for (const { x, y, r } of slots) {
      expect(x - r).toBeGreaterThanOrEqual(0);
      expect(y - r).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(plan.width);
      expect(y + r).toBeLessThanOrEqual(plan.height);
    }
    slots.forEach((one, i) =>
      slots.slice(0, i).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r);
      }),
    );
    expect(plan.width * unit).toBeLessThanOrEqual(width + 0.001);
  });

  it.each([2, 3, 4])('for %i on a phone has slots for thumbs', (players) => {
    for (const height of [380, 520, 620]) {
      const { plan, unit } = planFor([...Array(players).keys()], 374, height, false);
      for (const { slot } of [...plan.clans, plan.kingdom]) expect(reach(plan, slot) * unit).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('a packed box', () => {
  it.each([1, 2, 5, 11, 25])('holds %i pictures', (number) => {
    const box = { x: 10, y: 20, width: 190, height: 60 };
    const { size, at } = pack(number, box, 0.74, 46);
    expect(at.length).toBe(number);
    expect(size).toBeGreaterThan(8);
    for (const { x, y } of at) {
      expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 0.001);
      expect(x + size / 2).toBeLessThanOrEqual(box.x + box.width + 0.001);
      expect(y - size * 0.37).toBeGreaterThanOrEqual(box.y - 0.001);
      expect(y + size * 0.37).toBeLessThanOrEqual(box.y + box.height + 0.001);
    }
  });
});

describe('a herd', () => {
  it('keeps its cattle, and gives up and takes only what has changed', () => {
    const first = drive({}, { kingdom: 3, pasture0: 2, won0: 0 });
    const next = drive(first, { kingdom: 2, pasture0: 2, won0: 1 });
    expect(next.pasture0).toEqual(first.pasture0);
    expect(next.won0).toEqual([first.kingdom?.[2]]);
    const ids = Object.values(next).flat();
    expect(new Set(ids).size).toBe(5);
  });

  it('keeps the order in which people came to the Kingdom', () => {
    expect(inOrder([3], [1, 3])).toEqual([3, 1]);
    expect(inOrder([3, 1], [1])).toEqual([1]);
  });
});

describe('the count', () => {
  it('TA-X.2 is 38', () => {
    const { view } = FIXTURES.over2 as Fixture;
    const captives = [
      [
        [0, 0],
        [2, 1],
      ],
      [
        [0, 0],
        [0, 0],
      ],
    ];
    const made = count({ ...view, cattle: [11, 0], jewels: [2, 0], captives });
    expect(made.totals).toEqual([38, 0]);
    expect(made.rows.map(({ points }) => points[0])).toEqual([22, 6, 2, 5, 3]);
  });
});
