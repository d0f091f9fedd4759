// What others do is shown one step after the other, long enough to be followed; nobody is kept waiting for it.
import { left, type Seen } from '$lib/client/mirror';
import { lines } from './latest';

/** How long a step of another's is shown before the next one, and a step that needs no more than a glance. */
export const STEP = 850;
export const GLANCE = 250;
/** How long one's own move is kept waiting at most, at the usual pace and at any; beside a clock that runs, a quarter. */
export const LIMIT = 5000;
export const LONGEST = 7000;
/** How far a table that waits for nobody here may be ahead of what is shown. */
export const BEHIND = 12_000;

const SHORT_CLOCK = 3_600_000;

/** What it needs of the world; tests give another. */
export interface Hours {
  now(): number;
  later(milliseconds: number, what: () => void): unknown;
  forget(timer: unknown): void;
}

export const HOURS: Hours = {
  now: () => performance.now(),
  later: (milliseconds, what) => setTimeout(what, milliseconds),
  forget: (timer) => clearTimeout(timer as number),
};

interface Waiting {
  readonly seen: Seen;
  readonly time: number;
}

/** How long what came last deserves to be seen; `null` if it must not wait for anything. */
export function deserved(before: Seen | null, seen: Seen): number | null {
  if (!before || !seen.position || before.seat !== seen.seat || seen.n === before.n) return null;
  const known = before.first + before.log.length;
  if (seen.first + seen.log.length < known || seen.first > known) return null;
  const news = seen.log.slice(known - seen.first);
  if (news.some(([seat]) => seat >= 0 && seat === seen.seat)) return null;
  const told = lines(news);
  if (!told.length) return 0;
  return told.some(({ glance }) => !glance) ? STEP : GLANCE;
}

/** Whether the person has something to do: to decide, or to hear how it ended. */
const awaited = ({ card, position, seat }: Seen): boolean =>
  card.status === 'over' || (seat >= 0 && (position?.asked.includes(seat) ?? false));

export class Pacing {
  private shown: Seen | null = null;
  private readonly queue: Waiting[] = [];
  private timer: unknown = null;
  /** When the person, who could go on, is kept waiting no longer; and what sees to it. */
  private end: number | null = null;
  private alarm: unknown = null;

  constructor(
    private readonly show: (seen: Seen) => void,
    /** How much longer than usual things take; 0 is not at all. */
    private readonly pace: () => number,
    /** Whether the person is being told something that lies over the table: then the table waits. */
    private readonly busy: () => boolean = () => false,
    private readonly hours: Hours = HOURS,
  ) {}

  /** The table has changed. */
  hear(seen: Seen): void {
    const time = deserved(this.newest, seen);
    if (time === null || !this.pace()) return this.skip(seen);
    this.queue.push({ seen, time });
    if (awaited(seen) && this.end === null) this.limit(seen);
    if (this.timer === null) this.next();
  }

  /** Show what is true now. */
  catchUp(): void {
    const newest = this.queue.at(-1)?.seen;
    if (newest && !this.held) this.skip(newest);
  }

  stop(): void {
    this.hours.forget(this.timer);
    this.timer = null;
    this.queue.length = 0;
    this.free();
  }

  private get newest(): Seen | null {
    return this.queue.at(-1)?.seen ?? this.shown;
  }

  /** Whether all waits for what the person is being told; a clock of minutes waits for nobody. */
  private get held(): boolean {
    return this.busy() && !(this.newest && hurried(this.newest, this.hours.now()));
  }

  private limit(seen: Seen): void {
    const now = this.hours.now();
    const most = Math.min(LONGEST, LIMIT * this.pace()) / (hurried(seen, now) ? 4 : 1);
    this.end = now + most;
    this.alarm = this.hours.later(most, () => this.catchUp());
  }

  private free(): void {
    this.hours.forget(this.alarm);
    this.end = null;
  }

  private skip(seen: Seen): void {
    this.stop();
    this.put(seen);
  }

  private put(seen: Seen): void {
    this.shown = seen;
    this.show(seen);
  }

  /** Show the first that waits, and those after it that need no time. */
  private next(): void {
    this.timer = null;
    if (this.held && this.queue.length) return this.wait();
    for (let first = this.queue.shift(); first; first = this.queue.shift()) {
      const wait = first.time * this.haste(first.time);
      // What would be gone at once need not be drawn.
      if (wait || !this.queue.length) this.put(first.seen);
      if (!this.queue.length) this.free();
      if (wait) {
        this.timer = this.hours.later(wait, () => this.next());
        return;
      }
    }
  }

  /** The person reads: look again soon, and count what he is kept waiting from then on. */
  private wait(): void {
    if (this.end !== null) {
      this.free();
      this.limit(this.newest as Seen);
    }
    this.timer = this.hours.later(GLANCE, () => this.next());
  }

  /** By what a time is multiplied so that all that waits is shown in time; glances go first. */
  private haste(time: number): number {
    const pace = this.pace();
    const rest = this.queue.slice(0, -1).reduce((sum, waiting) => sum + waiting.time, time) * pace;
    const room = this.queue.length ? this.room() : Number.POSITIVE_INFINITY;
    if (room <= 0) return 0;
    const share = Math.min(1, room / rest);
    return time === GLANCE && share < 0.5 ? 0 : pace * share;
  }

  private room(): number {
    return this.end === null ? BEHIND : this.end - this.hours.now();
  }
}

/** Whether one's own clock runs, and is one of minutes. */
function hurried(seen: Seen, now: number): boolean {
  return (seen.clocks?.running.includes(seen.seat) ?? false) && (left(seen, seen.seat, now) ?? SHORT_CLOCK) < SHORT_CLOCK;
}
