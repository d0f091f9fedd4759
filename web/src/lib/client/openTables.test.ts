import { describe, expect, it } from 'vitest';
import type { LobbyEntry } from '../protocol/messages';
import { listed } from './openTables';

const entry = (id: string, opened: number, turn = 1): LobbyEntry =>
  ({ id, opened, turn, status: 'open', seats: [], asked: [] }) as unknown as LobbyEntry;

const ids = (tables: readonly LobbyEntry[] | null): string[] | undefined => tables?.map(({ id }) => id);

describe('the list of open tables', () => {
  const known = [entry('c', 30), entry('a', 10), entry('b', 20, 2)];

  it('is what the server says when it says all of it', () => {
    expect(listed(null, { t: 'lobby', tables: known })).toEqual(known);
    expect(listed(known, { t: 'lobby', tables: [] })).toEqual([]);
  });

  it('takes new and changed tables in, in the order of the server', () => {
    const next = listed(known, { t: 'lobby-changed', changed: [entry('d', 20), entry('b', 20, 1)], gone: ['c'] });
    expect(ids(next)).toEqual(['b', 'd', 'a']);
    expect(ids(known)).toEqual(['c', 'a', 'b']);
  });

  it('needs only what has changed', () => {
    expect(ids(listed(known, { t: 'lobby-changed', gone: ['a', 'nowhere'] }))).toEqual(['c', 'b']);
    expect(ids(listed(known, { t: 'lobby-changed', changed: [entry('e', 5)] }))).toEqual(['c', 'a', 'e', 'b']);
  });

  it('is not known before it was told whole', () => {
    expect(listed(null, { t: 'lobby-changed', changed: known })).toBeNull();
  });
});
