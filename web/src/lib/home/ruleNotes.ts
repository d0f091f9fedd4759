// Notes on the source of a rule, which our digests put in brackets, sorted for players.

/** The sort of a note: `note` if it is only a remark. */
export type Sort = 'ruling' | 'found' | 'reconstructed' | 'french' | 'dutch' | 'note';

export interface Note {
  readonly sort: Sort;
  /** The rest of the note, in the digest's own words. */
  readonly more: string;
}

const KINDS: readonly (readonly [Sort, RegExp])[] = [
  ['ruling', /\bruling\b/],
  ['found', /^found\b/],
  ['reconstructed', /^reconstructed\b/],
  ['french', /^French text\b/],
  ['dutch', /^Dutch text\b/],
];

/** Split a note: "order: ruling" is a ruling on the order. */
export function noteOf(text: string): Note {
  const [sort, word] = KINDS.find(([, pattern]) => pattern.test(text)) ?? ['note', /^$/];
  const more = text
    .replace(word, '')
    .replaceAll(/^[\s:;,]+|[\s:;,]+$/g, '')
    .trim();
  return { sort, more };
}
