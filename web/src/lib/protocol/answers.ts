// Printed by web/scripts/print_types.py from the Python sources; do not edit.

import type { News, Words } from './messages';

/** The same from every seat, in their order: all cards are open. */
export interface Opened {
  step: number;
  steps: number;
  views: readonly (Readonly<Record<string, unknown>>)[];
  prompt: Words;
  news: News | null;
}

/** What somebody knew after so many steps of a game. */
export interface Replayed {
  step: number;
  steps: number;
  seat: number;
  view: Readonly<Record<string, unknown>>;
  prompt: Words;
  news: News | null;
}

/** How far an analysis is; `result` when it is done. */
export interface AnalysisState {
  state: 'none' | 'running' | 'done' | 'failed';
  progress: number;
  text: string;
  result: Readonly<Record<string, unknown>> | null;
}

/** A command was carried out, and is stored; its frame has this number. */
export interface Carried {
  n: number;
}

/** The sentences of a language: files of Project Fluent by name. */
export interface Catalogue {
  locale: string;
  files: Readonly<Record<string, string>>;
}

/** A game, as one has to know it before one plays it. */
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

/** A game with all its moves, so that any number can be taken apart. */
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

/** What somebody else would do: the move, and the sentence that the log would tell of it. */
export interface Hint {
  action: number;
  words: Words | null;
}

/** Somebody's finished games, newest first; the next page is asked for with `before`. */
export interface History {
  results: readonly ResultRow[];
  statistics: readonly StatisticsRow[];
  before: number | null;
}

/** A kind of move: numbers from `base` on, the last parameter running fastest. */
export interface KindCard {
  name: string;
  label: string;
  quiet: boolean;
  part: 'choice' | 'veiled' | 'chance';
  base: number;
  size: number;
  params: readonly ParamCard[];
}

/** Who one is. A program gets its token once, when it comes in; a browser gets a cookie instead. */
export interface Me {
  person: string;
  name: string;
  account: boolean;
  locale: string;
  token: string;
  adopted: number;
}

/** Something to agree on before the game. */
export interface OptionCard {
  name: string;
  label: string;
  values: Readonly<Record<string, number>>;
  default: number;
}

/** A part of a move: the names of what it can be. `things`: it is a multiset of them, and `counts` says of which. */
export interface ParamCard {
  name: string;
  names: readonly string[];
  things: readonly string[];
  counts: readonly (readonly number[])[];
}

/** Somebody, as everybody may know him. */
export interface PersonCard {
  person: string;
  name: string;
  account: boolean;
  ratings: readonly RatingRow[];
}

/** Verify the draws of a finished game: what was committed to, the secret, and how many draws follow from it. */
export interface Proof {
  commitment: string;
  secret: string;
  fair: boolean;
  draws: number;
  text: string;
  lesson: boolean;
}

/** How strong somebody is at a game; `standing` is what is nearly certain. */
export interface RatingRow {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  standing: number;
}

/** How a game ended for somebody. */
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

/** A chapter of the rules. */
export interface SectionRow {
  number: string;
  title: string;
  rules: readonly RuleRow[];
}

/** A line of a game's standings. */
export interface StandingRow {
  person: string;
  name: string;
  mu: number;
  sigma: number;
  games: number;
  standing: number;
}

/** Somebody's games of one kind, summed up. */
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

/** Numbers of the box that its owner may correct. */
export interface TableOptionCard {
  name: string;
  label: string;
  default: readonly number[];
  least: number;
  most: number;
}
