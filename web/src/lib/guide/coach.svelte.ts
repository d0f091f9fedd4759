// The coach of one table: at which step the lesson stands, and what is to be said of it.
import { isDeed, isDue, reached, type Guide, type Moment, type Step } from '../../guides/guide';
import type { AnyView } from '$lib/protocol/views';
import type { PlainId } from '$lib/words/speaker';
import { keep, kept, LEFT } from './keep';

export class Coach {
  private readonly guide: Guide;
  private readonly table: string;
  private at = $state(0);
  private now = $state.raw<Moment>();

  /** Whether the person wants no coach. */
  readonly left = $derived(this.at === LEFT);
  /** The last step that has been said. */
  private said = $state(0);

  /** Whether the others move: then what was said last stays. */
  readonly waits = $derived(this.now !== undefined && !this.left && !isDue(this.due as Step, this.now));
  /** The number of the step that is shown, from 0. */
  readonly number = $derived(Math.max(0, this.waits && this.said < this.at ? this.at - 1 : this.at));
  readonly step: Step | undefined = $derived(this.shown());
  readonly words = $derived(this.say());
  /** Whether it ends by playing. */
  readonly deed = $derived(this.step !== undefined && this.now !== undefined && isDeed(this.step, this.now));
  /** What the ring goes round. */
  readonly targets: readonly string[] = $derived(this.pointed());

  constructor(guide: Guide<never>, table: string) {
    this.guide = guide as unknown as Guide<AnyView>;
    this.table = table;
    this.at = Math.min(kept(table), this.count - 1);
  }

  get count(): number {
    return this.guide.steps.length;
  }

  /** Whether it says that the lesson is done. */
  get last(): boolean {
    return this.number === this.count - 1;
  }

  /** The table has changed. */
  see(now: Moment, at = this.at): void {
    this.now = now;
    if (!this.left) this.go(reached(this.guide, at, now));
    if (!this.waits) this.said = this.at;
  }

  /** What was to be read has been read. */
  next(): void {
    if (!this.now || this.waits) return;
    if (this.last) this.leave();
    else this.see(this.now, this.at + 1);
  }

  /** Go on without a coach. */
  leave(): void {
    this.go(LEFT);
  }

  private get due(): Step | undefined {
    return this.guide.steps[this.at];
  }

  private shown(): Step | undefined {
    return this.now && !this.left ? this.guide.steps[this.number] : undefined;
  }

  private go(at: number): void {
    if (at === this.at) return;
    this.at = at;
    keep(this.table, at);
  }

  private say(): PlainId | '' {
    if (!this.step || !this.now) return '';
    return typeof this.step.words === 'string' ? this.step.words : this.step.words(this.now);
  }

  private pointed(): readonly string[] {
    if (!this.step?.at || !this.now || this.waits) return [];
    return typeof this.step.at === 'function' ? this.step.at(this.now) : this.step.at;
  }
}
