// Steps that belong together are told in one line: six cubes drawn one by one are one draw.
import type { News, Words } from '$lib/protocol/messages';

/** How a game's log is told: a folder that has such wishes puts them in logGrouping.ts. */
export interface LogGrouping {
  /** Lines of one kind about one seat that follow each other, said as one. */
  readonly together: Readonly<Record<string, (lines: readonly Words[]) => Words>>;
  /** Kinds of lines that are left out once a line of this kind, right after them, says the same. */
  readonly replaces: Readonly<Record<string, readonly string[]>>;
  /** What was chosen in secret, step by step, in one sentence. */
  readonly sealed?: (who: number, actions: readonly number[]) => Words;
  /** Kinds of lines that need no more than a glance while a game is followed; those that are replaced need none either. */
  readonly glance?: readonly string[];
  /** Kinds of lines that befall somebody, without a choice of his: he is told of them as others are. */
  readonly befalls?: readonly string[];
}

/** A line of the log, and the steps that it tells of. */
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
const TOGETHER: LogGrouping['together'] = Object.assign({}, ...tellings.map(({ together }) => together));
const REPLACES: LogGrouping['replaces'] = Object.assign({}, ...tellings.map(({ replaces }) => replaces));
const GLANCE = new Set(tellings.flatMap(({ replaces, glance = [] }) => [...Object.values(replaces).flat(), ...glance]));

/** A choice that was made in secret, in the words of its game; nothing where it has none. */
export const sealedMessage = (game: string, who: number, actions: readonly number[]): Words | undefined =>
  found[`../../games/${game.replaceAll('-', '_')}/logGrouping.ts`]?.LOG_GROUPING.sealed?.(who, actions);

/** Whether a line only leads up to something, or ends it. */
export const isMinor = ({ id }: Words): boolean => GLANCE.has(id);

const BEFALLS = new Set(tellings.flatMap(({ befalls = [] }) => befalls));

/** Whether it is news even to the one who did it. */
export const isNewsToActor = (words: Words | null): boolean => words !== null && BEFALLS.has(words.id);

const who = ({ args }: Words): unknown => args?.who;
const kind = ({ told }: Group): string => told[0]?.id ?? '';

/** The lines of a log; `before` steps have been left out at its beginning. */
export function groupLog(news: readonly News[], before = 0): LogLine[] {
  const groups: Group[] = [];
  news.forEach(([seat, , words], i) => {
    if (words) add(groups, seat, words, before + i + 1);
  });
  return groups.map(({ told, ...rest }) => ({ ...rest, words: TOGETHER[told[0]?.id ?? '']?.(told) ?? (told[0] as Words) }));
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
