// Shows the steps of others one after the other, long enough to follow, but without keeping the player waiting.
import { timeLeft, type Snapshot } from '$lib/client/tableCopy';
import { lines } from './latestMove';

/** How long a step of another player is shown before the next one: normally, and if it is minor. In milliseconds. */
export const STEP = 850;
export const GLANCE = 250;
/** The longest wait for your own move, at normal pace and at any pace. It is a quarter while your clock runs. */
export const USUAL_WAIT = 5000;
export const LONGEST_WAIT = 7000;
/** How far the display may lag behind while the table does not wait for this player. */
export const LONGEST_LAG = 12_000;

const SHORT_CLOCK = 3_600_000;

/** A clock and timers; tests pass a fake. */
export interface Timers {
  now(): number;
  later(milliseconds: number, what: () => void): unknown;
  forget(timer: unknown): void;
}

export const TIMERS: Timers = {
  now: () => performance.now(),
  later: (milliseconds, what) => setTimeout(what, milliseconds),
  forget: (timer) => clearTimeout(timer as number),
};

interface Waiting {
  readonly snapshot: Snapshot;
  readonly time: number;
}

/** Return how long the latest change should be shown; `null` if it must not wait. */
export function displayTime(before: Snapshot | null, snapshot: Snapshot): number | null {
  if (!before || !snapshot.position || before.seat !== snapshot.seat || snapshot.n === before.n) return null;
  const known = before.first + before.log.length;
  if (snapshot.first + snapshot.log.length < known || snapshot.first > known) return null;
  const news = snapshot.log.slice(known - snapshot.first);
  if (news.some(([seat]) => seat >= 0 && seat === snapshot.seat)) return null;
  const told = lines(news);
  if (!told.length) return 0;
  return told.some(({ glance }) => !glance) ? STEP : GLANCE;
}

/** Whether the player has something to do: decide, or see the end. */
const isWaitedFor = ({ card, position, seat }: Snapshot): boolean =>
  card.status === 'over' || (seat >= 0 && (position?.asked.includes(seat) ?? false));

export class Pacing {
  private shown: Snapshot | null = null;
  private readonly queue: Waiting[] = [];
  private timer: unknown = null;
  /** The time at which the player, who could move, waits no longer; and its timer. */
  private end: number | null = null;
  private alarm: unknown = null;

  constructor(
    private readonly show: (snapshot: Snapshot) => void,
    /** Scale of the display times; 0 shows everything at once. */
    private readonly pace: () => number,
    /** Whether a dialog with a story covers the table. Then the display waits. */
    private readonly busy: () => boolean = () => false,
    private readonly timers: Timers = TIMERS,
  ) {}

  /** Receive a change of the table. */
  update(snapshot: Snapshot): void {
    const time = displayTime(this.newest, snapshot);
    if (time === null || !this.pace()) return this.skip(snapshot);
    this.queue.push({ snapshot, time });
    if (isWaitedFor(snapshot) && this.end === null) this.limit(snapshot);
    if (this.timer === null) this.next();
  }

  /** Show the newest state. */
  catchUp(): void {
    const newest = this.queue.at(-1)?.snapshot;
    if (newest && !this.held) this.skip(newest);
  }

  stop(): void {
    this.timers.forget(this.timer);
    this.timer = null;
    this.queue.length = 0;
    this.free();
  }

  private get newest(): Snapshot | null {
    return this.queue.at(-1)?.snapshot ?? this.shown;
  }

  /** Whether everything waits for the dialog. It does not while a clock of minutes runs. */
  private get held(): boolean {
    return this.busy() && !(this.newest && isShortOfTime(this.newest, this.timers.now()));
  }

  private limit(snapshot: Snapshot): void {
    const now = this.timers.now();
    const most = Math.min(LONGEST_WAIT, USUAL_WAIT * this.pace()) / (isShortOfTime(snapshot, now) ? 4 : 1);
    this.end = now + most;
    this.alarm = this.timers.later(most, () => this.catchUp());
  }

  private free(): void {
    this.timers.forget(this.alarm);
    this.end = null;
  }

  private skip(snapshot: Snapshot): void {
    this.stop();
    this.put(snapshot);
  }

  private put(snapshot: Snapshot): void {
    this.shown = snapshot;
    this.show(snapshot);
  }

  /** Show the first waiting state, and those after it that need no time. */
  private next(): void {
    this.timer = null;
    if (this.held && this.queue.length) return this.wait();
    for (let first = this.queue.shift(); first; first = this.queue.shift()) {
      const wait = first.time * this.speedFactor(first.time);
      // Skip a state that would be replaced at once.
      if (wait || !this.queue.length) this.put(first.snapshot);
      if (!this.queue.length) this.free();
      if (wait) {
        this.timer = this.timers.later(wait, () => this.next());
        return;
      }
    }
  }

  /** While the player reads, check again soon. The limit counts only from the end of reading. */
  private wait(): void {
    if (this.end !== null) {
      this.free();
      this.limit(this.newest as Snapshot);
    }
    this.timer = this.timers.later(GLANCE, () => this.next());
  }

  /** Return the factor for a time so that everything waiting is shown by the limit. Minor steps are skipped first. */
  private speedFactor(time: number): number {
    const pace = this.pace();
    const rest = this.queue.slice(0, -1).reduce((sum, waiting) => sum + waiting.time, time) * pace;
    const room = this.queue.length ? this.room() : Number.POSITIVE_INFINITY;
    if (room <= 0) return 0;
    const share = Math.min(1, room / rest);
    return time === GLANCE && share < 0.5 ? 0 : pace * share;
  }

  private room(): number {
    return this.end === null ? LONGEST_LAG : this.end - this.timers.now();
  }
}

/** Whether the player's own clock runs and is one of minutes. */
function isShortOfTime(snapshot: Snapshot, now: number): boolean {
  return (
    (snapshot.clocks?.running.includes(snapshot.seat) ?? false) &&
    (timeLeft(snapshot, snapshot.seat, now) ?? SHORT_CLOCK) < SHORT_CLOCK
  );
}
