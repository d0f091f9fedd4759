// The table at the last scoring, reconstructed by undoing all later steps.
import type { News, Words } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import { BLUE, COURT, GREEN, payment, SITES, TAKES, YELLOW, type View } from '../pieces';
import { following, total, type Table } from './roundPoints';

export interface Scored {
  readonly round: number;
  readonly table: Table;
  /** What each clan scored, and the points it has gained since, according to the log. */
  readonly points: readonly number[];
  readonly totals: readonly number[];
  /** Who had the Largest Following then; -1 for nobody. */
  readonly holder: number;
  /** The number of the tile that was turned up, if any. */
  readonly tile: number | undefined;
}

/** Return what a scoring would bring now. */
export function ifScored(view: View): Scored {
  const { court, estates, sites, score, round, holder } = view;
  const table = { court: [...court], estates: [...estates], sites: [...sites] };
  const points = estates.map((_, seat) => total(table, seat));
  return {
    round,
    table,
    points,
    totals: points.map((number, seat) => number + (score[seat] ?? 0)),
    holder: following(table, holder),
    tile: undefined,
  };
}

/** Return the last scoring in the log, if any. */
export function lastScored(log: readonly News[], view: View): Scored | null {
  const at = log.findLastIndex(([, , words]) => words?.id === 'hc-log-score');
  const words = log[at]?.[2];
  if (!words) return null;
  const lines = words.args.points as readonly Words[];
  const points = lines.map((one) => one.args?.points as number);
  const table = explained(log, at, view, points);
  if (!table) return null;
  return {
    round: words.args.round as number,
    table,
    points,
    totals: lines.map((one) => one.args?.total as number),
    holder: ((words.args.following as Words).args?.who as number | undefined) ?? -1,
    tile: log.slice(at + 1).find(([, , said]) => said?.id === 'hc-log-tile')?.[2]?.args.number as number | undefined,
  };
}

/**
 * Stolen cattle go to a free estate, else to the bag. The log does not say which, so try both until the points match.
 */
function explained(log: readonly News[], at: number, view: View, points: readonly number[]): Table | null {
  const foes = targets(log, view.players);
  const thefts = log.slice(at + 1).filter(([, sight]) => sight === SPACE.encode('loot', { loot: 1 })).length;
  for (let guess = 0; guess < 2 ** thefts; guess++) {
    const table = { court: [...view.court], estates: [...view.estates], sites: [...view.sites] };
    let theft = 0;
    const lost = (): boolean => ((guess >> theft++) & 1) === 1;
    for (let step = log.length - 1; step > at; step--) undo(table, log[step] as News, foes[step] ?? -1, lost);
    if (points.every((number, seat) => total(table, seat) === number)) return table;
  }
  return null;
}

/** Return the target of each step, which the latest Bard or raid names. */
function targets(log: readonly News[], players: number): number[] {
  let foe = -1;
  return log.map(([seat, sight]) => {
    if (sight < 0) return foe;
    const { kind, args } = SPACE.decode(sight);
    if (kind === 'bard' || kind === 'raid') foe = (seat + 1 + (args.rival as number)) % players;
    return foe;
  });
}

function undo({ court, estates, sites }: Table, [seat, sight]: News, foe: number, lost: () => boolean): void {
  if (sight < 0) return;
  const { kind, args } = SPACE.decode(sight);
  const add = (cubes: number[], at: number, number: number): void => void (cubes[at] = (cubes[at] ?? 0) + number);
  const mine = seat * COURT;
  switch (kind) {
    case 'cattle':
    case 'castle':
    case 'monastery':
      return add(sites, seat * 3 + SITES.indexOf(kind), -1);
    case 'warrior':
      return add(court, mine + YELLOW, -1);
    case 'piper':
      return add(court, mine + BLUE, -1);
    case 'monks':
      return add(court, mine + GREEN, -1 - (args.number as number));
    case 'estate': {
      const paid = payment(args.yellow as number, args.rest as number).court;
      for (let colour = 0; colour < COURT; colour++) add(court, mine + colour, paid[colour] as number);
      return add(estates, seat, -1);
    }
    case 'take': {
      const { colours = [], kept = -1 } = TAKES[args.spoils as number] ?? {};
      for (const colour of colours) add(court, foe * COURT + colour, 1);
      if (kept >= 0) add(court, mine + kept, -1);
      return;
    }
    case 'add':
      return add(court, mine + BLUE, args.piper as number);
    case 'loot': {
      const site = (args.loot as number) - 1;
      if (site < 0) return;
      add(sites, foe * 3 + site, 1);
      if (site === 0 && !lost()) add(sites, seat * 3, -1);
      return;
    }
  }
}
