import { expect, it } from 'vitest';
import { letters } from './letters';

it('gives one letter to names that differ in it', () => {
  expect(letters(['Campbell', 'MacGregor', 'fraser'])).toEqual(['C', 'M', 'F']);
});

it('adds a letter where names share the first', () => {
  expect(letters(['MacGregor', 'MacLeod', 'Sinclair'])).toEqual(['Mg', 'Ml', 'S']);
});

it('adds the seat where names are the same, or there is no letter', () => {
  expect(letters(['Anna', 'Anna', 'Anna'])).toEqual(['A', 'A2', 'A3']);
  expect(letters(['', '…'])).toEqual(['?', '?2']);
});

it('tells numbered opponents apart', () => {
  expect(letters(['Rona', 'Novice', 'Novice 2', 'Novice 3'])).toEqual(['R', 'N', 'N2', 'N3']);
});
