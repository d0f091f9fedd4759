// The raids of a round as a sequence of pages built from the log, each with the table at that moment.
import type { News } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/tain';
import type { TainView } from '$lib/protocol/views';
import { boardOf, EMPTY, ENTRIES, isPasture, KINGDOM, OVER } from './pieces';
import { before, copy, type Goods, type Tokens } from './raids/moveGoods';
import type { RaidPage, Reveal, Step } from './raids/raidPages';
import { pages, type Entry } from './raids/logEffects';

export * from './raids/raidPages';

const RAIDING = 5;
const ALL_UP = 44;
const AFTER_SCOUTING = new Set(['turn', 'bluffs', 'kingdom', 'raid', 'free', 'settle']);

/** Return the raids of the last round in which tokens were turned up, if any. */
export function lastReveal(log: readonly News[], view: TainView): Reveal | null {
  const told = entries(log);
  const ends = told.flatMap(({ kind }, i) => (kind === 'settle' ? [i] : []));
  const open = told.slice((ends.at(-1) ?? -1) + 1);
  const current = open.some(({ kind }) => kind === 'turn');
  const round = current ? open : told.slice((ends.at(-2) ?? -1) + 1, (ends.at(-1) ?? -1) + 1);
  // A log that begins in the middle of the raids does not say what was turned up before.
  const whole = !AFTER_SCOUTING.has(round[0]?.kind ?? 'turn');
  return whole && round.some(({ kind }) => kind === 'turn') ? unfold(round, view) : null;
}

function entries(log: readonly News[]): Entry[] {
  return log.flatMap(([seat, sight, words]) => {
    if (sight < 0 || !words) return [];
    const { kind, args } = SPACE.decode(sight);
    return [{ kind, args, seat, words }];
  });
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
  if (end === 'freed' || end === 'choice')
    return (goods.captives[boardOf(place)]?.[raider] ?? []).reduce((a, b) => a + b, 0);
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
