// Moves goods and tokens from page to page.
import type { TainView } from '$lib/protocol/views';
import type { Page } from './raidPages';

/** The goods and tokens once everything is face up. */
export interface Tokens {
  guard: number[];
  scout: number[];
  raider: number[];
  kingdom: number[];
}

export interface Goods {
  herd: number;
  cattle: number[];
  jewels: number[];
  captives: number[][][];
  won_cattle: number[];
  won_jewels: number[];
  won_captives: number[][][];
}

export type Change = (tokens: Tokens, goods: Goods) => void;

export interface Draft {
  page: Page;
  change: Change;
}

export function comeHome(goods: Goods, seat: number): void {
  add(goods.cattle, seat, goods.won_cattle[seat] as number);
  add(goods.jewels, seat, goods.won_jewels[seat] as number);
  goods.won_cattle[seat] = goods.won_jewels[seat] = 0;
  goods.won_captives[seat]?.forEach((won, owner) => {
    won.forEach((count, i) => add(pair(goods.captives, seat, owner), i, count));
    won.fill(0);
  });
}

/** Return what everybody had before the raids: what they have now minus all changes of the raids. */
export function before(view: TainView, drafts: readonly Draft[], tokens: Tokens): Goods {
  const changed = goodsOf(view);
  const spare = copy(tokens);
  for (const { change } of drafts) change(spare, changed);
  // Changes add up, so the state before is twice the state now minus the state with all changes applied.
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

/** Copy a value deeply, so that changing it does not change a view. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)])) as T;
}

export const add = (counts: number[], i: number, much: number): void => {
  counts[i] = (counts[i] as number) + much;
};

export const pair = (all: number[][][], holder: number, owner: number): number[] => all[holder]?.[owner] as number[];
