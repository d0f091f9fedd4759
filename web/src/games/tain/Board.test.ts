// The board with real positions: what is highlighted is exactly what is legal, and clicking it does it.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SPACE } from '$lib/protocol/spaces/tain';
import { FACE_DOWN, KINGDOM, LAD } from './pieces';
import { FIXTURES, loadCatalogue, mountBoard, type MountedBoard } from './testing/mountBoard';

// Drawing a whole board many times takes long, so these tests have a longer time limit.
vi.setConfig({ testTimeout: 120_000 });

const NAMES = Object.keys(FIXTURES);
const ASKED = NAMES.filter((name) => FIXTURES[name]?.legal.length);
const LAYING = ASKED.filter((name) => FIXTURES[name]?.legal.includes(SPACE.encode('pass')));

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

const numbers = (things: HTMLElement[], name: string): Set<number> =>
  new Set(things.map((one) => Number(one.dataset[name])));
const goldTokens = (table: MountedBoard): Set<number> => numbers(table.all('button.lit[data-token]'), 'token');
const goldSlots = (table: MountedBoard): Set<number> => numbers(table.all('button.lit[data-slot]'), 'slot');
const token = (kind: number): string => `[data-token="${kind}"]`;
const goldSlot = (place: number): string => `button.lit[data-slot="${place}"]`;

describe('gold', () => {
  it('has positions of every sort to be tried with', () => {
    expect(LAYING.length).toBeGreaterThanOrEqual(5);
    expect(ASKED.length).toBeGreaterThan(LAYING.length);
    expect(NAMES.length).toBeGreaterThan(ASKED.length);
  });

  it.each(LAYING)('is exactly what may be laid, and where: %s', async (name) => {
    const table = at(name);
    const { legal } = table.fixture;
    const layable = SPACE.choices(legal, 'lay', 'token');
    expect(goldTokens(table)).toEqual(layable);
    expect(goldSlots(table).size).toBe(0);
    for (const kind of layable) {
      await table.click(token(kind));
      expect(goldSlots(table)).toEqual(SPACE.choices(legal, 'lay', 'place', { token: kind }));
      expect(goldTokens(table)).toEqual(layable);
    }
    expect(table.acts).toEqual([]);
  });

  it('is exactly what is legal even where the rules would allow more', async () => {
    const few = FIXTURES.scouting4?.legal.filter((_, i) => i % 3 === 0) as number[];
    const table = at('scouting4', { legal: few });
    expect(goldTokens(table)).toEqual(SPACE.choices(few, 'lay', 'token'));
    for (const kind of SPACE.choices(few, 'lay', 'token')) {
      await table.click(token(kind));
      expect(goldSlots(table)).toEqual(SPACE.choices(few, 'lay', 'place', { token: kind }));
    }
    expect(!!table.button('Pass this round')).toBe(few.includes(SPACE.encode('pass')));
  });

  it.each(NAMES.filter((name) => !ASKED.includes(name)))('is nowhere when one is not asked: %s', (name) => {
    const table = at(name);
    expect(table.all('.lit')).toEqual([]);
    expect(table.button('Pass this round')).toBeUndefined();
  });

  it('is on the prisoners that may be freed, in the House and below', () => {
    const table = at('freeing3');
    const kinds = new Set([...SPACE.choices(table.fixture.legal, 'free', 'token')].map((one) => LAD + one));
    expect(goldTokens(table)).toEqual(kinds);
    expect(numbers(table.all('button.lit[data-free]'), 'free')).toEqual(kinds);
    expect(goldSlots(table).size).toBe(0);
  });
});

describe('touching', () => {
  it.each(ASKED)('does every legal move, and only that: %s', async (name) => {
    const table = at(name);
    for (const action of table.fixture.legal) {
      table.acts.length = 0;
      const { kind, args } = SPACE.decode(action);
      if (kind === 'pass') {
        await table.press('Pass this round');
        expect(table.acts).toEqual([]);
        await table.press('Yes, pass');
      } else if (kind === 'lay') {
        await table.click(token(args.token as number));
        expect(table.acts).toEqual([]);
        await table.click(goldSlot(args.place as number));
      } else {
        await table.click(token(LAD + (args.token as number)));
        await table.click(`[data-free="${LAD + (args.token as number)}"]`);
        expect(table.acts.pop()).toBe(action);
      }
      expect(table.acts).toEqual([action]);
    }
  });

  it('a slot that is not gold asks for that very move, so that the table can say why not', async () => {
    const table = at('scouting4');
    await table.click(token(LAD));
    await table.click(`button.plain[data-slot="${KINGDOM}"]`);
    expect(table.acts).toEqual([SPACE.encode('lay', { token: LAD, place: KINGDOM })]);
    expect(table.fixture.legal).not.toContain(table.acts[0]);
    expect(goldSlots(table).size).toBeGreaterThan(0);
  });

  it('a chosen token again puts it back, and Escape too', async () => {
    const table = at('scouting4');
    await table.click(token(LAD));
    await table.click(token(LAD));
    expect(goldSlots(table).size).toBe(0);
    await table.click(token(LAD));
    await table.key('Escape');
    expect(goldSlots(table).size).toBe(0);
    expect(document.activeElement).toBe(table.one(token(LAD)));
  });

  it('a choice by key leads on to the first gold slot', async () => {
    const table = at('scouting4');
    await table.click(token(LAD));
    expect((document.activeElement as HTMLElement).matches('button.lit[data-slot]')).toBe(true);
  });

  it('passing is never the filled button, and can be thought better of', async () => {
    const table = at('scouting4');
    expect(table.button('Pass this round')?.classList.contains('filled')).toBe(false);
    await table.press('Pass this round');
    expect(table.button('Yes, pass')?.classList.contains('filled')).toBe(false);
    await table.press('Keep placing');
    expect(table.acts).toEqual([]);
    expect(table.button('Pass this round')).toBeDefined();
  });

  it('a token chosen before the position changed is forgotten when it may no longer be laid', async () => {
    const table = at('scouting4');
    await table.click(token(LAD));
    table.give({ legal: [] });
    expect(table.all('.lit')).toEqual([]);
  });
});

describe('what is seen', () => {
  const labels = (table: MountedBoard): string[] =>
    table.all('[aria-label]').map((one) => one.getAttribute('aria-label') as string);

  it.each(NAMES)('everything that can be touched has a name, and every word is in the catalogue: %s', async (name) => {
    const table = at(name);
    const first = SPACE.choices(table.fixture.legal, 'lay', 'token').values().next();
    if (!first.done) await table.click(token(first.value));
    for (const button of table.all('button'))
      expect((button.getAttribute('aria-label') ?? button.textContent)?.trim()).toBeTruthy();
    expect(table.root.textContent + labels(table).join()).not.toMatch(/web-|ta-[a-z]+-/);
  });

  it('one is told what one laid oneself, and of the others only whose it is', () => {
    const table = at('scouting4');
    const { view, seats } = table.fixture;
    const told = labels(table).filter((one) => /^(Inside|Outside|Slot) /.test(one));
    const mine = [...view.scout].filter((kind, place) => kind !== -1 && view.raider[place] === view.me).length;
    expect(mine).toBeGreaterThan(0);
    expect(told.filter((one) => one.endsWith('face down for everybody else')).length).toBe(
      mine +
        view.guard.slice(view.me * 5, view.me * 5 + 5).filter((kind) => kind !== -1).length +
        (view.kingdom[view.me] === -1 ? 0 : 1),
    );
    const others = seats.filter((_, seat) => seat !== view.me).join('|');
    expect(
      told.filter((one) => new RegExp(`: (${others})’s (Lad|Warrior|Chieftain|Daughter|Bluff)`).test(one)),
    ).toEqual([]);
  });

  it('somebody who only looks on sees no token that is face down', () => {
    const table = at('spectator4');
    expect(new Set([...table.fixture.view.guard, ...table.fixture.view.scout])).toEqual(new Set([-1, FACE_DOWN]));
    expect(table.all('.secret')).toEqual([]);
    expect(table.all('button[data-token]')).toEqual([]);
  });

  it('with all views open every token is seen', () => {
    const { view } = FIXTURES.spectator4 ?? {};
    if (!view) throw new Error('No view.');
    const known = { ...view, guard: view.guard.map((kind) => (kind === FACE_DOWN ? LAD : kind)) };
    const table = at('spectator4', { open: view.cattle.map(() => known) });
    const guards = view.guard.filter((kind) => kind === FACE_DOWN).length;
    expect(labels(table).filter((one) => /^Inside .*’s Lad$/.test(one)).length).toBe(guards);
  });

  it('the final count is shown', () => {
    expect(at('over4').one('tfoot').textContent).toMatch(/\d+/);
  });
});

describe('the raids', () => {
  const quiet = 'reveal4';
  const title = (table: MountedBoard): string => table.one('dialog h2').textContent;

  it('that were over before one came are shown only when asked for', async () => {
    const table = at(quiet);
    expect(table.all('dialog h2')).toEqual([]);
    await table.press('Last raids');
    expect(title(table)).toBe('All tokens are revealed');
  });

  it('are shown when they have just happened, forward, back and to the end', async () => {
    const { log, view, before } = FIXTURES[quiet] as Required<(typeof FIXTURES)[string]>;
    const turn = log.findIndex(([, sight]) => sight >= 0 && SPACE.decode(sight).kind === 'turn');
    const table = at(quiet, { log: log.slice(0, turn), view: before, legal: [] });
    expect(table.all('dialog h2')).toEqual([]);
    table.give({ log, view, legal: FIXTURES[quiet]?.legal ?? [] });
    expect(title(table)).toBe('All tokens are revealed');
    expect(table.all('.lit[data-slot]')).toEqual([]);
    const seen = [table.one('dialog .page').textContent];
    while (table.button('Next')) {
      await table.press('Next');
      seen.push(table.one('dialog .page').textContent);
    }
    const raids = log.filter(([, sight]) => sight >= 0 && SPACE.decode(sight).kind === 'raid').length;
    expect(seen.length).toBeGreaterThan(raids + 1);
    expect(new Set(seen).size).toBe(seen.length);
    await table.press('Back');
    expect(table.one('dialog .page').textContent).toBe(seen.at(-2));
    await table.press('Next');
    await table.press('Back to the table');
    expect(table.all('dialog h2')).toEqual([]);
    expect(table.acts).toEqual([]);
  });

  it('can be skipped, and walked through with the arrow keys', async () => {
    const table = at(quiet);
    await table.press('Last raids');
    await table.key('ArrowRight');
    expect(title(table)).not.toBe('All tokens are revealed');
    await table.key('ArrowLeft');
    expect(title(table)).toBe('All tokens are revealed');
    await table.press('Skip');
    expect(table.all('dialog h2')).toEqual([]);
  });

  it('stop where somebody has to choose', async () => {
    const table = at('freeing3');
    await table.press('Last raids');
    while (table.button('Next')) await table.press('Next');
    expect(table.one('dialog .outcome').textContent).toContain('Choose one.');
  });
});
