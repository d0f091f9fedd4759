// What we derive from views, compared with the positions.
import { describe, expect, it } from 'vitest';
import {
  tilesLeft,
  chiefs,
  comparisons,
  endings,
  fieldOf,
  goodsOn,
  lastPiece,
  leaving,
  ownOf,
  PHASE,
  scoredBefore,
  scorings,
} from './viewFacts';
import { rim } from './ringGrid';
import { FIXTURES } from './testing/mountBoard';
import { RESOURCES } from './tiles';
import { addable, exactly, lit } from './selection';

const VIEWS = Object.entries(FIXTURES).map(([name, { view }]) => ({ name, view }));

describe('facts', () => {
  it.each(VIEWS)('goods on tiles add up to what a seat owns: $name', ({ view }) => {
    for (const [seat, land] of view.land.entries()) {
      const goods = land.flatMap((tile) => goodsOn(view, tile));
      for (const [kind] of RESOURCES.entries())
        expect(goods.filter((one) => one === kind).length).toBe(ownOf(view, seat, kind));
    }
  });

  it.each(VIEWS.filter(({ view }) => view.phase === PHASE.moving))(
    'the last piece is the one that moves: $name',
    ({ view }) => {
      expect(lastPiece(view)).toBe(view.turn);
      for (const tile of view.ring.filter((entry) => entry > 0)) {
        expect(fieldOf(view, tile)).toBeGreaterThan(view.fields[view.turn] as number);
        expect(leaving(view, tile).tiles).not.toContain(tile);
      }
    },
  );

  it('after the game the comparisons are those of the last scoring', () => {
    for (const { view } of VIEWS.filter(({ view }) => view.phase === PHASE.over)) {
      const sums = view.land.map((_, seat) => comparisons(view).reduce((sum, row) => sum + (row.awards[seat] ?? 0), 0));
      expect(scorings(view).at(-1)).toEqual(sums);
      expect(scorings(view).length).toBe(3);
      expect(
        endings(view)
          .find(({ id }) => id === 'sprawl')
          ?.points.some((points) => points === 0),
      ).toBe(true);
      expect(view.land.map((_, seat) => chiefs(view, seat)).every((count) => count >= 0)).toBe(true);
    }
  });
});

describe('a scoring', () => {
  it('is told later as it was made', () => {
    for (const { view } of VIEWS.filter(({ view }) => view.phase === PHASE.over)) {
      const last = scoredBefore(view, 2);
      expect(last.map(({ awards }) => awards)).toEqual(comparisons(view).map(({ awards }) => awards));
      expect(last.every(({ lengths }) => Math.min(...lengths) === 0)).toBe(true);
    }
  });
});

describe('the ring', () => {
  it.each([
    [5, 4],
    [6, 3],
  ])('has fourteen fields on a rim of %i by %i, each beside the next', (columns, rows) => {
    const fields = rim(columns, rows);
    expect(fields.length).toBe(14);
    fields.forEach(({ column, row }, i) => {
      const next = fields[(i + 1) % fields.length];
      expect(Math.abs(column - (next?.column ?? 9)) + Math.abs(row - (next?.row ?? 9))).toBe(1);
    });
  });
});

describe('the end', () => {
  it('is as many tiles away in every position as the rest of them', () => {
    const all = new Map<number, number>();
    for (const { view } of Object.values(FIXTURES)) {
      const laid = view.tail + tilesLeft(view);
      expect(laid).toBe(all.get(view.players) ?? laid);
      all.set(view.players, laid);
    }
    expect(all.size).toBeGreaterThan(2);
  });
});

describe('picking', () => {
  it('leads to a bag by every kind that can be added, and never beyond', () => {
    const { legal, view } = FIXTURES.grocer ?? {};
    if (!legal || !view) throw new Error('No grocer.');
    const { bags } = lit(legal, view);
    expect(addable(bags, [1, 1, 1, 0, 0]).size).toBe(0);
    expect(exactly(bags, [0, 0, 0, 0, 0])).toBeUndefined();
    for (const { action, counts } of bags) expect(exactly(bags, counts)).toBe(action);
  });
});
