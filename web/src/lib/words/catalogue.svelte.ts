// The language of the page, its messages, and the functions with which components print them.
import type { FluentBundle } from '@fluent/bundle';
import type { Words } from '../protocol/messages';
import { bundleOf, Speaker, type ArgsOf, type MessageId } from './speaker';

declare const __LOCALES__: readonly string[];

/** Languages that have a catalogue. */
export const LOCALES: readonly string[] = __LOCALES__;
export type Locale = string;

const current = $state<{ locale: Locale; speaker: Speaker }>({
  locale: 'en',
  speaker: new Speaker(bundleOf('en', [])),
});

/** Loads the sources of a language: from the server, or in development from the folder. */
export type Fetcher = (locale: Locale) => Promise<readonly string[]>;

/** Return a message of the client in the language of the page. */
export const t = <K extends MessageId>(id: K, ...args: ArgsOf<K>): string => current.speaker.text(id, ...args);

/** Return a message without arguments whose id is made at run time; undefined if there is none. */
export const lookup = (id: string): string | undefined => current.speaker.lookup(id);

/** Return a message of the server in the language of the page. */
export const say = (words: Words): string => current.speaker.say(words);

export const locale = (): Locale => current.locale;

export const bundle = (): FluentBundle => current.speaker.bundle;

/** Return a speaker for a table, in the language of the page. */
export const speaker = (seats: readonly string[], me: number): Speaker =>
  new Speaker(current.speaker.bundle, seats, me);

/** Change the language. The page keeps the old one until the new one is loaded. */
export async function speak(wanted: Locale, sources: Fetcher): Promise<void> {
  const bundle = bundleOf(wanted, await sources(wanted));
  current.locale = wanted;
  current.speaker = new Speaker(bundle);
  document.documentElement.lang = wanted;
}

/** Return the languages the browser asks for, as far as we have them. */
export function preferred(languages: readonly string[]): Locale {
  return languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LOCALES.includes(tag)) ?? 'en';
}
