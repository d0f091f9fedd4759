// Printed by web/scripts/print_types.py from the Python sources; do not edit.

export const LONGEST_SAYING = 500;

/** A message of the catalogue and its arguments: text, numbers, other words, or a list of them. */
export interface Words {
  id: string;
  args: Readonly<Record<string, unknown>>;
}

/** How long one may think. */
export interface Clock {
  kind?: 'none' | 'clock' | 'days';
  seconds?: number;
  increment?: number;
}

/** A first game that somebody wants to learn a game by: the deal and the opponents are the lesson's own. */
export interface NewLesson {
  game: string;
}

/** A table that somebody wants. */
export interface NewTable {
  game: string;
  seats: readonly ('me' | 'open' | 'novice' | 'easy' | 'medium' | 'hard' | 'expert')[];
  options?: Readonly<Record<string, number | readonly number[]>>;
  clock?: Clock;
  public?: boolean;
  ranked?: boolean;
  relief?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert';
}

/** A finished game that somebody wants to play on: from which step, in which seat, against which opponents. */
export interface PlayOn {
  step: number;
  seat: number;
  level?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert';
}

/** A game, its options, and how it is played. */
export interface Terms {
  game: string;
  players: number;
  options?: Readonly<Record<string, number | readonly number[]>>;
  clock?: Clock;
  public?: boolean;
  ranked?: boolean;
  relief?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert';
  lesson?: boolean;
}

/** How a game ended. */
export interface Ending {
  words: Words;
  ranks: readonly number[];
  shares: readonly number[];
  score: readonly ScoreRow[];
}

/** An open table in the lobby, or one of one's own. */
export interface LobbyEntry {
  id: string;
  terms: Terms;
  status: 'open' | 'playing' | 'over' | 'gone';
  seats: readonly Sitter[];
  asked: readonly number[];
  mine: readonly number[];
  opened: number;
  turn: number;
}

/** The finished game that a table plays on from, and after which of its steps. */
export interface Origin {
  table: string;
  step: number;
}

/** What somebody has asked the others to agree to, and who has agreed. */
export interface Question {
  number: number;
  what: 'back' | 'pause';
  seat: number;
  agreed: readonly number[];
}

/** One line of the final count: what is counted, and the points of every seat. */
export interface ScoreRow {
  words: Words;
  points: readonly number[];
}

/** Who sits in a seat: a person, a computer opponent of a level, or nobody. */
export interface Sitter {
  kind: 'person' | 'bot' | 'open';
  name?: string;
  level?: string;
  resigned?: boolean;
  timed_out?: boolean;
  declined?: boolean;
}

/** All that everybody may know of a table but the game itself. */
export interface TableCard {
  id: string;
  terms: Terms;
  status: 'open' | 'playing' | 'over' | 'gone';
  seats: readonly Sitter[];
  commitment: string;
  paused: boolean;
  question: Question | null;
  rematch: string;
  origin: Origin | null;
  rematch_asked: readonly number[];
  expired: boolean;
  stopped: boolean;
}

/** Make a choice, or put it into one's sealed draft. `step` is how many steps one has been shown. */
export interface Act {
  do: 'act';
  action: number;
  step: number;
}

/** Agree or not, to the question with this number. */
export interface Answer {
  do: 'answer';
  number: number;
  yes: boolean;
}

/** Ask the others to agree: to take one's last decision back, or to pause. */
export interface Ask {
  do: 'ask';
  what: 'back' | 'pause';
}

/** Say no to a rematch: the seat that is kept for you is open to everybody. */
export interface Decline {
  do: 'decline';
}

/** Let a computer opponent go, or stop keeping a seat for a person, before the game begins. */
export interface Dismiss {
  do: 'dismiss';
  seat: number;
}

/** Let a computer opponent take an open seat, or one that is kept for a person, before the game begins. */
export interface Hire {
  do: 'hire';
  seat: number;
  level: 'novice' | 'easy' | 'medium' | 'hard' | 'expert';
}

/** Give up your seat. In a game that is being played, a computer opponent of this level plays on. */
export interface Leave {
  do: 'leave';
  level?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert' | null;
}

/** Be last. A computer opponent plays on where more than two sit. */
export interface Resign {
  do: 'resign';
}

/** Go on after a pause. */
export interface Resume {
  do: 'resume';
}

/** Say something: seats to seats and watchers to watchers while the game lasts. */
export interface Say {
  do: 'say';
  text: string;
}

/** Take an open seat, or the one that is kept for you. */
export interface Sit {
  do: 'sit';
  seat: number;
}

/** Take a choice out of one's sealed draft again; readiness too. */
export interface Take {
  do: 'take';
  action: number;
  step: number;
}

/** Take one's last decision back, where that is free. */
export interface Undo {
  do: 'undo';
  step: number;
}

/** The server closes the connection; come back and go on from the last frame. */
export interface Bye {
  t: 'bye';
  code: 'stopping' | 'slow' | 'silent' | 'flood';
  text: string;
}

/** Milliseconds that each seat has left now, and for whom they run. */
export interface Clocks {
  left: readonly number[];
  running: readonly number[];
}

/** A command; the same id may be sent again and is carried out once. */
export interface Do {
  t: 'do';
  table: string;
  id: string;
  command: Sit | Leave | Hire | Dismiss | Decline | Act | Take | Undo | Ask | Answer | Resume | Resign | Say;
}

/** A command was carried out, and is stored; its frame has this number. */
export interface Done {
  t: 'done';
  id: string;
  table: string;
  n: number;
}

/** One's own sealed draft has changed; nobody else hears of it. Padded, so that its length tells nothing. */
export interface Drafted {
  t: 'drafted';
  table: string;
  position: Position;
  pad?: string;
}

/** What has changed with frame n. `cut`: the log goes back to so many steps first. */
export interface Frame {
  t: 'frame';
  table: string;
  n: number;
  cut?: number;
  news?: readonly News[];
  position?: Position | null;
  card?: TableCard | null;
  said?: Spoken | null;
  clocks?: Clocks | null;
}

/** Who I am; needed once, where no cookie says it. */
export interface Hello {
  t: 'hello';
  token: string;
}

/** All open tables, by `turn`, then the newest first. It is sent first, and where the changes would be longer. */
export interface InLobby {
  t: 'lobby';
  tables: readonly LobbyEntry[];
}

/** Tell me about open tables, or no more. */
export interface Lobby {
  t: 'lobby';
  on: boolean;
}

/** What has changed in the list since the last message about it: new or different tables, and ids to drop. */
export interface LobbyChanged {
  t: 'lobby-changed';
  changed?: readonly LobbyEntry[];
  gone?: readonly string[];
}

/** A step as the watcher saw it: who, what (-1 if it was none of his business), and how one tells it. */
export type News = readonly [seat: number, sight: number, words: Words | null];

/** Are you there? */
export interface Ping {
  t: 'ping';
}

/** I am. */
export interface Pong {
  t: 'pong';
}

/** Where the game stands for one watcher; `view` holds all fields, or those that have changed. */
export interface Position {
  step: number;
  view: Readonly<Record<string, unknown>>;
  asked: readonly number[];
  prompt: Words;
  legal?: readonly number[];
  draft?: readonly number[];
  removals?: readonly number[];
  undo?: boolean;
  ending?: Ending | null;
}

/** Why something may not be done now; or that it may. */
export interface Reason {
  t: 'reason';
  id: string;
  table: string;
  allowed: boolean;
  rule?: string;
  words?: Words | null;
  text?: string;
}

/** Something was not done, and nothing has changed. */
export interface Refused {
  t: 'refused';
  id: string;
  code: string;
  text: string;
  rule?: string;
  words?: Words | null;
  table?: string;
}

/** Frame n holds nothing for you. */
export interface Skip {
  t: 'skip';
  table: string;
  n: number;
}

/** Something that was said at the table; `seat` is -2 for a watcher. */
export interface Spoken {
  seat: number;
  name: string;
  text: string;
}

/** All there is to know at frame n. */
export interface Sync {
  t: 'sync';
  table: string;
  n: number;
  seat: number;
  card: TableCard;
  position?: Position | null;
  log?: readonly News[];
  first?: number;
  chat?: readonly Spoken[];
  clocks?: Clocks | null;
}

/** Tell me no more. */
export interface Unwatch {
  t: 'unwatch';
  table: string;
}

/** Tell me what happens at a table, from after this frame on; -1: from now on, with all there is to see. */
export interface Watch {
  t: 'watch';
  table: string;
  since?: number;
  seat?: number | null;
}

/** You are this person. */
export interface Welcome {
  t: 'welcome';
  person: string;
  name: string;
  version: number;
}

/** Why may I not do this? */
export interface Why {
  t: 'why';
  table: string;
  id: string;
  action: number;
}

export type AnyCommand = Sit | Leave | Hire | Dismiss | Decline | Act | Take | Undo | Ask | Answer | Resume | Resign | Say;

export type AnyRequest = Hello | Watch | Unwatch | Do | Why | Lobby | Ping;

export type AnyAnswer = Welcome | Sync | Frame | Skip | Drafted | Done | Refused | Reason | InLobby | LobbyChanged | Pong | Bye;
