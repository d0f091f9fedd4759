// The names of tokens and places.
import type { Speaker } from '$lib/words/speaker';
import { boardOf, entryOf, FACE_DOWN, isPasture, KINDS, PASTURE, type Captives, type Laid } from './pieces';

/** Return the part of a board that an entry leads to, and its number there. */
export const entryWords = (place: number): { part: 'pasture' | 'house'; number: number } =>
  isPasture(place)
    ? { part: 'pasture', number: entryOf(place) + 1 }
    : { part: 'house', number: entryOf(place) - PASTURE + 1 };

/** "your Pasture 2", "Fraser's House 1". */
export const placeName = (words: Speaker, place: number): string =>
  words.text('ta-place', { whom: boardOf(place), ...entryWords(place) });

/** "Warrior". */
export const kindName = (words: Speaker, kind: number, number = 1): string =>
  words.text('web-ta-kind', { kind: KINDS[kind] ?? 'token', number });

/** "your Warrior", "Fraser's token". */
export const tokenName = (words: Speaker, { seat, kind }: Pick<Laid, 'seat' | 'kind'>): string =>
  words.text('web-ta-owned', { whom: seat, kind: kind === FACE_DOWN ? 'token' : (KINDS[kind] ?? 'token') });

/** "2 of your Lads and Fraser's Daughter". */
export const captivesName = (words: Speaker, held: readonly Captives[]): string =>
  words.listed(
    held.map(({ owner, kind, count }) =>
      words.text('web-ta-captives', {
        whom: owner,
        kind: KINDS[kind] === 'daughter' ? 'daughter' : 'lad',
        number: count,
      }),
    ),
  );
