import { expect, it } from 'vitest';
import { badgeLetters } from './badgeLetters';

it('gives one letter to names that differ in it', () => {
  expect(badgeLetters(['Campbell', 'MacGregor', 'fraser'])).toEqual(['C', 'M', 'F']);
});

it('adds a letter where names share the first', () => {
  expect(badgeLetters(['MacGregor', 'MacLeod', 'Sinclair'])).toEqual(['Mg', 'Ml', 'S']);
});

it('adds the seat where names are the same, or there is no letter', () => {
  expect(badgeLetters(['Anna', 'Anna', 'Anna'])).toEqual(['A', 'A2', 'A3']);
  expect(badgeLetters(['', '…'])).toEqual(['?', '?2']);
});

it('tells numbered opponents apart', () => {
  expect(badgeLetters(['Rona', 'Novice', 'Novice 2', 'Novice 3'])).toEqual(['R', 'N', 'N2', 'N3']);
});
