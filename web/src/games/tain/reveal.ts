// The raids of a round as a sequence of pages, put together from the log, each with the table as it then was.
import type { News, Words } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/tain';
import type { TainView } from '$lib/protocol/views';
import { BLUFF, boardOf, DAUGHTER, EMPTY, ENTRIES, isPasture, KINDS, KINGDOM, LAD, OVER } from './pieces';

const RAIDING = 5;
const ALL_UP = 44;

/** How a raid came out, by the message that tells it. */
export type End =
  | 'fails'
  | 'lad-caught'
  | 'daughter-caught'
  | 'cattle'
  | 'no-cattle'
  | 'jewel'
  | 'no-jewel'
  | 'freed'
  | 'choice';

export interface TurnedPage {
  readonly is: 'turned';
  readonly tokens: number;
  readonly bluffs: number;
}

export interface KingdomPage {
  readonly is: 'kingdom';
  readonly there: readonly { readonly seat: number; readonly kind: number; readonly took: boolean }[];
}

export interface RaidPage {
  readonly is: 'raid';
  readonly place: number;
  readonly raider: number;
  readonly scout: number;
  /** Who stood inside when all was turned up: a kind, a Bluff included, or EMPTY. */
  readonly guard: number;
  readonly end: End;
  /** Who came free, once that is known. */
  readonly freed: number;
  /** How many of the goods in question the board had before. */
  readonly had: number;
}

export interface SettledPage {
  readonly is: 'settled';
  readonly refilled: readonly number[];
  /** Who begins the next round, or -1 at the end of the game. */
  readonly next: number;
}

export type Page = TurnedPage | KingdomPage | RaidPage | SettledPage;

export interface Step {
  readonly page: Page;
  /** The table after it. */
  readonly scene: TainView;
}

export interface Reveal {
  readonly round: number;
  readonly steps: readonly Step[];
}

type Entry = { readonly kind: string; readonly args: Readonly<Record<string, number>>; readonly seat: number; readonly words: Words };

/** The raids of the last round of which tokens were turned up, or nothing. */
export function lastReveal(log: readonly News[], view: TainView): Reveal | null {
  const told = entries(log);
  const ends = told.flatMap(({ kind }, i) => (kind === 'settle' ? [i] : []));
  const open = told.slice((ends.at(-1) ?? -1) + 1);
  const current = open.some(({ kind }) => kind === 'turn');
  const round = current ? open : told.slice((ends.at(-2) ?? -1) + 1, (ends.at(-1) ?? -1) + 1);
  return round.some(({ kind }) => kind === 'turn') ? unfold(round, view) : null;
}

function entries(log: readonly News[]): Entry[] {
  return log.flatMap(([seat, sight, words]) => {
    if (sight < 0 || !words) return [];
    const { kind, args } = SPACE.decode(sight);
    return [{ kind, args, seat, words }];
  });
}

/** What lies where once all is turned up. */
interface Tokens {
  guard: number[];
  scout: number[];
  raider: number[];
  kingdom: number[];
}

interface Goods {
  herd: number;
  cattle: number[];
  jewels: number[];
  captives: number[][][];
  won_cattle: number[];
  won_jewels: number[];
  won_captives: number[][][];
}

type Change = (tokens: Tokens, goods: Goods) => void;

interface Draft {
  page: Page;
  change: Change;
}

function unfold(round: readonly Entry[], view: TainView): Reveal {
  const tokens = turnedUp(round, view.players);
  const drafts = pages(round, copy(tokens), view.players);
  const goods = before(view, drafts, tokens);
  const settled = drafts.at(-1)?.page.is === 'settled';
  const number = settled ? (round.at(-1)?.words.args.round as number) : view.round;
  const active = settled && view.phase !== OVER ? (view.active + view.players - 1) % view.players : view.active;
  const steps = drafts.map(({ page, change }): Step => {
    const told = page.is === 'raid' ? { ...page, had: had(page, goods) } : page;
    change(tokens, goods);
    const scene: TainView = {
      ...view,
      phase: RAIDING,
      round: number,
      active,
      turned: ALL_UP,
      passed: [...view.cattle.keys()],
      ...copy(tokens),
      ...copy(goods),
    };
    return { page: told, scene };
  });
  return { round: number, steps };
}

function had({ place, end, raider }: RaidPage, goods: Goods): number {
  if (end === 'freed' || end === 'choice') return (goods.captives[boardOf(place)]?.[raider] ?? []).reduce((a, b) => a + b, 0);
  return (isPasture(place) ? goods.cattle : goods.jewels)[boardOf(place)] as number;
}

function turnedUp(round: readonly Entry[], players: number): Tokens {
  const blank = (count: number): number[] => Array<number>(count).fill(EMPTY);
  const places = players * ENTRIES;
  const tokens: Tokens = { guard: blank(places), scout: blank(places), raider: blank(places), kingdom: blank(players) };
  for (const { kind, args, words } of round) {
    if (kind !== 'turn') continue;
    const { token, place } = args as { token: number; place: number };
    const owner = words.args.who as number;
    if (place === KINGDOM) tokens.kingdom[owner] = token;
    else if (boardOf(place) === owner) tokens.guard[place] = token;
    else {
      tokens.scout[place] = token;
      tokens.raider[place] = owner;
    }
  }
  return tokens;
}

function pages(round: readonly Entry[], tokens: Tokens, players: number): Draft[] {
  const count = round.filter(({ kind }) => kind === 'turn').length;
  const bluffs = (round.find(({ kind }) => kind === 'bluffs')?.words.args.number as number | undefined) ?? 0;
  const drafts: Draft[] = [{ page: { is: 'turned', tokens: count, bluffs }, change: () => undefined }];
  for (const entry of round) {
    if (entry.kind === 'kingdom') drafts.push(kingdom(entry));
    else if (entry.kind === 'raid') drafts.push(raid(entry, tokens));
    else if (entry.kind === 'free') drafts.push(freed(drafts.pop() as Draft, LAD + (entry.args.token as number)));
    else if (entry.kind === 'settle') drafts.push(settled(entry, players));
  }
  // Bluffs are seen once, and have gone home when the first raid begins.
  const second = drafts[1];
  if (second) drafts[1] = { ...second, change: both(bluffsHome, second.change) };
  return drafts;
}

const both =
  (first: Change, second: Change): Change =>
  (tokens, goods) => {
    first(tokens, goods);
    second(tokens, goods);
  };

const bluffsHome: Change = (tokens) => {
  tokens.scout.forEach((kind, place) => kind === BLUFF && (tokens.raider[place] = EMPTY));
  for (const slots of [tokens.guard, tokens.scout, tokens.kingdom])
    slots.forEach((kind, i) => kind === BLUFF && (slots[i] = EMPTY));
};

const kindOf = (words: unknown): number => KINDS.findIndex((name) => (words as Words).id === `ta-${name}`);

function kingdom({ words }: Entry): Draft {
  const there = (words.args.end as Words[]).map(({ id, args }) => ({
    seat: args.who as number,
    kind: kindOf(args.token),
    took: id === 'ta-kingdom-takes',
  }));
  return {
    page: { is: 'kingdom', there },
    change: (_, goods) => {
      for (const { seat, took } of there) {
        if (!took) continue;
        goods.herd -= 1;
        add(goods.won_cattle, seat, 1);
      }
    },
  };
}

function raid({ args, words }: Entry, tokens: Tokens): Draft {
  const place = args.place as number;
  const raider = words.args.who as number;
  const { id, args: more } = words.args.end as Words;
  const end = id.replace('ta-end-', '') as End;
  const page: RaidPage = {
    is: 'raid',
    place,
    raider,
    scout: kindOf(words.args.scout),
    guard: tokens.guard[place] as number,
    end,
    freed: end === 'freed' ? kindOf(more.token) : EMPTY,
    had: 0,
  };
  return { page, change: RAID_ENDS[end]?.(page) ?? (() => undefined) };
}

const RAID_ENDS: Partial<Record<End, (page: RaidPage) => Change>> = {
  cattle: ({ place, raider }) => (_, goods) => {
    add(goods.cattle, boardOf(place), -1);
    add(goods.won_cattle, raider, 1);
  },
  jewel: ({ place, raider }) => (_, goods) => {
    add(goods.jewels, boardOf(place), -1);
    add(goods.won_jewels, raider, 1);
  },
  freed: ({ place, raider, freed }) => (_, goods) => add(pair(goods.captives, boardOf(place), raider), freed - LAD, -1),
  'lad-caught': ({ place, raider }) => (tokens, goods) => {
    add(pair(goods.won_captives, boardOf(place), raider), 0, 1);
    tokens.scout[place] = tokens.raider[place] = EMPTY;
  },
  'daughter-caught': ({ place, raider }) => (tokens, goods) => {
    add(pair(goods.won_captives, raider, boardOf(place)), DAUGHTER - LAD, 1);
    tokens.guard[place] = EMPTY;
  },
};

/** The raider has said who comes free: the raid's page tells it. */
function freed({ page }: Draft, kind: number): Draft {
  const told: RaidPage = { ...(page as RaidPage), end: 'freed', freed: kind };
  return { page: told, change: (RAID_ENDS.freed as (page: RaidPage) => Change)(told) };
}

function settled({ words }: Entry, players: number): Draft {
  const lines = words.args.end as Words[];
  const who = (id: string): number[] => lines.flatMap((line) => (line.id === id ? [line.args.who as number] : []));
  return {
    page: { is: 'settled', refilled: who('ta-refilled'), next: who('ta-next-round')[0] ?? -1 },
    change: (tokens, goods) => {
      for (const slots of [tokens.guard, tokens.scout, tokens.raider, tokens.kingdom]) slots.fill(EMPTY);
      for (let seat = 0; seat < players; seat++) comeHome(goods, seat);
    },
  };
}

function comeHome(goods: Goods, seat: number): void {
  add(goods.cattle, seat, goods.won_cattle[seat] as number);
  add(goods.jewels, seat, goods.won_jewels[seat] as number);
  goods.won_cattle[seat] = goods.won_jewels[seat] = 0;
  goods.won_captives[seat]?.forEach((won, owner) => {
    won.forEach((count, i) => add(pair(goods.captives, seat, owner), i, count));
    won.fill(0);
  });
}

/** What everybody had before the raids: what they have now less what the raids changed. */
function before(view: TainView, drafts: readonly Draft[], tokens: Tokens): Goods {
  const changed = goodsOf(view);
  const spare = copy(tokens);
  for (const { change } of drafts) change(spare, changed);
  // Changes add up, so twice "now" less "now and the changes" is "before".
  const now = goodsOf(view);
  return mirror(now, changed) as unknown as Goods;
}

function goodsOf({ herd, cattle, jewels, captives, won_cattle, won_jewels, won_captives }: TainView): Goods {
  return copy({ herd, cattle, jewels, captives, won_cattle, won_jewels, won_captives }) as unknown as Goods;
}

type Counts = number | readonly Counts[] | { readonly [name: string]: Counts };

function mirror(now: unknown, changed: unknown): Counts {
  if (typeof now === 'number') return 2 * now - (changed as number);
  if (Array.isArray(now)) return now.map((one, i) => mirror(one, (changed as unknown[])[i]));
  const record = now as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(record).map(([name, one]) => [name, mirror(one, (changed as Record<string, unknown>)[name])]),
  );
}

/** Counts that may be changed without changing a view. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)])) as T;
}

const add = (counts: number[], i: number, much: number): void => {
  counts[i] = (counts[i] as number) + much;
};

const pair = (all: number[][][], holder: number, owner: number): number[] => all[holder]?.[owner] as number[];

/** The board that a page belongs to; -1 for the Kingdom and what concerns all. */
export const chapterOf = (page: Page): string => (page.is === 'raid' ? `board${boardOf(page.place)}` : page.is);
