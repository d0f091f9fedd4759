// Shows the steps of others one after the other, long enough to follow, but without keeping the player waiting.
import { left, type Seen } from '$lib/client/mirror';
import { lines } from './latest';

/** How long a step of another player is shown before the next one: normally, and if it is minor. In milliseconds. */
export const STEP = 850;
export const GLANCE = 250;
/** The longest wait for your own move, at normal pace and at any pace. It is a quarter while your clock runs. */
export const LIMIT = 5000;
export const LONGEST = 7000;
/** How far the display may lag behind while the table does not wait for this player. */
export const BEHIND = 12_000;

const SHORT_CLOCK = 3_600_000;

/** A clock and timers; tests pass a fake. */
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

/** Return how long the latest change should be shown; `null` if it must not wait. */
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

/** Whether the player has something to do: decide, or see the end. */
const awaited = ({ card, position, seat }: Seen): boolean =>
  card.status === 'over' || (seat >= 0 && (position?.asked.includes(seat) ?? false));

export class Pacing {
  private shown: Seen | null = null;
  private readonly queue: Waiting[] = [];
  private timer: unknown = null;
  /** The time at which the player, who could move, waits no longer; and its timer. */
  private end: number | null = null;
  private alarm: unknown = null;

  constructor(
    private readonly show: (seen: Seen) => void,
    /** Scale of the display times; 0 shows everything at once. */
    private readonly pace: () => number,
    /** Whether a dialog with a story covers the table. Then the display waits. */
    private readonly busy: () => boolean = () => false,
    private readonly hours: Hours = HOURS,
  ) {}

  /** Receive a change of the table. */
  hear(seen: Seen): void {
    const time = deserved(this.newest, seen);
    if (time === null || !this.pace()) return this.skip(seen);
    this.queue.push({ seen, time });
    if (awaited(seen) && this.end === null) this.limit(seen);
    if (this.timer === null) this.next();
  }

  /** Show the newest state. */
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

  /** Whether everything waits for the dialog. It does not while a clock of minutes runs. */
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

  /** Show the first waiting state, and those after it that need no time. */
  private next(): void {
    this.timer = null;
    if (this.held && this.queue.length) return this.wait();
    for (let first = this.queue.shift(); first; first = this.queue.shift()) {
      const wait = first.time * this.haste(first.time);
      // Skip a state that would be replaced at once.
      if (wait || !this.queue.length) this.put(first.seen);
      if (!this.queue.length) this.free();
      if (wait) {
        this.timer = this.hours.later(wait, () => this.next());
        return;
      }
    }
  }

  /** While the player reads, check again soon. The limit counts only from the end of reading. */
  private wait(): void {
    if (this.end !== null) {
      this.free();
      this.limit(this.newest as Seen);
    }
    this.timer = this.hours.later(GLANCE, () => this.next());
  }

  /** Return the factor for a time so that everything waiting is shown by the limit. Minor steps are skipped first. */
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

/** Whether the player's own clock runs and is one of minutes. */
function hurried(seen: Seen, now: number): boolean {
  return (seen.clocks?.running.includes(seen.seat) ?? false) && (left(seen, seen.seat, now) ?? SHORT_CLOCK) < SHORT_CLOCK;
}
