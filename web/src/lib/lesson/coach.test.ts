import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lesson, Moment, Step } from '../../lessons/lesson';
import { loadCatalogue } from '../../games/testing/mountBoard';
import type { AnyView } from '$lib/protocol/views';
import Panel from './CoachPanel.svelte';
import { Coach } from './coach.svelte';

interface Toy {
  readonly me: number;
  readonly laid: number;
  readonly claim: boolean;
}
const toy = ({ view }: Moment): Toy => view as unknown as Toy;

const STEPS: Step[] = [
  { words: 'web-yes', rule: 'ST-1.1', at: ['.nowhere', '.card'] },
  { words: 'web-no', at: ['.card'], done: (now) => toy(now).laid >= 1 },
  { words: 'web-more', when: ({ mine }) => mine },
  {
    words: (now) => (toy(now).claim ? 'web-close' : 'web-table'),
    able: (now) => toy(now).claim,
    done: (now) => toy(now).laid >= 3,
  },
  { words: 'web-rules' },
];
const LESSON: Lesson = { steps: STEPS };

function moment(laid: number, { mine = true, over = false, claim = true } = {}): Moment {
  return { view: { me: 0, laid, claim } as unknown as AnyView, legal: [], draft: [], mine, over };
}

/** Return a coach that has received a position. */
function coached(laid = 0, lesson = LESSON): Coach {
  const coach = new Coach(lesson, 'table');
  coach.see(moment(laid));
  return coach;
}

beforeAll(loadCatalogue);
beforeEach(() => localStorage.clear());

it('says one thing after the other: read with a button, done by playing', () => {
  const coach = coached();
  expect([coach.number, coach.words, coach.deed]).toEqual([0, 'web-yes', false]);
  coach.next();
  expect([coach.number, coach.words, coach.deed]).toEqual([1, 'web-no', true]);
  coach.see(moment(0));
  expect(coach.number).toBe(1);
  coach.see(moment(1));
  expect(coach.number).toBe(2);
});

it('waits with what was said last while the others move', () => {
  const coach = coached();
  coach.next();
  coach.see(moment(1, { mine: false }));
  expect([coach.number, coach.waits, coach.words]).toEqual([1, true, 'web-no']);
  expect(coach.targets).toEqual([]);
  coach.next();
  expect(coach.number).toBe(1);
  coach.see(moment(1));
  expect([coach.number, coach.waits]).toEqual([2, false]);
});

it('stays with a step that takes several turns', () => {
  const coach = coached(1, {
    steps: [...STEPS.slice(0, 1), { words: 'web-no', done: (now) => toy(now).laid >= 3 }, ...STEPS.slice(4)],
  });
  coach.next();
  coach.see(moment(2, { mine: false }));
  expect([coach.number, coach.waits, coach.words]).toEqual([1, true, 'web-no']);
  coach.see(moment(2));
  expect([coach.number, coach.waits]).toEqual([1, false]);
});

it('passes over what somebody who went ahead has done already', () => {
  const coach = coached(3);
  coach.next();
  expect(coach.number).toBe(2);
  coach.next();
  expect([coach.number, coach.last]).toEqual([4, true]);
});

it('lets something be read that cannot be done this time, in other words', () => {
  const coach = coached(1);
  coach.next();
  coach.next();
  expect([coach.words, coach.deed]).toEqual(['web-close', true]);
  coach.see(moment(1, { claim: false }));
  expect([coach.words, coach.deed]).toEqual(['web-table', false]);
  coach.next();
  expect(coach.last).toBe(true);
});

it('waits for nothing in a game that is over', () => {
  const coach = coached();
  coach.next();
  coach.see(moment(0, { mine: false, over: true }));
  expect([coach.number, coach.waits]).toEqual([2, false]);
  coach.next();
  expect(coach.last).toBe(true);
});

it('goes on with the same step after a reload, each table for itself', () => {
  const coach = coached();
  coach.next();
  expect(coached().number).toBe(1);
  const other = new Coach(LESSON, 'another table');
  other.see(moment(0));
  expect(other.number).toBe(0);
});

it('begins again where the browser has kept nonsense, or an older and longer lesson', () => {
  localStorage.setItem('clanmoot-lessons', '{nonsense');
  expect(coached().number).toBe(0);
  localStorage.setItem('clanmoot-lessons', '[["table", 99]]');
  expect(coached().last).toBe(true);
});

it('is silent once it has been left, also after a reload', () => {
  const coach = coached();
  coach.leave();
  expect([coach.left, coach.step, coach.words]).toEqual([true, undefined, '']);
  coach.see(moment(3));
  expect(coach.left).toBe(true);
  expect(coached().left).toBe(true);
});

it('remembers the latest lessons, not all that ever were', () => {
  for (let i = 0; i < 30; i += 1) {
    const coach = new Coach(LESSON, `table ${i}`);
    coach.see(moment(0));
    coach.next();
  }
  const kept = JSON.parse(localStorage.getItem('clanmoot-lessons') ?? '[]') as unknown[];
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toEqual(['table 29', 1]);
});

const shown: (() => void)[] = [];
afterEach(() => shown.splice(0).forEach((remove) => remove()));

function panel(coach: Coach): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  const component = mount(Panel, { target: root, props: { coach, game: 'schotten-totten' } });
  shown.push(() => {
    void unmount(component);
    root.remove();
  });
  flushSync();
  return root;
}

it('shows the step, a sentence that is read out, and a link to the rule', () => {
  const root = panel(coached());
  const section = root.querySelector('section');
  expect(root.querySelector(`#${section?.getAttribute('aria-labelledby')}`)?.textContent).toBe('Step 1 of 5');
  expect(root.querySelector('[aria-live]')?.textContent).toBe('Yes');
  expect(root.querySelector('footer a')?.getAttribute('href')).toBe('/rules/schotten-totten#ST-1.1');
});

it('offers to go on where one reads, and to skip where one plays; whoever uses keys is not lost', async () => {
  const root = panel(coached());
  const next = root.querySelector<HTMLElement>('[data-next]');
  expect(next?.textContent?.trim()).toBe('Next');
  next?.focus();
  next?.click();
  flushSync();
  await tick();
  await tick();
  expect(root.querySelector('[data-next]')).toBeNull();
  expect(root.querySelector('footer button')?.textContent?.trim()).toBe('Skip');
  expect(root.contains(document.activeElement)).toBe(true);
});

it('disappears when it is left', () => {
  const root = panel(coached());
  root.querySelector<HTMLElement>('[aria-label="Leave the lesson and keep playing"]')?.click();
  flushSync();
  expect(root.querySelector('section')).toBeNull();
});
