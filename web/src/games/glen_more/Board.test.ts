// The board with real positions: what is highlighted is exactly what is legal, and clicking it does it.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SPACE } from '$lib/protocol/spaces/glen_more';
import { coinsToUse, fieldOf, PHASE, usesNow } from './viewFacts';
import { FIXTURES, loadCatalogue, mountBoard, type MountedBoard } from './testing/mountBoard';
import { codeOf, RESOURCES, tileOf } from './tiles';
import { atOnce, countsOf, lit } from './selection';

// Drawing a whole board many times takes long, so these tests have a longer time limit.
vi.setConfig({ testTimeout: 120_000 });

const A_DISTILLERY = Array.from({ length: 67 }, (_, i) => i + 1).find(
  (tile) => tileOf(tile).sort === 'distillery',
) as number;
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

const numbers = (things: HTMLElement[], name: string): number[] =>
  things.map((one) => Number(one.dataset[name])).sort((a, b) => a - b);
const sorted = (some: Iterable<number>): number[] => [...some].sort((a, b) => a - b);

const gold = (table: MountedBoard): Record<string, number[]> => ({
  ring: numbers(table.all('button.lit[data-offer]'), 'offer'),
  tiles: numbers(table.all('button.lit[data-tile]'), 'tile'),
  spots: numbers(table.all('button.lit[data-spot]'), 'spot'),
  sales: numbers(table.all('button.lit[data-sell]'), 'sell'),
  kinds: numbers(table.all('button.lit[data-kind]'), 'kind'),
  plain: numbers(table.all('[data-action]'), 'action'),
});

/** Derive what should be gold before a selection, from the action numbers only. */
function legalGold(legal: readonly number[], view: MountedBoard['fixture']['view']): Record<string, number[]> {
  const found = lit(legal, view);
  const kinds = new Set(
    found.bags.flatMap(({ counts }) => RESOURCES.flatMap((_, kind) => (counts[kind] ? [kind] : []))),
  );
  return {
    ring: sorted(found.ring.keys()),
    tiles: sorted(found.tiles.keys()),
    spots: sorted(found.spots.values()),
    sales: sorted(found.sales.keys()),
    kinds: sorted(kinds),
    plain: sorted(found.plain),
  };
}

/** Return the elements to click for a move, in order, without the last button. */
function way(action: number, { view, legal }: MountedBoard['fixture']): string[] {
  const found = lit(legal, view);
  for (const [tile, one] of found.ring) if (one === action) return [`[data-offer="${tile}"]`];
  for (const [tile, one] of found.tiles) if (one === action) return [`[data-tile="${tile}"]`];
  for (const [kind, one] of found.sales) if (one === action) return [`[data-sell="${kind}"]`];
  for (const one of found.spots.values()) if (one === action) return [`[data-spot="${one}"]`];
  if (found.plain.includes(action)) return [];
  return countsOf(action, view).flatMap((count, kind) => Array.from({ length: count }, () => `[data-kind="${kind}"]`));
}

describe('fixtures', () => {
  it('hold every phase in which somebody is asked', () => {
    const phases = new Set(ASKED.map((name) => FIXTURES[name]?.view.phase));
    const all = Object.values(PHASE).filter((phase) => phase >= PHASE.moving && phase < PHASE.over);
    expect(sorted(phases as Set<number>)).toEqual(sorted(all));
  });

  it('hold every kind of choice but the pass', () => {
    const kinds = new Set(ASKED.flatMap((name) => (FIXTURES[name]?.legal ?? []).map((one) => SPACE.decode(one).kind)));
    const choices = SPACE.kinds.filter(({ part }) => part === 'choice').map(({ name }) => name);
    expect([...kinds, 'pass'].sort()).toEqual([...choices].sort());
  });

  it('hold the smallest and the largest table, the end, and somebody who looks on', () => {
    const views = NAMES.map((name) => FIXTURES[name]?.view);
    expect(new Set(views.map((view) => view?.players))).toEqual(new Set([2, 3, 4, 5]));
    expect(views.some((view) => view?.phase === PHASE.over)).toBe(true);
    expect(views.some((view) => (view?.me ?? 0) < 0)).toBe(true);
  });
});

/** Everything clickable has a name, and every text is in the catalogue. */
function speaks(table: MountedBoard): void {
  for (const button of table.all('button'))
    expect((button.getAttribute('aria-label') ?? button.textContent)?.trim()).toBeTruthy();
  const labels = table.all('[aria-label]').map((one) => one.getAttribute('aria-label'));
  expect(table.root.textContent + labels.join()).not.toMatch(/web-gm|gm-[a-z]+|undefined|NaN/);
}

// Run all checks of a position on one board, because mounting is expensive.
describe('a position', () => {
  it.each(NAMES)('lights exactly what is legal, and touching does every legal move: %s', async (name) => {
    const table = at(name);
    const { legal, view } = table.fixture;
    expect(numbers(table.all('[data-offer]'), 'offer')).toEqual(sorted(view.ring.filter((entry) => entry > 0)));
    expect(numbers(table.all('[data-tile]'), 'tile')).toEqual(sorted(view.land[Math.max(0, view.me)] ?? []));
    speaks(table);
    expect(gold(table)).toEqual(legalGold(legal, view));
    if (!legal.length) expect(table.all('.lit')).toEqual([]);
    for (const action of legal) {
      for (const step of way(action, table.fixture)) await table.click(`button.lit${step}`);
      if (!atOnce(action, view, legal)) {
        expect(table.acts).toEqual([]);
        if (action === legal[0]) speaks(table);
        await table.click(`[data-action="${action}"]`);
      }
      expect(table.acts).toEqual([action]);
      // The same position again, as after a take-back.
      table.acts.length = 0;
      table.give({ legal: [...legal] });
    }
  });
});

describe('gold', () => {
  it.each(['moving4', 'activating5', 'fair'])(
    'is exactly what is legal even where the rules would allow more: %s',
    (name) => {
      const few = FIXTURES[name]?.legal.filter((_, i) => i % 3 === 0) as number[];
      const table = at(name, { legal: few });
      expect(gold(table)).toEqual(legalGold(few, table.fixture.view));
    },
  );

  it('goes when it is no longer one’s turn, with all that was chosen', async () => {
    const table = at('moving4');
    await table.click('button.lit[data-offer]');
    expect(table.all('[data-action]').length).toBe(1);
    table.give({ legal: [] });
    expect(table.all('.lit, .chosen, [data-action]')).toEqual([]);
  });
});

describe('touching', () => {
  it('a pass is a button, and not the filled one', async () => {
    const table = at('moving2', { legal: [SPACE.encode('pass')] });
    const button = table.one('[data-action="0"]');
    expect(button.classList.contains('filled')).toBe(false);
    await table.click('[data-action="0"]');
    expect(table.acts).toEqual([0]);
  });

  it('a tile of the ring that is not gold asks for that very move, so that the table can say why not', async () => {
    const table = at('moving4');
    const tile = Number(table.one('[data-offer]:not(.lit)').dataset.offer);
    await table.click('[data-offer]:not(.lit)');
    expect(table.acts).toEqual([SPACE.encode('move', { tile: tile - 1 })]);
    expect(table.fixture.legal).not.toContain(table.acts[0]);
  });

  it('a row of the warehouse that is not gold asks for that sale', async () => {
    const table = at('activating2');
    await table.click('[data-sell]:not(.lit)');
    expect(table.acts.map((one) => SPACE.decode(one).kind)).toEqual(['sell']);
  });

  it('the same thing again takes it back, and so does Escape', async () => {
    const table = at('moving4');
    await table.click('button.lit[data-offer]');
    await table.click('button.lit[data-offer]');
    expect(table.all('[data-action]')).toEqual([]);
    table.one('button.lit[data-offer]').focus();
    await table.click('button.lit[data-offer]');
    await table.key('Escape');
    expect(table.all('[data-action]')).toEqual([]);
    expect(table.acts).toEqual([]);
  });

  it('what takes coins to buy something is asked first, and its price is shown; what is free is done at once', () => {
    const { view } = FIXTURES.activating2 as MountedBoard['fixture'];
    const without = { ...view, own: view.own.map(() => 0), rows: [1, 1, 1, 1, 1] };
    expect(coinsToUse(without, view.turn, A_DISTILLERY)).toBe(2);
    expect(usesNow(without, view.turn, A_DISTILLERY)).toEqual(['2', 'coin', '>', 'barrel']);
    const owning = { ...without, own: view.own.map(() => 1) };
    expect(coinsToUse(owning, view.turn, A_DISTILLERY)).toBe(0);
    expect(usesNow(owning, view.turn, A_DISTILLERY)).toEqual(['grain', '>', 'barrel']);
    const action = SPACE.encode('act', {
      tile: SPACE.kind('act').params[0]?.names.indexOf(codeOf(A_DISTILLERY)) ?? -1,
    });
    expect(atOnce(action, owning, [action])).toBe(true);
    expect(atOnce(action, without, [action])).toBe(false);
  });

  it('a member with several ways to go is called by touching alone, one with a single way is asked for first', () => {
    const { view, legal } = FIXTURES.marching as MountedBoard['fixture'];
    const [call] = SPACE.of(legal, 'member').map(({ action }) => action) as [number];
    const own = view.land[view.turn] as number[];
    expect([view.steps, own.length]).toEqual([1, 2]);
    expect(atOnce(call, view, legal)).toBe(false);
    // One more tile, directly east of the member's.
    const cell = view.cell.with(A_DISTILLERY, (view.cell[own[0] as number] as number) + 1);
    const land = view.land.map((tiles, seat) => (seat === view.turn ? [...tiles, A_DISTILLERY] : tiles));
    expect(atOnce(call, { ...view, cell, land }, legal)).toBe(true);
  });

  it('resources that were picked can be taken back one by one', async () => {
    const table = at('grocer');
    await table.click('button.lit[data-kind]');
    expect(table.all('[data-unpick]').length).toBe(1);
    await table.click('[data-unpick]');
    expect(table.all('[data-unpick]').length).toBe(0);
    await table.click('button.lit[data-kind]');
    await table.click('button.lit[data-kind]');
    expect(table.one('[data-kind] b').textContent).toBe('2');
    await table.click('[data-unpick]');
    expect(table.one('[data-kind] b').textContent).toBe('1');
  });

  it('a choice by key leads on to the button that makes it', async () => {
    const table = at('placing5');
    table.one('button.lit[data-spot]').focus();
    await table.key('Enter');
    await table.click('button.lit[data-spot]');
    expect((document.activeElement as HTMLElement).matches('[data-action].filled')).toBe(true);
  });

  it('another landscape is one touch away, and so is one’s own', async () => {
    const table = at('moving4');
    const own = numbers(table.all('[data-tile]'), 'tile');
    await table.click('[data-rival="0"]');
    expect(numbers(table.all('[data-tile]'), 'tile')).toEqual(sorted(table.fixture.view.land[0] ?? []));
    await table.press('Back to your territory');
    expect(numbers(table.all('[data-tile]'), 'tile')).toEqual(own);
    expect(table.acts).toEqual([]);
  });
});

describe('what is seen', () => {
  it('the final count is shown, and it is the sum of what stands above it', () => {
    const table = at('over2');
    const column = (row: HTMLElement): number =>
      Number(row.querySelector('td')?.textContent?.replace('–', '0').replace('−', '-'));
    const above = table.all('tbody tr').map(column);
    expect(above.reduce((sum, points) => sum + points, 0)).toBe(column(table.one('tfoot tr')));
  });

  it('a scoring that has just been made is shown as bars, and again when asked for', async () => {
    const { view, log } = FIXTURES.over5 as MountedBoard['fixture'];
    const each = 3 * view.players;
    const table = at('over5', { view: { ...view, phase: PHASE.laying, awards: view.awards.slice(0, each) }, log });
    expect(table.all('dialog[open] .bar')).toEqual([]);
    table.give({ view: { ...view, phase: PHASE.laying, awards: view.awards.slice(0, 2 * each) } });
    expect(table.all('dialog[open] .bar').length).toBe(each);
    await table.click('dialog[open] header button');
    expect(table.all('dialog[open]')).toEqual([]);
    await table.click('.past button');
    expect(table.one('dialog[open] h2').textContent).toBe('First scoring');
    expect(table.all('dialog[open] .award').map((one) => Number(one.textContent))).toEqual(view.awards.slice(0, each));
  });

  it('nobody is interrupted by a scoring while looking back', () => {
    const { view } = FIXTURES.over5 as MountedBoard['fixture'];
    const table = at('over5', { view: { ...view, phase: PHASE.laying, awards: [] }, log: undefined as never });
    table.give({ view: { ...view, phase: PHASE.laying } });
    expect(table.all('dialog[open]')).toEqual([]);
  });

  it('the part of the turn that is being played is marked', () => {
    expect(at('moving4').one('[aria-current="step"]').textContent).toBe('Take a tile from the track');
  });

  it('a turn without a tile is explained, and so is what Loch Ness adds', () => {
    const { view, legal } = FIXTURES.activating2 as MountedBoard['fixture'];
    const table = at('activating2', { view: { ...view, ness: 1 } });
    expect(table.one('.sentence').textContent).toContain('with Loch Ness, one more');
    table.give({ view: { ...view, ness: 1, tile: 0 }, legal: [...legal] });
    expect(table.one('.sentence').textContent).toContain('You couldn’t take a tile');
  });

  it('one’s last turn is said to be the last, before a tile is taken and after', async () => {
    const { view, legal } = FIXTURES.moving4 as MountedBoard['fixture'];
    const table = at('moving4');
    expect(table.one('.sentence').textContent).not.toContain('last turn');
    table.give({ view: { ...view, stacks: [[], [], [], [73]] }, legal: [...legal] });
    expect(table.one('.sentence').textContent).toContain('Your last turn.');
    expect(table.root.textContent).toContain('one tile left, then the game ends');
    await table.click('button.lit[data-offer]');
    expect(table.one('.sentence').textContent).toContain('the game ends.');
    const fields = view.fields.map((field, seat) => (seat === view.me ? view.tail + 5 : field));
    table.give({ view: { ...view, phase: PHASE.activating, fields, stacks: [[], [], [], [71, 72, 73]] }, legal: [] });
    expect(table.one('.sentence').textContent).toContain('You won’t move again.');
    table.give({
      view: { ...view, phase: PHASE.activating, fields, stacks: [[], [], [69], [70, 71, 72, 73, 74]] },
      legal: [],
    });
    expect(table.one('.sentence').textContent).not.toContain('not move again');
  });

  it('a tile beyond which one does not move again says so', async () => {
    const { view, legal } = FIXTURES.moving4 as MountedBoard['fixture'];
    const ahead = SPACE.of(legal, 'move').map(({ args }) => fieldOf(view, (args.tile as number) + 1) - view.tail);
    const left = Math.max(...ahead);
    expect(Math.min(...ahead)).toBeLessThan(left);
    const table = at('moving4', {
      view: { ...view, stacks: [[], [], [], Array.from({ length: left }, (_, i) => 40 + i)] },
    });
    expect(table.one('.sentence').textContent).not.toContain('last turn');
    for (const { args } of SPACE.of(legal, 'move')) {
      const tile = (args.tile as number) + 1;
      await table.click(`[data-offer="${tile}"]`);
      const last = fieldOf(view, tile) - view.tail >= left;
      expect(table.one('.sentence').textContent?.includes('You won’t move again.')).toBe(last);
    }
  });

  it('a place to go to that is being tried on does not change what is asked', async () => {
    const { view, legal } = FIXTURES.stepping as MountedBoard['fixture'];
    const table = at('stepping', { view, legal: SPACE.of(legal, 'to').map(({ action }) => action) });
    const asked = table.one('.sentence').textContent;
    await table.click('button.lit[data-tile]');
    expect(table.all('[data-action].filled').length).toBe(1);
    expect(table.one('.sentence').textContent).toBe(asked);
  });

  it('where only sales are left, it is said so, and to be done is the filled button', () => {
    const { legal } = FIXTURES.activating5 as MountedBoard['fixture'];
    const kinds = legal.filter((one) => ['sell', 'done'].includes(SPACE.decode(one).kind));
    const table = at('activating5', { legal: kinds });
    expect(table.one('.sentence').textContent).toContain('No tile is left to activate');
    expect(table.one('[data-action]').classList.contains('filled')).toBe(true);
  });
});
