import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '$lib/client/tableCopy';
import type { News } from '$lib/protocol/messages';
import { LONGEST_LAG, GLANCE, USUAL_WAIT, LONGEST_WAIT, Pacing, STEP, type Timers } from './stepPacing';

const ME = 0;
const timers: Timers = {
  now: () => Date.now(),
  later: (milliseconds, what) => setTimeout(what, milliseconds),
  forget: (timer) => clearTimeout(timer as number),
};
const deed = (seat: number): News => [seat, 1, { id: 'hc-log-cattle', args: { who: seat } }];
const glance = (who: number): News => [-1, 1, { id: 'hc-log-drawn', args: { who, card: 1 } }];
const quiet = (seat: number): News => [seat, 1, null];

let shown: { n: number; at: number }[];
let pace: number;
let busy: boolean;
let table: Pacing;
let snapshot: Snapshot;

const started = (): Snapshot =>
  ({
    n: 0,
    seat: ME,
    card: { status: 'playing' },
    position: { step: 0, asked: [1] },
    log: [],
    first: 0,
    clocks: null,
    clocksAt: 0,
  }) as unknown as Snapshot;
const ids = (): number[] => shown.map(({ n }) => n);
const times = (): number[] => shown.map(({ at }) => at);

/** Receive the next frame: what happened, and whom the table waits for. */
function frame(news: News[], asked: number, more: object = {}): void {
  snapshot = {
    ...snapshot,
    ...more,
    n: snapshot.n + 1,
    log: [...snapshot.log, ...news],
    position: { ...snapshot.position, asked: [asked] },
  } as Snapshot;
  table.update(snapshot);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  shown = [];
  pace = 1;
  busy = false;
  table = new Pacing(
    ({ n }) => shown.push({ n, at: Date.now() }),
    () => pace,
    () => busy,
    timers,
  );
  snapshot = started();
  table.update(snapshot);
});
afterEach(() => vi.useRealTimers());

describe('what others do', () => {
  it('is shown at once if nothing else waits', () => {
    frame([deed(1)], 2);
    expect(ids()).toEqual([0, 1]);
  });

  it('is shown one step after the other', () => {
    for (const seat of [1, 2, 3]) frame([deed(seat)], seat + 1);
    vi.advanceTimersByTime(STEP - 1);
    expect(ids()).toEqual([0, 1]);
    vi.advanceTimersByTime(10 * STEP);
    expect(ids()).toEqual([0, 1, 2, 3]);
    expect(times()).toEqual([0, 0, STEP, 2 * STEP]);
  });

  it('takes a glance where it only leads up to something, and no time where nothing is told', () => {
    frame([glance(1)], 1);
    frame([quiet(1)], 1);
    frame([deed(1)], 2);
    vi.advanceTimersByTime(GLANCE);
    expect(ids()).toEqual([0, 1, 3]);
    expect(times()).toEqual([0, 0, GLANCE]);
  });

  it('takes as long as the person wants, or no time', () => {
    pace = 2.5;
    frame([deed(1)], 2);
    frame([deed(2)], 3);
    vi.advanceTimersByTime(10 * STEP);
    expect(times()).toEqual([0, 0, 2.5 * STEP]);
    pace = 0;
    for (const seat of [1, 2, 3]) frame([deed(seat)], seat);
    expect(ids()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('never falls far behind a table that waits for nobody here', () => {
    const steps = 200;
    for (let i = 0; i < steps; i++) frame([deed(1)], 2);
    vi.advanceTimersByTime(LONGEST_LAG * 8);
    expect(ids().at(-1)).toBe(steps);
    expect(times().at(-1)).toBeLessThan(LONGEST_LAG * 6);
  });
});

describe("one's own move", () => {
  it('is due a few seconds after it could be, however much happened', () => {
    for (let i = 0; i < 60; i++) frame([i % 3 ? glance(1) : deed(1)], i < 59 ? 1 : ME);
    vi.advanceTimersByTime(USUAL_WAIT);
    expect(ids().at(-1)).toBe(60);
    expect(times().at(-1)).toBeLessThanOrEqual(USUAL_WAIT);
    expect(ids().length).toBeGreaterThan(15);
  });

  it('waits no longer for somebody who likes it slow', () => {
    pace = 10;
    for (let i = 0; i < 60; i++) frame([deed(1)], i < 59 ? 1 : ME);
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(ids().at(-1)).toBe(60);
  });

  it('waits a quarter as long while a clock of minutes runs', () => {
    for (let i = 0; i < 20; i++) frame([deed(1)], 1);
    frame([deed(1)], ME, { clocks: { left: [60_000, 60_000], running: [ME] }, clocksAt: Date.now() });
    vi.advanceTimersByTime(USUAL_WAIT / 4);
    expect(ids().at(-1)).toBe(21);
  });

  it('is shown at once, with all that had happened before', () => {
    for (const seat of [1, 2, 3]) frame([deed(seat)], ME);
    frame([deed(ME)], 1);
    expect(ids()).toEqual([0, 1, 4]);
    vi.advanceTimersByTime(10 * STEP);
    expect(ids()).toEqual([0, 1, 4]);
  });
});

it('waits while the person is told something, and then goes on', () => {
  busy = true;
  for (const seat of [1, 2, 3]) frame([deed(seat)], seat === 3 ? ME : 1);
  table.catchUp();
  vi.advanceTimersByTime(20 * STEP);
  expect(ids()).toEqual([0]);
  busy = false;
  vi.advanceTimersByTime(GLANCE);
  expect(ids()).toEqual([0, 1]);
  vi.advanceTimersByTime(2 * STEP);
  expect(ids()).toEqual([0, 1, 2, 3]);
});

describe('all that waits is shown at once', () => {
  it('when the person asks for it', () => {
    for (const seat of [1, 2, 3]) frame([deed(seat)], ME);
    table.catchUp();
    expect(ids()).toEqual([0, 1, 3]);
    table.catchUp();
    vi.advanceTimersByTime(10 * STEP);
    expect(ids()).toEqual([0, 1, 3]);
    frame([deed(1)], 1);
    expect(ids()).toEqual([0, 1, 3, 4]);
  });

  it('when steps are taken back, a draft changes or the table is told anew', () => {
    for (const seat of [1, 2, 3]) frame([deed(seat)], 1);
    const draft = { ...snapshot };
    table.update(draft);
    expect(ids()).toEqual([0, 1, 3]);
    frame([deed(1)], 1);
    frame([deed(1)], 1);
    snapshot = { ...snapshot, n: snapshot.n + 1, log: snapshot.log.slice(0, 2) };
    table.update(snapshot);
    expect(ids()).toEqual([0, 1, 3, 4, 6]);
  });

  it('and not at all once nobody looks any more', () => {
    for (const seat of [1, 2, 3]) frame([deed(seat)], 1);
    table.stop();
    vi.advanceTimersByTime(10 * STEP);
    expect(ids()).toEqual([0, 1]);
  });
});
