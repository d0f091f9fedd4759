// The contract of a lesson: steps that know when they are to the point, what they speak of, and when they are done.
import type { AnyView } from '$lib/protocol/views';
import type { PlainId } from '$lib/words/speaker';

/** What a lesson goes by: what the person knows and may do now, nothing that has been. */
export interface Moment<View extends AnyView = AnyView> {
  readonly view: View;
  readonly legal: readonly number[];
  /** What lies in one's own sealed draft. */
  readonly draft: readonly number[];
  /** Whether the table waits for the person. */
  readonly mine: boolean;
  readonly over: boolean;
}

export interface Step<View extends AnyView = AnyView> {
  /** The message that it says; another one where the person has gone another way. */
  readonly words: PlainId | ((now: Moment<View>) => PlainId);
  /** The number of the rule that it is about. */
  readonly rule?: string;
  /** What it speaks of, as selectors: the first one that finds something on the screen gets the ring. */
  readonly at?: readonly string[] | ((now: Moment<View>) => readonly string[]);
  /** When it is to the point; until then the coach waits. What is to be done waits for the person's turn anyway. */
  readonly when?: (now: Moment<View>) => boolean;
  /** When the person has done it. A step without is read, and passed with a button. */
  readonly done?: (now: Moment<View>) => boolean;
  /** Whether it can be done now; where it cannot, it is read. */
  readonly able?: (now: Moment<View>) => boolean;
}

/** The steps of a lesson, the last one saying that it is done. */
export interface Guide<View extends AnyView = AnyView> {
  readonly steps: readonly Step<View>[];
}

/** Whether a step is done by playing, and not by reading. */
export const isDeed = <View extends AnyView>({ done, able }: Step<View>, now: Moment<View>): boolean =>
  done !== undefined && (able?.(now) ?? true);

/** Whether it can be said now. A game that is over waits for nobody. */
export function isDue<View extends AnyView>(step: Step<View>, now: Moment<View>): boolean {
  if (now.over) return true;
  return step.when ? step.when(now) : !step.done || now.mine;
}

/** Where a lesson stands: what has been done already, and what can no longer be done, is passed over. */
export function reached<View extends AnyView>({ steps }: Guide<View>, at: number, now: Moment<View>): number {
  const past = ({ done }: Step<View>): boolean => done !== undefined && (now.over || done(now));
  let step = at;
  while (step < steps.length - 1 && past(steps[step] as Step<View>)) step += 1;
  return step;
}
