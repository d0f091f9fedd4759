// A game's moves taken apart: which kind a number is, and what each of its parts says.

export interface Param {
  readonly name: string;
  readonly names: readonly string[];
}

export interface Kind {
  readonly name: string;
  readonly label: string;
  readonly part: 'choice' | 'veiled' | 'chance';
  /** The next step tells everything: a log may leave it out. */
  readonly quiet: boolean;
  readonly base: number;
  readonly size: number;
  readonly params: readonly Param[];
}

export interface Move<Name extends string = string> {
  readonly action: number;
  readonly kind: Name;
  readonly args: Readonly<Record<string, number>>;
}

/** Parts of a move that are settled already. */
export type Parts = Readonly<Record<string, number>>;

/** Kinds laid end to end; within a kind the last parameter runs fastest. */
export class ActionSpace<Kinds extends readonly Kind[] = readonly Kind[]> {
  readonly game: string;
  readonly kinds: Kinds;

  constructor(facts: { readonly game: string; readonly kinds: Kinds }) {
    this.game = facts.game;
    this.kinds = facts.kinds;
  }

  kind(name: Kinds[number]['name']): Kind {
    const found = this.kinds.find((kind) => kind.name === name);
    if (!found) throw new RangeError(`There is no kind of move called ${name}.`);
    return found;
  }

  /** The move behind a number. */
  decode(action: number): Move<Kinds[number]['name']> {
    const kind = this.kinds.find(({ base, size }) => base <= action && action < base + size);
    if (!kind) throw new RangeError(`There is no move ${action}.`);
    const args: Record<string, number> = {};
    let rest = action - kind.base;
    for (const { name, names } of kind.params.toReversed()) {
      args[name] = rest % names.length;
      rest = Math.floor(rest / names.length);
    }
    return { action, kind: kind.name, args };
  }

  /** The number of a move. */
  encode(name: Kinds[number]['name'], args: Parts = {}): number {
    const kind = this.kind(name);
    let number = 0;
    for (const param of kind.params) {
      const value = args[param.name];
      if (value === undefined || value < 0 || value >= param.names.length)
        throw new RangeError(`The move ${name} has no ${param.name} ${value}.`);
      number = number * param.names.length + value;
    }
    return kind.base + number;
  }

  /** Whether a log may leave it out. */
  quiet(action: number): boolean {
    return action >= 0 && this.kind(this.decode(action).kind).quiet;
  }

  /** A move in (untranslated) words, as the terminal says it. */
  text(action: number): string {
    const { kind, args } = this.decode(action);
    return this.kind(kind).label.replaceAll(/\{(\w+)\}/g, (_, param: string) => this.word(kind, param, args[param] ?? 0));
  }

  /** A part of a move in (untranslated) words, as the terminal says it. */
  word(name: Kinds[number]['name'], param: string, value: number): string {
    return this.kind(name).params.find((one) => one.name === param)?.names[value] ?? '';
  }

  /** Which of these numbers are moves of a kind, with these parts settled. */
  of(numbers: readonly number[], name: Kinds[number]['name'], settled: Parts = {}): Move<Kinds[number]['name']>[] {
    const { base, size } = this.kind(name);
    return numbers
      .filter((action) => base <= action && action < base + size)
      .map((action) => this.decode(action))
      .filter(({ args }) => Object.entries(settled).every(([part, value]) => args[part] === value));
  }

  /** What one part of such a move can still be. */
  choices(
    numbers: readonly number[],
    name: Kinds[number]['name'],
    param: string,
    settled: Parts = {},
  ): ReadonlySet<number> {
    return new Set(this.of(numbers, name, settled).map(({ args }) => args[param] as number));
  }

  /** The one move that these parts make up, if it is among the numbers. */
  exactly(numbers: readonly number[], name: Kinds[number]['name'], args: Parts = {}): number | undefined {
    const action = this.encode(name, args);
    return numbers.includes(action) ? action : undefined;
  }
}
