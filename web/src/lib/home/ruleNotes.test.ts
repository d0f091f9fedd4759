import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noteOf } from './ruleNotes';

const FOLDER = '../docs/rules/';

it('knows a ruling wherever the word stands, and what it is about', () => {
  expect(noteOf('ruling')).toEqual({ sort: 'ruling', more: '' });
  expect(noteOf('order: ruling')).toEqual({ sort: 'ruling', more: 'order' });
  expect(noteOf('ruling: the two languages differ')).toEqual({ sort: 'ruling', more: 'the two languages differ' });
  expect(noteOf('ruling for the step')).toEqual({ sort: 'ruling', more: 'for the step' });
});

it('knows what was found, put together or taken from one edition', () => {
  expect(noteOf('found: lost from our rulebook')).toEqual({ sort: 'found', more: 'lost from our rulebook' });
  expect(noteOf('reconstructed: 13 values, 25 tiles').sort).toBe('reconstructed');
  expect(noteOf('French text')).toEqual({ sort: 'french', more: '' });
  expect(noteOf('Dutch text; French: one or two')).toEqual({ sort: 'dutch', more: 'French: one or two' });
});

it('leaves every note of our digests something to say', () => {
  const texts = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const notes = texts.flatMap((name) =>
    [...readFileSync(FOLDER + name, 'utf-8').matchAll(/\[([^\]]+)\]/g)].map(([, text]) => text as string),
  );
  expect(notes.length).toBeGreaterThan(60);
  const plain = notes.map((text) => ({ text, ...noteOf(text) })).filter(({ sort, more }) => sort === 'note' && !more);
  expect(plain).toEqual([]);
});
