import { beforeAll, expect, it } from 'vitest';
import { catalogueHere } from '../../dev/catalogue';
import type { News } from '$lib/protocol/messages';
import { speak, speaker } from '$lib/words/catalogue.svelte';
import { groupLog } from './logGrouping';

beforeAll(() => speak('en', catalogueHere));

const chance = (id: string, args: Record<string, unknown>): News => [-1, 0, { id, args }];
const cube = (who: number, colour: string): News =>
  chance('hc-log-cube', { who, cube: { id: `hc-${colour}`, args: { number: 1 } } });
const said = (news: readonly News[]): string[] =>
  groupLog(news).map(({ words }) => speaker(['Ann', 'Bo'], 0).say(words));

it('tells a draw of six cubes in one line, by colour', () => {
  const news = ['green', 'yellow', 'green', 'red', 'green', 'yellow'].map((colour) => cube(1, colour));
  expect(said(news)).toEqual(['Bo draws 2 yellow, 3 green and 1 red.']);
});

it('keeps the draws of two players apart, and what others see of cards is a number', () => {
  const mine = [3, 1].map((card) => chance('hc-log-card', { who: 0, card }));
  const theirs = [0, 0, 0].map((card) => chance('hc-log-drawn', { who: 1, card }));
  expect(said([...mine, ...theirs])).toEqual(['You draw a 1 and a 3.', 'Bo draws 3 cards.']);
});

it('knows which steps a line tells of', () => {
  const lines = groupLog(
    [cube(0, 'red'), cube(0, 'red'), [0, 1, null], [0, 2, { id: 'hc-log-cattle', args: { who: 0 } }]],
    10,
  );
  expect(lines.map(({ first, last }) => [first, last])).toEqual([
    [11, 12],
    [14, 14],
  ]);
});

it('leaves out cards laid face down once they are turned up, and not before', () => {
  const laid: News[] = [
    [0, 1, { id: 'hc-log-raid', args: { who: 0, whom: 1 } }],
    [0, 1, { id: 'hc-log-lay', args: { who: 0, card: 2 } }],
    [0, 1, { id: 'hc-log-no-piper', args: { who: 0 } }],
    [1, 1, { id: 'hc-log-laid', args: { who: 1, card: 1 } }],
  ];
  expect(groupLog(laid)).toHaveLength(4);
  const up = chance('hc-log-fight', {
    who: 0,
    whom: 1,
    mine: { id: 'hc-card', args: { card: 2 } },
    theirs: { id: 'hc-card', args: { card: 1 } },
    result: { id: 'hc-combat-won', args: { who: 0 } },
  });
  expect(said([...laid, up])).toEqual(['You raid Bo!', 'You reveal a 2, and Bo reveals a 1: you win the combat.']);
});

it('tells an estate without the place that paid nothing', () => {
  const estate = (drawn: object, court: object): News => [
    1,
    1,
    { id: 'hc-log-estate', args: { who: 1, drawn: [drawn], court: [court] } },
  ];
  const yellow = { id: 'hc-yellow', args: { number: 1 } };
  const none = { id: 'hc-none', args: {} };
  expect(said([estate(yellow, none)])).toEqual(['Bo buys an estate for 1 yellow.']);
  expect(said([estate(none, yellow)])).toEqual(['Bo buys an estate and pays 1 yellow from their court.']);
  expect(said([estate(yellow, yellow)])[0]).toContain('from the court: 1 yellow');
});

it('tells a deal of Schotten Totten in a line for each side', () => {
  const mine = [1, 2].map(() => chance('st-log-turn', { who: 0, card: { id: 'st-clan-card' } }));
  const theirs = [1, 2, 3].map(() => chance('st-log-drawn', { who: 1, pile: { id: 'st-clan-deck' } }));
  expect(groupLog([...mine, ...theirs]).map(({ words }) => words.id)).toEqual(['web-st-log-dealt', 'web-st-log-drawn']);
  expect(said(theirs)).toEqual(['Bo draws 3 cards.']);
  expect(groupLog(theirs.slice(0, 1)).map(({ words }) => words.id)).toEqual(['st-log-drawn']);
});
