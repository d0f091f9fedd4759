// Arrow keys in a made-up field of two stones.
import { describe, expect, it } from 'vitest';
import { neighbour, type Spot } from './stoneArrowKeys';

const spots: Spot[] = [-1, 0, 1, 2].map((level) => ({ stone: 0, level }));
spots.push({ stone: 1, level: 0 }, { stone: 1, level: 1 });

describe('arrows', () => {
  it('go along the row to the nearest place at the next stone', () => {
    expect(neighbour(spots, { stone: 0, level: 2 }, 'ArrowRight', false)).toEqual({ stone: 1, level: 1 });
    expect(neighbour(spots, { stone: 0, level: -1 }, 'ArrowRight', false)).toEqual({ stone: 1, level: 0 });
  });

  it('go across the row', () => {
    expect(neighbour(spots, { stone: 0, level: 0 }, 'ArrowUp', false)).toEqual({ stone: 0, level: -1 });
    expect(neighbour(spots, { stone: 0, level: 0 }, 'ArrowDown', false)).toEqual({ stone: 0, level: 1 });
  });

  it('lead nowhere at the edges', () => {
    expect(neighbour(spots, { stone: 1, level: 0 }, 'ArrowRight', false)).toBeUndefined();
    expect(neighbour(spots, { stone: 0, level: 2 }, 'ArrowDown', false)).toBeUndefined();
  });

  it('change their parts when the row is turned', () => {
    expect(neighbour(spots, { stone: 0, level: 0 }, 'ArrowDown', true)).toEqual({ stone: 1, level: 0 });
    expect(neighbour(spots, { stone: 0, level: 0 }, 'ArrowLeft', true)).toEqual({ stone: 0, level: -1 });
  });
});
