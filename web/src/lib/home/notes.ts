// Where a rule comes from: the notes in brackets that our digests carry, sorted for those who read them to play.

/** Of which sort a note is: `note` if it is a remark and nothing else. */
export type Sort = 'ruling' | 'found' | 'reconstructed' | 'french' | 'dutch' | 'note';

export interface Note {
  readonly sort: Sort;
  /** What it says besides, in the digest's own words. */
  readonly more: string;
}

const KINDS: readonly (readonly [Sort, RegExp])[] = [
  ['ruling', /\bruling\b/],
  ['found', /^found\b/],
  ['reconstructed', /^reconstructed\b/],
  ['french', /^French text\b/],
  ['dutch', /^Dutch text\b/],
];

/** A note taken apart: "order: ruling" is a ruling on the order. */
export function noteOf(text: string): Note {
  const [sort, word] = KINDS.find(([, pattern]) => pattern.test(text)) ?? ['note', /^$/];
  const more = text
    .replace(word, '')
    .replaceAll(/^[\s:;,]+|[\s:;,]+$/g, '')
    .trim();
  return { sort, more };
}
