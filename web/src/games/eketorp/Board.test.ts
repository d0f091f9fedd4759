// The board against real positions: gold is what is legal, and touching gold does exactly that.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SPACE } from '$lib/protocol/spaces/eketorp';
import { FIXTURES, readWords, sit, type Sitting } from './testing/sit.svelte';

// A whole board is drawn many times over; how long that takes is not what is tested.
vi.setConfig({ testTimeout: 120_000 });

const NAMES = Object.keys(FIXTURES);
const having = (kind: Parameters<typeof SPACE.of>[1]): string[] =>
  NAMES.filter((name) => SPACE.of(FIXTURES[name]?.legal ?? [], kind).length);

beforeAll(readWords);

const sat: Sitting[] = [];
const at = (...given: Parameters<typeof sit>): Sitting => {
  const table = sit(...given);
  sat.push(table);
  return table;
};
afterEach(async () => {
  for (const table of sat.splice(0)) await table.leave();
});

const numbers = (table: Sitting, selector: string, data: string): number[] =>
  [...new Set(table.all(selector).map((one) => Number(one.dataset[data])))].toSorted((a, b) => a - b);
const sorted = (found: Iterable<number>): number[] => [...new Set(found)].toSorted((a, b) => a - b);

/** Does with clicks what makes up one move; what is in the draft is taken out of it. */
function reach(table: Sitting, action: number): void {
  const { kind, args } = SPACE.decode(action);
  const drafted = table.fixture.draft.includes(action);
  switch (kind) {
    case 'place':
      return table.click(drafted ? `[data-take="${args.field}"], .back[data-field="${args.field}"]` : `[data-field="${args.field}"]`);
    case 'ready':
      return table.click(`[data-action="${drafted ? 'withdraw' : 'ready'}"]`);
    case 'fight':
      table.click(`.lit[data-field="${args.field}"]`);
      if (table.all(`[data-whom="${args.whom}"]`).length) table.click(`[data-whom="${args.whom}"]`);
      return table.click('[data-action="fight"]');
    case 'swap':
      table.click('[data-swap]');
      return table.click('[data-action="swap"]');
    case 'stand':
      return table.click('[data-action="stand"]');
    case 'play':
      table.click(`.lit[data-card="${(args.value as number) + 1}"]`);
      return drafted ? undefined : table.click('[data-action="play"]');
    case 'loot':
      if (args.left) table.click(`.lit[data-loot="left-${args.left}"]`);
      if (args.right) table.click(`.lit[data-loot="right-${args.right}"]`);
      return table.click('[data-action="loot"]');
    case 'keep':
      table.click(`.lit[data-colour="${args.colour}"]`);
      return table.click('[data-action="keep"]');
    case 'build': {
      const colour = table.one(`.lit[data-colour="${args.colour}"]`);
      if (colour.getAttribute('aria-pressed') !== 'true') table.click(`.lit[data-colour="${args.colour}"]`);
      return table.click(`.lit[data-section="${args.section}"]`);
    }
    default:
      throw new Error(`Nobody chooses ${kind}.`);
  }
}

describe('fixtures', () => {
  it('hold every kind of choice, three and six players, the end and a spectator', () => {
    const kinds = SPACE.kinds.filter(({ part }) => part === 'choice').map(({ name }) => name);
    for (const kind of kinds) expect(having(kind), kind).not.toEqual([]);
    expect(new Set(NAMES.map((name) => FIXTURES[name]?.view.players))).toEqual(new Set([3, 4, 6]));
    expect(NAMES.some((name) => FIXTURES[name]?.view.me === -2)).toBe(true);
    expect(NAMES.some((name) => FIXTURES[name]?.view.phase === 14)).toBe(true);
  });
});

describe('every legal number', () => {
  it.each(NAMES)('of %s is reached by clicks, and nothing else happens', (name) => {
    for (const action of sorted(FIXTURES[name]?.legal ?? [])) {
      const table = sit(name);
      reach(table, action);
      const drafted = table.fixture.draft.includes(action);
      expect(drafted ? table.takes : table.acts, `${name} ${action}`).toEqual([action]);
      expect(drafted ? table.acts : table.takes).toEqual([]);
      void table.leave();
    }
  });
});

describe('gold', () => {
  it.each(NAMES)('on the fields of %s is what is legal', (name) => {
    const { legal, draft } = FIXTURES[name] as (typeof FIXTURES)[string];
    const table = at(name);
    const puts = SPACE.of(legal, 'place').filter(
      ({ action }) => !draft.includes(action) || legal.filter((one) => one === action).length > 1,
    );
    const fields = [...puts, ...SPACE.of(legal, 'fight')].map(({ args }) => args.field as number);
    expect(numbers(table, '.lit[data-field]', 'field')).toEqual(sorted(fields));
    const takes = SPACE.of(legal, 'place').filter(({ action }) => draft.includes(action));
    expect(
      sorted([...numbers(table, '[data-take]', 'take'), ...numbers(table, '.back[data-field]', 'field')]),
    ).toEqual(sorted(takes.map(({ args }) => args.field as number)));
  });

  it.each(NAMES)('on the cards, bricks and sections of %s is what is legal', (name) => {
    const { legal } = FIXTURES[name] as (typeof FIXTURES)[string];
    const table = at(name);
    const values = [...SPACE.choices(legal, 'play', 'value')].map((value) => value + 1);
    expect(numbers(table, '.lit[data-card]', 'card')).toEqual(sorted(values));
    const colours = [...SPACE.choices(legal, 'keep', 'colour'), ...SPACE.choices(legal, 'build', 'colour')];
    expect(numbers(table, '.lit[data-colour]', 'colour')).toEqual(sorted(colours));
    expect(table.all('[data-swap]').length).toBe(SPACE.of(legal, 'swap').length);
    for (const side of ['left', 'right'] as const) {
      const found = table.all(`.lit[data-loot^="${side}"]`).map((one) => Number(one.dataset.loot?.split('-')[1]));
      const other = side === 'left' ? { right: 0 } : { left: 0 };
      expect(sorted(found)).toEqual(sorted(SPACE.choices(legal, 'loot', side, other)).filter(Boolean));
    }
    for (const colour of SPACE.choices(legal, 'build', 'colour')) {
      if (table.one(`[data-colour="${colour}"]`).getAttribute('aria-pressed') !== 'true')
        table.click(`[data-colour="${colour}"]`);
      const sections = SPACE.choices(legal, 'build', 'section', { colour });
      expect(numbers(table, '.lit[data-section]', 'section')).toEqual(sorted(sections));
    }
  });

  it.each(NAMES)('is nowhere in %s for somebody who is not asked', (name) => {
    const table = at(name, { legal: [] });
    expect(table.all('.lit')).toEqual([]);
    expect(table.all('[data-action]')).toEqual([]);
  });
});

describe('a plan', () => {
  it('is put and taken back on one store with two touches apart', () => {
    const table = at('plan4draft');
    table.click('[data-field="5"]');
    table.click('[data-take="5"]');
    expect([table.acts, table.takes]).toEqual([[5], [5]]);
  });

  it('never offers a second viking where a table would take the first one out', () => {
    const table = at('plan4draft', { apart: false });
    expect(table.one('[data-field="5"]').classList).toContain('back');
    table.click('[data-field="5"]');
    expect(table.acts).toEqual([5]);
  });

  it('is cleared one by one, as the table carries it out', () => {
    const table = at('plan4draft');
    table.click('[data-action="clear"]');
    expect(table.takes).toEqual([3]);
    const { legal, draft } = table.fixture;
    table.goOn({ draft: draft.filter((one) => one !== 3), legal });
    expect(table.takes).toEqual([3, 5]);
    table.goOn({ draft: [], legal: legal.filter((one, i) => legal.indexOf(one) === i) });
    expect(table.takes).toEqual([3, 5]);
  });

  it('that is sealed can be withdrawn, and is not made ready twice', () => {
    const table = at('plan3ready');
    expect(table.all('[data-action="ready"]')).toEqual([]);
    expect(table.root.textContent).toContain('Your plan is sealed');
  });

  it('of one’s own castle is refused by the table, not by the board', () => {
    const table = at('plan4');
    table.click('[data-field="8"]');
    expect(table.acts).toEqual([8]);
    expect(table.fixture.legal).not.toContain(8);
  });
});

describe('nothing commits by accident', () => {
  it('a card, a fight and an exchange are chosen first', () => {
    for (const [name, selector] of [
      ['lay4siege', '.lit[data-card]'],
      ['choose4', '.lit[data-field]'],
      ['swap4', '[data-swap]'],
    ] as const) {
      const table = at(name);
      table.click(selector);
      expect(table.acts, name).toEqual([]);
      table.one(selector).focus();
      table.key('Escape');
      expect(table.all('.chosen'), name).toEqual([]);
    }
  });

  it('loot is counted before it is taken, and put back by a second touch', () => {
    const table = at('loot4');
    const brick = table.all('.lit[data-loot]')[0] as HTMLElement;
    const selector = `[data-loot="${brick.dataset.loot}"]`;
    expect(table.one('[data-action="loot"]').textContent).toContain('Take nothing');
    table.click(selector);
    expect(table.one('[data-action="loot"]').textContent).toContain('Take 1 brick');
    table.click(selector);
    expect(table.one('[data-action="loot"]').textContent).toContain('Take nothing');
    expect(table.acts).toEqual([]);
  });
});

describe('words', () => {
  it.each(NAMES)('are all in the catalogue in %s', (name) => {
    const table = at(name);
    const labels = table.all('[aria-label]').map((one) => one.getAttribute('aria-label'));
    expect([table.root.textContent, ...labels].join(' ')).not.toMatch(/\b(web-)?ek-[a-z]/);
  });

  it.each(NAMES)('name every button of %s', (name) => {
    for (const button of at(name).all('button'))
      expect((button.getAttribute('aria-label') ?? button.textContent ?? '').trim()).not.toBe('');
  });
});

describe('looking back with all cards open', () => {
  it('shows the hands of the others', () => {
    const { view } = FIXTURES.plan4 as (typeof FIXTURES)[string];
    const hand = (seat: number): number[] => Array.from({ length: view.held[seat] ?? 0 }, () => 6);
    const open = view.held.map((_, seat) => ({ ...view, hands: view.hands.map((_, i) => (i === seat ? hand(i) : [])) }));
    const table = at('plan4', { legal: [], open });
    expect(table.root.querySelectorAll('.opponent .unknown').length).toBe(0);
    expect(at('plan4').root.querySelectorAll('.opponent .unknown').length).toBeGreaterThan(0);
  });
});
