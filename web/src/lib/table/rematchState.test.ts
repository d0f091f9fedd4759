import { describe, expect, it } from 'vitest';
import type { Sitter, TableCard } from '$lib/protocol/messages';
import { rematchStep, unanswered, willing, type RematchTable } from './rematchState';

const person = (name: string): Sitter => ({ kind: 'person', name });
const kept = (name: string): Sitter => ({ kind: 'open', name });
const over = (
  rematch: string,
  rematch_asked: number[] = [],
): Pick<TableCard, 'rematch' | 'rematch_asked' | 'seats'> => ({
  rematch,
  rematch_asked,
  seats: [person('Ann'), person('Bob')],
});
const next = (seats: Sitter[], seat = -2, status: TableCard['status'] = 'open'): RematchTable => ({
  seat,
  card: { status, seats },
});

describe('a rematch', () => {
  // Ann had the first seat. In the rematch Bob does.
  const asked = [kept('Bob'), person('Ann')];

  it('can be asked for as long as nobody has, and again when its table was closed', () => {
    expect(rematchStep(null, 0, null)).toBe('none');
    expect(rematchStep(over(''), 0, null)).toBe('none');
    expect(rematchStep(over('T', [0]), 1, next(asked, -2, 'gone'))).toBe('none');
    expect(rematchStep(over('T', [0]), 1, null, true)).toBe('none');
  });

  it('waits for the others on the asker’s page, and asks on theirs', () => {
    expect(rematchStep(over('T', [0]), 0, next(asked, 1))).toBe('waiting');
    expect(rematchStep(over('T', [0]), 1, next(asked))).toBe('invited');
    expect(willing(next(asked))).toEqual(['Ann']);
    expect(unanswered(next(asked))).toEqual(['Bob']);
  });

  it('can still be joined after one has said no, as long as a seat is free', () => {
    const declined = [{ ...kept('Bob'), declined: true }, person('Ann')];
    expect(rematchStep(over('T', [0]), 1, next(declined))).toBe('free');
    expect(unanswered(next(declined))).toEqual([]);
    expect(rematchStep(over('T', [0]), 1, next([person('Eve'), person('Ann')]))).toBe('elsewhere');
  });

  it('is a link once it is played', () => {
    expect(rematchStep(over('T', [0, 1]), 1, next([person('Bob'), person('Ann')], 0, 'playing'))).toBe('elsewhere');
  });

  it('shows nothing wrong before its table is known', () => {
    expect(rematchStep(over('T', [0]), 0, null)).toBe('waiting');
    expect(rematchStep(over('T', [0]), 1, null)).toBe('elsewhere');
  });
});
