// Printed by web/scripts/print_types.py from the Python sources; do not edit.

/** What every view has. */
export interface AnyView {
  me: number;
}

/** What a watcher of Schotten Totten knows. */
export interface SchottenTottenView {
  me: number;
  tactics: number;
  expert: number;
  begins: number;
  rounds: number;
  round: number;
  scores: readonly number[]; // two per round
  phase: number;
  turn: number;
  idle: number;
  passed: number;
  claimed: number;
  recruited: number;
  pile: number;
  left: number;
  held: number;
  decks: readonly number[]; // cards left: clan, tactic
  clans_held: readonly number[]; // clan cards in each hand
  tactics_held: readonly number[]; // tactic cards in each hand
  hand: readonly number[]; // my cards: clan cards, then 54 + tactic kind
  under: readonly number[]; // cards under the decks in order: a card I know, or -1 clan, -2 tactic
  known: readonly number[]; // cards from under a deck in one hand, which both players know
  digger: number;
  sides: readonly (readonly number[])[]; // seat * 9 + stone: troops
  bluff: readonly number[];
  mud: readonly number[];
  discards: readonly number[];
  tactic_discards: readonly number[]; // kinds
  full: readonly (readonly number[])[]; // by seat: stones where the side is complete
  first: readonly (readonly number[])[]; // by seat: stones where it has been complete for longer
  owned: readonly (readonly number[])[];
  played: readonly number[];
  jokers: readonly number[]; // seats that have played a Joker
  reason: number;
  winner: number;
}

/** What a watcher of Táin knows. */
export interface TainView {
  me: number;
  players: number;
  phase: number;
  round: number;
  active: number;
  turn: number;
  passed: readonly number[]; // seats
  turned: number; // slots below this number are face up
  raided: readonly number[]; // places
  at: number;
  reason: number;
  guard: readonly number[]; // by place: a kind, EMPTY or FACE_DOWN
  scout: readonly number[]; // by place: the same
  raider: readonly number[]; // by place: the owner of the scout, or EMPTY
  kingdom: readonly number[]; // by seat: a kind, EMPTY or FACE_DOWN
  herd: number;
  cattle: readonly number[];
  jewels: readonly number[];
  captives: readonly (readonly (readonly number[])[])[];
  won_cattle: readonly number[];
  won_jewels: readonly number[];
  won_captives: readonly (readonly (readonly number[])[])[];
  used: readonly (readonly number[])[]; // everybody saw them when they were turned up
  unseen: readonly (readonly number[])[]; // the rest, as everybody knows it: behind the screen, or face down this round
  behind: readonly number[]; // how many are behind the screen
  mine: readonly number[]; // my own tokens behind the screen; empty for spectators
}

/** What a watcher of Highland Clans knows. */
export interface HighlandClansView {
  me: number;
  players: number;
  refill: number;
  supply: readonly number[];
  backs: readonly number[];
  zone: number;
  phase: number;
  round: number;
  start: number;
  place: number;
  turn: number;
  holder: number;
  bag: readonly number[];
  drawn: readonly number[];
  used: number;
  acts: number;
  done: number;
  first: number;
  before: number;
  owed: number;
  court: readonly number[]; // seat * COURT + colour
  estates: readonly number[];
  sites: readonly number[]; // seat * SITES + cattle, castles, monasteries
  score: readonly number[];
  tally: readonly number[];
  held: readonly number[]; // number of cards in each hand
  hand: readonly number[]; // the viewer's cards by value; empty for a spectator
  deck: number;
  discards: readonly number[];
  tiles: number;
  gone: number;
  shown: readonly number[];
  foe: number;
  side: number;
  combat: number;
  won: readonly number[];
  laid: readonly number[]; // -1 if none, FACE_DOWN for another player's, or the value of the viewer's
  lent: readonly number[];
  five: readonly number[]; // Dutch refill: what the viewer has just drawn; empty for others
  reason: number;
  tape: readonly number[];
  took: readonly number[]; // what the viewer drew, by deck and value; empty for a spectator
}

/** What a watcher of Eketorp knows. */
export interface EketorpView {
  me: number;
  players: number;
  late: number;
  cards: readonly number[]; // material cards: card * 7 + store
  phase: number;
  round: number;
  start: number;
  turn: number;
  ready: readonly number[]; // seats that owe no plan; of other seats, only those that never owed one this round
  over_sieges: readonly number[]; // siege fields, from 0
  unturned: readonly number[];
  supply: readonly number[];
  bricks: readonly number[];
  colours: readonly number[];
  out: readonly (readonly number[])[]; // by seat, field: as far as I know
  home: readonly number[]; // as far as I know: others' hidden plans are not subtracted
  sick: readonly (readonly number[])[];
  under: readonly number[];
  wall: readonly (readonly number[])[];
  pile: readonly (readonly number[])[];
  beyond: readonly (readonly number[])[];
  amulets: readonly number[];
  deck: number;
  hands: readonly (readonly number[])[]; // my own, and those that everybody knows; others are empty
  held: readonly number[]; // how many cards are in each hand
  laid: readonly (readonly number[])[];
  field: number;
  attacker: number;
  defender: number;
  played: readonly number[]; // the value I played, -1 for a card of another player, 0 for none that I know of
  damage: number;
  left: number;
  upto: number;
  taken: readonly number[];
  shown: readonly number[]; // counts by value: first hands returned at the deal
  open: readonly number[]; // seats whose hand everybody knows
  first: readonly number[];
  high: readonly number[];
  first_seen: readonly number[]; // counts by value
  gone: readonly number[]; // counts by value: discards that everybody knows
  gone_first: readonly number[]; // counts by value: my own, from my first hand
  gone_late: readonly number[]; // counts by value: my own, from later hands
  thrown_first: readonly number[]; // by seat, how many discards only their owner knows
  thrown_late: readonly number[];
  reason: number;
}

/** What a watcher of Glen More knows. */
export interface GlenMoreView {
  me: number;
  players: number;
  phase: number;
  turn: number;
  tail: number;
  stacks: readonly (readonly number[])[]; // tiles
  ring: readonly number[];
  fields: readonly number[];
  rows: readonly number[];
  coins: readonly number[];
  points: readonly number[];
  barrels: readonly number[];
  chieftains: readonly number[];
  cards: readonly (readonly number[])[]; // by seat
  land: readonly (readonly number[])[]; // by seat: tiles in the order of placing
  cell: readonly number[]; // by tile: (y + 64) * 128 + x + 64
  ends: readonly number[];
  men: readonly number[];
  stock: readonly number[];
  own: readonly number[];
  tile: number;
  spot: number;
  around: readonly number[]; // indices in the order of placing
  ready: readonly number[];
  ness: number;
  steps: number;
  using: number;
  cost: number;
  owed: number;
  back: number;
  last: number;
  awards: readonly number[];
}
