// Printed by web/scripts/print_types.py from the Python sources; do not edit.

export const LONGEST_SAYING = 500;

/** A message of the catalogue and its arguments: text, numbers, other messages, or a list of them. */
export interface Words {
  id: string;
  args: Readonly<Record<string, unknown>>;
}

/** How long players may think. */
export interface Clock {
  kind?: 'none' | 'clock' | 'days';
  seconds?: number;
  increment?: number;
}

/** A lesson to start. The game decides the deal and the opponents. */
export interface NewLesson {
  game: string;
}

/** A table to create. For each seat, `seats` has `me`, `open` or the level of a computer opponent. */
export interface NewTable {
  game: string;
  seats: readonly ('me' | 'open' | 'novice' | 'easy' | 'medium' | 'hard' | 'expert')[];
  options?: Readonly<Record<string, number | readonly number[]>>;
  clock?: Clock;
  public?: boolean;
  ranked?: boolean;
  relief?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert';
}

/** How to play on from a finished game: from which step, in which seat, against which level. */
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

/** An open table in the lobby, or one of your own tables. */
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

/** The finished game that a table continues, and the number of its steps that come before. */
export interface Origin {
  table: string;
  step: number;
}

/** What a player has asked the others to agree to, and which seats have agreed. */
export interface Question {
  number: number;
  what: 'back' | 'pause';
  seat: number;
  agreed: readonly number[];
}

/** One line of the score: what is counted, and the points of every seat. */
export interface ScoreRow {
  words: Words;
  points: readonly number[];
}

/** The player of a seat: a person, a computer opponent of a level, or nobody yet. */
export interface Sitter {
  kind: 'person' | 'bot' | 'open';
  name?: string;
  level?: string;
  resigned?: boolean;
  timed_out?: boolean;
  declined?: boolean;
}

/** Everything about a table that everybody may know, apart from the game itself. */
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

/** Take an action, or put it into your sealed draft. `step` is how many steps you have been shown. */
export interface Act {
  do: 'act';
  action: number;
  step: number;
}

/** Answer the question with this number. */
export interface Answer {
  do: 'answer';
  number: number;
  yes: boolean;
}

/** Ask the others to agree: to take back your last decision, or to pause. */
export interface Ask {
  do: 'ask';
  what: 'back' | 'pause';
}

/** Decline a rematch: the seat that is reserved for you opens to everybody. */
export interface Decline {
  do: 'decline';
}

/** Remove a computer opponent, or end the reservation of a seat, before the game begins. */
export interface Dismiss {
  do: 'dismiss';
  seat: number;
}

/** Give an open or reserved seat to a computer opponent, before the game begins. */
export interface Hire {
  do: 'hire';
  seat: number;
  level: 'novice' | 'easy' | 'medium' | 'hard' | 'expert';
}

/** Leave your seat. In a game in progress, a computer opponent of this level plays on. */
export interface Leave {
  do: 'leave';
  level?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert' | null;
}

/** Resign. You rank last, and a computer opponent plays on if there are more than two seats. */
export interface Resign {
  do: 'resign';
}

/** Resume after a pause. */
export interface Resume {
  do: 'resume';
}

/** Write in the chat. During the game, players write to players and spectators to spectators. */
export interface Say {
  do: 'say';
  text: string;
}

/** Take an open seat, or the seat that is reserved for you. */
export interface Sit {
  do: 'sit';
  seat: number;
}

/** Remove an action from your sealed draft. This may be the action that says you are ready. */
export interface Take {
  do: 'take';
  action: number;
  step: number;
}

/** Undo your last decision, if you may do so without asking the others. */
export interface Undo {
  do: 'undo';
  step: number;
}

/** The server closes the connection. Reconnect, and continue after the last frame. */
export interface Bye {
  t: 'bye';
  code: 'stopping' | 'slow' | 'silent' | 'flood';
  text: string;
}

/** Milliseconds that each seat has left now, and the seats whose clocks run. */
export interface Clocks {
  left: readonly number[];
  running: readonly number[];
}

/** Carry out a command. If the same id comes again, the command is not repeated. */
export interface Do {
  t: 'do';
  table: string;
  id: string;
  command: Sit | Leave | Hire | Dismiss | Decline | Act | Take | Undo | Ask | Answer | Resume | Resign | Say;
}

/** Your command was carried out and stored. Its frame has this number. */
export interface Done {
  t: 'done';
  id: string;
  table: string;
  n: number;
}

/** Your own sealed draft has changed. Nobody else is told. It is padded, so that its length reveals nothing. */
export interface Drafted {
  t: 'drafted';
  table: string;
  position: Position;
  pad?: string;
}

/** What frame n changes. If `cut` is not -1, the log first goes back to this many steps. */
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

/** Log in with a token. Send this once per connection, unless you have a cookie. */
export interface Hello {
  t: 'hello';
  token: string;
}

/** All open tables, sorted by `turn` and then newest first. Sent again if listing the changes would be longer. */
export interface InLobby {
  t: 'lobby';
  tables: readonly LobbyEntry[];
}

/** Start or stop following the list of open tables. */
export interface Lobby {
  t: 'lobby';
  on: boolean;
}

/** Changes of the list since the last message about it: new or different tables, and ids to remove. */
export interface LobbyChanged {
  t: 'lobby-changed';
  changed?: readonly LobbyEntry[];
  gone?: readonly string[];
}

/** A step as the watcher saw it: the seat, the action (-1 if it is hidden), and its text in the log. */
export type News = readonly [seat: number, sight: number, words: Words | null];

/** Ask whether the server is there. */
export interface Ping {
  t: 'ping';
}

/** The answer to `ping`. */
export interface Pong {
  t: 'pong';
}

/** The game as one watcher sees it. `view` has all fields, or only those that have changed. */
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

/** The answer to `why`: the rule that is in the way, or that the action is allowed. */
export interface Reason {
  t: 'reason';
  id: string;
  table: string;
  allowed: boolean;
  rule?: string;
  words?: Words | null;
  text?: string;
}

/** Your request was refused, and nothing has changed. */
export interface Refused {
  t: 'refused';
  id: string;
  code: string;
  text: string;
  rule?: string;
  words?: Words | null;
  table?: string;
}

/** Nothing in frame n is for you. */
export interface Skip {
  t: 'skip';
  table: string;
  n: number;
}

/** A chat message. `seat` is -2 for a spectator. */
export interface Spoken {
  seat: number;
  name: string;
  text: string;
}

/** Everything that the watcher may know at frame n. */
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

/** Stop following a table. */
export interface Unwatch {
  t: 'unwatch';
  table: string;
}

/** Follow a table from the frame after `since`. With -1, you receive everything there is to see now. */
export interface Watch {
  t: 'watch';
  table: string;
  since?: number;
  seat?: number | null;
}

/** You are logged in as this person. */
export interface Welcome {
  t: 'welcome';
  person: string;
  name: string;
  version: number;
}

/** Ask why an action is not allowed. */
export interface Why {
  t: 'why';
  table: string;
  id: string;
  action: number;
}

export type AnyCommand = Sit | Leave | Hire | Dismiss | Decline | Act | Take | Undo | Ask | Answer | Resume | Resign | Say;

export type AnyRequest = Hello | Watch | Unwatch | Do | Why | Lobby | Ping;

export type AnyAnswer = Welcome | Sync | Frame | Skip | Drafted | Done | Refused | Reason | InLobby | LobbyChanged | Pong | Bye;
