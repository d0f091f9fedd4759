import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Sync } from '../protocol/messages';
import { Socket, ANSWER_TIMEOUT, PING_AFTER, RefusedError, type SocketState, type WebSocketLike } from './socket';
import type { Snapshot } from './tableCopy';

/** A fake WebSocket whose other end the test controls. */
class FakeWebSocket implements WebSocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  receive(answer: object): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter(({ t }) => t === kind);
  }
}

let webSockets: FakeWebSocket[];
let socket: Socket;
const last = (): FakeWebSocket => webSockets.at(-1) as FakeWebSocket;

beforeEach(() => {
  vi.useFakeTimers();
  webSockets = [];
  let ids = 0;
  socket = new Socket({
    open: () => {
      webSockets.push(new FakeWebSocket());
      return last();
    },
    now: () => Date.now(),
    later: (milliseconds, what) => setTimeout(what, milliseconds),
    forget: (timer) => clearTimeout(timer as number),
    random: () => 1,
    id: () => `c${(ids += 1)}`,
  });
  socket.begin();
});

const card = { id: 'T', status: 'playing', seats: [] } as unknown as Sync['card'];
const position = (step: number, view: object) => ({ step, view, asked: [0], prompt: { id: 'p', args: {} } });
const sync = (n: number, over: Partial<Sync> = {}): Sync =>
  ({ t: 'sync', table: 'T', n, seat: 0, card, position: position(4, { me: 0, deck: 9 }), ...over }) as Sync;
const frame = (n: number, over: Partial<Frame> = {}): Frame => ({ t: 'frame', table: 'T', n, ...over });

function watched(): Snapshot[] {
  const found: Snapshot[] = [];
  socket.watch('T', { onSnapshot: (snapshot) => found.push(snapshot) });
  return found;
}

describe('frames', () => {
  it('are applied in order; a view holds what has changed', () => {
    const found = watched();
    last().open();
    last().receive(sync(7));
    last().receive(frame(8, { position: position(5, { deck: 8 }) as never, news: [[1, 3, null]] }));
    last().receive({ t: 'skip', table: 'T', n: 9 });
    expect(found.map(({ n }) => n)).toEqual([7, 8, 9]);
    expect(found[2]?.position?.view).toEqual({ me: 0, deck: 8 });
    expect(found[2]?.log).toEqual([[1, 3, null]]);
  });

  it('cut the log back before they add to it', () => {
    const found = watched();
    last().open();
    last().receive(
      sync(7, {
        log: [
          [0, 1, null],
          [1, 2, null],
          [0, 3, null],
        ],
        first: 10,
      }),
    );
    last().receive(frame(8, { cut: 11, news: [[0, 9, null]] }));
    expect(found[1]?.log).toEqual([
      [0, 1, null],
      [0, 9, null],
    ]);
    expect(found[1]?.first).toBe(10);
  });

  it('that come twice are ignored', () => {
    const found = watched();
    last().open();
    last().receive(sync(7));
    last().receive(frame(7, { news: [[0, 1, null]] }));
    expect(found).toHaveLength(1);
  });

  it('that are missing make the line ask for everything', () => {
    const found = watched();
    last().open();
    last().receive(sync(7));
    last().receive(frame(9));
    last().receive(frame(10));
    expect(
      last()
        .of('watch')
        .map(({ since }) => since),
    ).toEqual([-1, -1]);
    last().receive(sync(10));
    last().receive(frame(11));
    expect(found.map(({ n }) => n)).toEqual([7, 10, 11]);
  });

  it("replace the position by one's own draft without a number", () => {
    const found = watched();
    last().open();
    last().receive(sync(7));
    last().receive({
      t: 'drafted',
      table: 'T',
      position: { ...position(4, { me: 0, deck: 9 }), draft: [5] },
      pad: '---',
    });
    expect(found[1]?.position?.draft).toEqual([5]);
    expect(found[1]?.n).toBe(7);
  });
});

describe('a line that breaks', () => {
  it('comes back by itself and resumes after the last frame', () => {
    const found = watched();
    last().open();
    last().receive(sync(7));
    last().onclose?.();
    expect(socket.state).toBe('down');
    vi.advanceTimersByTime(400);
    expect(webSockets).toHaveLength(2);
    last().open();
    expect(last().of('watch')).toEqual([{ t: 'watch', table: 'T', since: 7, seat: 0 }]);
    last().receive(frame(8));
    expect(found.map(({ n }) => n)).toEqual([7, 8]);
  });

  it('waits longer and longer between attempts', () => {
    last().onclose?.();
    const gaps: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = webSockets.length;
      let gap = 0;
      while (webSockets.length === before) {
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
    vi.advanceTimersByTime(PING_AFTER);
    expect(last().of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(ANSWER_TIMEOUT);
    expect(socket.state).toBe('down');
    expect(webSockets[0]?.closed).toBe(true);
  });

  it('is left alone while somebody answers', () => {
    last().open();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(PING_AFTER);
      last().receive({ t: 'pong' });
    }
    expect(socket.state).toBe('up');
    expect(webSockets).toHaveLength(1);
  });

  it('is tried at once when the page wakes up', () => {
    last().onclose?.();
    socket.wake();
    expect(webSockets).toHaveLength(2);
    last().open();
    socket.wake();
    expect(last().of('ping')).toHaveLength(1);
  });

  it('tells its listeners', () => {
    const states: SocketState[] = [];
    socket.onState((state) => states.push(state));
    last().open();
    last().onclose?.();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['connecting', 'up', 'down', 'closed']);
    expect(webSockets).toHaveLength(1);
  });
});

describe('commands', () => {
  it('wait while the line is down and keep their id when they are sent again', async () => {
    const done = socket.do('T', { do: 'act', action: 3, step: 4 });
    expect(socket.pending('T')).toBe(1);
    last().open();
    const [first] = last().of('do');
    expect(first).toMatchObject({ id: 'c1', table: 'T', command: { do: 'act', action: 3, step: 4 } });
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().of('do')).toEqual([first]);
    last().receive({ t: 'done', id: 'c1', table: 'T', n: 8 });
    await expect(done).resolves.toMatchObject({ n: 8 });
    expect(socket.pending('T')).toBe(0);
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().of('do')).toEqual([]);
  });

  it('are sent in their order, after the tables were asked for', () => {
    watched();
    void socket.do('T', { do: 'undo', step: 4 });
    void socket.do('T', { do: 'act', action: 3, step: 3 });
    last().open();
    expect(last().sent.map(({ t, id }) => id ?? t)).toEqual(['watch', 'c1', 'c2']);
  });

  it('that are refused say so in the words of the server', async () => {
    last().open();
    const done = socket.do('T', { do: 'resign' });
    last().receive({ t: 'refused', id: 'c1', code: 'over', text: 'The game is over.' });
    await expect(done).rejects.toBeInstanceOf(RefusedError);
    await expect(done).rejects.toThrow('The game is over.');
  });

  it('that ask why are answered', async () => {
    last().open();
    const why = socket.why('T', 99);
    last().receive({ t: 'reason', id: 'c1', table: 'T', allowed: false, rule: 'ST-3.1' });
    await expect(why).resolves.toMatchObject({ allowed: false, rule: 'ST-3.1' });
  });
});

describe('tables', () => {
  it('are asked for once, however many parts of a page look', () => {
    last().open();
    const one = watched();
    last().receive(sync(7));
    const two = watched();
    expect(last().of('watch')).toHaveLength(1);
    expect(two).toEqual(one);
  });

  it('are left when nobody looks any more', () => {
    last().open();
    const stop = socket.watch('T', { onSnapshot: () => undefined });
    stop();
    expect(last().of('unwatch')).toHaveLength(1);
  });

  it('that do not exist say so', () => {
    const gone = vi.fn();
    last().open();
    socket.watch('T', { onSnapshot: () => undefined, onGone: gone });
    last().receive({ t: 'refused', id: '', code: 'no-table', text: 'There is no such table.', table: 'T' });
    expect(gone).toHaveBeenCalledOnce();
  });

  it('are told anew to somebody else', () => {
    watched();
    last().open();
    last().receive(sync(7));
    socket.renew();
    last().open();
    expect(
      last()
        .of('watch')
        .map(({ since }) => since),
    ).toEqual([-1]);
  });
});

describe('the lobby', () => {
  it('is followed while anybody wants it, across breaks', () => {
    const found: number[] = [];
    last().open();
    const stop = socket.openTables((tables) => found.push(tables.length));
    last().receive({ t: 'lobby', tables: [{ id: 'a' }, { id: 'b' }] });
    last().receive({ t: 'lobby-changed', changed: [{ id: 'c' }] });
    socket.openTables((tables) => found.push(tables.length))();
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    last().receive({ t: 'lobby-changed', gone: ['a'] });
    last().receive({ t: 'lobby', tables: [{ id: 'b' }] });
    expect(last().of('lobby')).toEqual([{ t: 'lobby', on: true }]);
    stop();
    expect(last().of('lobby').at(-1)).toEqual({ t: 'lobby', on: false });
    expect(found).toEqual([2, 3, 3, 1]);
  });
});
