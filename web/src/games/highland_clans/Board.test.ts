// The board with real positions: what is highlighted is exactly what is legal, and clicking it does it.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Words } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import { DOUBLE_CLICK_MS } from '$lib/table/doubleClick';
import { isRaid, SITES, sitesOf, TAKES, type Buy } from './pieces';
import { rangeOf } from './raid/strengthRange';
import { combats } from './raid/combatsFromLog';
import { following, total } from './score/roundPoints';
import { lastScored } from './score/undoToScoring';
import { FIXTURES, loadCatalogue, mountBoard, speakerOf, type MountedBoard } from './testing/mountBoard';
import { hintTargets } from './hintTargets';

// Drawing a whole board many times takes long, so these tests have a longer time limit.
vi.setConfig({ testTimeout: 120_000 });

const NAMES = Object.keys(FIXTURES);
const ASKED = NAMES.filter((name) => FIXTURES[name]?.legal.length);

let here: MountedBoard | undefined;
beforeAll(loadCatalogue);
afterEach(async () => {
  await here?.leave();
  here = undefined;
});

function at(...args: Parameters<typeof mountBoard>): MountedBoard {
  here = mountBoard(...args);
  return here;
}

const button = (action: number): string => `[data-action="${action}"]`;

/** Return the elements that may begin a move. Any equal cube or card may. */
function beginnings(actions: readonly number[]): Set<string> {
  return new Set(
    actions.flatMap((action) => {
      const steps = hintTargets(action);
      const many = steps.filter((step) => /data-(cube|card)/.test(step));
      return many.length ? many : [steps[0] as string];
    }),
  );
}

const gold = (table: MountedBoard): HTMLElement[] => table.all('[data-lit]');
const of = (table: MountedBoard, part: string): Set<string> =>
  new Set(gold(table).flatMap((one) => (one.dataset[part] === undefined ? [] : [one.dataset[part]])));
const choices = (legal: readonly number[], kind: Parameters<typeof SPACE.choices>[1], part: string): Set<string> =>
  new Set([...SPACE.choices(legal, kind, part)].map(String));

describe('gold', () => {
  it('has positions of every kind of move to be tried with', () => {
    const kinds = new Set(ASKED.flatMap((name) => FIXTURES[name]?.legal ?? []).map((one) => SPACE.decode(one).kind));
    const wanted = SPACE.kinds.filter(({ part }) => part === 'choice').map(({ name }) => name);
    expect(wanted.filter((name) => !kinds.has(name))).toEqual([]);
    expect(new Set(NAMES.map((name) => FIXTURES[name]?.view.players))).toEqual(new Set([3, 4, 5]));
    expect(NAMES.length).toBeGreaterThan(ASKED.length);
  });

  it.each(ASKED)('is at first exactly what a legal move begins with: %s', (name) => {
    const table = at(name);
    const { legal } = table.fixture;
    const first = beginnings(legal);
    for (const thing of first) expect(table.all(`${thing}[data-lit]`).length).toBe(1);
    for (const thing of gold(table)) expect([...first].some((one) => alike(one, thing))).toBe(true);
  });

  it.each(ASKED)('is exactly what is legal even where the rules would allow more: %s', (name) => {
    const few = FIXTURES[name]?.legal.filter((_, i) => i % 2 === 0) as number[];
    const table = at(name, { legal: few });
    const first = beginnings(few);
    for (const thing of gold(table)) expect([...first].some((one) => alike(one, thing))).toBe(true);
  });

  it.each(NAMES)('is nowhere when one is not asked: %s', (name) => {
    expect(gold(at(name, { legal: [] }))).toEqual([]);
  });

  it('is on the ways to pay for an estate, and on clans that a Bard may visit', async () => {
    for (const name of ASKED) {
      const { legal } = FIXTURES[name] as (typeof FIXTURES)[string];
      for (const buy of ['estate', 'bard'] as const) {
        if (!SPACE.of(legal, buy).length) continue;
        const table = at(name);
        await table.click(`[data-buy="${buy}"]`);
        if (buy === 'bard') expect(of(table, 'rival')).toEqual(choices(legal, 'bard', 'rival'));
        else expect(of(table, 'yellow')).toEqual(choices(legal, 'estate', 'yellow'));
        await table.leave();
      }
    }
    here = undefined;
  });
});

/** Cubes of a colour and cards of a value are equal, so any of them may begin a move. */
function alike(selector: string, thing: HTMLElement): boolean {
  if (thing.matches(selector)) return true;
  const key = thing.dataset.cube ?? thing.dataset.card;
  return key !== undefined && selector.includes(`"${key[0]}-`);
}

describe('touching', () => {
  it.each(ASKED)('does every legal move, and only that: %s', async (name) => {
    const table = at(name);
    for (const action of table.fixture.legal) {
      table.acts.length = 0;
      table.give({ view: { ...table.fixture.view } }); // a new position: nothing is selected
      const steps = hintTargets(action);
      for (const step of steps) {
        expect(table.acts).toEqual([]);
        expect(table.all(`${step}[data-lit]`).length, `${SPACE.decode(action).kind} ${step}`).toBe(1);
        await table.click(step);
      }
      expect(table.acts).toEqual([action]);
    }
  });

  it.each(['acting3', 'acting4', 'second4'])(
    'an action that is not gold asks for it, so that the table says why not: %s',
    async (name) => {
      const table = at(name);
      const { legal } = table.fixture;
      for (const tile of table.all('[data-buy]:not([data-lit])')) {
        table.acts.length = 0;
        const buy = tile.dataset.buy as Buy;
        await table.click(`[data-buy="${buy}"]`);
        expect(table.acts.map((one) => SPACE.decode(one).kind)).toEqual([buy]);
        expect(legal).not.toContain(table.acts[0]);
      }
    },
  );

  it('an empty estate or the court takes what is chosen at once', async () => {
    for (const [buy, target] of [
      ['cattle', '[data-estate]'],
      ['warrior', '[data-court="0"]'],
      ['piper', '[data-court="1"]'],
    ] as const) {
      const name = ASKED.find((one) => FIXTURES[one]?.legal.includes(SPACE.encode(buy))) as string;
      const table = at(name);
      await table.click(`[data-buy="${buy}"]`);
      await table.click(target);
      expect(table.acts).toEqual([SPACE.encode(buy)]);
      await table.leave();
    }
    here = undefined;
  });

  it('the second click of a double click gives nothing away', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const table = at('third4');
    const neither = table.one('[data-action]');
    neither.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(table.acts).toEqual([]);
    neither.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(table.acts).toEqual([Number(neither.dataset.action)]);
    // The same question again at once, as after others have passed. The player must have time to see it.
    table.give({ view: { ...table.fixture.view } });
    table.one('[data-action]').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(table.acts.length).toBe(1);
    vi.advanceTimersByTime(DOUBLE_CLICK_MS);
    table.one('[data-action]').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 3 }));
    expect(table.acts.length).toBe(2);
    vi.useRealTimers();
  });

  it('a second click on something else that was there all the time counts', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const table = at('attack_piper3');
    const [one, other] = table.all('[data-action]') as [HTMLElement, HTMLElement];
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    other.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(table.acts).toEqual([one, other].map(({ dataset }) => Number(dataset.action)));
    vi.useRealTimers();
  });

  it('what is chosen can be put back, by touching it again or with Escape', async () => {
    const table = at('acting4');
    await table.click('[data-buy="castle"]');
    expect(table.all('.tile.chosen').length).toBe(1);
    await table.click('[data-buy="castle"]');
    expect(table.all('.tile.chosen').length).toBe(0);
    await table.click('[data-buy="castle"]');
    table.one('[data-buy="castle"]').focus();
    await table.key('Escape');
    expect(table.all('.tile.chosen').length).toBe(0);
    expect(table.acts).toEqual([]);
  });

  it('of the Dutch refill only new cards may go, and another one asks why not', async () => {
    const table = at('cutting_dutch3');
    const { view, legal } = table.fixture;
    const old = view.hand.findIndex((number, value) => number > 0 && !view.five[value]);
    const values = new Set(gold(table).map((one) => Number(one.dataset.card?.[0])));
    expect(values).toEqual(new Set(view.five.flatMap((number, value) => (number ? [value] : []))));
    if (old < 0) return;
    await table.click(`[data-card="${old}-0"]`);
    expect(table.acts.length).toBe(1);
    expect(legal).not.toContain(table.acts[0]);
  });

  it('passing is never the filled button', () => {
    const filled = (table: MountedBoard, action: number): boolean =>
      table.one(button(action)).classList.contains('filled');
    expect(filled(at('second4'), SPACE.encode('done'))).toBe(false);
    void here?.leave();
    expect(filled(at('third5'), SPACE.encode('discard', { cards: 0 }))).toBe(false);
  });
});

describe('the filled button', () => {
  const filled = (table: MountedBoard): string[] =>
    table.all('.actions .filled').map((one) => one.textContent?.trim() ?? '');

  it('keeps the first of two cubes that the Bard takes, unless one says otherwise', async () => {
    const table = at('taking5');
    const two = SPACE.of(table.fixture.legal, 'take').find(
      ({ args }) => (TAKES[args.spoils as number]?.colours.length ?? 0) > 1,
    );
    const [first, second] = TAKES[two?.args.spoils as number]?.colours as [number, number];
    await table.click(`[data-take="${second}"]`);
    await table.click(`[data-take="${first}"]`);
    expect(table.one('[aria-pressed="true"][data-keep]').dataset.keep).toBe(String(second));
    expect(filled(table)[0]).toMatch(/^Take both, keep the/);
    await table.click('[data-keep="-1"]');
    expect(filled(table)).toEqual(['Take both, keep neither']);
  });

  it('calls one monk where there is no second one', async () => {
    const one = SPACE.encode('monks', { number: 0 });
    const name = ASKED.find((each) => FIXTURES[each]?.legal.includes(one)) as string;
    const table = at(name, { legal: [one] });
    await table.click('[data-buy="monks"]');
    expect(filled(table)).toEqual(['Recruit one monk']);
  });
});

describe('what is seen', () => {
  it('a raid that is over says what it brought', () => {
    const table = at('cutting5');
    const raid = table.fixture.log.findLast(([, , words]) => words?.id === 'hc-log-fight-last')?.[2]?.args
      .raid as Words;
    expect(table.one('.tally').textContent).toContain(speakerOf(table.fixture).say(raid));
  });

  it('a card that is chosen is held against all that it may meet', async () => {
    const table = at('defend3');
    const { view, legal } = table.fixture;
    const { args } = SPACE.decode(SPACE.of(legal, 'lay')[0]?.action as number);
    expect(table.all('tbody tr')).toEqual([]);
    await table.click(`[data-card="${args.card}-0"]`);
    const { low, high } = rangeOf(view);
    expect(table.all('tbody tr').length).toBe(high - low + 1);
    expect(table.all('tbody tr')[0]?.textContent).toContain(`against ${low}`);
  });

  it('the price of an estate is yellow and, in brackets, red or two green', () => {
    const price = at('acting3').one('[data-buy="estate"] .price');
    const drawn = [...price.children].map((one) => one.getAttribute('data-drawn') ?? 'cube');
    expect(drawn).toEqual(['cube', '+ (', 'cube', 'or', 'cube', 'cube', ')']);
    expect(at('acting3').one('[data-buy="estate"]').getAttribute('aria-label')).toContain(
      '1 yellow cube, plus either 1 red or 2 green',
    );
  });

  it('a card for the last combat is held against the raid', async () => {
    const table = at('defend3');
    const { view, legal } = table.fixture;
    const last = { ...view, combat: 2, won: view.side ? [0, 1] : [1, 0] };
    table.give({ view: last });
    const { args } = SPACE.decode(SPACE.of(legal, 'lay')[0]?.action as number);
    await table.click(`[data-card="${args.card}-0"]`);
    const alone = table.all('tbody tr td:nth-child(2)').map((cell) => cell.textContent?.trim());
    const { low, high } = rangeOf(view);
    const strength = (args.card as number) + 1;
    const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    // If you lead in combats, you can no longer lose the raid.
    expect(alone).toEqual(all.map((number) => (strength < number ? 'raid tied' : 'raid won')));
  });

  it('the own card in a combat is marked as seen by nobody else', () => {
    expect(at('attack_piper3').all('.secret').length).toBe(1);
    void here?.leave();
    expect(at('defend3').all('.secret').length).toBe(0);
  });

  it.each(NAMES)('everything that can be touched has a name, and every word is in the catalogue: %s', async (name) => {
    const table = at(name);
    const tile = table.all('[data-buy][data-lit]').at(-1);
    if (tile) await table.click(`[data-buy="${tile.dataset.buy}"]`);
    for (const one of table.all('button'))
      expect((one.getAttribute('aria-label') ?? one.textContent)?.trim()).toBeTruthy();
    const labels = table.all('[aria-label]').map((one) => one.getAttribute('aria-label'));
    expect(table.root.textContent + labels.join()).not.toMatch(/web-|hc-[a-z]+|\{|undefined/);
  });

  it('a raid is three lanes, with the cards that have been turned up', () => {
    const table = at('last_combat5');
    const { view, log } = table.fixture;
    expect(isRaid(view)).toBe(true);
    expect(table.all('.lanes > li').length).toBe(3);
    const fights = combats(view, log);
    const won = [0, 1].map((side) => fights.filter((one) => one.won === side).length);
    expect(won).toEqual([...view.won]);
    expect(table.all('.outcome').filter((one) => one.textContent?.trim()).length).toBe(2);
  });

  it('cards laid face down by others show a back only', () => {
    const table = at('defend3');
    expect(table.fixture.view.laid[0]).toBe(-2);
    expect(table.all('.current .slot .value').length).toBe(0);
    expect(table.all('.current .slot .back').length).toBe(1);
  });

  it.each(NAMES.filter((name) => (FIXTURES[name]?.view.me ?? -1) >= 0))(
    'the hand lies in one place, whatever is asked: %s',
    (name) => {
      const table = at(name);
      const cards = table.all('.cards [data-piece^="card-"]');
      expect(cards.length).toBe(table.fixture.view.hand.reduce((a, b) => a + b, 0));
      expect(cards.every((one) => one.closest('.near > .fight'))).toBe(true);
    },
  );

  it('cattle that cannot be brought home are not called stolen', async () => {
    const { view } = FIXTURES.looting5 as (typeof FIXTURES)[string];
    const table = at('looting5', { view: { ...view, estates: view.estates.map(() => 6) } });
    await table.click('[data-loot="1"]');
    expect(table.one('.actions .filled').textContent).toContain('Steal the cattle');
    table.give({
      view: { ...view, estates: view.estates.map((_, seat) => sitesOf(view, seat).reduce((a, b) => a + b, 0)) },
    });
    await table.click('[data-loot="1"]');
    expect(table.one('.actions .filled').textContent).toContain('Remove the cattle');
  });

  it('somebody who only looks on sees no hand', () => {
    const table = at('watching5');
    expect(table.all('[data-card]')).toEqual([]);
    expect(table.all('.own-clan .value, .near .value')).toEqual([]);
  });

  it('with all views open every hand is seen', () => {
    const { view } = FIXTURES.third5 as (typeof FIXTURES)[string];
    const open = Array.from({ length: 5 }, (_, me) => ({ ...view, me, hand: [1, 0, 2, 0] }));
    const table = at('third5', { legal: [], open });
    expect(table.all('.clan .cards [role=img]').length).toBe(4 * 3);
  });

  it('everything that stands on an estate is drawn', () => {
    const table = at('acting4');
    const { view } = table.fixture;
    const mine = view.sites.slice(0, SITES.length).reduce((a, b) => a + b, 0);
    const own = table.all('.own-clan .place').map((one) => one.getAttribute('aria-label'));
    expect(own.length).toBe(6);
    expect(own.filter((one) => one?.startsWith('Estate with')).length).toBe(mine);
  });
});

describe('the track', () => {
  it('shows every clan once, at its own number', () => {
    for (const name of ['opening3', 'third5']) {
      const table = at(name);
      const { score } = table.fixture.view;
      const found = table.all('[data-piece^="marker-"]').map(({ dataset }) => [dataset.piece, dataset.score]);
      expect(found.toSorted()).toEqual(score.map((number, seat) => [`marker-${seat}`, String(number)]));
      expect(table.all('.markers path').length).toBe(new Set(score).size);
    }
  });
});

describe('the scoring', () => {
  const told = NAMES.filter((name) => FIXTURES[name]?.log.some(([, , words]) => words?.id === 'hc-log-score'));

  it.each(told)('is explained by the table as it then was: %s', (name) => {
    const { log, view } = FIXTURES[name] as (typeof FIXTURES)[string];
    const scored = lastScored(log, view);
    expect(scored).not.toBeNull();
    expect(scored?.points.map((_, seat) => total(scored.table, seat))).toEqual(scored?.points);
    expect(scored?.table.court.every((number) => number >= 0)).toBe(true);
  });

  it('is shown when asked for, and closed again', async () => {
    const table = at('acting4');
    expect(table.all('dialog tfoot')).toEqual([]);
    await table.press('Round 3 scoring');
    expect(table.all('dialog tbody tr').length).toBe(4);
    expect(table.one('dialog h2').textContent).toContain('Round 3 scoring');
    await table.press('Round 4');
    expect(table.all('dialog tfoot')).toEqual([]);
  });

  it.each(told)('gives the Largest Following to whom the table gave it: %s', (name) => {
    const { log, view } = FIXTURES[name] as (typeof FIXTURES)[string];
    const scored = lastScored(log, view);
    const { court = [], estates = [], sites = [] } = scored?.table ?? {};
    expect(following({ court, estates, sites }, scored?.holder ?? -1)).toBe(scored?.holder);
  });

  it('is shown as it would be now, when asked for', async () => {
    const table = at('acting4');
    await table.press('If scored now');
    expect(table.one('dialog h2').textContent).toContain('If round 4 were scored now');
    const { view } = table.fixture;
    const sums = table.all('dialog tfoot .sum').map((sum) => Number(sum.textContent));
    const now = { court: [...view.court], estates: [...view.estates], sites: [...view.sites] };
    expect(sums).toEqual(view.score.map((points, seat) => points + total(now, seat)));
    await table.press('Close');
    expect(table.all('dialog tfoot')).toEqual([]);
  });

  it('is shown when it has just happened', () => {
    const { log, view } = FIXTURES.over3 as (typeof FIXTURES)[string];
    const last = log.findLastIndex(([, , words]) => words?.id === 'hc-log-score');
    const table = at('over3', { log: log.slice(0, last) });
    expect(table.all('dialog tfoot')).toEqual([]);
    table.give({ log, view });
    expect(table.one('dialog footer').textContent).toContain('the game ends');
  });
});
