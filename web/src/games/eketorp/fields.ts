// What a board tells its fields: which are gold, which can be taken back from, and what a touch does.

export interface Fields {
  /** One may send a viking there, or begin a fight there. */
  readonly lit: ReadonlySet<number>;
  /** One's plan can be taken back from there. */
  readonly takes: ReadonlySet<number>;
  /** Where the fight would be that has been chosen, or -1. */
  readonly chosen: number;
  /** Where others fight at this moment, or -1. */
  readonly now: number;
  readonly touch: (field: number) => void;
  readonly take: (field: number) => void;
}
