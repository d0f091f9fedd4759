// The line of the log that says best what has just happened.
import type { News } from '$lib/protocol/messages';
import { befell, gathered, glanced, type Line } from './gather';

export interface Telling extends Line {
  /** Whether it needs no more than a glance. */
  readonly glance: boolean;
}

/** What some steps tell, and which of it only leads up to something. */
export const lines = (news: readonly News[]): Telling[] =>
  gathered(news).map((line) => ({ ...line, glance: glanced(line.words) }));

/** Whose step it is, or whom a step of chance is about. */
export const subject = ({ seat, words }: Line): number =>
  seat < 0 && typeof words.args?.who === 'number' ? words.args.who : seat;

/** Of what others did, or what befell oneself, the last thing that matters, or else the last thing. */
export function latest(news: readonly News[], me: number): Telling | undefined {
  const others = lines(news).filter((line) => subject(line) !== me || befell(line.words));
  return others.findLast(({ glance }) => !glance) ?? others.at(-1);
}
