// The client's copy of a table, kept up to date by numbered frames. No network, no framework.
import type {
  AnyAnswer,
  Clocks,
  Drafted,
  Frame,
  News,
  Position,
  Skip,
  Spoken,
  Sync,
  TableCard,
} from '../protocol/messages';

/** A complete position, with no field left out. */
export interface FullPosition {
  readonly step: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly asked: readonly number[];
  readonly prompt: Position['prompt'];
  readonly legal: readonly number[];
  readonly draft: readonly number[];
  readonly removals: readonly number[];
  readonly undo: boolean;
  readonly ending: NonNullable<Position['ending']> | null;
}

/** All that is known of a table at frame `n`. Never changed, only replaced. */
export interface Snapshot {
  readonly n: number;
  readonly seat: number;
  readonly card: TableCard;
  readonly position: FullPosition | null;
  readonly log: readonly News[];
  /** The number of the log's first step. */
  readonly first: number;
  readonly chat: readonly Spoken[];
  readonly clocks: Clocks | null;
  /** When the clocks arrived, by the monotonic clock of this machine. */
  readonly clocksAt: number;
}

export type TableAnswer = Sync | Frame | Skip | Drafted;

export const isTableAnswer = (answer: AnyAnswer): answer is TableAnswer =>
  answer.t === 'sync' || answer.t === 'frame' || answer.t === 'skip' || answer.t === 'drafted';

/** The result of a message: the new table, nothing new, or a missing frame, which requires a full sync. */
export type Applied = Snapshot | 'old' | 'missing';

/** Apply one more message to the table. */
export function apply(before: Snapshot | null, answer: TableAnswer, now: number): Applied {
  if (answer.t === 'sync') return fromSync(answer, now);
  if (!before) return 'missing';
  if (answer.t === 'drafted') return { ...before, position: completed(null, answer.position) };
  if (answer.n <= before.n) return 'old';
  if (answer.n !== before.n + 1) return 'missing';
  return answer.t === 'skip' ? { ...before, n: answer.n } : afterFrame(before, answer, now);
}

function fromSync(sync: Sync, now: number): Snapshot {
  return {
    n: sync.n,
    seat: sync.seat,
    card: sync.card,
    position: sync.position ? completed(null, sync.position) : null,
    log: sync.log ?? [],
    first: sync.first ?? 0,
    chat: sync.chat ?? [],
    clocks: sync.clocks ?? null,
    clocksAt: now,
  };
}

function afterFrame(before: Snapshot, frame: Frame, now: number): Snapshot {
  const cut = frame.cut ?? -1;
  const kept = cut < 0 ? before.log : before.log.slice(0, Math.max(0, cut - before.first));
  return {
    n: frame.n,
    seat: before.seat,
    card: frame.card ?? before.card,
    position: frame.position ? completed(before.position, frame.position) : before.position,
    log: [...kept, ...(frame.news ?? [])],
    first: cut >= 0 ? Math.min(before.first, cut) : before.first,
    chat: frame.said ? [...before.chat, frame.said] : before.chat,
    clocks: frame.clocks ?? before.clocks,
    clocksAt: frame.clocks ? now : before.clocksAt,
  };
}

/** Complete a position whose view holds only changed fields. */
function completed(before: FullPosition | null, position: Position): FullPosition {
  return {
    step: position.step,
    view: { ...before?.view, ...position.view },
    asked: position.asked,
    prompt: position.prompt,
    legal: position.legal ?? [],
    draft: position.draft ?? [],
    removals: position.removals ?? [],
    undo: position.undo ?? false,
    ending: position.ending ?? null,
  };
}

/** Return the milliseconds a seat has left now. */
export function timeLeft(snapshot: Snapshot, seat: number, now: number): number | null {
  const { clocks, clocksAt } = snapshot;
  const then = clocks?.left[seat];
  if (!clocks || then === undefined) return null;
  return clocks.running.includes(seat) ? Math.max(0, then - (now - clocksAt)) : then;
}
