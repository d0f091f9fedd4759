// The coach of one table: the present step of the lesson, and what to say.
import { isDeed, isDue, reached, type Lesson, type Moment, type Step } from '../../lessons/lesson';
import type { AnyView } from '$lib/protocol/views';
import type { PlainId } from '$lib/words/speaker';
import { keep, kept, LEFT } from './lessonProgress';

export class Coach {
  private readonly lesson: Lesson;
  private readonly table: string;
  private at = $state(0);
  private now = $state.raw<Moment>();

  /** Whether the player has closed the coach. */
  readonly left = $derived(this.at === LEFT);
  /** The last step that was shown. */
  private said = $state(0);

  /** Whether others are moving. In that case the last step stays on the screen. */
  readonly waits = $derived(this.now !== undefined && !this.left && !isDue(this.due as Step, this.now));
  /** The number of the displayed step, from 0. */
  readonly number = $derived(Math.max(0, this.waits && this.said < this.at ? this.at - 1 : this.at));
  readonly step: Step | undefined = $derived(this.shown());
  readonly words = $derived(this.say());
  /** Whether the step is completed by playing. */
  readonly deed = $derived(this.step !== undefined && this.now !== undefined && isDeed(this.step, this.now));
  /** The selectors of the ring's target. */
  readonly targets: readonly string[] = $derived(this.pointed());

  constructor(lesson: Lesson<never>, table: string) {
    this.lesson = lesson as unknown as Lesson<AnyView>;
    this.table = table;
    this.at = Math.min(kept(table), this.count - 1);
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  /** Whether the coach says that the lesson is finished. */
  get last(): boolean {
    return this.number === this.count - 1;
  }

  /** Receive a change of the table. */
  see(now: Moment, at = this.at): void {
    this.now = now;
    if (!this.left) this.go(reached(this.lesson, at, now));
    if (!this.waits) this.said = this.at;
  }

  /** Mark a step as read. */
  next(): void {
    if (!this.now || this.waits) return;
    if (this.last) this.leave();
    else this.see(this.now, this.at + 1);
  }

  /** Continue without a coach. */
  leave(): void {
    this.go(LEFT);
  }

  private get due(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  private shown(): Step | undefined {
    return this.now && !this.left ? this.lesson.steps[this.number] : undefined;
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
