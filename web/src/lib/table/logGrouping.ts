// Groups steps that belong together into one line: six cubes drawn one by one are one draw.
import type { News, Words } from '$lib/protocol/messages';

/** How to group a game's log. A game's folder exports this from logGrouping.ts. */
export interface LogGrouping {
  /** Kinds of lines that are joined if they follow each other and are about the same seat. */
  readonly together: Readonly<Record<string, (lines: readonly Words[]) => Words>>;
  /** For a kind of line: the kinds directly before it that it replaces. */
  readonly replaces: Readonly<Record<string, readonly string[]>>;
  /** Describes in one sentence what was chosen in secret, step by step. */
  readonly sealed?: (who: number, actions: readonly number[]) => Words;
  /** Kinds of lines that are shown only briefly while a game is followed. Replaced kinds are too. */
  readonly glance?: readonly string[];
  /** Kinds of lines that happen to players without their choice. They are told to them as to others. */
  readonly befalls?: readonly string[];
}

/** A line of the log, and the steps it covers. */
export interface LogLine {
  readonly seat: number;
  readonly first: number;
  readonly last: number;
  readonly words: Words;
}

interface Group extends Omit<LogLine, 'words'> {
  readonly told: readonly Words[];
}

const found = import.meta.glob<{ LOG_GROUPING: LogGrouping }>('../../games/*/logGrouping.ts', { eager: true });
const tellings = Object.values(found).map(({ LOG_GROUPING }) => LOG_GROUPING);
const TOGETHER: LogGrouping['together'] = Object.fromEntries(
  tellings.flatMap(({ together }) => Object.entries(together)),
);
const REPLACES: LogGrouping['replaces'] = Object.fromEntries(
  tellings.flatMap(({ replaces }) => Object.entries(replaces)),
);
const GLANCE = new Set(tellings.flatMap(({ replaces, glance = [] }) => [...Object.values(replaces).flat(), ...glance]));

/** Describe a secret choice in the words of its game, if the game does that. */
export const sealedMessage = (game: string, who: number, actions: readonly number[]): Words | undefined =>
  found[`../../games/${game.replaceAll('-', '_')}/logGrouping.ts`]?.LOG_GROUPING.sealed?.(who, actions);

/** Whether a line only leads up to something, or ends it. */
export const isMinor = ({ id }: Words): boolean => GLANCE.has(id);

const BEFALLS = new Set(tellings.flatMap(({ befalls = [] }) => befalls));

/** Whether it is news even to the player who acted. */
export const isNewsToActor = (words: Words | null): boolean => words !== null && BEFALLS.has(words.id);

const who = ({ args }: Words): unknown => args?.who;
const kind = ({ told }: Group): string => told[0]?.id ?? '';

/** Return the lines of a log. `before` steps were left out at its beginning. */
export function groupLog(news: readonly News[], before = 0): LogLine[] {
  const groups: Group[] = [];
  news.forEach(([seat, , words], i) => {
    if (words) add(groups, seat, words, before + i + 1);
  });
  return groups.map(({ told, ...rest }) => ({
    ...rest,
    words: TOGETHER[told[0]?.id ?? '']?.(told) ?? (told[0] as Words),
  }));
}

function add(groups: Group[], seat: number, words: Words, step: number): void {
  const same = groups.at(-1);
  if (same && TOGETHER[words.id] && kind(same) === words.id && who(same.told[0] as Words) === who(words)) {
    groups[groups.length - 1] = { ...same, last: step, told: [...same.told, words] };
    return;
  }
  let first = step;
  const known = REPLACES[words.id] ?? [];
  while (groups.length && known.includes(kind(groups.at(-1) as Group))) first = (groups.pop() as Group).first;
  groups.push({ seat, first, last: step, told: [words] });
}
