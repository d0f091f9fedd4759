// Tests of the colours: enough contrast in both themes, and nothing told only by colour.
import { readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { LETTERS } from '$games/highland_clans/pieces';
import CardFace from './CardFace.svelte';
import { SUITS } from './suits';
import { bands, SETTS } from './tartans';
import { apart, contrast, light, VISIONS } from './testing/colours';

const css = readFileSync('src/lib/look/tokens.css', 'utf8');
const [day = '', night = ''] = css.split(":root[data-theme='dark']");
const tokens = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6,8});/g)].map(([, name = '', value = '']) => [name, value]),
  );
const TIMES = { 'by day': tokens(day), 'by night': { ...tokens(day), ...tokens(night) } };

const GROUNDS = ['paper', 'panel', 'slot', 'floor', 'hill', 'sea'];
const SUIT_NAMES = ['green', 'blue', 'red', 'yellow', 'purple', 'brown'];

/** Text colours and their backgrounds. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...GROUNDS, 'grass', 'wall', 'thatch', 'stone', 'line']],
  ['soft', ['paper', 'panel', 'slot', 'hill', 'sea']],
  ['bad', ['paper', 'panel']],
  ['panel', ['ink']],
  ['card-ink', ['card', 'yellow']],
  ...SUIT_NAMES.map((name) => [`${name}-deep`, ['card']] as const),
];

/** Graphics: outlines, rims, emblems. */
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['lit', [...GROUNDS, 'grass']],
  ['edge', ['paper', 'panel']],
  ['rim', ['paper', 'panel']],
  ['stone-edge', ['paper', 'panel']],
  ...SUIT_NAMES.map((name) => [name, ['card']] as const),
];

describe.each(Object.entries(TIMES))('%s', (_, colours) => {
  const colour = (name: string): string => {
    expect(colours, name).toHaveProperty(name);
    return colours[name] as string;
  };
  const on = (one: string, ground: string): number => contrast(light(colour(one)), light(colour(ground)));

  it.each(TEXTS)('%s can be read', (name, grounds) => {
    for (const ground of grounds) expect(on(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s can be seen', (name, grounds) => {
    for (const ground of grounds) expect(on(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it('what is lit can still be read', () => {
    for (const ground of ['paper', 'panel'])
      for (const name of ['ink', 'soft']) {
        const tint = light(colour('lit-tint'), colour(ground));
        expect(contrast(light(colour(name)), tint), `${name} on lit ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('the letter of a suit can be read on its colour', () => {
    for (const [i, { print }] of SUITS.entries()) {
      const [, name = ''] = /--([\w-]+)/.exec(print) ?? [];
      expect(on(name, SUIT_NAMES[i] as string), SUIT_NAMES[i]).toBeGreaterThanOrEqual(4.5);
    }
  });
});

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));

describe.each(Object.entries(VISIONS))('with the eyes of %s', (_, vision) => {
  // Stripes identify a sett. Two setts differ in colour at the same places, for every kind of colour vision.
  const PLACES = 60;
  const stripes = SETTS.map((sett) => {
    const { bands: all, size } = bands(sett);
    return Array.from({ length: PLACES }, (_, i) => {
      const at = (i / PLACES) * size;
      return light(all.findLast((band) => band.at <= at)?.colour ?? '');
    });
  });

  it('no two setts look alike', () => {
    for (const [one, other] of pairs(stripes)) {
      const differences = one.map((colour, i) => apart(vision, colour, other[i] ?? colour));
      expect(differences.reduce((sum, one) => sum + one) / PLACES).toBeGreaterThan(10);
    }
  });
});

describe('without any colour', () => {
  it('a suit has its letter and its emblem, and both are on the card', () => {
    expect(new Set(SUITS.map(({ letter }) => letter)).size).toBe(SUITS.length);
    expect(new Set(SUITS.map(({ emblem }) => emblem)).size).toBe(SUITS.length);
    for (const [suit, { letter, emblem }] of SUITS.entries()) {
      const target = document.createElement('div');
      const card = mount(CardFace, { target, props: { suit, strength: 5 } });
      expect(target.innerHTML).toContain(`#suit${letter}`);
      expect(target.innerHTML.split(emblem).length, 'beside the number, and large').toBe(3);
      void unmount(card);
    }
  });

  it('a cube of Highland Clans has its letter', () => {
    expect(new Set(LETTERS).size).toBe(LETTERS.length);
  });
});
