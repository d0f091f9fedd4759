// Sends choices in order: each one after the result of the previous one has arrived. No network.
import type { FullPosition, Snapshot } from './tableCopy';

export type Choice = { readonly do: 'act' | 'take'; readonly action: number } | { readonly do: 'undo' };

interface Sent {
  readonly choice: Choice;
  /** The position when the choice was sent. */
  readonly position: FullPosition;
  /** The frame with its result, once it is acknowledged. */
  n: number | null;
}

/** What this class needs from the table; tests pass a fake. */
export interface ChoicesHost {
  /** Send the choice in this position. Returns the number of its frame, or null if it was refused. */
  send(choice: Choice, step: number): Promise<number | null>;
  /** Report a choice that was possible when it was made but no longer is. */
  late(choice: Choice): void;
}

const same = (one: Choice, other: Choice): boolean =>
  one.do === other.do && (one.do === 'undo' || one.action === (other as typeof one).action);

/** Whether a choice is possible in a position. */
export function possible(choice: Choice, { legal, removals, undo }: FullPosition): boolean {
  if (choice.do === 'undo') return undo;
  return (choice.do === 'act' ? legal : removals).includes(choice.action);
}

export class Choices {
  private snapshot: Snapshot | null = null;
  private sent: Sent | null = null;
  private waiting: Choice[] = [];

  constructor(private readonly host: ChoicesHost) {}

  /** Receive the table as it is now displayed. */
  update(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.go();
  }

  /** Make a choice that is possible in the displayed position. Earlier choices are sent first. */
  choose(choice: Choice): void {
    this.waiting.push(choice);
    this.go();
  }

  private go(): void {
    const position = this.snapshot?.position;
    if (!position || this.isUnderWay(position)) return;
    const before = this.sent?.choice;
    this.sent = null;
    const next = this.waiting.shift();
    if (!next) return;
    const repeats = before !== undefined && same(before, next);
    if (possible(next, position) && (!repeats || isSealed(position))) return this.send(next, position);
    // A double click means the choice once.
    if (repeats) return this.go();
    this.waiting = [];
    this.host.late(next);
  }

  /** Whether the last choice is unacknowledged, or its result has not arrived. */
  private isUnderWay(position: FullPosition): boolean {
    if (!this.sent) return false;
    const { n, position: before } = this.sent;
    return n === null || (this.snapshot?.n ?? -1) < n || position === before;
  }

  private send(choice: Choice, position: FullPosition): void {
    const sent: Sent = { choice, position, n: null };
    this.sent = sent;
    void this.host.send(choice, position.step).then((n) => {
      sent.n = n;
      // After a refusal, drop the choices that were waiting behind it.
      if (n === null) [this.sent, this.waiting] = [null, []];
      this.go();
    });
  }
}

/**
 * Whether the position is a sealed choice made in parts. There, repeating an action adds it once more, and it can be
 * taken back.
 */
const isSealed = ({ draft, removals }: FullPosition): boolean => draft.length + removals.length > 0;
