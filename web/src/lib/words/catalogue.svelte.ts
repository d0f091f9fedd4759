// The language of the page: which it is, its messages, and how a component says one.
import type { FluentBundle } from '@fluent/bundle';
import type { Words } from '../protocol/messages';
import { bundleOf, Speaker, type ArgsOf, type MessageId } from './speaker';

declare const __LOCALES__: readonly string[];

/** Languages that there are sentences in. */
export const LOCALES: readonly string[] = __LOCALES__;
export type Locale = string;

const current = $state<{ locale: Locale; speaker: Speaker }>({
  locale: 'en',
  speaker: new Speaker(bundleOf('en', [])),
});

/** Where the sources of a language come from: the server, or in the workshop the folder itself. */
export type Fetcher = (locale: Locale) => Promise<readonly string[]>;

/** A message of the client, in the language of the page. */
export const t = <K extends MessageId>(id: K, ...args: ArgsOf<K>): string => current.speaker.text(id, ...args);

/** A message without arguments whose id is made while the page runs; nothing if there is none. */
export const lookup = (id: string): string | undefined => current.speaker.lookup(id);

/** A line of the server, in the language of the page. */
export const say = (words: Words): string => current.speaker.say(words);

export const locale = (): Locale => current.locale;

export const bundle = (): FluentBundle => current.speaker.bundle;

/** Somebody who speaks at a table, in the language of the page. */
export const speaker = (seats: readonly string[], me: number): Speaker => new Speaker(current.speaker.bundle, seats, me);

/** Change the language; the page keeps the old one until the new one is there. */
export async function speak(wanted: Locale, sources: Fetcher): Promise<void> {
  const bundle = bundleOf(wanted, await sources(wanted));
  current.locale = wanted;
  current.speaker = new Speaker(bundle);
  document.documentElement.lang = wanted;
}

/** What the browser asks for, as far as we have it. */
export function preferred(languages: readonly string[]): Locale {
  return languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LOCALES.includes(tag)) ?? 'en';
}
