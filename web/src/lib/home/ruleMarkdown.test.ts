import { expect, it } from 'vitest';
import { block, holds, pieces } from './ruleMarkdown';

it('finds emphasis, code and rules', () => {
  expect(pieces('As *often* as `n` allows (ST-5.3), **never** more.')).toEqual([
    { kind: 'text', text: 'As ' },
    { kind: 'em', text: 'often' },
    { kind: 'text', text: ' as ' },
    { kind: 'code', text: 'n' },
    { kind: 'text', text: ' allows (' },
    { kind: 'rule', text: 'ST-5.3' },
    { kind: 'text', text: '), ' },
    { kind: 'strong', text: 'never' },
    { kind: 'text', text: ' more.' },
  ]);
});

it('finds notes on where a rule comes from, in the middle of a sentence too', () => {
  expect(pieces('Its red zone begins at 30 [found]. No limit. [ruling]')).toEqual([
    { kind: 'text', text: 'Its red zone begins at 30.' },
    { kind: 'note', text: 'found', note: { sort: 'found', more: '' } },
    { kind: 'text', text: ' No limit.' },
    { kind: 'note', text: 'ruling', note: { sort: 'ruling', more: '' } },
  ]);
});

it('keeps the rows of a table and drops the line under its head', () => {
  const { rows } = block('Prices:\n| good | price |\n|---|---|\n| stone | 2 |');
  expect(rows.map((row) => row.map((cell) => cell[0]?.text))).toEqual([
    ['good', 'price'],
    ['stone', '2'],
  ]);
});

it('searches words in any order, with or without accents', () => {
  expect(holds('Carry off cattle from the Táin', 'tain CATTLE')).toBe(true);
  expect(holds('Carry off cattle', 'jewels')).toBe(false);
});
