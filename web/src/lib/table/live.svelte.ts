// A table that a page looks at: what is seen of it, and what one does there.
import { api, ApiError } from '$lib/client/api';
import { RefusedError } from '$lib/client/line';
import { left, type Seen } from '$lib/client/mirror';
import { line } from '$lib/home/session.svelte';
import { letters } from '$lib/look/letters';
import type { SeatLook, Why } from '$games/board';
import type { AnyCommand, Refused, Sitter } from '$lib/protocol/messages';
import { speaker, t } from '$lib/words/catalogue.svelte';
import type { Speaker } from '$lib/words/speaker';
import { gathered } from './gather';
import type { Told } from './house';

const TICK = 250;

/** What a seat is called: a computer opponent by its level, in the reader's language, and numbered as the server does. */
function sitterName({ kind, name = '', level = '' }: Sitter, seat: number): string {
  if (kind === 'bot') return t(`web-level-${level}`) + (/ \d+$/.exec(name)?.[0] ?? '');
  return name || t('web-seat', { number: seat + 1 });
}

/** How the seats of a table look to the one who watches from `me`. */
export function looks(sitters: readonly Sitter[], me: number): SeatLook[] {
  const names = sitters.map(sitterName);
  const signs = letters(names);
  return names.map((name, seat) => ({ name, letter: signs[seat] as string, tartan: seat, you: seat === me }));
}

export class LiveTable {
  readonly id: string;
  seen = $state.raw<Seen | null>(null);
  gone = $state.raw<Refused | null>(null);
  told = $state.raw<Told | null>(null);
  /** What has just happened, in words: for whoever hears the page. */
  happened = $state('');
  /** What the computer would do now, if it was asked. */
  hint = $state<number>();
  /** The same in a sentence. */
  advice = $state('');
  thinking = $state(false);
  /** Commands that have not been acknowledged. */
  pending = $state(0);
  private now = $state(performance.now());

  readonly card = $derived(this.seen?.card ?? null);
  readonly position = $derived(this.seen?.position ?? null);
  readonly seat = $derived(this.seen?.seat ?? -2);
  readonly seats: readonly SeatLook[] = $derived(looks(this.card?.seats ?? [], this.seat));
  readonly words: Speaker = $derived(
    speaker(
      this.seats.map(({ name }) => name),
      this.seat,
    ),
  );
  /** What one may do: choices, and in a sealed phase what can be taken out again. */
  readonly legal: readonly number[] = $derived(
    this.position && !this.card?.paused ? [...this.position.legal, ...this.position.removals] : [],
  );
  readonly over = $derived(this.card?.status === 'over');

  constructor(id: string) {
    this.id = id;
  }

  /** Follow the table; returns how to stop. */
  follow(): () => void {
    const stop = line.watch(this.id, { seen: (seen) => this.heard(seen), gone: (refused) => (this.gone = refused) });
    const ticking = setInterval(() => {
      if (this.seen?.clocks?.running.length) this.now = performance.now();
    }, TICK);
    return () => {
      stop();
      clearInterval(ticking);
    };
  }

  private heard(seen: Seen): void {
    // What was said about an earlier position does not hold any more.
    if (seen.position?.step !== this.seen?.position?.step) {
      this.told = null;
      this.hint = undefined;
      this.advice = '';
    }
    const known = this.seen ? this.seen.first + this.seen.log.length : Number.POSITIVE_INFINITY;
    this.seen = seen;
    this.tell(seen, known);
    this.now = performance.now();
  }

  /** Say the steps that are new; what one did oneself one knows. */
  private tell(seen: Seen, known: number): void {
    const news = seen.log.slice(Math.max(0, known - seen.first));
    const others = news.filter(([seat]) => seat !== this.seat);
    const lines = gathered(others).map(({ words }) => this.words.say(words));
    if (lines.length) this.happened = lines.join(' ');
  }

  /** Milliseconds that a seat has left. */
  left(seat: number): number | null {
    return this.seen ? left(this.seen, seat, this.now) : null;
  }

  /** Carry out a command; what is refused is told. */
  async do(command: AnyCommand): Promise<boolean> {
    this.told = null;
    this.pending += 1;
    try {
      await line.do(this.id, command);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refuse(error.refused);
      return false;
    } finally {
      this.pending -= 1;
    }
  }

  /** Make a choice, or hear why not. A second one waits until the first is acknowledged. */
  /** Take something out of one's sealed draft again. */
  take(action: number): void {
    const position = this.position;
    if (position && !this.pending) void this.do({ do: 'take', action, step: position.step });
  }

  act(action: number): void {
    const position = this.position;
    if (!position || this.pending) return;
    if (!position.legal.includes(action) && position.removals.includes(action)) this.take(action);
    else if (position.legal.includes(action)) void this.do({ do: 'act', action, step: position.step });
    else if (this.seat >= 0) void this.explain(action);
  }

  undo(): void {
    if (this.position?.undo && !this.pending) void this.do({ do: 'undo', step: this.position.step });
  }

  /** Ask the computer what it would do; `text` says a move that the log leaves out. An answer that comes too late is not shown. */
  async advise(text: (action: number) => string): Promise<void> {
    const step = this.position?.step;
    this.thinking = true;
    try {
      const { action, words } = await api.hint(this.id);
      if (step !== this.position?.step) return;
      this.hint = action;
      this.advice = t('web-hint-says', { move: words ? this.words.say(words) : text(action) });
    } catch (error) {
      if (error instanceof ApiError) this.told = { text: error.message, rule: '', bad: true };
    } finally {
      this.thinking = false;
    }
  }

  /** Why something may or may not be done. */
  async why(action: number): Promise<Why> {
    try {
      const { allowed, rule = '', words = null } = await line.why(this.id, action);
      return { allowed, rule, words };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return { allowed: false, rule: error.refused.rule ?? '', words: error.refused.words ?? null };
    }
  }

  private async explain(action: number): Promise<void> {
    const { rule, words, allowed } = await this.why(action);
    if (words) this.told = { text: this.words.say(words), rule, bad: !allowed };
  }

  private refuse(refused: Refused): void {
    const known = `web-refused-${refused.code}`;
    const text = refused.words ? this.words.say(refused.words) : t(known) === known ? refused.text : t(known);
    this.told = { text, rule: refused.rule ?? '', bad: true };
  }
}
