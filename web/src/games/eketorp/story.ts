// A round as it was told: the plans as they were shown, then every fight, put together from the log.
import type { News, Words } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/eketorp';
import type { EketorpView } from '$lib/protocol/views';
import { FIELDS, PLANNING, STORES } from './pieces';

export interface Plan {
  readonly seat: number;
  readonly home: number;
  /** How many went to each field. */
  readonly fields: readonly number[];
}

export interface Fought {
  /** The how manieth of the round, from 0. */
  readonly number: number;
  readonly field: number;
  readonly attacker: number;
  readonly defender: number;
  readonly attack: number;
  readonly defence: number;
  /** What came of the cards. */
  readonly result: Words;
  /** Hands exchanged. */
  readonly before: readonly Words[];
  /** Bricks taken. */
  readonly after: readonly Words[];
}

export type Page =
  | { readonly is: 'plans'; readonly plans: readonly Plan[] }
  | { readonly is: 'mine'; readonly fights: readonly [Fought] }
  | { readonly is: 'others'; readonly fights: readonly Fought[] };

export interface Story {
  readonly round: number;
  readonly pages: readonly Page[];
  readonly fights: number;
}

/** All that was fought in a round, in its order. */
export const fightsOf = ({ pages }: Story): Fought[] =>
  pages.flatMap((page) => (page.is === 'plans' ? [] : page.fights)).toSorted((one, other) => one.number - other.number);

interface Entry {
  readonly kind: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly seat: number;
  readonly words: Words | null;
}

/** The last round of which anything was shown, or nothing. */
export function lastStory(log: readonly News[], view: EketorpView): Story | undefined {
  const entries = log.flatMap(([seat, sight, words]): Entry[] =>
    sight < 0 ? [{ kind: '', args: {}, seat, words }] : [{ ...SPACE.decode(sight), seat, words }],
  );
  const begins = entries.flatMap(({ kind }, i) => (kind === 'material' ? [i] : []));
  // While plans are being made, the round before is the last one that anything is known of.
  const planning = view.phase <= PLANNING;
  const from = begins.at(planning ? -2 : -1) ?? 0;
  const told = entries.slice(from, planning ? begins.at(-1) : undefined);
  const plans = shown(told);
  const fights = fought(told);
  if (!plans.length && !fights.length) return undefined;
  const first: Page[] = plans.length ? [{ is: 'plans', plans }] : [];
  return { round: view.round - (planning ? 1 : 0), pages: [...first, ...paged(fights, view.me)], fights: fights.length };
}

/** Plans field by field; a log that begins in the middle of them does not tell them. */
function shown(told: readonly Entry[]): Plan[] {
  if (['home', 'show'].includes(told[0]?.kind ?? '')) return [];
  const plans: { seat: number; home: number; fields: number[] }[] = [];
  for (const { kind, args, words } of told) {
    if (kind === 'home')
      plans.push({ seat: words?.args?.who as number, home: args.count as number, fields: Array<number>(FIELDS).fill(0) });
    const fields = plans.at(-1)?.fields;
    if (kind === 'show' && fields) {
      const { field, count } = vikings(args.vikings as number);
      fields[field] = count;
    }
  }
  return plans;
}

const MOST = 8; // vikings on a store

function vikings(shown: number): { field: number; count: number } {
  return shown < STORES * MOST
    ? { field: Math.floor(shown / MOST), count: (shown % MOST) + 1 }
    : { field: shown - STORES * (MOST - 1), count: 1 };
}

function fought(told: readonly Entry[]): Fought[] {
  const fights: (Fought & { after: Words[] })[] = [];
  let field = -1;
  let before: Words[] = [];
  for (const { kind, args, words } of told) {
    if (kind === 'fight') [field, before] = [args.field as number, []];
    else if (kind === 'swap' && words) before.push(words);
    else if (kind === 'turn' && words && field >= 0)
      fights.push({
        number: fights.length,
        field,
        attacker: words.args?.who as number,
        defender: words.args?.whom as number,
        attack: (args.attack as number) + 1,
        defence: (args.defence as number) + 1,
        result: words.args?.result as Words,
        before,
        after: [],
      });
    else if ((kind === 'loot' || kind === 'keep') && words) fights.at(-1)?.after.push(words);
  }
  return fights;
}

/** Whether somebody has exchanged his hand in the fight that was begun last. */
export function swappedIn(log: readonly News[], seat: number): boolean {
  for (const [who, sight] of log.toReversed()) {
    const kind = sight < 0 ? '' : SPACE.decode(sight).kind;
    if (kind === 'fight') return false;
    if (kind === 'swap' && who === seat) return true;
  }
  return false;
}

/** What the attacker won by; below 0 the defender. EK-4.8 A castle without a defender: its card counts 0. */
export const wonBy = ({ attack, defence, result }: Fought): number =>
  result.id === 'ek-undefended' ? attack : attack - defence;

/** One's own fights have a page each; what the others fight in between shares one. */
function paged(fights: readonly Fought[], me: number): Page[] {
  const pages: Page[] = [];
  for (const one of fights) {
    const last = pages.at(-1);
    if (one.attacker === me || one.defender === me) pages.push({ is: 'mine', fights: [one] });
    else if (last?.is === 'others') pages[pages.length - 1] = { is: 'others', fights: [...last.fights, one] };
    else pages.push({ is: 'others', fights: [one] });
  }
  return pages;
}

/** How much of a story somebody has seen. */
export interface Seen {
  readonly round: number;
  readonly fights: number;
}

export const seenOf = (story: Story | undefined): Seen => ({ round: story?.round ?? 0, fights: story?.fights ?? 0 });

/**
 * Where to open the story for somebody who has seen so much: before a new plan or fight of his own; -1 if there is none.
 * Who has watched the others fight begins with his own: theirs are a page back.
 */
export function newIn(story: Story | undefined, seen: Seen, watched = false): number {
  if (!story || story.round < seen.round) return -1;
  const from = story.round > seen.round ? 0 : seen.fights;
  const whole = story.round > seen.round;
  const fresh = (page: Page): boolean => (page.is === 'plans' ? whole : page.fights.some(({ number }) => number >= from));
  const own = story.pages.findIndex((page) => page.is !== 'others' && fresh(page));
  return own < 0 || watched ? own : story.pages.findIndex(fresh);
}

/** The last fight that was fought in it. */
export function lastFight({ pages }: Story): Fought | undefined {
  const last = pages.at(-1);
  return last && last.is !== 'plans' ? last.fights.at(-1) : undefined;
}
