// Picks the line of the log that best says what has just happened.
import type { News } from '$lib/protocol/messages';
import { isNewsToActor, groupLog, isMinor, type LogLine } from './logGrouping';

export interface Telling extends LogLine {
  /** Whether a short display is enough. */
  readonly glance: boolean;
}

/** Return the lines of some steps, with minor lines marked. */
export const lines = (news: readonly News[]): Telling[] =>
  groupLog(news).map((line) => ({ ...line, glance: isMinor(line.words) }));

/** Return the seat of a step, or the seat that a chance step is about. */
export const subject = ({ seat, words }: LogLine): number =>
  seat < 0 && typeof words.args?.who === 'number' ? words.args.who : seat;

/** Return the last important line about others or that is news to `me`, or else the last one. */
export function latest(news: readonly News[], me: number): Telling | undefined {
  const others = lines(news).filter((line) => subject(line) !== me || isNewsToActor(line.words));
  return others.findLast(({ glance }) => !glance) ?? others.at(-1);
}
