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
  /** The version of the opponents that searched; numbers of different versions are not comparable. */
  strength: number;
  /** Who sat where. Everything by seat is in this order. */
  seats: readonly string[];
  /** How many steps the record has. */
  steps: number;
  /** Whether the game has ended. */
  over: boolean;
  /** From what the decider knew then, or with all hands open. */
  side: 'decider' | 'open';
  /** What the numbers follow from, besides the record. */
  settings: {
    /** Independent searches for every value. */
    searches: number;
    /** Iterations of each search. */
    iterations: number;
    /** What all searches are seeded from. */
    seed: number;
    /** Whose decisions were looked at. */
    seats: readonly number[];
    /** The first step looked at, counted from 1. */
    from: number;
    /** The last step looked at. */
    to: number;
  };
  /** Whether everything asked for was looked at; if not, the rest is missing at the end. */
  complete: boolean;
  /** Whether `start` lies before the first step; else it is the first decision's own `after_chance`. */
  opening: boolean;
  /** Whether `end` is the result of the game. */
  final: boolean;
  /** Chances before anything that was looked at. */
  start: BySeat;
  decisions: readonly Decision[];
  /** What chance and the last decisions that were no choice brought, from the last decision to `end`. */
  last_luck: BySeat;
  /** Chances after everything that was looked at; the shares of the win, if the game is over. */
  end: BySeat;
  /** By seat. */
  players: readonly ({
    /** As in `seats`. */
    name: string;
    start: Estimate;
    /** All luck of this seat. */
    luck: Estimate;
    /** What its own decisions cost it. */
    skill: Estimate;
    /** What decisions of the others brought it. */
    gifts: Estimate;
    /** start + luck + skill + gifts. */
    end: Estimate;
    /** How many of its decisions were looked at. */
    decisions: number;
    /** In how many of them it chose what search likes best. */
    agreed: number;
  })[];
  /** Decisions that certainly cost something, the costliest first. */
  costliest: readonly ({
    /** Its place in `decisions`, counted from 0. */
    decision: number;
    /** As in the decision. */
    step: number;
    /** As in the decision. */
    seat: number;
    /** How much better the best choice was; the intervals of all decisions hold together. */
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
  /** The actions, as a record counts them; more than one in a sealed choice only. */
  actions: readonly number[];
  /** The actions as one would type them. */
  words: string;
  /** The sentence that the log tells of it; missing where there is none, and in a sealed choice. */
  line?: Line;
}

export interface Decision {
  /** The first step of the decision, counted from 1. */
  step: number;
  /** Its last step: the same, unless the choice was sealed. */
  last_step: number;
  /** Who decided. */
  seat: number;
  /** Whether several seats decided in secret at the same time. */
  sealed: boolean;
  /** How many choices there were for the first step. */
  choices: number;
  /** Whether anything was drawn by lot since the decision before, looked at or not. */
  drawn: boolean;
  /** Chances after the decision before, as its decider knew them. */
  before_chance: BySeat;
  /** Chances as this decider knows them, if he makes the best choice. */
  after_chance: BySeat;
  /** Chances as this decider knows them, after the choice he made. */
  after_decision: BySeat;
  /** after_chance - before_chance. */
  luck: BySeat;
  /** after_decision - after_chance; the decider's own is his skill. */
  change: BySeat;
  /** What was done. */
  played: {
    /** The actions, as a record counts them; more than one in a sealed choice only. */
    actions: readonly number[];
    /** The actions as one would type them. */
    words: string;
    /** The sentences of the log, as the decider read them. */
    told: string;
    /** The sentence that the log tells of it; missing where there is none, and in a sealed choice. */
    line?: Line;
  };
  /** What search likes best. */
  best: Choice;
  /** How much better the best choice is for the decider than the one made. */
  margin: Estimate;
}
