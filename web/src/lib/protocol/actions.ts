// Decodes the actions of a game: the kind of a number, and the value of each parameter.

export interface Param {
  readonly name: string;
  readonly names: readonly string[];
}

export interface Kind {
  readonly name: string;
  readonly label: string;
  readonly part: 'choice' | 'veiled' | 'chance';
  /** Whether the next step says everything, so that a log may leave this one out. */
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

/** Parameters of an action that are already fixed. */
export type Parts = Readonly<Record<string, number>>;

/** An action space: the number ranges of all kinds in order. Within a kind the last parameter changes fastest. */
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

  /** Return the action of a number. */
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

  /** Return the number of an action. */
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

  /** Return an action in (untranslated) words, as the terminal shows it. */
  text(action: number): string {
    const { kind, args } = this.decode(action);
    return this.kind(kind).label.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
      this.word(kind, param, args[param] ?? 0),
    );
  }

  /** Return a parameter in (untranslated) words, as the terminal shows it. */
  word(name: Kinds[number]['name'], param: string, value: number): string {
    return this.kind(name).params.find((one) => one.name === param)?.names[value] ?? '';
  }

  /** Return those numbers that are actions of a kind, with these parameters fixed. */
  of(numbers: readonly number[], name: Kinds[number]['name'], settled: Parts = {}): Move<Kinds[number]['name']>[] {
    const { base, size } = this.kind(name);
    return numbers
      .filter((action) => base <= action && action < base + size)
      .map((action) => this.decode(action))
      .filter(({ args }) => Object.entries(settled).every(([part, value]) => args[part] === value));
  }

  /** Return the possible values of one parameter of such an action. */
  choices(
    numbers: readonly number[],
    name: Kinds[number]['name'],
    param: string,
    settled: Parts = {},
  ): ReadonlySet<number> {
    return new Set(this.of(numbers, name, settled).map(({ args }) => args[param] as number));
  }

  /** Return the one action with these parameters, if it is among the numbers. */
  exactly(numbers: readonly number[], name: Kinds[number]['name'], args: Parts = {}): number | undefined {
    const action = this.encode(name, args);
    return numbers.includes(action) ? action : undefined;
  }
}
