// Lines of the catalogue, spoken in a language to one person at the table.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Words } from '../protocol/messages';
import type { Messages } from './messages';

/** Arguments that are seats, and what tells a message whether the listener sits there. */
const SEATS: Readonly<Record<string, string>> = { who: 'you', whom: 'yours' };

type Args = Readonly<Record<string, unknown>>;

export type MessageId = keyof Messages;

/** A message that takes no arguments. */
export type PlainId = { [K in MessageId]: object extends Messages[K] ? K : never }[MessageId];

/** What all of several messages ask for together. */
type All<K extends MessageId> = (K extends MessageId ? (args: Messages[K]) => void : never) extends (args: infer A) => void
  ? A
  : never;

/** The arguments of a message: none, or one object. Several messages at one call take the same ones. */
export type ArgsOf<K extends MessageId> = [K] extends [PlainId]
  ? []
  : [keyof All<K>] extends [keyof Messages[K]]
    ? [args: All<K>]
    : [args: 'these messages take different arguments'];

/** Messages of a language from the sources of its files. */
export function bundleOf(locale: string, sources: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Says lines to the person in seat `me`: `$you` is "yes" where `$who` is that person, `$yours` where `$whom` is. */
export class Speaker {
  readonly bundle: FluentBundle;
  readonly seats: readonly string[];
  readonly me: number;

  constructor(bundle: FluentBundle, seats: readonly string[] = [], me = -2) {
    this.bundle = bundle;
    this.seats = seats;
    this.me = me;
  }

  /** The sentence; the message's name where the catalogue cannot say it, so that nothing breaks for a word. */
  say(words: Words): string {
    return this.format(words.id, words.args);
  }

  /** Return the text of a message; where a thing has a plainer name for those who see it, that. */
  text<K extends MessageId>(id: K, ...args: ArgsOf<K>): string {
    return this.format(id, args[0] as Args | undefined);
  }

  /** Return the text of a message without arguments whose id is made while the page runs; nothing if there is none. */
  lookup(id: string): string | undefined {
    const message = this.bundle.getMessage(id);
    const errors: Error[] = [];
    const text = message?.value ? this.bundle.formatPattern(message.value, {}, errors) : undefined;
    return errors.length ? undefined : text;
  }

  /** What the person calls a seat. */
  name(seat: number): string {
    return this.text('seat', { who: seat });
  }

  /** Several things as one: a, b and c. */
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
