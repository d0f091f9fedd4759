// Steps that belong together are told in one line: six cubes drawn one by one are one draw.
import type { News, Words } from '$lib/protocol/messages';

/** How a game's log is told: a folder that has such wishes puts them in gather.ts. */
export interface Telling {
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
export interface Line {
  readonly seat: number;
  readonly first: number;
  readonly last: number;
  readonly words: Words;
}

interface Group extends Omit<Line, 'words'> {
  readonly told: readonly Words[];
}

const found = import.meta.glob<{ TELLING: Telling }>('../../games/*/gather.ts', { eager: true });
const tellings = Object.values(found).map(({ TELLING }) => TELLING);
const TOGETHER: Telling['together'] = Object.assign({}, ...tellings.map(({ together }) => together));
const REPLACES: Telling['replaces'] = Object.assign({}, ...tellings.map(({ replaces }) => replaces));
const GLANCE = new Set(tellings.flatMap(({ replaces, glance = [] }) => [...Object.values(replaces).flat(), ...glance]));

/** A choice that was made in secret, in the words of its game; nothing where it has none. */
export const sealedLine = (game: string, who: number, actions: readonly number[]): Words | undefined =>
  found[`../../games/${game.replaceAll('-', '_')}/gather.ts`]?.TELLING.sealed?.(who, actions);

/** Whether a line only leads up to something, or ends it. */
export const glanced = ({ id }: Words): boolean => GLANCE.has(id);

const BEFALLS = new Set(tellings.flatMap(({ befalls = [] }) => befalls));

/** Whether it is news even to the one who did it. */
export const befell = (words: Words | null): boolean => words !== null && BEFALLS.has(words.id);

const who = ({ args }: Words): unknown => args?.who;
const kind = ({ told }: Group): string => told[0]?.id ?? '';

/** The lines of a log; `before` steps have been left out at its beginning. */
export function gathered(news: readonly News[], before = 0): Line[] {
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
