import { flushSync, mount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { News } from '$lib/protocol/messages';
import { bundleOf, Speaker } from '$lib/words/speaker';
import LogLines from './LogLines.svelte';

const LAY = `lay =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $who } lays { $card }.
    }
`;
const words = new Speaker(bundleOf('en', [LAY]), ['Ann', 'Bo'], 0);
const seats = ['Ann', 'Bo'].map((name, tartan) => ({ name, letter: name.charAt(0), tartan, you: !tartan }));
const lay = (who: number, card: string): News => [who, 5, { id: 'lay', args: { who, card } }];

function shown(props: object): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  mount(LogLines, { target, props: { news: [], seats, words, ...props } });
  flushSync();
  return target;
}

it('tells steps in the words of the watcher and leaves quiet ones out', () => {
  const target = shown({ news: [lay(0, 'red 1'), [0, 9, null], lay(1, 'red 2')] });
  expect([...target.querySelectorAll('li')].map((line) => line.textContent?.trim().replace(/\s+/g, ' '))).toEqual([
    'You lay red 1.',
    'Bo lays red 2.',
  ]);
});

it('goes to the step that is clicked and marks where one is', () => {
  const jump = vi.fn();
  const target = shown({ news: [lay(0, 'red 1'), [0, 9, null], lay(1, 'red 2')], at: 2, jump });
  expect(target.querySelector('[aria-current]')?.textContent).toContain('red 1');
  target.querySelectorAll('button')[1]?.click();
  expect(jump).toHaveBeenCalledWith(3);
});
