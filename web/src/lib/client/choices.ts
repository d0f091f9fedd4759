// Choices in the order in which they were made: the next is sent when what the one before it has done is seen. No network.
import type { Seen, Standing } from './mirror';

export type Choice = { readonly do: 'act' | 'take'; readonly action: number } | { readonly do: 'undo' };

interface Sent {
  readonly choice: Choice;
  /** What was seen when it was sent. */
  readonly position: Standing;
  /** The frame that tells of it, once it is acknowledged. */
  n: number | null;
}

/** What choices need of the table; tests give another. */
export interface Doing {
  /** Have it done in this position; the number of its frame, or null if it was refused. */
  send(choice: Choice, step: number): Promise<number | null>;
  /** It was possible when it was chosen, and is no more. */
  late(choice: Choice): void;
}

const same = (one: Choice, other: Choice): boolean =>
  one.do === other.do && (one.do === 'undo' || one.action === (other as typeof one).action);

/** Whether something may be done in a position. */
export function possible(choice: Choice, { legal, removals, undo }: Standing): boolean {
  if (choice.do === 'undo') return undo;
  return (choice.do === 'act' ? legal : removals).includes(choice.action);
}

export class Choices {
  private seen: Seen | null = null;
  private sent: Sent | null = null;
  private waiting: Choice[] = [];

  constructor(private readonly doing: Doing) {}

  /** The table as it is shown now. */
  see(seen: Seen): void {
    this.seen = seen;
    this.go();
  }

  /** Something that may be done in what is shown; whatever was chosen before it comes first. */
  choose(choice: Choice): void {
    this.waiting.push(choice);
    this.go();
  }

  private go(): void {
    const position = this.seen?.position;
    if (!position || this.isUnderWay(position)) return;
    const before = this.sent?.choice;
    this.sent = null;
    const next = this.waiting.shift();
    if (!next) return;
    const repeats = before !== undefined && same(before, next);
    if (possible(next, position) && (!repeats || isSealed(position))) return this.send(next, position);
    // Somebody who clicks twice on a thing wants it once.
    if (repeats) return this.go();
    this.waiting = [];
    this.doing.late(next);
  }

  /** Whether the last one has not been acknowledged, or its outcome is not seen yet. */
  private isUnderWay(position: Standing): boolean {
    if (!this.sent) return false;
    const { n, position: before } = this.sent;
    return n === null || (this.seen?.n ?? -1) < n || position === before;
  }

  private send(choice: Choice, position: Standing): void {
    const sent: Sent = { choice, position, n: null };
    this.sent = sent;
    void this.doing.send(choice, position.step).then((n) => {
      sent.n = n;
      // What was to follow something that was refused does not follow.
      if (n === null) [this.sent, this.waiting] = [null, []];
      this.go();
    });
  }
}

/** Whether one makes a sealed choice, part by part: there the same again is one more of it, and can be taken back. */
const isSealed = ({ draft, removals }: Standing): boolean => draft.length + removals.length > 0;
