// Groups the log of Schotten Totten. Dealt cards are one line. A drawn card and the end of a turn are shown only
// briefly.
import type { Words } from '$lib/protocol/messages';
import type { LogGrouping } from '$lib/table/logGrouping';

const part = (line: Words | undefined, name: string): unknown => line?.args?.[name];
const alone = (lines: readonly Words[]): Words | undefined => (lines.length < 2 ? lines[0] : undefined);

/** Your own cards, by name. */
const seen = (lines: readonly Words[]): Words =>
  alone(lines) ?? {
    id: 'web-st-log-dealt',
    args: { who: part(lines[0], 'who'), cards: lines.map((line) => part(line, 'card')) },
  };

/** Opponents' cards, by number. */
const unseen = (lines: readonly Words[]): Words =>
  alone(lines) ?? { id: 'web-st-log-drawn', args: { who: part(lines[0], 'who'), number: lines.length } };

export const LOG_GROUPING: LogGrouping = {
  together: { 'st-log-turn': seen, 'st-log-drawn': unseen },
  replaces: {},
  glance: [
    'st-log-pile',
    'st-log-drawn',
    'web-st-log-drawn',
    'st-log-turn',
    'web-st-log-dealt',
    'st-log-under',
    'st-log-done',
  ],
};
