// Arrow keys with a fake page layout.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { arrowKeys } from './arrowKeys';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => root.remove());

function put(x: number, y: number, name = 'slot'): HTMLElement {
  const one = document.createElement('button');
  one.className = name;
  one.getBoundingClientRect = () => new DOMRect(x, y, 40, 40);
  root.append(one);
  return one;
}

function walking(from?: string, to?: string): (start: HTMLElement, key: string) => Element | null {
  root.addEventListener('keydown', (event) =>
    arrowKeys(event as KeyboardEvent & { currentTarget: HTMLElement }, from, to),
  );
  return (start, key) => {
    start.focus();
    start.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement;
  };
}

it('walk to the nearest thing in their direction', () => {
  const [start, right, , below] = [put(0, 0), put(60, 0), put(120, 0), put(10, 70)] as const;
  const press = walking();
  expect(press(start, 'ArrowRight')).toBe(right);
  expect(press(start, 'ArrowDown')).toBe(below);
  expect(press(below, 'ArrowUp')).toBe(start);
  expect(press(start, 'ArrowLeft')).toBe(start);
});

it('stay in a row as long as it goes on, and never go far to the side', () => {
  const [start, inRow] = [put(0, 0), put(200, 0)] as const;
  put(60, 90);
  const far = put(700, 110);
  const press = walking();
  expect(press(start, 'ArrowRight')).toBe(inRow);
  expect(press(start, 'ArrowDown')).not.toBe(far);
});

it('pass what is not shown', () => {
  const [start, hidden, right] = [put(0, 0), put(60, 0), put(120, 0)] as const;
  hidden.style.display = 'none';
  expect(walking()(start, 'ArrowRight')).toBe(right);
});

it('lead from what was named to what was named', () => {
  const [start, other, slot] = [put(0, 0, 'card'), put(60, 0, 'card'), put(120, 0)] as const;
  const press = walking('.card', '.slot');
  expect(press(start, 'ArrowRight')).toBe(slot);
  expect(press(slot, 'ArrowLeft')).toBe(slot);
  expect(press(other, 'Enter')).toBe(other);
});
