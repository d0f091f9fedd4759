// The board with real positions: what is highlighted is exactly what is legal, and clicking it does it.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SPACE } from '$lib/protocol/spaces/eketorp';
import { FIXTURES, loadCatalogue, mountBoard, type MountedBoard } from './testing/mountBoard';

// Drawing a whole board many times takes long, so these tests have a longer time limit.
vi.setConfig({ testTimeout: 120_000 });

const NAMES = Object.keys(FIXTURES);
const having = (kind: Parameters<typeof SPACE.of>[1]): string[] =>
  NAMES.filter((name) => SPACE.of(FIXTURES[name]?.legal ?? [], kind).length);

beforeAll(loadCatalogue);

const sat: MountedBoard[] = [];
const at = (...given: Parameters<typeof mountBoard>): MountedBoard => {
  const table = mountBoard(...given);
  sat.push(table);
  return table;
};
afterEach(async () => {
  for (const table of sat.splice(0)) await table.leave();
});

const numbers = (table: MountedBoard, selector: string, data: string): number[] =>
  [...new Set(table.all(selector).map((one) => Number(one.dataset[data])))].toSorted((a, b) => a - b);
const sorted = (found: Iterable<number>): number[] => [...new Set(found)].toSorted((a, b) => a - b);

/** Carry out a move with clicks. An action that is already in the draft is taken out. */
async function reach(table: MountedBoard, action: number): Promise<void> {
  const { kind, args } = SPACE.decode(action);
  const drafted = table.fixture.draft?.includes(action);
  switch (kind) {
    case 'place':
      return table.click(
        drafted ? `[data-take="${args.field}"], .back[data-field="${args.field}"]` : `[data-field="${args.field}"]`,
      );
    case 'ready':
      return table.click(`[data-action="${drafted ? 'withdraw' : 'ready'}"]`);
    case 'fight':
      await table.click(`.lit[data-field="${args.field}"]`);
      if (table.all(`[data-whom="${args.whom}"]`).length) await table.click(`[data-whom="${args.whom}"]`);
      return table.click('[data-action="fight"]');
    case 'swap':
      await table.click('[data-swap]');
      return table.click('[data-action="swap"]');
    case 'stand':
      return table.click('[data-action="stand"]');
    case 'play':
      await table.click(`.lit[data-card="${(args.value as number) + 1}"]`);
      return drafted ? undefined : table.click('[data-action="play"]');
    case 'loot':
      if (args.left) await table.click(`.lit[data-loot="left-${args.left}"]`);
      if (args.right) await table.click(`.lit[data-loot="right-${args.right}"]`);
      return table.click('[data-action="loot"]');
    case 'keep':
      await table.click(`.lit[data-colour="${args.colour}"]`);
      return table.click('[data-action="keep"]');
    case 'build': {
      const colour = table.one(`.lit[data-colour="${args.colour}"]`);
      if (colour.getAttribute('aria-pressed') !== 'true') await table.click(`.lit[data-colour="${args.colour}"]`);
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

describe.each(NAMES)('%s', (name) => {
  // Mount one board for all read-only tests, because mounting is expensive.
  let table: MountedBoard;
  const fixture = FIXTURES[name] as (typeof FIXTURES)[string];
  const { legal, draft = [] } = fixture;
  const again = (change: Parameters<MountedBoard['give']>[0] = {}): void => {
    table.acts.length = 0;
    table.takes.length = 0;
    table.give({ legal: [] });
    table.give({ legal, ...change });
  };
  beforeAll(() => {
    table = mountBoard(name);
  });
  afterAll(() => table.leave());

  it('has gold on the fields where it is legal', () => {
    const puts = SPACE.of(legal, 'place').filter(
      ({ action }) => !draft.includes(action) || legal.filter((one) => one === action).length > 1,
    );
    const fields = [...puts, ...SPACE.of(legal, 'fight')].map(({ args }) => args.field as number);
    expect(numbers(table, '.lit[data-field]', 'field')).toEqual(sorted(fields));
    const takes = SPACE.of(legal, 'place').filter(({ action }) => draft.includes(action));
    expect(sorted([...numbers(table, '[data-take]', 'take'), ...numbers(table, '.back[data-field]', 'field')])).toEqual(
      sorted(takes.map(({ args }) => args.field as number)),
    );
  });

  it('has gold on the cards, bricks and sections where it is legal', async () => {
    again();
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
        await table.click(`[data-colour="${colour}"]`);
      const sections = SPACE.choices(legal, 'build', 'section', { colour });
      expect(numbers(table, '.lit[data-section]', 'section')).toEqual(sorted(sections));
    }
  });

  it('lets every legal number be reached by clicks, and nothing else happens', async () => {
    for (const action of sorted(legal)) {
      again();
      await reach(table, action);
      const drafted = draft.includes(action);
      expect(drafted ? table.takes : table.acts, String(action)).toEqual([action]);
      expect(drafted ? table.acts : table.takes, String(action)).toEqual([]);
    }
  });

  it('says everything in words of the catalogue, and names every button', () => {
    again();
    const labels = table.all('[aria-label]').map((one) => one.getAttribute('aria-label'));
    expect([table.root.textContent, ...labels].join(' ')).not.toMatch(/\b(web-)?ek-[a-z]/);
    for (const button of table.all('button'))
      expect((button.getAttribute('aria-label') ?? button.textContent ?? '').trim()).not.toBe('');
  });

  it('has no gold for somebody who is not asked', () => {
    again({ legal: [] });
    expect(table.all('.lit, .back')).toEqual([]);
    expect(table.all('[data-action]')).toEqual([]);
  });
});

describe('a plan', () => {
  it('is put and taken back on one store with two touches apart', async () => {
    const table = at('plan4draft');
    await table.click('[data-field="5"]');
    await table.click('[data-take="5"]');
    expect([table.acts, table.takes]).toEqual([[5], [5]]);
  });

  it('never offers a second viking where a table would take the first one out', async () => {
    const table = at('plan4draft', { apart: false });
    expect(table.one('[data-field="5"]').classList).toContain('back');
    await table.click('[data-field="5"]');
    expect(table.acts).toEqual([5]);
  });

  it('is cleared one by one, as the table carries it out', async () => {
    const table = at('plan4draft');
    await table.click('[data-action="clear"]');
    expect(table.takes).toEqual([3]);
    const { legal, draft = [] } = table.fixture;
    table.give({ draft: draft.filter((one) => one !== 3), legal });
    expect(table.takes).toEqual([3, 5]);
    table.give({ draft: [], legal: legal.filter((one, i) => legal.indexOf(one) === i) });
    expect(table.takes).toEqual([3, 5]);
  });

  it('that is sealed can be withdrawn, and is not made ready twice', () => {
    const table = at('plan3ready');
    expect(table.all('[data-action="ready"]')).toEqual([]);
    expect(table.root.textContent).toContain('you can change your plan');
  });

  it('of one’s own castle is refused by the table, not by the board', async () => {
    const table = at('plan4');
    await table.click('[data-field="8"]');
    expect(table.acts).toEqual([8]);
    expect(table.fixture.legal).not.toContain(8);
  });
});

describe('nothing commits by accident', () => {
  it('a card, a fight and an exchange are chosen first', async () => {
    for (const [name, selector] of [
      ['lay4siege', '.lit[data-card]'],
      ['choose4', '.lit[data-field]'],
      ['swap4', '[data-swap]'],
    ] as const) {
      const table = at(name);
      await table.click(selector);
      expect(table.acts, name).toEqual([]);
      table.one(selector).focus();
      await table.key('Escape');
      expect(table.all('.chosen'), name).toEqual([]);
    }
  });

  it('loot is counted before it is taken, and put back by a second touch', async () => {
    const table = at('loot4');
    const brick = table.one('.lit[data-loot$="-1"]');
    const selector = `[data-loot="${brick.dataset.loot}"]`;
    expect(table.one('[data-action="loot"]').textContent).toContain('Take nothing');
    await table.click(selector);
    expect(table.one('[data-action="loot"]').textContent).toContain('Take 1 brick');
    await table.click(selector);
    expect(table.one('[data-action="loot"]').textContent).toContain('Take nothing');
    expect(table.acts).toEqual([]);
  });
});

describe('an exchange', () => {
  it('asks anew when it is paid, about the cards that came, and is not paid twice by two touches', async () => {
    const table = at('swap4');
    const { view, log } = table.fixture;
    const asked = (): string | null | undefined => table.root.querySelector('.sentence')?.textContent;
    await table.click('[data-swap]');
    expect(asked()).toContain('don’t get the amulets back');
    const hands = view.hands.map((hand, seat) => (seat === view.me ? [2, 5] : hand));
    const amulets = view.amulets.map((left, seat) => left - (seat === view.me ? 2 : 0));
    const paid: typeof log = [
      ...log,
      [view.me, SPACE.encode('swap'), { id: 'ek-log-swap', args: { who: view.me, count: 2 } }],
    ];
    table.give({ view: { ...view, hands, amulets }, log: paid });
    expect(table.all('[data-action="swap"]')).toEqual([]);
    expect(asked()).toContain('You drew 2 and 5');
    expect(table.one('[data-swap]').textContent).toContain('Exchange again?');
    table.give({ log: [...paid, [view.me, SPACE.encode('fight', { field: 0, whom: 1 }), null]] });
    expect(table.one('[data-swap]').textContent).toContain('Exchange your hand first?');
  });

  it('says when the only card is played as soon as it is kept, or the new one as soon as it comes', async () => {
    const table = at('swap3');
    const { view } = table.fixture;
    expect(table.one('[data-action="stand"]').textContent).toContain('Keep and play 3');
    await table.click('[data-swap]');
    expect(table.root.querySelector('.sentence')?.textContent).not.toContain('at once');
    table.give({ view: { ...view, amulets: view.amulets.map(() => 1) } });
    await table.click('[data-swap]');
    expect(table.root.querySelector('.sentence')?.textContent).toContain('the new card is played at once');
  });
});

describe('a siege', () => {
  it('that is planned where nothing stands is said to win nothing', () => {
    const table = at('plan4draft');
    const { view, draft = [] } = table.fixture;
    const field = draft.find((one) => one >= 7 && one < 25) as number;
    const asked = (): string | null | undefined => table.root.querySelector('.sentence')?.textContent;
    expect(asked()).not.toContain('wins nothing');
    table.give({ view: { ...view, wall: view.wall.map((wall) => wall.map(() => 0)) } });
    expect(asked()).toContain('wins nothing');
    expect(table.one(`[data-field="${field}"]`).getAttribute('aria-label')).toMatch(/sections \d and \d: nothing/);
  });
});

describe('the hospital', () => {
  it('promises no round after the last', () => {
    const table = at('plan4');
    const { view } = table.fixture;
    const beds = (): (string | null)[] =>
      table.all('section[aria-label="Hospital"] li').map((one) => one.getAttribute('aria-label'));
    expect(beds().every((bed) => bed?.includes('back in round'))).toBe(true);
    table.give({ view: { ...view, round: 9 } });
    expect(beds().map((bed) => bed?.includes('not back in this game'))).toEqual([true, true, false]);
  });
});

describe('looking back with all cards open', () => {
  it('shows the hands of the others', () => {
    const { view } = FIXTURES.plan4draft as (typeof FIXTURES)[string];
    const hand = (seat: number): number[] => Array.from({ length: view.held[seat] ?? 0 }, () => 6);
    const open = view.held.map((_, seat) => ({
      ...view,
      hands: view.hands.map((_, i) => (i === seat ? hand(i) : [])),
    }));
    const table = at('plan4draft', { legal: [], open });
    expect(table.root.querySelectorAll('.opponent .unknown').length).toBe(0);
    expect(at('plan4draft').root.querySelectorAll('.opponent .unknown').length).toBeGreaterThan(0);
  });
});

describe('while others fight', () => {
  it('leaves the field as it is and marks the place; one’s own fight has the stage', async () => {
    const table = at('choose4');
    const { view } = table.fixture;
    const store = table.one('[data-field="0"]');
    const castle = table.all('.castle')[0];
    const [attacker, defender] = [0, 1, 2, 3].filter((seat) => seat !== view.me) as [number, number, number];
    table.give({ view: { ...view, phase: 9, field: 0, attacker, defender }, legal: [] });
    expect([table.one('[data-field="0"]'), table.all('.castle')[0]]).toEqual([store, castle]);
    expect(store.closest('[hidden]')).toBeNull();
    expect(store.classList).toContain('now');
    expect(store.getAttribute('aria-label')).toMatch(/now$/);
    table.give({ view: { ...view, phase: 9, field: 0, attacker: view.me, defender }, legal: [] });
    expect(store.closest('[hidden]')).not.toBeNull();
    expect(table.one('section[aria-label="Fight at store A"]')).toBeTruthy();
  });

  it('offers every opponent in one row, and the chosen one to be fought', async () => {
    const table = at('choose4');
    const fights = SPACE.of(table.fixture.legal, 'fight');
    const { field } = fights.find(({ args }) => fights.filter((one) => one.args.field === args.field).length > 1)
      ?.args as { field: number };
    await table.click(`.lit[data-field="${field}"]`);
    const foes = table.all('[data-whom]');
    expect(foes.length).toBe(fights.filter(({ args }) => args.field === field).length);
    await table.click(`[data-whom="${foes[0]?.dataset.whom}"]`);
    expect(table.all('[data-whom]').length).toBe(foes.length);
    expect(table.one('[data-action="fight"]').dataset.whom).toBe(foes[0]?.dataset.whom);
    expect(table.acts).toEqual([]);
  });
});

describe('while others do something', () => {
  it('keeps what was chosen, as long as the question is the same', async () => {
    const table = at('lay4siege');
    await table.click('.lit[data-card]');
    table.give({ view: { ...table.fixture.view } });
    expect(table.all('[data-action="play"]').length).toBe(1);
    table.give({ legal: [] });
    expect(table.all('.chosen')).toEqual([]);
  });
});
