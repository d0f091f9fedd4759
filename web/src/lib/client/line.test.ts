import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Sync } from '../protocol/messages';
import { Line, PATIENCE, QUIET, RefusedError, type LineState, type Wire } from './line';
import type { Seen } from './mirror';

/** A fake WebSocket whose other end the test controls. */
class Loop implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly said: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  tell(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
  of(kind: string): Record<string, unknown>[] {
    return this.said.filter(({ t }) => t === kind);
  }
}

let wires: Loop[];
let line: Line;
const last = (): Loop => wires.at(-1) as Loop;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  let ids = 0;
  line = new Line({
    open: () => {
      wires.push(new Loop());
      return last();
    },
    now: () => Date.now(),
    later: (milliseconds, what) => setTimeout(what, milliseconds),
    forget: (timer) => clearTimeout(timer as number),
    random: () => 1,
    id: () => `c${(ids += 1)}`,
  });
  line.begin();
});

const card = { id: 'T', status: 'playing', seats: [] } as unknown as Sync['card'];
const position = (step: number, view: object) => ({ step, view, asked: [0], prompt: { id: 'p', args: {} } });
const sync = (n: number, over: Partial<Sync> = {}): Sync =>
  ({ t: 'sync', table: 'T', n, seat: 0, card, position: position(4, { me: 0, deck: 9 }), ...over }) as Sync;
const frame = (n: number, over: Partial<Frame> = {}): Frame => ({ t: 'frame', table: 'T', n, ...over }) as Frame;

function watched(): Seen[] {
  const found: Seen[] = [];
  line.watch('T', { seen: (seen) => found.push(seen) });
  return found;
}

describe('frames', () => {
  it('are applied in order; a view holds what has changed', () => {
    const found = watched();
    last().open();
    last().tell(sync(7));
    last().tell(frame(8, { position: position(5, { deck: 8 }) as never, news: [[1, 3, null]] }));
    last().tell({ t: 'skip', table: 'T', n: 9 });
    expect(found.map(({ n }) => n)).toEqual([7, 8, 9]);
    expect(found[2]?.position?.view).toEqual({ me: 0, deck: 8 });
    expect(found[2]?.log).toEqual([[1, 3, null]]);
  });

  it('cut the log back before they add to it', () => {
    const found = watched();
    last().open();
    last().tell(sync(7, { log: [[0, 1, null], [1, 2, null], [0, 3, null]], first: 10 }));
    last().tell(frame(8, { cut: 11, news: [[0, 9, null]] }));
    expect(found[1]?.log).toEqual([[0, 1, null], [0, 9, null]]);
    expect(found[1]?.first).toBe(10);
  });

  it('that come twice are ignored', () => {
    const found = watched();
    last().open();
    last().tell(sync(7));
    last().tell(frame(7, { news: [[0, 1, null]] }));
    expect(found).toHaveLength(1);
  });

  it('that are missing make the line ask for everything', () => {
    const found = watched();
    last().open();
    last().tell(sync(7));
    last().tell(frame(9));
    last().tell(frame(10));
    expect(last().of('watch').map(({ since }) => since)).toEqual([-1, -1]);
    last().tell(sync(10));
    last().tell(frame(11));
    expect(found.map(({ n }) => n)).toEqual([7, 10, 11]);
  });

  it("replace the position by one's own draft without a number", () => {
    const found = watched();
    last().open();
    last().tell(sync(7));
    last().tell({ t: 'drafted', table: 'T', position: { ...position(4, { me: 0, deck: 9 }), draft: [5] }, pad: '---' });
    expect(found[1]?.position?.draft).toEqual([5]);
    expect(found[1]?.n).toBe(7);
  });
});

describe('a line that breaks', () => {
  it('comes back by itself and resumes after the last frame', () => {
    const found = watched();
    last().open();
    last().tell(sync(7));
    last().onclose?.();
    expect(line.state).toBe('down');
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    last().open();
    expect(last().of('watch')).toEqual([{ t: 'watch', table: 'T', since: 7, seat: 0 }]);
    last().tell(frame(8));
    expect(found.map(({ n }) => n)).toEqual([7, 8]);
  });

  it('waits longer and longer between attempts', () => {
    last().onclose?.();
    const gaps: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = wires.length;
      let gap = 0;
      while (wires.length === before) {
        vi.advanceTimersByTime(50);
        gap += 50;
      }
      gaps.push(gap);
      last().onclose?.();
    }
    expect(gaps.slice(0, 4)).toEqual([300, 600, 1200, 2400]);
    expect(gaps.at(-1)).toBe(10_000);
  });

  it('is noticed when nobody answers', () => {
    last().open();
    vi.advanceTimersByTime(QUIET);
    expect(last().of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(PATIENCE);
    expect(line.state).toBe('down');
    expect(wires[0]?.closed).toBe(true);
  });

  it('is left alone while somebody answers', () => {
    last().open();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(QUIET);
      last().tell({ t: 'pong' });
    }
    expect(line.state).toBe('up');
    expect(wires).toHaveLength(1);
  });

  it('is tried at once when the page wakes up', () => {
    last().onclose?.();
    line.wake();
    expect(wires).toHaveLength(2);
    last().open();
    line.wake();
    expect(last().of('ping')).toHaveLength(1);
  });

  it('tells its listeners', () => {
    const states: LineState[] = [];
    line.onState((state) => states.push(state));
    last().open();
    last().onclose?.();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['connecting', 'up', 'down', 'closed']);
    expect(wires).toHaveLength(1);
  });
});

describe('commands', () => {
  it('wait while the line is down and keep their id when they are sent again', async () => {
    const done = line.do('T', { do: 'act', action: 3, step: 4 });
    expect(line.pending('T')).toBe(1);
    last().open();
    const [first] = last().of('do');
    expect(first).toMatchObject({ id: 'c1', table: 'T', command: { do: 'act', action: 3, step: 4 } });
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().of('do')).toEqual([first]);
    last().tell({ t: 'done', id: 'c1', table: 'T', n: 8 });
    await expect(done).resolves.toMatchObject({ n: 8 });
    expect(line.pending('T')).toBe(0);
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().of('do')).toEqual([]);
  });

  it('are sent in their order, after the tables were asked for', () => {
    watched();
    void line.do('T', { do: 'undo', step: 4 });
    void line.do('T', { do: 'act', action: 3, step: 3 });
    last().open();
    expect(last().said.map(({ t, id }) => id ?? t)).toEqual(['watch', 'c1', 'c2']);
  });

  it('that are refused say so in the words of the server', async () => {
    last().open();
    const done = line.do('T', { do: 'resign' });
    last().tell({ t: 'refused', id: 'c1', code: 'over', text: 'The game is over.' });
    await expect(done).rejects.toBeInstanceOf(RefusedError);
    await expect(done).rejects.toThrow('The game is over.');
  });

  it('that ask why are answered', async () => {
    last().open();
    const why = line.why('T', 99);
    last().tell({ t: 'reason', id: 'c1', table: 'T', allowed: false, rule: 'ST-3.1' });
    await expect(why).resolves.toMatchObject({ allowed: false, rule: 'ST-3.1' });
  });
});

describe('tables', () => {
  it('are asked for once, however many parts of a page look', () => {
    last().open();
    const one = watched();
    last().tell(sync(7));
    const two = watched();
    expect(last().of('watch')).toHaveLength(1);
    expect(two).toEqual(one);
  });

  it('are left when nobody looks any more', () => {
    last().open();
    const stop = line.watch('T', { seen: () => undefined });
    stop();
    expect(last().of('unwatch')).toHaveLength(1);
  });

  it('that do not exist say so', () => {
    const gone = vi.fn();
    last().open();
    line.watch('T', { seen: () => undefined, gone });
    last().tell({ t: 'refused', id: '', code: 'no-table', text: 'There is no such table.', table: 'T' });
    expect(gone).toHaveBeenCalledOnce();
  });

  it('are told anew to somebody else', () => {
    watched();
    last().open();
    last().tell(sync(7));
    line.renew();
    last().open();
    expect(last().of('watch').map(({ since }) => since)).toEqual([-1]);
  });
});

describe('the lobby', () => {
  it('is followed while anybody wants it, across breaks', () => {
    const found: number[] = [];
    last().open();
    const stop = line.openTables((tables) => found.push(tables.length));
    last().tell({ t: 'lobby', tables: [{ id: 'a' }, { id: 'b' }] });
    last().tell({ t: 'lobby-changed', changed: [{ id: 'c' }] });
    line.openTables((tables) => found.push(tables.length))();
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    last().tell({ t: 'lobby-changed', gone: ['a'] });
    last().tell({ t: 'lobby', tables: [{ id: 'b' }] });
    expect(last().of('lobby')).toEqual([{ t: 'lobby', on: true }]);
    stop();
    expect(last().of('lobby').at(-1)).toEqual({ t: 'lobby', on: false });
    expect(found).toEqual([2, 3, 3, 1]);
  });
});
