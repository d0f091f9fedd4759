import { describe, expect, it } from 'vitest';
import { SPACE as GLEN } from './spaces/glen_more';
import { SPACE as ST } from './spaces/schotten_totten';

describe('an action space', () => {
  it('takes every number apart and puts it together again', () => {
    for (const space of [ST, GLEN])
      for (const kind of space.kinds)
        for (const action of [kind.base, kind.base + Math.floor(kind.size / 2), kind.base + kind.size - 1]) {
          const move = space.decode(action);
          expect(move.kind).toBe(kind.name);
          expect(space.encode(move.kind as never, move.args)).toBe(action);
        }
  });

  it('knows the numbers of the rules', () => {
    expect(ST.encode('claim', { stone: 2 })).toBe(488);
    expect(ST.decode(17)).toEqual({ action: 17, kind: 'play', args: { card: 1, stone: 8 } });
  });

  it('groups what is legal by kind and by parts', () => {
    const legal = [ST.encode('play', { card: 4, stone: 1 }), ST.encode('play', { card: 4, stone: 7 }), 487, 495];
    expect(ST.choices(legal, 'play', 'stone', { card: 4 })).toEqual(new Set([1, 7]));
    expect(ST.choices(legal, 'play', 'stone', { card: 5 })).toEqual(new Set());
    expect(ST.exactly(legal, 'claim', { stone: 1 })).toBe(487);
    expect(ST.exactly(legal, 'claim', { stone: 2 })).toBeUndefined();
  });

  it('says a move as the terminal does', () => {
    expect(ST.text(17)).toBe('G2 to 9');
    expect(ST.text(488)).toBe('claim 3');
  });

  it('refuses what is no move', () => {
    expect(() => ST.decode(9999)).toThrow(RangeError);
    expect(() => ST.encode('play', { card: 99, stone: 0 })).toThrow(RangeError);
    expect(() => ST.encode('play', { card: 9 })).toThrow(RangeError);
  });
});
