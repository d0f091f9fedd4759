// Which clicks count: deliberate clicks always, but not the second of an accidental double click on something new.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DoubleClickGuard, DOUBLE_CLICK_MS } from './doubleClick';

let place: HTMLElement;
let guard: DoubleClickGuard;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  place = document.createElement('div');
  document.body.append(place);
  guard = new DoubleClickGuard();
  guard.ask('a card');
});
afterEach(() => {
  place.remove();
  vi.useRealTimers();
});

function button(text: string): HTMLButtonElement {
  const one = document.createElement('button');
  one.textContent = text;
  place.append(one);
  return one;
}

/** Click, the first time or again within a double click; returns whether it counts. */
function click(one: Element, detail = 1): boolean {
  let counts = false;
  one.addEventListener('click', (event) => (counts = guard.click(event as MouseEvent, place)), { once: true });
  one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  return counts;
}

const wait = (time: number): void => void vi.advanceTimersByTime(time);

describe('a second click at once', () => {
  it('does not answer what was asked after the first one, not even by the same button', () => {
    const none = button('No piper');
    expect(click(none)).toBe(true);
    wait(80);
    guard.ask('a piper');
    wait(60);
    expect(click(none, 2)).toBe(false);
    expect(click(button('Neither'), 3)).toBe(false);
  });

  it('does not press a button that the first one has put there, or that says something else now', () => {
    const courts = button('See the courts');
    expect(click(courts)).toBe(true);
    courts.textContent = 'Back to the raid';
    wait(120);
    expect(click(courts, 2)).toBe(false);
    expect(click(button('Done'), 2)).toBe(false);
  });

  it('does not answer late either, where the table was slow: what is asked has to be seen first', () => {
    const one = button('Done');
    expect(click(one)).toBe(true);
    wait(450);
    guard.ask('more');
    wait(DOUBLE_CLICK_MS - 1);
    expect(click(one, 2)).toBe(false);
  });
});

describe('a click that is meant', () => {
  it('counts, however fast, on anything that was there at the click before', () => {
    const one = button('One more');
    const other = button('One less');
    expect(click(one)).toBe(true);
    expect(click(one, 2)).toBe(true);
    expect(click(other, 3)).toBe(true);
  });

  it('counts on what has been asked since then, as soon as that can be seen', () => {
    const one = button('Done');
    for (let detail = 1; detail < 6; detail += 1) {
      expect(click(one, detail)).toBe(true);
      wait(40);
      guard.ask(detail);
      wait(DOUBLE_CLICK_MS);
    }
  });

  it('counts if it is a click of its own, elsewhere or later', () => {
    expect(click(button('Done'))).toBe(true);
    guard.ask('more');
    expect(click(button('Neither'), 1)).toBe(true);
  });

  it('counts after one that did not, without a pause', () => {
    const one = button('Done');
    expect(click(one)).toBe(true);
    guard.ask('more');
    wait(DOUBLE_CLICK_MS - 50);
    expect(click(one, 2)).toBe(false);
    wait(50);
    expect(click(one, 3)).toBe(true);
  });

  it('counts by key, which has no second click', () => {
    const one = button('Done');
    expect(click(one, 0)).toBe(true);
    guard.ask('more');
    expect(click(one, 0)).toBe(true);
  });
});
