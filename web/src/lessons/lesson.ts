// The contract of a lesson: steps that know when they apply, what they point to, and when they are done.
import type { AnyView } from '$lib/protocol/views';
import type { PlainId } from '$lib/words/speaker';

/** The input of a lesson: what the player knows and may do now. It has no history. */
export interface Moment<View extends AnyView = AnyView> {
  readonly view: View;
  readonly legal: readonly number[];
  /** The actions in your sealed draft. */
  readonly draft: readonly number[];
  /** Whether the table waits for the player. */
  readonly mine: boolean;
  readonly over: boolean;
}

export interface Step<View extends AnyView = AnyView> {
  /** The message, possibly another one if the player took another path. */
  readonly words: PlainId | ((now: Moment<View>) => PlainId);
  /** The id of the rule behind the step. */
  readonly rule?: string;
  /** What to point to, as selectors. The first one with a visible match gets the ring. */
  readonly at?: readonly string[] | ((now: Moment<View>) => readonly string[]);
  /** When the step applies; until then the coach waits. A step to be done always waits for the player's turn. */
  readonly when?: (now: Moment<View>) => boolean;
  /** When the player has done it. Without this, the player reads the step and continues with a button. */
  readonly done?: (now: Moment<View>) => boolean;
  /** Whether the step can be done now. If not, the player only reads it. */
  readonly able?: (now: Moment<View>) => boolean;
}

/** The steps of a lesson. The last one says that the lesson is finished. */
export interface Lesson<View extends AnyView = AnyView> {
  readonly steps: readonly Step<View>[];
}

/** Whether a step is completed by playing and not by reading. */
export const isDeed = <View extends AnyView>({ done, able }: Step<View>, now: Moment<View>): boolean =>
  done !== undefined && (able?.(now) ?? true);

/** Whether the step applies now. When the game is over, every step does. */
export function isDue<View extends AnyView>(step: Step<View>, now: Moment<View>): boolean {
  if (now.over) return true;
  return step.when ? step.when(now) : !step.done || now.mine;
}

/** Return the present step. Steps that are done, or no longer possible, are skipped. */
export function reached<View extends AnyView>({ steps }: Lesson<View>, at: number, now: Moment<View>): number {
  const past = ({ done }: Step<View>): boolean => done !== undefined && (now.over || done(now));
  let step = at;
  while (step < steps.length - 1 && past(steps[step] as Step<View>)) step += 1;
  return step;
}
