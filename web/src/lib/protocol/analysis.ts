// Printed by web/scripts/print_types.py from the Python sources; do not edit.

export interface Analysis {
  /** The format of this file. */
  clanmoot_analysis: 1;
  /** The key of the game. */
  game: string;
  /** The name of the game. */
  title: string;
  /** The version of its rules. */
  rules: number;
  /** The version of the opponents that searched; numbers from different versions are not comparable. */
  strength: number;
  /** Who sat where. Everything by seat is in this order. */
  seats: readonly string[];
  /** How many steps the record has. */
  steps: number;
  /** Whether the game has ended. */
  over: boolean;
  /** Whether decisions were judged from what the player knew then, or with all hands visible. */
  side: 'decider' | 'open';
  /** The settings that, with the record, determine all numbers. */
  settings: {
    /** Independent searches for every value. */
    searches: number;
    /** Iterations of each search. */
    iterations: number;
    /** The seed of all searches. */
    seed: number;
    /** The seats whose decisions were analysed. */
    seats: readonly number[];
    /** The first step analysed, counted from 1. */
    from: number;
    /** The last step analysed. */
    to: number;
  };
  /** Whether everything requested was analysed. If not, the rest is missing at the end. */
  complete: boolean;
  /** Whether `start` is before the first step. If not, it equals the first decision's `after_chance`. */
  opening: boolean;
  /** Whether `end` is the result of the game. */
  final: boolean;
  /** Winning chances before the first step analysed. */
  start: BySeat;
  decisions: readonly Decision[];
  /** What chance and forced moves brought between the last decision and `end`. */
  last_luck: BySeat;
  /** Winning chances after the last step analysed. If the game is over, the shares of the win. */
  end: BySeat;
  /** By seat. */
  players: readonly ({
    /** As in `seats`. */
    name: string;
    start: Estimate;
    /** All luck of this seat. */
    luck: Estimate;
    /** What its own mistakes cost. */
    skill: Estimate;
    /** What the mistakes of the others brought. */
    gifts: Estimate;
    /** start + luck + skill + gifts. */
    end: Estimate;
    /** How many of its decisions were analysed. */
    decisions: number;
    /** How many of them match the best choice found. */
    agreed: number;
  })[];
  /** Clear mistakes, the biggest first. */
  costliest: readonly ({
    /** Its place in `decisions`, counted from 0. */
    decision: number;
    /** As in the decision. */
    step: number;
    /** As in the decision. */
    seat: number;
    /** How much better the best choice was. The intervals of all decisions hold simultaneously. */
    margin: Estimate;
  })[];
}

export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

export type BySeat = readonly Estimate[];

export interface Line {
  /** The name of the message. */
  id: string;
  /** Text, numbers, other lines, or lists of them, by name; one called who or whom is a seat. */
  args: Readonly<Record<string, unknown>>;
}

export interface Choice {
  /** The action numbers as in a record. More than one only in a sealed choice. */
  actions: readonly number[];
  /** The actions as typed in a terminal. */
  words: string;
  /** The log's sentence about it. Missing in a sealed choice and where there is none. */
  line?: Line;
}

export interface Decision {
  /** The first step of the decision, counted from 1. */
  step: number;
  /** Its last step: the same, unless the choice was sealed. */
  last_step: number;
  /** The seat that decided. */
  seat: number;
  /** Whether several seats decided in secret at the same time. */
  sealed: boolean;
  /** How many choices there were for the first step. */
  choices: number;
  /** Whether anything was drawn at random since the previous decision, analysed or not. */
  drawn: boolean;
  /** Winning chances after the previous decision, from what its player knew. */
  before_chance: BySeat;
  /** Winning chances from what this player knows, assuming the best choice. */
  after_chance: BySeat;
  /** Winning chances from what this player knows, after the choice made. */
  after_decision: BySeat;
  /** after_chance - before_chance. */
  luck: BySeat;
  /** after_decision - after_chance; the decider's own is his skill. */
  change: BySeat;
  /** The choice made. */
  played: {
    /** The action numbers as in a record. More than one only in a sealed choice. */
    actions: readonly number[];
    /** The actions as typed in a terminal. */
    words: string;
    /** The sentences of the log, as the player read them. */
    told: string;
    /** The log's sentence about it. Missing in a sealed choice and where there is none. */
    line?: Line;
  };
  /** The best choice found. */
  best: Choice;
  /** How much better the best choice is than the one made. */
  margin: Estimate;
}
