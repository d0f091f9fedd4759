// What each line of the log says, and what it changes.
import type { Words } from '$lib/protocol/messages';
import { BLUFF, boardOf, DAUGHTER, EMPTY, KINDS, LAD } from '../pieces';
import { add, comeHome, pair, type Change, type Draft, type Tokens } from './moveGoods';
import type { End, RaidPage } from './raidPages';

export type Entry = {
  readonly kind: string;
  readonly args: Readonly<Record<string, number>>;
  readonly seat: number;
  readonly words: Words;
};

export function pages(round: readonly Entry[], tokens: Tokens, players: number): Draft[] {
  const count = round.filter(({ kind }) => kind === 'turn').length;
  const bluffs = (round.find(({ kind }) => kind === 'bluffs')?.words.args.number as number | undefined) ?? 0;
  const drafts: Draft[] = [{ page: { is: 'turned', tokens: count, bluffs }, change: () => undefined }];
  for (const entry of round) {
    if (entry.kind === 'kingdom') drafts.push(kingdom(entry));
    else if (entry.kind === 'raid') drafts.push(raid(entry, tokens));
    else if (entry.kind === 'free') drafts.push(freed(drafts.pop() as Draft, LAD + (entry.args.token as number)));
    else if (entry.kind === 'settle') drafts.push(settled(entry, players));
  }
  // Bluffs are seen once. They have returned home when the first raid begins.
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
  cattle:
    ({ place, raider }) =>
    (_, goods) => {
      add(goods.cattle, boardOf(place), -1);
      add(goods.won_cattle, raider, 1);
    },
  jewel:
    ({ place, raider }) =>
    (_, goods) => {
      add(goods.jewels, boardOf(place), -1);
      add(goods.won_jewels, raider, 1);
    },
  freed:
    ({ place, raider, freed }) =>
    (_, goods) =>
      add(pair(goods.captives, boardOf(place), raider), freed - LAD, -1),
  'lad-caught':
    ({ place, raider }) =>
    (tokens, goods) => {
      add(pair(goods.won_captives, boardOf(place), raider), 0, 1);
      tokens.scout[place] = tokens.raider[place] = EMPTY;
    },
  'daughter-caught':
    ({ place, raider }) =>
    (tokens, goods) => {
      add(pair(goods.won_captives, raider, boardOf(place)), DAUGHTER - LAD, 1);
      tokens.guard[place] = EMPTY;
    },
};

/** The raider has chosen whom to free; the raid's page says so. */
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
