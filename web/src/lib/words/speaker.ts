// Formats messages of the catalogue in a language, for one player at the table.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Words } from '../protocol/messages';
import type { Messages } from './messages';

/** The arguments that are seats, and the argument that says whether the listener has that seat. */
const SEATS: Readonly<Record<string, string>> = { who: 'you', whom: 'yours' };

type Args = Readonly<Record<string, unknown>>;

export type MessageId = keyof Messages;

/** A message without arguments. */
export type PlainId = { [K in MessageId]: object extends Messages[K] ? K : never }[MessageId];

/** The arguments that several messages need together. */
type All<K extends MessageId> = (K extends MessageId ? (args: Messages[K]) => void : never) extends (
  args: infer A,
) => void
  ? A
  : never;

/** The arguments of a message: none, or one object. Several messages in one call take the same ones. */
export type ArgsOf<K extends MessageId> = [K] extends [PlainId]
  ? []
  : [keyof All<K>] extends [keyof Messages[K]]
    ? [args: All<K>]
    : [args: 'these messages take different arguments'];

/** Parse the messages of a language from the sources of its files. */
export function bundleOf(locale: string, sources: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Formats messages for the player in seat `me`: `$you` is "yes" if `$who` is that player, `$yours` if `$whom` is. */
export class Speaker {
  readonly bundle: FluentBundle;
  readonly seats: readonly string[];
  readonly me: number;

  constructor(bundle: FluentBundle, seats: readonly string[] = [], me = -2) {
    this.bundle = bundle;
    this.seats = seats;
    this.me = me;
  }

  /** Return the sentence. If the catalogue lacks the message, return its name, so that nothing breaks. */
  say(words: Words): string {
    return this.format(words.id, words.args);
  }

  /** Return the text of a message. If it has a shorter label for display, return that. */
  text<K extends MessageId>(id: K, ...args: ArgsOf<K>): string {
    return this.format(id, args[0] as Args | undefined);
  }

  /** Return the text of a message without arguments whose id is made at run time; undefined if there is none. */
  lookup(id: string): string | undefined {
    const message = this.bundle.getMessage(id);
    const errors: Error[] = [];
    const text = message?.value ? this.bundle.formatPattern(message.value, {}, errors) : undefined;
    return errors.length ? undefined : text;
  }

  /** Return the name of a seat for the listener. */
  name(seat: number): string {
    return this.text('seat', { who: seat });
  }

  /** Join several items: a, b and c. */
  listed(things: readonly string[]): string {
    if (things.length < 2) return things.join('');
    return this.text('list', { others: things.slice(0, -1).join(', '), last: things.at(-1) as string });
  }

  private format(id: string, args: Args = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    return this.bundle.formatPattern(message.attributes.plain ?? message.value, this.spoken(args), []);
  }

  private spoken(args: Args): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      const listener = SEATS[name];
      if (listener && typeof value === 'number') {
        found[name] = this.seats[value] ?? String(value + 1);
        found[listener] = value === this.me ? 'yes' : 'no';
      } else found[name] = this.part(value);
    }
    return found;
  }

  private part(value: unknown): FluentVariable {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) return this.listed(value.map((one: Words) => this.say(one)));
    return this.say(value as Words);
  }
}
