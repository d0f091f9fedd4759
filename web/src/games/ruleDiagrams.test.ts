// Diagrams: each belongs to an existing rule, can be drawn, and describes itself in words.
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogueHere } from '../dev/catalogue';
import { speak } from '$lib/words/catalogue.svelte';
import { diagramsOf } from './ruleDiagrams';
import { BOARDS, folder } from './index';

const drawn = await Promise.all(Object.keys(BOARDS).map(async (key) => ({ key, diagrams: await diagramsOf(key) })));
const all = drawn.flatMap(({ key, diagrams }) =>
  Object.entries(diagrams).map(([rule, Diagram]) => ({ key, rule, Diagram })),
);

beforeAll(() => speak('en', catalogueHere));
afterEach(() => document.body.replaceChildren());

describe('pictures beside the rules', () => {
  it('are loaded by the key of a game, and none for a game without', async () => {
    expect(Object.keys(await diagramsOf('highland-clans'))).toContain('HC-5.3');
    expect(await diagramsOf('no-such-game')).toEqual({});
  });

  it.each(all)('$rule: the rule is there', ({ key, rule }) => {
    expect(readFileSync(`../docs/rules/${folder(key)}.md`, 'utf-8')).toContain(`\n- ${rule} `);
  });

  it.each(all)('$rule: is drawn, and its caption says what it shows', async ({ Diagram }) => {
    const component = mount(Diagram, { target: document.body });
    flushSync();
    const drawing = document.body.querySelector('figure > [aria-hidden="true"]');
    const caption = document.body.querySelector('figcaption')?.textContent ?? '';
    expect(drawing?.querySelectorAll('svg').length).toBeGreaterThan(0);
    expect(drawing?.textContent).not.toContain('web-');
    expect(caption.split(' ').length).toBeGreaterThan(4);
    expect(caption).not.toMatch(/web-|\{/);
    await unmount(component);
  });
});
