// Turns clicks into moves: what can be selected now, and what a click does. All from `legal`; no rules here.
import { SPACE } from '$lib/protocol/spaces/schotten_totten';
import { CLANS, deckOf, FIRST_MODE, FIRST_RUSE, sortOf } from './cards';

/** The parts of a move selected so far. */
export interface Chosen {
  readonly card: number | null;
  readonly stone: number | null;
  /** The card at a stone that a ruse card would remove or move. */
  readonly troop: number | null;
}

export const NOTHING: Chosen = { card: null, stone: null, troop: null };

/** What is gold now. */
export interface Lit {
  readonly hand: ReadonlySet<number>;
  /** Free places on your side, by stone. */
  readonly slots: ReadonlySet<number>;
  /** Stones themselves. */
  readonly stones: ReadonlySet<number>;
  /** Cards at the stones, on your side and on the opponent's. */
  readonly mine: ReadonlySet<number>;
  readonly theirs: ReadonlySet<number>;
  readonly decks: ReadonlySet<number>;
  readonly discards: boolean;
}

/** The result of a click: an action, or another selection. */
export interface Touch {
  readonly act?: number;
  readonly chosen: Chosen;
}

const STONE_KINDS = ['play', 'elite', 'mode'] as const;

/** Return the move that plays a card of the hand to a stone; undefined for a ruse card. */
export function toward(card: number, stone: number): number | undefined {
  switch (sortOf(card)) {
    case 'clan':
      return SPACE.encode('play', { card, stone });
    case 'elite':
      return SPACE.encode('elite', { troop: card - CLANS, stone });
    case 'mode':
      return SPACE.encode('mode', { mode: card - CLANS - FIRST_MODE, stone });
    case 'ruse':
      return undefined;
  }
}

export const ruse = (card: number): number => SPACE.encode('ruse', { ruse: card - CLANS - FIRST_RUSE });

/** Return the card of the hand that a move begins with. */
export function cardOf(action: number): number | null {
  const { kind, args } = SPACE.decode(action);
  if (kind === 'play' || kind === 'under') return args.card as number;
  if (kind === 'elite') return CLANS + (args.troop as number);
  if (kind === 'mode') return CLANS + FIRST_MODE + (args.mode as number);
  if (kind === 'ruse') return CLANS + FIRST_RUSE + (args.ruse as number);
  return null;
}

/** Return everything that can be selected next, given the present selection. */
export function lit(legal: readonly number[], chosen: Chosen): Lit {
  const fits = legal.filter((action) => begins(action, chosen));
  const cards = (chosen.stone === null ? legal : fits).map(cardOf).filter((card) => card !== null);
  return {
    hand: new Set(cards),
    slots: stonesOf(fits, ['play', 'elite', 'to']),
    stones: stonesOf(fits, chosen.card === null ? ['claim'] : ['claim', 'mode']),
    mine: SPACE.choices(legal, 'move', 'troop'),
    theirs: new Set([...SPACE.choices(legal, 'banish', 'troop'), ...SPACE.choices(legal, 'steal', 'card')]),
    decks: decks(legal, chosen),
    discards: has(legal, 'drop') || chosen.troop !== null,
  };
}

function decks(legal: readonly number[], chosen: Chosen): ReadonlySet<number> {
  if (chosen.card !== null && under(legal, chosen) !== undefined) return new Set([deckOf(chosen.card)]);
  return SPACE.choices(legal, 'pile', 'pile');
}

/** Return the move that puts the selected card under its deck, if that is the question. */
function under(legal: readonly number[], { card }: Chosen): number | undefined {
  return card === null ? undefined : SPACE.exactly(legal, 'under', { card });
}

/** Whether a move contains the selected parts. */
function begins(action: number, { card, stone }: Chosen): boolean {
  if (card !== null && cardOf(action) !== card) return false;
  return stone === null || SPACE.decode(action).args.stone === stone;
}

type KindName = (typeof SPACE.kinds)[number]['name'];

function stonesOf(actions: readonly number[], kinds: readonly KindName[]): ReadonlySet<number> {
  return new Set(kinds.flatMap((kind) => [...SPACE.choices(actions, kind, 'stone')]));
}

const has = (legal: readonly number[], kind: KindName): boolean => SPACE.of(legal, kind).length > 0;

/** Click on a stone, or on a place on your side of it. */
export function touchStone(legal: readonly number[], chosen: Chosen, stone: number): Touch {
  const move = chosen.card === null ? undefined : toward(chosen.card, stone);
  if (move !== undefined) return perhaps(legal, move, chosen);
  if (has(legal, 'to')) return perhaps(legal, SPACE.encode('to', { stone }), chosen);
  if (has(legal, 'claim')) return perhaps(legal, SPACE.encode('claim', { stone }), chosen);
  const open = STONE_KINDS.some((kind) => SPACE.of(legal, kind, { stone }).length);
  return { chosen: { ...NOTHING, stone: open && chosen.stone !== stone ? stone : null } };
}

/** Click on a card of the hand. */
export function touchHand(legal: readonly number[], chosen: Chosen, card: number): Touch {
  const move = chosen.stone === null ? undefined : toward(card, chosen.stone);
  if (move !== undefined && legal.includes(move)) return { act: move, chosen: NOTHING };
  if (!legal.some((action) => cardOf(action) === card)) return { act: refused(legal, card), chosen };
  return { chosen: { ...NOTHING, card: chosen.card === card ? null : card } };
}

/** Click on a card at a stone. */
export function touchTroop(
  legal: readonly number[],
  chosen: Chosen,
  stone: number,
  troop: number,
  own: boolean,
): Touch {
  if (own) {
    return has(legal, 'move')
      ? perhaps(legal, SPACE.encode('move', { troop }), chosen)
      : touchStone(legal, chosen, stone);
  }
  if (has(legal, 'steal') && troop < CLANS) return perhaps(legal, SPACE.encode('steal', { card: troop }), chosen);
  if (!has(legal, 'banish')) return { chosen };
  const action = SPACE.encode('banish', { troop });
  if (!legal.includes(action)) return { act: action, chosen };
  return { chosen: { ...NOTHING, troop: chosen.troop === troop ? null : troop } };
}

/** Click on a deck: draw from it, or put the selected card under it. */
export function touchDeck(legal: readonly number[], chosen: Chosen, pile: number): Touch {
  const put = under(legal, chosen);
  if (put !== undefined && deckOf(chosen.card ?? 0) === pile) return { act: put, chosen: NOTHING };
  return perhaps(legal, SPACE.encode('pile', { pile }), chosen);
}

/** Click on the discards: discard the ruse card or the selected troop. */
export function touchDiscards(chosen: Chosen): Touch {
  const act = chosen.troop === null ? SPACE.encode('drop') : SPACE.encode('banish', { troop: chosen.troop });
  return { act, chosen: NOTHING };
}

/** An action that may be refused. In that case, keep the selection. */
const perhaps = (legal: readonly number[], act: number, chosen: Chosen): Touch => ({
  act,
  chosen: legal.includes(act) ? NOTHING : chosen,
});

/** Return an illegal action with this card, so that the table can explain why not. */
function refused(legal: readonly number[], card: number): number {
  if (has(legal, 'under')) return SPACE.encode('under', { card });
  return toward(card, 0) ?? ruse(card);
}
