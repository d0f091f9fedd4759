// The state of a table that a page follows, and the player's commands.
import { api, ApiError } from '$lib/client/api';
import { Choices, type Choice } from '$lib/client/choiceQueue';
import { RefusedError } from '$lib/client/socket';
import { timeLeft, type Snapshot } from '$lib/client/tableCopy';
import { socket } from '$lib/home/session.svelte';
import { settings } from '$lib/home/settings.svelte';
import { badgeLetters } from '$lib/look/badgeLetters';
import type { SeatLook, Why } from '$games/boardContract';
import type { AnyCommand, News, Refused, Sitter } from '$lib/protocol/messages';
import { lookup, speaker, t } from '$lib/words/catalogue.svelte';
import type { Speaker } from '$lib/words/speaker';
import { isNewsToActor, groupLog } from './logGrouping';
import type { Lately, Told } from './boardContext';
import { latest, subject } from './latestMove';
import { Pacing } from './stepPacing';

const TICK = 250;
/** At most this many lines are read aloud at once. */
const MOST_LINES = 8;

/** Return the name of a seat. A bot is named by its level in the reader's language, with the server's number. */
function sitterName({ kind, name = '', level = '' }: Sitter, seat: number): string {
  // A number must not begin a line.
  if (kind === 'bot')
    return (lookup(`web-level-${level}`) ?? level) + (/ \d+$/.exec(name)?.[0] ?? '').replace(' ', '\u00a0');
  return name || t('web-seat', { number: seat + 1 });
}

/** Whether a dialog is showing the player how something happened, step by step. */
const reads = (): boolean => document.querySelector('dialog[open][data-story]') !== null;

/** Return the looks of the seats for the watcher `me`. */
export function looks(sitters: readonly Sitter[], me: number): SeatLook[] {
  const names = sitters.map(sitterName);
  const signs = badgeLetters(names);
  return names.map((name, seat) => ({ name, letter: signs[seat] as string, tartan: seat, you: seat === me }));
}

export class TableStore {
  readonly id: string;
  snapshot = $state.raw<Snapshot | null>(null);
  gone = $state.raw<Refused | null>(null);
  told = $state.raw<Told | null>(null);
  /** The latest events in words, for screen readers. */
  happened = $state('');
  /** The latest event of another player, for display. */
  lately = $state.raw<Lately | null>(null);
  /** The bot's suggested action, if the player asked for one. */
  hint = $state<number>();
  /** The suggestion in a sentence. */
  advice = $state('');
  thinking = $state(false);
  /** The number of unacknowledged commands. */
  pending = $state(0);
  private now = $state(performance.now());
  /** The newest state, while steps of others are still being shown. */
  private newest = $state.raw<Snapshot | null>(null);
  // A choice made before the previous one was carried out waits in a queue.
  private readonly choices = new Choices({
    send: (choice, step) => this.carryOut({ ...choice, step }),
    late: (choice) => void this.late(choice),
  });
  // In a hidden window, nothing is shown step by step.
  private readonly pacing = new Pacing(
    (snapshot) => this.display(snapshot),
    () => (document.hidden ? 0 : settings.pace),
    reads,
  );

  readonly card = $derived(this.snapshot?.card ?? null);
  readonly position = $derived(this.snapshot?.position ?? null);
  readonly seat = $derived(this.snapshot?.seat ?? -2);
  readonly seats: readonly SeatLook[] = $derived(looks(this.card?.seats ?? [], this.seat));
  readonly words: Speaker = $derived(
    speaker(
      this.seats.map(({ name }) => name),
      this.seat,
    ),
  );
  /** The available actions: choices, and in a sealed phase those that can be taken out again. */
  readonly legal: readonly number[] = $derived(
    this.position && !this.card?.paused ? [...this.position.legal, ...this.position.removals] : [],
  );
  readonly over = $derived(this.card?.status === 'over');

  constructor(id: string) {
    this.id = id;
  }

  /** Follow the table; returns a function that stops. */
  follow(): () => void {
    const stop = socket.watch(this.id, {
      onSnapshot: (snapshot) => this.receive(snapshot),
      onGone: (refused) => (this.gone = refused),
    });
    const ticking = setInterval(() => {
      if (this.newest?.clocks?.running.length) this.now = performance.now();
    }, TICK);
    return () => {
      stop();
      this.pacing.stop();
      clearInterval(ticking);
    };
  }

  /** Show at once everything that others have done. */
  catchUp(): void {
    this.pacing.catchUp();
  }

  private receive(snapshot: Snapshot): void {
    this.newest = snapshot;
    this.now = performance.now();
    this.pacing.update(snapshot);
  }

  private display(snapshot: Snapshot): void {
    // A message about an earlier position no longer applies.
    if (snapshot.position?.step !== this.snapshot?.position?.step) {
      this.told = null;
      this.hint = undefined;
      this.advice = '';
    }
    const known = this.snapshot ? this.snapshot.first + this.snapshot.log.length : Number.POSITIVE_INFINITY;
    const ended = this.snapshot?.position && !this.snapshot.position.ending ? snapshot.position?.ending : null;
    const late = ended ? [] : this.ranOut(snapshot);
    this.snapshot = snapshot;
    this.tell(snapshot, known, ended ? [this.words.say(ended.words)] : late);
    this.choices.update(snapshot);
  }

  /** Announce new steps and the end. Leave out the player's own actions and all but the last of many lines. */
  private tell(snapshot: Snapshot, known: number, end: readonly string[]): void {
    const news = snapshot.log.slice(Math.max(0, known - snapshot.first));
    const others = news.filter(([seat, , words]) => seat !== this.seat || isNewsToActor(words));
    const lines = groupLog(others).map(({ words }) => this.words.say(words));
    const said = [...lines.slice(-MOST_LINES), ...end].join(' ');
    // A live region reads the same text again only if something changes.
    if (said) this.happened = said === this.happened ? `${said}\u00a0` : said;
    if (news.length) this.point(news);
  }

  /** Say who has just run out of time in a game that continues. */
  private ranOut({ card }: Snapshot): string[] {
    const before = this.snapshot?.card.seats;
    const late = before
      ? card.seats.flatMap((sitter, seat) => (sitter.timed_out && !before[seat]?.timed_out ? [seat] : []))
      : [];
    return late.map((seat) => t('web-player-timed-out', { name: this.seats[seat]?.name ?? '' }));
  }

  /** Display the latest event of others until the player moves. A minor event does not replace an important one. */
  private point(news: readonly News[]): void {
    const own = news.some(([seat, , words]) => seat === this.seat && !isNewsToActor(words));
    const last = own || !settings.pace ? undefined : latest(news, this.seat);
    if (last && !(last.glance && this.lately)) this.lately = { seat: subject(last), text: this.words.say(last.words) };
    else if (own) this.lately = null;
  }

  /** Return the milliseconds a seat has left. */
  timeLeft(seat: number): number | null {
    return this.newest ? timeLeft(this.newest, seat, this.now) : null;
  }

  running(seat: number): boolean {
    return this.newest?.clocks?.running.includes(seat) ?? false;
  }

  /** Send a command. A refusal is displayed. */
  async do(command: AnyCommand): Promise<boolean> {
    return (await this.carryOut(command)) !== null;
  }

  /** Return the number of the command's frame, or null if it was refused. */
  private async carryOut(command: AnyCommand): Promise<number | null> {
    this.told = null;
    this.pending += 1;
    try {
      return (await socket.do(this.id, command)).n;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refuse(error.refused);
      return null;
    } finally {
      this.pending -= 1;
    }
  }

  /** Take an action out of your sealed draft. */
  take(action: number): void {
    this.choices.choose({ do: 'take', action });
  }

  /** Make a choice, or explain why it is not allowed. */
  act(action: number): void {
    const { position } = this;
    if (!position) return;
    if (position.legal.includes(action)) this.choices.choose({ do: 'act', action });
    else if (position.removals.includes(action)) this.take(action);
    else if (this.seat >= 0) void this.explain(action);
  }

  undo(): void {
    if (this.position?.undo) this.choices.choose({ do: 'undo' });
  }

  /** Report a quick second choice that the first one has made impossible. */
  private async late(choice: Choice): Promise<void> {
    if (choice.do !== 'undo') await this.explain(choice.action);
    this.told ??= { text: t('web-refused-stale'), rule: '', bad: true };
  }

  /**
   * Ask a bot for a suggestion. `text` describes an action that the log leaves out. An answer that comes too late is
   * not shown.
   */
  async advise(text: (action: number) => string): Promise<void> {
    const step = this.position?.step;
    this.thinking = true;
    this.advice = t('web-hint-sought');
    try {
      const { action, words } = await api.hint(this.id);
      if (step !== this.position?.step) return;
      this.hint = action;
      this.advice = t('web-hint-says', { move: words ? this.words.say(words) : text(action) });
    } catch (error) {
      if (step === this.position?.step) this.advice = '';
      if (error instanceof ApiError) this.told = { text: error.message, rule: '', bad: true };
    } finally {
      this.thinking = false;
    }
  }

  /** Return why an action is or is not allowed. */
  async why(action: number): Promise<Why> {
    try {
      const { allowed, rule = '', words = null } = await socket.why(this.id, action);
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
    const text = refused.words
      ? this.words.say(refused.words)
      : (lookup(`web-refused-${refused.code}`) ?? refused.text);
    this.told = { text, rule: refused.rule ?? '', bad: true };
  }
}
