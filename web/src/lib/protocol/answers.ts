// Printed by web/scripts/print_types.py from the Python sources; do not edit.

import type { News, Words } from './messages';

/** The views of all seats, in order, after this many steps of a game: nothing is hidden. */
export interface Opened {
  step: number;
  steps: number;
  views: readonly (Readonly<Record<string, unknown>>)[];
  prompt: Words;
  news: News | null;
}

/** What one watcher knew after this many steps of a game. */
export interface Replayed {
  step: number;
  steps: number;
  seat: number;
  view: Readonly<Record<string, unknown>>;
  prompt: Words;
  news: News | null;
}

/** The progress of an analysis, and its `result` when it is done. */
export interface AnalysisState {
  state: 'none' | 'running' | 'done' | 'failed';
  progress: number;
  text: string;
  result: Readonly<Record<string, unknown>> | null;
}

/** A command was carried out and stored. Its frame has the number `n`. */
export interface Carried {
  n: number;
}

/** The messages of a language: Project Fluent files by name. */
export interface Catalogue {
  locale: string;
  files: Readonly<Record<string, string>>;
}

/** What you need to know about a game before you play it. */
export interface GameCard {
  key: string;
  title: string;
  rules: number;
  least: number;
  most: number;
  minutes: number;
  prefix: string;
  options: readonly OptionCard[];
  tables: readonly TableOptionCard[];
  levels: Readonly<Record<string, readonly string[]>>;
}

/** A game with all its moves, so that a client can decode any action. */
export interface GameSheet {
  game: GameCard;
  kinds: readonly KindCard[];
  view: readonly string[];
  reasons: readonly string[];
}

/** Whether the server can work, and what is wrong. */
export interface Health {
  ok: boolean;
  version: string;
  troubles: readonly string[];
}

/** The move that a computer player would make, and the message that the log would show for it. */
export interface Hint {
  action: number;
  words: Words | null;
}

/** A person's finished games, newest first. For the next page, send `before` with the next request. */
export interface History {
  results: readonly ResultRow[];
  statistics: readonly StatisticsRow[];
  before: number | null;
}

/** A kind of move: its numbers begin at `base`, and the last parameter varies fastest. */
export interface KindCard {
  name: string;
  label: string;
  quiet: boolean;
  part: 'choice' | 'veiled' | 'chance';
  base: number;
  size: number;
  params: readonly ParamCard[];
}

/** Who you are. A program receives its token once, when it logs in. A browser gets a cookie instead. */
export interface Me {
  person: string;
  name: string;
  account: boolean;
  locale: string;
  token: string;
  adopted: number;
}

/** An option that players agree on before the game. */
export interface OptionCard {
  name: string;
  label: string;
  values: Readonly<Record<string, number>>;
  default: number;
}

/** A parameter of a move and the names of its values. With `things`, a value is a multiset of them: see `counts`. */
export interface ParamCard {
  name: string;
  names: readonly string[];
  things: readonly string[];
  counts: readonly (readonly number[])[];
}

/** A person, as everybody may see them. */
export interface PersonCard {
  person: string;
  name: string;
  account: boolean;
  ratings: readonly RatingRow[];
}

/** The check of a game's draws: the commitment, the secret, and how many draws follow from it. */
export interface Proof {
  commitment: string;
  secret: string;
  fair: boolean;
  draws: number;
  text: string;
  lesson: boolean;
}

/** A person's rating in one game. `standing` is a cautious estimate of the skill: mu minus three sigma. */
export interface RatingRow {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  standing: number;
}

/** How a game ended for a person. */
export interface ResultRow {
  table: string;
  seat: number;
  game: string;
  players: number;
  rank: number;
  share: number;
  score: number | null;
  resigned: boolean;
  finished_at: number;
}

/** A numbered rule. */
export interface RuleRow {
  id: string;
  text: string;
}

/** All rules of a game. */
export interface Rules {
  title: string;
  intro: string;
  prefix: string;
  sections: readonly SectionRow[];
}

/** A section of the rules. */
export interface SectionRow {
  number: string;
  title: string;
  rules: readonly RuleRow[];
}

/** A row of a game's leaderboard. */
export interface StandingRow {
  person: string;
  name: string;
  mu: number;
  sigma: number;
  games: number;
  standing: number;
}

/** A person's results in one game, summed up. */
export interface StatisticsRow {
  game: string;
  games: number;
  won: number;
  share: number;
  rank: number;
  best: number | null;
  resigned: number;
  last_at: number;
}

/** Numbers printed in the box, which its owner may correct. */
export interface TableOptionCard {
  name: string;
  label: string;
  default: readonly number[];
  least: number;
  most: number;
}
