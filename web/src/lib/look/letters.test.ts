import { expect, it } from 'vitest';
import { letters } from './letters';

it('gives one letter to names that differ in it', () => {
  expect(letters(['Campbell', 'MacGregor', 'fraser'])).toEqual(['C', 'M', 'F']);
});

it('adds a letter where names share the first', () => {
  expect(letters(['MacGregor', 'MacLeod', 'Sinclair'])).toEqual(['Mg', 'Ml', 'S']);
});

it('adds the seat where names are the same, or there is no letter', () => {
  expect(letters(['Anna', 'Anna'])).toEqual(['A1', 'A2']);
  expect(letters(['', '…'])).toEqual(['?1', '?2']);
});
