import { afterEach, expect, it } from 'vitest';
import { found, round, same } from './findTarget';

/** An element on the screen, or one without a size that is not visible. */
function thing(name: string, box: [left: number, top: number, width: number, height: number]): HTMLElement {
  const element = document.createElement('i');
  element.className = name;
  const [x, y, width, height] = box;
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  (document.querySelector('main') ?? document.body.appendChild(document.createElement('main'))).append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

it('takes the first selector that finds something which can be seen', () => {
  thing('hidden', [0, 0, 0, 0]);
  const card = thing('card', [10, 10, 20, 30]);
  expect(found(['.missing', '.hidden', '.card', 'i'], false)).toEqual([card]);
  expect(found(['.missing', '.hidden'], false)).toEqual([]);
});

it('goes round all of it where one reads, and points at one thing where one plays', () => {
  const cards = [thing('card', [10, 10, 20, 30]), thing('card', [40, 5, 20, 30])];
  expect(found(['.card'], false)).toEqual(cards);
  expect(found(['.card'], true)).toEqual(cards.slice(0, 1));
  expect(round(cards)).toEqual({ left: 10, top: 5, right: 60, bottom: 40 });
  expect(round([])).toBeNull();
});

it('ends where the box ends in which something scrolls', () => {
  const card = thing('card', [10, 10, 20, 300]);
  const main = document.querySelector('main') as HTMLElement;
  main.style.overflowY = 'auto';
  main.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  expect(round([card])).toEqual({ left: 10, top: 10, right: 30, bottom: 50 });
});

it('goes round something in a sheet wherever it lies, also over what stays put', () => {
  const card = thing('card', [10, 700, 20, 30]);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="stage"><div class="own" style="position: sticky"></div></div>',
  );
  const own = document.querySelector('.own') as HTMLElement;
  own.getBoundingClientRect = () => new DOMRect(0, 600, 390, 200);
  expect(round([card])).toBeNull();
  const sheet = document.createElement('dialog');
  document.body.append(sheet);
  sheet.append(card);
  expect(round([card])).toEqual({ left: 10, top: 700, right: 30, bottom: 730 });
});

it('knows when nothing has moved', () => {
  const box = { left: 1, top: 2, right: 3, bottom: 4 };
  expect(same(box, { ...box })).toBe(true);
  expect(same(box, { ...box, top: 3 })).toBe(false);
  expect(same(null, box)).toBe(false);
  expect(same(null, null)).toBe(true);
});
