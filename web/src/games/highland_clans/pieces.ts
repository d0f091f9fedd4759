// Cubes, cards, estates and phases, with the names from the rules.
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import type { HighlandClansView } from '$lib/protocol/views';

export type View = HighlandClansView;

export const [YELLOW, BLUE, GREEN, RED] = [0, 1, 2, 3] as const;
export const COLOURS = ['yellow', 'blue', 'green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
/** The colours of a court; red is not one of them. */
export type CourtColour = Exclude<Colour, 'red'>;
export const LETTERS = ['Y', 'B', 'G', 'R'] as const;
/** The fields of a court: warriors, pipers, monks. */
export const COURT = 3;
export const VALUES = [0, 1, 2, 3] as const;
export const PLACES = 6;
/** How many of the six drawn cubes may be used. */
export const USE = 4;
/** A court never has fewer warriors than this. */
export const GUARD = 3;
export const FACE_DOWN = -2;
export const LOWEST = 30;

export const RETURNING = 3;
export const ACTING = 5;
export const SECOND = 6;
export const TAKING = 7;
export const LOSING = 8;
export const THIRD = 10;
export const LAYING = 12;
export const ADDING = 13;
export const LOOTING = 15;
export const CUTTING = 17;
export const OVER = 20;

/** From the first card played to the last one discarded. */
export const isRaid = ({ phase, foe }: View): boolean => foe >= 0 && phase >= LAYING && phase <= CUTTING;

export const SITES = ['cattle', 'castle', 'monastery'] as const;
export type Site = (typeof SITES)[number];
export const SITE_COLOUR: Readonly<Record<Site, number>> = { cattle: RED, castle: BLUE, monastery: GREEN };
export const SITE_CUBES: Readonly<Record<Site, number>> = { cattle: 1, castle: 2, monastery: 3 };

/** What an estate place shows. */
export type Place = Site | 'free' | 'none';

export const bottom = (view: View): number => Math.max(0, view.me);
export const courtOf = (view: View, seat: number): readonly number[] =>
  view.court.slice(seat * COURT, (seat + 1) * COURT);
export const sitesOf = (view: View, seat: number): readonly number[] => view.sites.slice(seat * 3, (seat + 1) * 3);
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Return the six places of a clan: buildings, free estates, and places that are not yet estates. */
export function placesOf(view: View, seat: number): Place[] {
  const estates = view.estates[seat] as number;
  const built = sitesOf(view, seat).flatMap((number, i) => Array<Place>(number).fill(SITES[i] as Site));
  const free = Array<Place>(Math.max(0, estates - built.length)).fill('free');
  return [...built, ...free, ...Array<Place>(PLACES - estates).fill('none')];
}

/** Return the other clans, clockwise from the left of the watcher. */
export const others = (view: View): number[] =>
  Array.from({ length: view.players - 1 }, (_, i) => (bottom(view) + 1 + i) % view.players);

/** Whether a clan has an estate without a building. */
export const isFree = (view: View, seat: number): boolean => (view.estates[seat] ?? 0) > sum(sitesOf(view, seat));

/** Return the number of another player in moves: counted from the left. */
export const rivalOf = (view: View, seat: number): number => (seat - bottom(view) - 1 + view.players) % view.players;

const names = (kind: 'return' | 'discard' | 'take'): readonly string[] => SPACE.kind(kind).params[0]?.names ?? [];

/** For each action that returns cubes: how many of each colour. */
export const RETURNS: readonly (readonly number[])[] = names('return').map((name) =>
  COLOURS.map((colour) => Number(new RegExp(`(\\d) ${colour}`).exec(name)?.[1] ?? 0)),
);

/** The same for discarded cards, by value. */
export const DISCARDS: readonly (readonly number[])[] = names('discard').map((name) =>
  VALUES.map((value) => name.split(' ').filter((one) => one === String(value + 1)).length),
);

/** The options of a Bard: the colours taken, and the one kept, or -1. */
export interface Take {
  readonly colours: readonly number[];
  readonly kept: number;
}

export const TAKES: readonly Take[] = names('take').map((name) => {
  const [taken = '', kept = ''] = name.split(' keep ');
  return {
    colours: taken.split(' and ').map((colour) => COLOURS.indexOf(colour as 'red')),
    kept: COLOURS.indexOf(kept as 'red'),
  };
});

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();
export const returnRank = (counts: readonly number[]): number => RETURNS.findIndex((one) => same(one, counts));
export const discardRank = (counts: readonly number[]): number => DISCARDS.findIndex((one) => same(one, counts));
export const takeRank = (colours: readonly number[], kept: number): number =>
  TAKES.findIndex((one) => same(one.colours, colours.toSorted()) && one.kept === kept);

/** The eight actions in the order of the tiles. The index is the bit of each in `done`. */
export const BUYS = ['cattle', 'castle', 'monastery', 'warrior', 'piper', 'monks', 'bard', 'estate'] as const;
export type Buy = (typeof BUYS)[number];
export const BIT: Readonly<Record<Buy, number>> = {
  cattle: 0,
  castle: 1,
  monastery: 2,
  warrior: 3,
  piper: 4,
  monks: 5,
  estate: 6,
  bard: 7,
};

/** Where the cubes of an estate come from: the yellow one, then the rest. Drawn and court cubes by colour. */
export interface Payment {
  readonly drawn: readonly number[];
  readonly court: readonly number[];
}

const REST: readonly Payment[] = [
  { drawn: [0, 0, 0, 1], court: [0, 0, 0, 0] },
  { drawn: [0, 0, 2, 0], court: [0, 0, 0, 0] },
  { drawn: [0, 0, 1, 0], court: [0, 0, 1, 0] },
  { drawn: [0, 0, 0, 0], court: [0, 0, 2, 0] },
];

export function payment(yellow: number, rest: number): Payment {
  const { drawn, court } = REST[rest] as Payment;
  return { drawn: [1 - yellow, ...drawn.slice(1)], court: [yellow, ...court.slice(1)] };
}
