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
export interface Standing {
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
export interface Seen {
  readonly n: number;
  readonly seat: number;
  readonly card: TableCard;
  readonly position: Standing | null;
  readonly log: readonly News[];
  /** The number of the log's first step. */
  readonly first: number;
  readonly chat: readonly Spoken[];
  readonly clocks: Clocks | null;
  /** When the clocks arrived, by the monotonic clock of this machine. */
  readonly told: number;
}

export type TableAnswer = Sync | Frame | Skip | Drafted;

export const isTableAnswer = (answer: AnyAnswer): answer is TableAnswer =>
  answer.t === 'sync' || answer.t === 'frame' || answer.t === 'skip' || answer.t === 'drafted';

/** The result of a message: the new table, nothing new, or a missing frame, which requires a full sync. */
export type Took = Seen | 'old' | 'missing';

/** Apply one more message to the table. */
export function take(before: Seen | null, answer: TableAnswer, now: number): Took {
  if (answer.t === 'sync') return synced(answer, now);
  if (!before) return 'missing';
  if (answer.t === 'drafted') return { ...before, position: standing(null, answer.position) };
  if (answer.n <= before.n) return 'old';
  if (answer.n !== before.n + 1) return 'missing';
  return answer.t === 'skip' ? { ...before, n: answer.n } : framed(before, answer, now);
}

function synced(sync: Sync, now: number): Seen {
  return {
    n: sync.n,
    seat: sync.seat,
    card: sync.card,
    position: sync.position ? standing(null, sync.position) : null,
    log: sync.log ?? [],
    first: sync.first ?? 0,
    chat: sync.chat ?? [],
    clocks: sync.clocks ?? null,
    told: now,
  };
}

function framed(before: Seen, frame: Frame, now: number): Seen {
  const cut = frame.cut ?? -1;
  const kept = cut < 0 ? before.log : before.log.slice(0, Math.max(0, cut - before.first));
  return {
    n: frame.n,
    seat: before.seat,
    card: frame.card ?? before.card,
    position: frame.position ? standing(before.position, frame.position) : before.position,
    log: [...kept, ...(frame.news ?? [])],
    first: cut >= 0 ? Math.min(before.first, cut) : before.first,
    chat: frame.said ? [...before.chat, frame.said] : before.chat,
    clocks: frame.clocks ?? before.clocks,
    told: frame.clocks ? now : before.told,
  };
}

/** Complete a position whose view holds only changed fields. */
function standing(before: Standing | null, position: Position): Standing {
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
export function left(seen: Seen, seat: number, now: number): number | null {
  const { clocks, told } = seen;
  const then = clocks?.left[seat];
  if (!clocks || then === undefined) return null;
  return clocks.running.includes(seat) ? Math.max(0, then - (now - told)) : then;
}
