// The log of Schotten Totten: cards that are dealt are one line; a card drawn, and a turn that ends, need no more than a glance.
import type { Words } from '$lib/protocol/messages';
import type { LogGrouping } from '$lib/table/logGrouping';

const part = (line: Words | undefined, name: string): unknown => line?.args?.[name];
const alone = (lines: readonly Words[]): Words | undefined => (lines.length < 2 ? lines[0] : undefined);

/** Cards of one's own, by name. */
const seen = (lines: readonly Words[]): Words =>
  alone(lines) ?? { id: 'web-st-log-dealt', args: { who: part(lines[0], 'who'), cards: lines.map((line) => part(line, 'card')) } };

/** Cards of somebody else, by number. */
const unseen = (lines: readonly Words[]): Words =>
  alone(lines) ?? { id: 'web-st-log-drawn', args: { who: part(lines[0], 'who'), number: lines.length } };

export const LOG_GROUPING: LogGrouping = {
  together: { 'st-log-turn': seen, 'st-log-drawn': unseen },
  replaces: {},
  glance: ['st-log-pile', 'st-log-drawn', 'web-st-log-drawn', 'st-log-turn', 'web-st-log-dealt', 'st-log-under', 'st-log-done'],
};
