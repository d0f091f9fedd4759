// The small subset of Markdown in the rules: emphasis, code, tables.

import { noteOf, type Note } from './ruleNotes';

export type Piece =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string; readonly note: Note };

export interface Block {
  readonly pieces: readonly Piece[];
  readonly rows: readonly (readonly (readonly Piece[])[])[];
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-[\dX]+\.\d+[a-z]?\b|\s*\[[^\]]+\])/g;

// Put a note after the punctuation mark of its sentence, so that no line begins with one.
const NOTED = /(\s*\[[^\]]+\])([.,;:)]+)/g;

/** Split a line into parts. Ids of rules become links, and text in brackets becomes a note on the source. */
export function pieces(line: string): Piece[] {
  return line
    .replaceAll(NOTED, '$2$1')
    .split(MARKS)
    .filter(Boolean)
    .map((text): Piece => {
      if (text.startsWith('**')) return { kind: 'strong', text: text.slice(2, -2) };
      if (text.startsWith('*') && text.length > 1) return { kind: 'em', text: text.slice(1, -1) };
      const said = /^\s*\[(.+)\]$/.exec(text)?.[1];
      if (said) return { kind: 'note', text: said, note: noteOf(said) };
      if (text.startsWith('`')) return { kind: 'code', text: text.slice(1, -1) };
      return { kind: /^[A-Z]{2}-[\dX]+\.\d+[a-z]?$/.test(text) ? 'rule' : 'text', text };
    });
}

/** A rule: its text, and its table if it has one. */
export function block(text: string): Block {
  const [prose = '', ...rows] = text.split('\n');
  return {
    pieces: pieces(prose),
    rows: rows
      .filter((row) => !/^\|[\s|:-]+\|$/.test(row))
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => pieces(cell.trim())),
      ),
  };
}

/** Whether a text contains all these words, in any case. */
export function holds(text: string, wanted: string): boolean {
  const plain = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
