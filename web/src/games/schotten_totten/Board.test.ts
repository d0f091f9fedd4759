// The board with real positions: what is highlighted is exactly what is legal, and clicking it does it.
import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SPACE } from '$lib/protocol/spaces/schotten_totten';
import { FIXTURES, loadCatalogue, mountBoard, type MountedBoard } from './testing/mountBoard';
import { cardOf } from './selection';
import { hintTargets } from './hintTargets';

// Drawing a whole board many times takes long, so these tests have a longer time limit.
vi.setConfig({ testTimeout: 120_000 });

let here: MountedBoard | undefined;
beforeAll(loadCatalogue);
afterEach(async () => {
  await here?.leave();
  here = undefined;
});

function at(name: string, changes: Parameters<typeof mountBoard>[1] = {}): MountedBoard {
  here = mountBoard(name, changes);
  return here;
}

const stone = (n: number): string => `button.stone[data-stone="${n}"]`;
const slot = (n: number): string => `button.slot[data-stone="${n}"]`;
const held = (card: number): string => `[data-card="${card}"]`;
const button = (action: number): string => `[data-action="${action}"]`;

/** Return a selector for an element that stays valid when elements around it change. */
function nameOf({ dataset, classList }: HTMLElement): string {
  if (dataset.action) return button(Number(dataset.action));
  if (dataset.card) return held(Number(dataset.card));
  if (dataset.deck) return `[data-deck="${dataset.deck}"]`;
  if (dataset.discards !== undefined) return '[data-discards]';
  if (dataset.piece) return `[data-level][data-piece="${dataset.piece}"]`;
  return (classList.contains('stone') ? stone : slot)(Number(dataset.stone));
}

/** Return every move reached by clicking one gold element, or two in order. */
async function reached(sitting: MountedBoard): Promise<number[]> {
  const gold = (): HTMLElement[] => sitting.all('[data-lit]');
  const touch = (thing: HTMLElement): void => {
    // A button may have been drawn again in the meantime.
    (thing.isConnected ? thing : sitting.one(nameOf(thing))).click();
    flushSync();
  };
  // A click on another card of the hand only changes the selection.
  const follows = (first: HTMLElement, second: HTMLElement): boolean =>
    first !== second && !(first.dataset.card && second.dataset.card);
  const found: number[] = [];
  for (const first of gold()) {
    touch(first);
    for (const second of sitting.acts.length ? [] : gold().filter((thing) => follows(first, thing))) {
      await sitting.key('Escape');
      touch(first);
      touch(second);
    }
    found.push(...sitting.acts.splice(0));
    await sitting.key('Escape');
  }
  return [...new Set(found)].toSorted((a, b) => a - b);
}

describe.each(Object.keys(FIXTURES))('the position %s', (name) => {
  it('is gold exactly where something is legal', async () => {
    const sitting = at(name);
    expect(await reached(sitting)).toEqual(sitting.fixture.legal);
  });

  it('has a way over gold to every legal move', async () => {
    const sitting = at(name);
    for (const action of sitting.fixture.legal) {
      for (const selector of hintTargets(action)) {
        expect(sitting.one(selector).dataset.lit, `${selector} for ${action}`).toBeDefined();
        await sitting.click(selector);
      }
      expect(sitting.acts.splice(0)).toEqual([action]);
      await sitting.key('Escape');
    }
  });

  it('has a name for everything, one filled button at most, and no gold when it is not my turn', () => {
    const sitting = at(name);
    expect(sitting.root.textContent).not.toMatch(/(web-)?st-[a-z]/);
    for (const thing of sitting.all('button')) {
      const said = thing.getAttribute('aria-label') ?? thing.textContent;
      expect(said).toMatch(/\w/);
      expect(said).not.toMatch(/st-|undefined|NaN|\{/);
    }
    const filled = sitting.all('.button.filled').map(({ dataset }) => Number(dataset.action));
    expect(filled.length).toBeLessThanOrEqual(1);
    expect(filled).not.toContain(SPACE.encode('pass'));
    sitting.give({ view: sitting.fixture.view, legal: [] });
    expect(sitting.all('[data-lit]')).toEqual([]);
  });
});

it('offers one claim as a button: of the stone that is looked at', async () => {
  const sitting = at('claims');
  const labels = (): string[] => sitting.all('[data-action]').map(({ textContent }) => textContent.trim());
  expect(labels()).toEqual(['Claim stone 3', 'Done']);
  sitting.one(stone(5)).focus();
  await sitting.key('Escape');
  expect(labels()).toEqual(['Claim stone 6', 'Done']);
});

it('fills going on where it is the only thing to do', () => {
  const sitting = at('claims', { legal: [SPACE.encode('done')] });
  expect(sitting.one('.button.filled').textContent.trim()).toBe('Done');
});

it('has fixtures with every kind of move', () => {
  const kinds = new Set(Object.values(FIXTURES).flatMap(({ legal }) => legal.map((n) => SPACE.decode(n).kind)));
  const choices = SPACE.kinds.filter(({ part }) => part === 'choice').map(({ name }) => name);
  expect([...kinds].toSorted()).toEqual(choices.toSorted());
});

describe('a move in the other order', () => {
  it('takes the stone first and then the card', async () => {
    const sitting = at('middle');
    const [action] = sitting.fixture.legal as [number];
    const { args } = SPACE.decode(action);
    await sitting.click(slot(args.stone as number));
    expect(sitting.acts).toEqual([]);
    expect(sitting.one('.sentence').textContent).toBe(`Choose a card for stone ${(args.stone as number) + 1}.`);
    await sitting.click(held(args.card as number));
    expect(sitting.acts).toEqual([action]);
  });

  it('lights for a chosen stone the cards that can go there, a mode too', async () => {
    const sitting = at('tactics');
    const [mode] = SPACE.of(sitting.fixture.legal, 'mode');
    await sitting.click(stone(mode?.args.stone as number));
    await sitting.click(held(cardOf(mode?.action as number) as number));
    expect(sitting.acts).toEqual([mode?.action]);
  });

  it('lets go of a card that is touched twice', async () => {
    const sitting = at('opening');
    await sitting.click(held(6));
    expect(sitting.one(held(6)).getAttribute('aria-pressed')).toBe('true');
    await sitting.click(held(6));
    expect(sitting.one(held(6)).getAttribute('aria-pressed')).toBe('false');
    expect(sitting.acts).toEqual([]);
  });
});

describe('touching what is not allowed', () => {
  it('asks the table why, and keeps what was chosen', async () => {
    const sitting = at('middle');
    const { view, legal } = sitting.fixture;
    const taken = view.owned[0]?.[0] as number;
    const card = view.hand[0] as number;
    await sitting.click(held(card));
    await sitting.click(stone(taken));
    const refused = SPACE.encode('play', { card, stone: taken });
    expect(sitting.acts).toEqual([refused]);
    expect(legal).not.toContain(refused);
    expect(sitting.one(held(card)).getAttribute('aria-pressed')).toBe('true');
  });

  it('names a claim for a stone that cannot be claimed', async () => {
    const sitting = at('claims');
    await sitting.click(stone(7));
    expect(sitting.acts).toEqual([SPACE.encode('claim', { stone: 7 })]);
  });

  it('names a play for a card of the hand while claims are made', async () => {
    const sitting = at('claims');
    await sitting.click(held(0));
    expect(sitting.acts.map((n) => SPACE.decode(n).kind)).toEqual(['play']);
    expect(sitting.fixture.legal).not.toContain(sitting.acts[0]);
  });

  it('names a ruse that can do nothing', async () => {
    const sitting = at('pass');
    await sitting.click(held(59));
    expect(sitting.acts).toEqual([SPACE.encode('ruse', { ruse: 0 })]);
    expect(sitting.fixture.legal).not.toContain(sitting.acts[0]);
  });
});

describe('the proof', () => {
  it('asks for the stone that can be claimed, and says the answer with its rule', async () => {
    const words = { id: 'st-incomplete', args: { stone: 3 } };
    const sitting = at('claims', { why: { allowed: false, rule: 'ST-5.1', words } });
    expect(sitting.whys).toEqual([SPACE.encode('claim', { stone: 2 })]);
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    expect(sitting.one('.proof').textContent).toContain('Your side isn’t complete.');
    expect(sitting.one('.proof a').getAttribute('href')).toBe('/rules/schotten-totten#ST-5.1');
  });

  it('follows the stone that has the focus', async () => {
    const sitting = at('claims');
    sitting.one(stone(5)).focus();
    await sitting.key('ArrowRight');
    expect(sitting.whys.at(-1)).toBe(SPACE.encode('claim', { stone: 6 }));
  });

  it('tells what lies there when nothing can be claimed now', async () => {
    const sitting = at('middle');
    sitting.one(stone(0)).focus();
    await sitting.key('Escape');
    expect(sitting.whys).toEqual([]);
    expect(sitting.one('.proof').textContent).toContain('Stone 1');
  });
});

describe('on a phone', () => {
  const width = (pixels: number): void => {
    (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width: pixels });
  };
  beforeAll(() => width(390));
  afterAll(() => width(1440));

  it.each(['claims', 'naming', 'returning', 'strategist_to'])('%s can be played all the same', async (name) => {
    const sitting = at(name);
    expect(sitting.all('.opponents [data-deck]').length).toBeGreaterThan(0);
    expect(await reached(sitting)).toEqual(sitting.fixture.legal);
  });

  it('offers a look at the stone', () => {
    const sitting = at('claims');
    expect(sitting.one('.look button').getAttribute('aria-label')).toBe('Show details of stone 3');
  });
});

describe('the keyboard', () => {
  it('has one way in to the stones and one to the hand', () => {
    const sitting = at('middle');
    expect(sitting.all('.stones [tabindex="0"]').length).toBe(1);
    expect(sitting.all('.hand .cards [tabindex="0"]').length).toBe(1);
  });

  it('goes along the stones, across to the cards, down to the hand and back', async () => {
    const sitting = at('middle');
    sitting.one(stone(0)).focus();
    await sitting.key('ArrowRight');
    expect(document.activeElement).toBe(sitting.one(stone(1)));
    await sitting.key('ArrowUp');
    expect((document.activeElement as HTMLElement).dataset).toMatchObject({ stone: '1', level: '-1' });
    await sitting.key('ArrowDown');
    expect(document.activeElement).toBe(sitting.one(stone(1)));
    for (let i = 0; i < 5; i++) await sitting.key('ArrowDown');
    expect(document.activeElement).toBe(sitting.all('.hand .card')[0]);
    await sitting.key('ArrowRight');
    expect(document.activeElement).toBe(sitting.all('.hand .card')[1]);
    await sitting.key('End');
    expect(document.activeElement).toBe(sitting.all('.hand .card').at(-1));
    await sitting.key('ArrowUp');
    expect((document.activeElement as HTMLElement).dataset.stone).toBe('1');
  });
});

describe('when the game goes on', () => {
  const after = (name: string): (typeof FIXTURES)[string] => FIXTURES[name] as (typeof FIXTURES)[string];

  it('forgets what was chosen before', async () => {
    const sitting = at('opening');
    await sitting.click(held(6));
    sitting.give(after('middle'));
    expect(sitting.all('[aria-pressed="true"]')).toEqual([]);
  });

  it('keeps the keyboard among the stones if the place under it is gone', () => {
    const sitting = at('opening');
    sitting.one(slot(2)).focus();
    sitting.give(after('middle'));
    expect((document.activeElement as HTMLElement).dataset.stone).toBe('2');
  });

  it('gives the keyboard to the hand if a button or a card under it is gone', () => {
    const sitting = at('claims');
    sitting.one(button(SPACE.encode('claim', { stone: 2 }))).focus();
    sitting.give(after('middle'));
    expect((document.activeElement as HTMLElement).dataset.card).toBe('5');
  });

  it('looks at the stone that can be claimed now', () => {
    const sitting = at('middle');
    sitting.one(stone(0)).focus();
    sitting.give(after('claims'));
    expect(sitting.whys).toEqual([SPACE.encode('claim', { stone: 2 })]);
  });
});

describe('what the board tells', () => {
  it('counts decks, hands and stones', () => {
    const { view } = at('known').fixture;
    expect(here?.all('.aside [data-deck]').map((deck) => deck.textContent.trim())).toEqual(view.decks.map(String));
    expect(here?.one('.opponents').textContent).toContain('7 cards, no tactics · 3 stones');
  });

  it('shows every open discard and what one knows of the other hand', () => {
    const { view } = at('known').fixture;
    expect(here?.all('.aside .open .mini').length).toBe(view.discards.length + view.tactic_discards.length);
    expect(here?.one('.aside').textContent).toContain('Campbell has red 5 in hand.');
  });

  it('marks the cards of the hand that the other side knows', () => {
    const { view } = at('shown').fixture;
    expect(view.known.length).toBeGreaterThan(0);
    expect(here?.all('.hand .eye').length).toBe(view.known.length);
    expect(here?.one('.aside').textContent).toContain('MacGregor knows that you have');
  });

  it('marks who was complete first, until the stone is claimed', () => {
    const { view } = at('known').fixture;
    const owned = view.owned.flat();
    const marked = view.first.flat().filter((n) => !owned.includes(n));
    expect(here?.all('.first').length).toBe(marked.length);
  });

  it('shows closed hands to somebody who looks on, and nothing to do', () => {
    const sitting = at('watching');
    expect(sitting.all('.hand .card, [data-lit]')).toEqual([]);
    expect(sitting.all('.backs').length).toBe(2);
  });

  it('says how it ended', () => {
    expect(at('over').one('.sentence').textContent).toBe('You win with three stones side by side, 5–2 in stones!');
  });

  it('gives every card one place, by a name of its own', () => {
    for (const name of Object.keys(FIXTURES)) {
      const sitting = mountBoard(name);
      const pieces = sitting.all('[data-piece]').map(({ dataset }) => dataset.piece);
      expect(new Set(pieces).size, name).toBe(pieces.length);
      void sitting.leave();
    }
  });
});

describe('all cards open', () => {
  it('shows the other hand, and what lies under the decks', () => {
    const { view } = FIXTURES.recruiting as (typeof FIXTURES)[string];
    const hidden = { ...view, under: [-1] };
    const other = { ...view, me: 1 - view.me, hand: [0, 10, 20], under: [7], clans_held: [3, 3], tactics_held: [0, 0] };
    const both = view.me === 0 ? [hidden, other] : [other, hidden];
    const table = at('recruiting', { open: both });
    const label = table.one('.backs').getAttribute('aria-label') ?? '';
    expect(label).toMatch(/green 1/i);
    expect(table.all('.backs [data-piece^="card-"]').map(({ dataset }) => dataset.piece)).toEqual([
      'card-0',
      'card-10',
      'card-20',
    ]);
    expect(table.all('.closed')).toEqual([]);
  });
});
