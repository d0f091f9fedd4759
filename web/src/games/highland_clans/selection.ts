// Turns clicks into moves: what can be selected now, and what a click does. All from `legal`; no rules here.
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import { BUYS, DISCARDS, discardRank, RETURNS, returnRank, TAKES, takeRank, type Buy } from './pieces';

/** The parts of a move selected so far. Equal cubes and cards are told apart by a key: colour or value, and index. */
export interface Chosen {
  readonly buy: Buy | null;
  /** How an estate is paid. */
  readonly yellow: number;
  readonly rest: number;
  readonly rival: number | null;
  readonly cubes: readonly string[];
  readonly cards: readonly string[];
  /** The colours that a Bard takes, and the one to keep. */
  readonly take: readonly number[];
  readonly kept: number;
  readonly loot: number | null;
}

export const NOTHING: Chosen = {
  buy: null,
  yellow: -1,
  rest: -1,
  rival: null,
  cubes: [],
  cards: [],
  take: [],
  kept: -1,
  loot: null,
};

/** What is gold now. */
export interface Lit {
  readonly buys: ReadonlySet<Buy>;
  /** Other players, counted from the left. */
  readonly rivals: ReadonlySet<number>;
  /** Your free estates and the fields of your court that the chosen action can target. */
  readonly estates: boolean;
  readonly court: ReadonlySet<number>;
  /** The possible sources of an estate's cubes. */
  readonly yellows: ReadonlySet<number>;
  readonly rests: ReadonlySet<number>;
  readonly cubes: (key: string) => boolean;
  readonly cards: (key: string) => boolean;
  readonly takes: ReadonlySet<number>;
  readonly keeps: ReadonlySet<number>;
  readonly loots: ReadonlySet<number>;
}

/** The result of a click: an action, or another selection. */
export interface Touch {
  readonly act?: number;
  readonly chosen: Chosen;
}

type KindName = (typeof SPACE.kinds)[number]['name'];
const has = (legal: readonly number[], kind: KindName): boolean => SPACE.of(legal, kind).length > 0;

/** Count the selected keys by colour or value. */
export function counted(keys: readonly string[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const key of keys) counts[Number(key[0])] = (counts[Number(key[0])] ?? 0) + 1;
  return counts;
}

const within = (some: readonly number[], all: readonly number[] | undefined): boolean =>
  some.every((number, i) => number <= (all?.[i] ?? 0));

/** Whether one more of these still leads to a legal move. */
function leads(legal: readonly number[], kind: 'return' | 'discard', picked: readonly string[], key: string): boolean {
  const counts = counted(picked.includes(key) ? picked : [...picked, key]);
  const table = kind === 'return' ? RETURNS : DISCARDS;
  const part = kind === 'return' ? 'cubes' : 'cards';
  return SPACE.of(legal, kind).some(({ args }) => within(counts, table[args[part] as number]));
}

/** Return the largest number of monks that may come at once. */
export const monks = (legal: readonly number[]): number => Math.max(-1, ...SPACE.choices(legal, 'monks', 'number')) + 1;

const TO_ESTATE: readonly Buy[] = ['cattle', 'castle', 'monastery'];
const TO_COURT: Readonly<Partial<Record<Buy, number>>> = { warrior: 0, piper: 1, monks: 2 };

export function lit(legal: readonly number[], chosen: Chosen): Lit {
  const { buy } = chosen;
  const field = buy === null ? undefined : TO_COURT[buy];
  return {
    buys: new Set(BUYS.filter((one) => has(legal, one))),
    rivals: SPACE.choices(legal, buy === 'bard' ? 'bard' : 'raid', 'rival'),
    estates: buy !== null && TO_ESTATE.includes(buy) && has(legal, buy),
    court: new Set(field === undefined || !has(legal, buy as Buy) ? [] : [field]),
    yellows: buy === 'estate' ? SPACE.choices(legal, 'estate', 'yellow') : new Set(),
    rests: buy === 'estate' ? SPACE.choices(legal, 'estate', 'rest', { yellow: chosen.yellow }) : new Set(),
    cubes: (key) => leads(legal, 'return', chosen.cubes, key),
    cards: (key) =>
      has(legal, 'lay')
        ? SPACE.exactly(legal, 'lay', { card: Number(key[0]) }) !== undefined
        : leads(legal, 'discard', chosen.cards, key),
    takes: takes(legal, chosen),
    keeps: keeps(legal, chosen),
    loots: SPACE.choices(legal, 'loot', 'loot'),
  };
}

/** Return the colours that may be taken in addition. At most two are allowed, so a third replaces the first. */
function takes(legal: readonly number[], { take }: Chosen): ReadonlySet<number> {
  const open = [...SPACE.choices(legal, 'take', 'spoils')].map((rank) => TAKES[rank]?.colours ?? []);
  const found = open.filter((colours) => take.length > 1 || take.every((colour) => colours.includes(colour)));
  return new Set([...found.flat(), ...take]);
}

function keeps(legal: readonly number[], { take }: Chosen): ReadonlySet<number> {
  if (take.length < 2) return new Set();
  return new Set(
    [-1, ...take].filter((kept) => SPACE.exactly(legal, 'take', { spoils: takeRank(take, kept) }) !== undefined),
  );
}

/** Click on the tile of an action. */
export function touchBuy(legal: readonly number[], chosen: Chosen, buy: Buy): Touch {
  const moves = SPACE.of(legal, buy);
  if (!moves.length) return { act: refused(buy), chosen };
  if (chosen.buy === buy) return { chosen: NOTHING };
  const { yellow = -1, rest = -1 } = moves[0]?.args ?? {};
  const rival = buy === 'bard' && moves.length === 1 ? (moves[0]?.args.rival as number) : null;
  return { chosen: { ...NOTHING, buy, yellow, rest, rival } };
}

function refused(buy: Buy): number {
  if (buy === 'monks') return SPACE.encode(buy, { number: 0 });
  if (buy === 'estate') return SPACE.encode(buy, { yellow: 0, rest: 0 });
  if (buy === 'bard') return SPACE.encode(buy, { rival: 0 });
  return SPACE.encode(buy);
}

/** Click on a free own estate while something is to be built. */
export function touchEstate(legal: readonly number[], chosen: Chosen): Touch {
  const { buy } = chosen;
  if (buy === null || !TO_ESTATE.includes(buy)) return { chosen };
  return perhaps(legal, SPACE.encode(buy), chosen);
}

/** Click on a field of the own court: the chosen cube goes there; of monks as many as allowed. */
export function touchCourt(legal: readonly number[], chosen: Chosen, field: number): Touch {
  const { buy } = chosen;
  if (buy === null || TO_COURT[buy] !== field) return { chosen };
  const last = SPACE.of(legal, buy).at(-1);
  return last ? { act: last.action, chosen: NOTHING } : { act: refused(buy), chosen };
}

/** Click on the source of an estate's yellow cube. The rest follows if there is no choice. */
export function touchYellow(legal: readonly number[], chosen: Chosen, yellow: number): Touch {
  const rests = SPACE.choices(legal, 'estate', 'rest', { yellow });
  if (!rests.size) return { act: SPACE.encode('estate', { yellow, rest: Math.max(0, chosen.rest) }), chosen };
  const rest = rests.has(chosen.rest) ? chosen.rest : ([...rests][0] as number);
  return { chosen: { ...chosen, yellow, rest } };
}

export function touchRest(legal: readonly number[], chosen: Chosen, rest: number): Touch {
  const action = SPACE.encode('estate', { yellow: chosen.yellow, rest });
  return legal.includes(action) ? { chosen: { ...chosen, rest } } : { act: action, chosen };
}

/** Click on another clan: send the Bard there, or raid it. */
export function touchRival(legal: readonly number[], chosen: Chosen, rival: number): Touch {
  const kind = chosen.buy === 'bard' ? 'bard' : 'raid';
  const action = SPACE.encode(kind, { rival });
  if (!legal.includes(action)) return { act: action, chosen };
  return { chosen: { ...chosen, cards: [], rival: chosen.rival === rival ? null : rival } };
}

const toggled = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

/** Click on a drawn cube: the holder of the Largest Following may return it. */
export function touchCube(legal: readonly number[], chosen: Chosen, key: string): Touch {
  const cubes = toggled(chosen.cubes, key);
  if (leads(legal, 'return', chosen.cubes, key)) return { chosen: { ...NOTHING, cubes } };
  return { act: SPACE.encode('return', { cubes: returnRank(counted([key])) }), chosen };
}

/** Click on a combat card: play it, or discard it. */
export function touchCard(legal: readonly number[], chosen: Chosen, key: string): Touch {
  const card = Number(key[0]);
  if (has(legal, 'lay')) {
    const action = SPACE.encode('lay', { card });
    if (!legal.includes(action)) return { act: action, chosen };
    return { chosen: { ...NOTHING, cards: chosen.cards.includes(key) ? [] : [key] } };
  }
  if (leads(legal, 'discard', chosen.cards, key)) return { chosen: { ...NOTHING, cards: toggled(chosen.cards, key) } };
  const most = Math.max(0, ...SPACE.of(legal, 'discard').map(({ args }) => size(args.cards as number)));
  // If one card is needed, another choice replaces it.
  if (most === 1 && leads(legal, 'discard', [], key)) return { chosen: { ...NOTHING, cards: [key] } };
  const rank = discardRank(counted([...chosen.cards, key]));
  return { act: SPACE.encode('discard', { cards: rank < 0 ? discardRank(counted([key])) : rank }), chosen };
}

const size = (rank: number): number => (DISCARDS[rank] ?? []).reduce((a, b) => a + b, 0);

/** Click on a field of the court that the Bard visits. */
export function touchTake(legal: readonly number[], chosen: Chosen, colour: number): Touch {
  if (!takes(legal, chosen).has(colour)) return { act: SPACE.encode('take', { spoils: colour }), chosen };
  const { take } = chosen;
  const next = take.includes(colour) ? take.filter((one) => one !== colour) : [...take, colour].slice(-2);
  // Keep the first of two by default, because keeping nothing is rarely wanted.
  const keepable = keeps(legal, { ...NOTHING, take: next });
  return { chosen: { ...NOTHING, take: next, kept: next.find((one) => keepable.has(one)) ?? -1 } };
}

export function touchKeep(legal: readonly number[], chosen: Chosen, kept: number): Touch {
  const rank = takeRank(chosen.take, kept);
  if (rank < 0) return { chosen };
  const action = SPACE.encode('take', { spoils: rank });
  return legal.includes(action) ? { chosen: { ...chosen, kept } } : { act: action, chosen };
}

/** Click on the defender's estates after a won raid. */
export function touchLoot(legal: readonly number[], chosen: Chosen, loot: number): Touch {
  const action = SPACE.encode('loot', { loot });
  if (!legal.includes(action)) return { act: action, chosen };
  return { chosen: { ...NOTHING, loot: chosen.loot === loot ? null : loot } };
}

/** An action that may be refused. In that case, keep the selection. */
const perhaps = (legal: readonly number[], act: number, chosen: Chosen): Touch => ({
  act,
  chosen: legal.includes(act) ? NOTHING : chosen,
});
