// The line of the log that says best what has just happened.
import type { News } from '$lib/protocol/messages';
import { isNewsToActor, groupLog, isMinor, type LogLine } from './logGrouping';

export interface Telling extends LogLine {
  /** Whether it needs no more than a glance. */
  readonly glance: boolean;
}

/** What some steps tell, and which of it only leads up to something. */
export const lines = (news: readonly News[]): Telling[] =>
  groupLog(news).map((line) => ({ ...line, glance: isMinor(line.words) }));

/** Whose step it is, or whom a step of chance is about. */
export const subject = ({ seat, words }: LogLine): number =>
  seat < 0 && typeof words.args?.who === 'number' ? words.args.who : seat;

/** Of what others did, or what isNewsToActor oneself, the last thing that matters, or else the last thing. */
export function latest(news: readonly News[], me: number): Telling | undefined {
  const others = lines(news).filter((line) => subject(line) !== me || isNewsToActor(line.words));
  return others.findLast(({ glance }) => !glance) ?? others.at(-1);
}
