import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOARDS, folder } from '$games/index';
import type { AnyView } from '$lib/protocol/views';
import { t } from '$lib/words/catalogue.svelte';
import type { PlainId } from '$lib/words/speaker';
import { loadCatalogue, type Fixture } from '../games/testing/mountBoard';
import { isDue, reached, type Lesson, type Moment, type Step } from './lesson';
import { LESSONS } from './index';

const FIXTURES = import.meta.glob<Fixture<AnyView>>('../games/*/fixtures/*.json', { eager: true, import: 'default' });

/** Positions from real games. A lesson must be able to handle any of them. */
const moments = (key: string): [string, Moment][] =>
  Object.entries(FIXTURES)
    .filter(([path, { view }]) => path.includes(`/${folder(key)}/`) && view.me >= 0)
    .flatMap(([path, { view, legal, asked }]) =>
      [false, true].map((over): [string, Moment] => [
        path,
        { view, legal, draft: [], mine: asked.includes(view.me), over },
      ]),
    );

const words = ({ words }: Step, now: Moment): PlainId => (typeof words === 'string' ? words : words(now));
const targets = ({ at }: Step, now: Moment): readonly string[] => (typeof at === 'function' ? at(now) : (at ?? []));

beforeAll(loadCatalogue);

it('every game that can be played here can be learned here', () => {
  expect(Object.keys(LESSONS).sort()).toEqual(Object.keys(BOARDS).sort());
});

describe.each(Object.keys(LESSONS))('the lesson of %s', (key) => {
  let steps: readonly Step[];
  beforeAll(async () => {
    steps = ((await LESSONS[key]?.()) as unknown as Lesson).steps;
  });

  it('has about ten steps, and the last one is read', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(steps.at(-1)?.done).toBeUndefined();
    expect(steps.filter(({ done }) => done).length).toBeGreaterThanOrEqual(5);
  });

  it('names rules that there are', () => {
    const rules = readFileSync(`../docs/rules/${folder(key)}.md`, 'utf-8');
    for (const { rule } of steps) expect(rules).toContain(`\n- ${rule} `);
  });

  it('says something and points with selectors wherever the game stands', () => {
    expect(moments(key).length).toBeGreaterThan(4);
    for (const [path, now] of moments(key))
      for (const step of steps) {
        const message = words(step, now);
        expect(t(message), `${path}: ${message}`).not.toBe(message);
        for (const target of targets(step, now)) expect(() => document.querySelector(target), target).not.toThrow();
        step.done?.(now);
        step.able?.(now);
        isDue(step, now);
      }
  });

  it('comes to its end in a game that is over', () => {
    for (const [, now] of moments(key).filter(([, { over }]) => over)) {
      let at = 0;
      for (let turn = 0; turn < steps.length; turn += 1)
        at = reached({ steps }, Math.min(at + 1, steps.length - 1), now);
      expect(at).toBe(steps.length - 1);
    }
  });
});
