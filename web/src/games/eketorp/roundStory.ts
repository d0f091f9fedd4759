// The story of a round, built from the log: the plans as they were shown, then every fight.
import type { News, Words } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/eketorp';
import type { EketorpView } from '$lib/protocol/views';
import { FIELDS, PLANNING, STORES } from './pieces';

export interface Plan {
  readonly seat: number;
  readonly home: number;
  /** The number of vikings on each field. */
  readonly fields: readonly number[];
}

export interface FoughtFight {
  /** The index of the fight in the round, from 0. */
  readonly number: number;
  readonly field: number;
  readonly attacker: number;
  readonly defender: number;
  readonly attack: number;
  readonly defence: number;
  /** The result of the cards. */
  readonly result: Words;
  /** Hands that were exchanged. */
  readonly before: readonly Words[];
  /** Bricks that were taken. */
  readonly after: readonly Words[];
}

export type Page =
  | { readonly is: 'plans'; readonly plans: readonly Plan[] }
  | { readonly is: 'mine'; readonly fights: readonly [FoughtFight] }
  | { readonly is: 'others'; readonly fights: readonly FoughtFight[] };

export interface Story {
  readonly round: number;
  readonly pages: readonly Page[];
  readonly fights: number;
}

/** All fights of a round, in order. */
export const fightsOf = ({ pages }: Story): FoughtFight[] =>
  pages.flatMap((page) => (page.is === 'plans' ? [] : page.fights)).toSorted((one, other) => one.number - other.number);

interface Entry {
  readonly kind: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly seat: number;
  readonly words: Words | null;
}

/** Return the last round of which anything was shown, if any. */
export function lastStory(log: readonly News[], view: EketorpView): Story | undefined {
  const entries = log.flatMap(([seat, sight, words]): Entry[] =>
    sight < 0 ? [{ kind: '', args: {}, seat, words }] : [{ ...SPACE.decode(sight), seat, words }],
  );
  const begins = entries.flatMap(({ kind }, i) => (kind === 'material' ? [i] : []));
  // While plans are being made, the previous round is the last known one.
  const planning = view.phase <= PLANNING;
  const from = begins.at(planning ? -2 : -1) ?? 0;
  const told = entries.slice(from, planning ? begins.at(-1) : undefined);
  const plans = shown(told);
  const fights = fought(told);
  if (!plans.length && !fights.length) return undefined;
  const first: Page[] = plans.length ? [{ is: 'plans', plans }] : [];
  return {
    round: view.round - (planning ? 1 : 0),
    pages: [...first, ...paged(fights, view.me)],
    fights: fights.length,
  };
}

/** The plans by field. A log that begins in the middle of them does not contain them. */
function shown(told: readonly Entry[]): Plan[] {
  if (['home', 'show'].includes(told[0]?.kind ?? '')) return [];
  const plans: { seat: number; home: number; fields: number[] }[] = [];
  for (const { kind, args, words } of told) {
    if (kind === 'home')
      plans.push({
        seat: words?.args?.who as number,
        home: args.count as number,
        fields: Array<number>(FIELDS).fill(0),
      });
    const fields = plans.at(-1)?.fields;
    if (kind === 'show' && fields) {
      const { field, count } = vikings(args.vikings as number);
      fields[field] = count;
    }
  }
  return plans;
}

const MOST = 8; // vikings at a store

function vikings(shown: number): { field: number; count: number } {
  return shown < STORES * MOST
    ? { field: Math.floor(shown / MOST), count: (shown % MOST) + 1 }
    : { field: shown - STORES * (MOST - 1), count: 1 };
}

function fought(told: readonly Entry[]): FoughtFight[] {
  const fights: (FoughtFight & { after: Words[] })[] = [];
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

/** Whether a player has exchanged hands in the latest fight. */
export function swappedIn(log: readonly News[], seat: number): boolean {
  for (const [who, sight] of log.toReversed()) {
    const kind = sight < 0 ? '' : SPACE.decode(sight).kind;
    if (kind === 'fight') return false;
    if (kind === 'swap' && who === seat) return true;
  }
  return false;
}

/**
 * Return the margin of the attacker; negative if the defender won. EK-4.8 The card against a castle without a defender
 * counts against 0.
 */
export const wonBy = ({ attack, defence, result }: FoughtFight): number =>
  result.id === 'ek-undefended' ? attack : attack - defence;

/** Each fight of your own has a page. The others' fights in between share one. */
function paged(fights: readonly FoughtFight[], me: number): Page[] {
  const pages: Page[] = [];
  for (const one of fights) {
    const last = pages.at(-1);
    if (one.attacker === me || one.defender === me) pages.push({ is: 'mine', fights: [one] });
    else if (last?.is === 'others') pages[pages.length - 1] = { is: 'others', fights: [...last.fights, one] };
    else pages.push({ is: 'others', fights: [one] });
  }
  return pages;
}

/** How much of a story the watcher has seen. */
export interface Seen {
  readonly round: number;
  readonly fights: number;
}

export const seenOf = (story: Story | undefined): Seen => ({ round: story?.round ?? 0, fights: story?.fights ?? 0 });

/**
 * Return the page at which to open the story: before a new plan or a new fight of your own; -1 if there is none. If the
 * watcher saw the others' fights on the board, it opens at their own; the others' are one page back.
 */
export function newIn(story: Story | undefined, seen: Seen, watched = false): number {
  if (!story || story.round < seen.round) return -1;
  const from = story.round > seen.round ? 0 : seen.fights;
  const whole = story.round > seen.round;
  const fresh = (page: Page): boolean =>
    page.is === 'plans' ? whole : page.fights.some(({ number }) => number >= from);
  const own = story.pages.findIndex((page) => page.is !== 'others' && fresh(page));
  return own < 0 || watched ? own : story.pages.findIndex(fresh);
}

/** Return the last fight of the story. */
export function lastFight({ pages }: Story): FoughtFight | undefined {
  const last = pages.at(-1);
  return last && last.is !== 'plans' ? last.fights.at(-1) : undefined;
}
