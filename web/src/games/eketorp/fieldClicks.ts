// What a board tells its fields: which are gold, which offer taking back, and what a click does.

export interface Fields {
  /** Whether you may send a viking there, or begin a fight there. */
  readonly lit: ReadonlySet<number>;
  /** Whether a planned viking can be taken back from there. */
  readonly takes: ReadonlySet<number>;
  /** The chosen field for a fight, or -1. */
  readonly chosen: number;
  /** The field where others are fighting now, or -1. */
  readonly now: number;
  readonly touch: (field: number) => void;
  readonly take: (field: number) => void;
}
