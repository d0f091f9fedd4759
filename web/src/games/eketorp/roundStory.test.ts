// Builds a round from the log of a real game.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { standing } from './pieces';
import { unbroken } from './pieceNames';
import { lastFight, lastStory, newIn, seenOf, wonBy, type Story } from './roundStory';
import type { Words } from '$lib/protocol/messages';
import { sealedMessage } from '$lib/table/logGrouping';
import { FIXTURES, loadCatalogue, mountBoard, speakerOf, type Fixture, type MountedBoard } from './testing/mountBoard';

const fixture = (name: string): Fixture => FIXTURES[name] as Fixture;
const told = (name: string): Story => lastStory(fixture(name).log, fixture(name).view) as Story;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

beforeAll(loadCatalogue);

describe('the story of a round', () => {
  it('has everybody’s plan first, viking for viking', () => {
    const { pages, round } = told('lay3');
    const [plans] = pages;
    expect(round).toBe(fixture('lay3').view.round);
    expect(plans?.is === 'plans' && plans.plans.map(({ seat, home, fields }) => [seat, home, sum(fields)])).toEqual([
      [0, 0, 6],
      [1, 4, 4],
      [2, 6, 1],
    ]);
  });

  it('stands on the board as it was shown', () => {
    const { view, log } = fixture('choose4');
    const [plans] = lastStory(log, view)?.pages ?? [];
    const fights = lastStory(log, view)?.fights ?? -1;
    if (plans?.is !== 'plans') throw new Error('no plans were told');
    const gone =
      sum(plans.plans.map(({ fields }) => sum(fields))) - sum(fixture('choose4').view.out.map((out) => sum(out)));
    expect(gone).toBeLessThanOrEqual(2 * fights);
    for (let field = 0; field < 7; field += 1)
      expect(standing(view, field).length).toBeLessThanOrEqual(
        sum(plans.plans.map(({ fields }) => fields[field] ?? 0)),
      );
  });

  it('gives one’s own fights a page each, and the others’ between them one', () => {
    const { pages, fights } = told('lay3');
    expect(pages.map(({ is }) => is)).toEqual(['plans', 'mine', 'others', 'mine', 'mine']);
    expect(fights).toBe(4);
    const last = lastFight(told('lay3'));
    expect(last && [last.attack, last.defence, wonBy(last), last.before.length + last.after.length]).toEqual([
      2, 4, 2, 1,
    ]);
  });

  it('does not tell plans of which the log has lost the beginning', () => {
    const { log, view } = fixture('lay3');
    const cut = log.slice(log.findIndex(([, , words]) => words?.id === 'ek-log-show'));
    expect(lastStory(cut, view)?.pages[0]?.is).toBe('mine');
  });

  it('is nothing before anything was shown', () => {
    expect(lastStory([], fixture('plan4').view)).toBeUndefined();
  });
});

describe('what is new', () => {
  const story = told('lay3');
  it('begins with the plans, then with what happened after what has been seen', () => {
    expect(newIn(story, { round: story.round - 1, fights: 9 })).toBe(0);
    expect(newIn(story, { round: story.round, fights: 0 })).toBe(1);
    expect(newIn(story, { round: story.round, fights: 1 })).toBe(2);
    expect(newIn(story, { round: story.round, fights: 3 })).toBe(4);
    expect(newIn(story, seenOf(story))).toBe(-1);
  });

  it('begins with one’s own fight for somebody who has watched the others’', () => {
    expect(newIn(story, { round: story.round - 1, fights: 9 }, true)).toBe(0);
    expect(newIn(story, { round: story.round, fights: 1 }, true)).toBe(3);
    expect(newIn(story, seenOf(story), true)).toBe(-1);
  });

  it('waits with the others’ fights for one’s own', () => {
    const early = { ...story, pages: story.pages.slice(0, 3), fights: 2 };
    expect(newIn(early, { round: story.round, fights: 1 })).toBe(-1);
  });
});

describe('at the table', () => {
  let table: MountedBoard;
  afterEach(() => table.leave());

  it('is shown when it is told, page by page, and only then', async () => {
    const { log } = fixture('lay3');
    const before = log.findIndex(([, , words]) => words?.id === 'ek-log-home');
    table = mountBoard('lay3', { log: log.slice(0, before) });
    expect(table.all('dialog[open] [data-action="onward"]')).toEqual([]);
    table.give({ log });
    const title = (): string => table.one('dialog[open] h2').textContent ?? '';
    expect(title()).toBe('The plans');
    await table.click('[data-action="onward"]');
    expect(title()).toBe('Fight at store G');
    expect(table.one('dialog[open] h3').textContent).toBe('A tie');
    for (let i = 0; i < 4; i += 1) await table.click('[data-action="onward"]');
    expect(table.all('dialog[open] [data-action="onward"]')).toEqual([]);
    table.give({ log: [...log] });
    expect(table.all('dialog[open] [data-action="onward"]')).toEqual([]);
  });

  it('is not shown to somebody who comes later', () => {
    table = mountBoard('lay3');
    expect(table.all('dialog[open] [data-action="onward"]')).toEqual([]);
  });
});

describe('what is said of it', () => {
  it('a plan that was made in secret is one sentence, field by field', () => {
    const say = (actions: readonly number[]): string =>
      speakerOf(fixture('plan4')).say(sealedMessage('eketorp', 1, actions) as Words);
    const { seats } = fixture('plan4');
    expect(say([4, 4, 7 + 3 * 2, 25])).toBe(
      `${seats[1]} sends 2 Vikings to store E and a Viking to the catapult outside ${seats[2]}’s castle.`,
    );
    expect(say([25])).toBe(`${seats[1]} keeps all Vikings at home.`);
    expect(sealedMessage('glen-more', 1, [0])).toBeUndefined();
  });

  it('parts no rule’s number and no station at the end of a line', () => {
    expect(unbroken('to station 3-4-5. (EK-4.7, well-known)')).toBe('to station 3‑4‑5. (EK‑4.7, well-known)');
  });
});
