import { afterEach, expect, it, vi } from 'vitest';
import { glide, places } from './glideAnimation';

const at = (x: number, y: number, width = 40): DOMRect => ({ x, y, width, height: 60 }) as DOMRect;

function board(...pieces: { piece?: string; place?: string; from?: string; box: DOMRect }[]): HTMLElement {
  const root = document.createElement('div');
  for (const { piece, place, from, box } of pieces) {
    const element = document.createElement('b');
    Object.assign(element.dataset, JSON.parse(JSON.stringify({ piece, place, from })));
    element.getBoundingClientRect = () => box;
    element.animate = vi.fn() as never;
    root.append(element);
  }
  return root;
}

afterEach(() => vi.restoreAllMocks());
const frames = (root: HTMLElement, i: number): Keyframe[] | undefined =>
  vi.mocked((root.children[i] as HTMLElement).animate).mock.calls[0]?.[0] as Keyframe[] | undefined;

it('lets a piece glide from where it was', () => {
  const before = places(board({ piece: 'card-3', box: at(10, 20) }));
  const after = board({ piece: 'card-3', box: at(110, 20) });
  glide(after, before, 1);
  expect(frames(after, 0)?.[0]).toMatchObject({ translate: '-100px 0px' });
});

it('leaves alone what has not moved, and everything when motion is off', () => {
  const before = places(board({ piece: 'card-3', box: at(10, 20) }));
  const same = board({ piece: 'card-3', box: at(10, 20) });
  glide(same, before, 1);
  expect(frames(same, 0)).toBeUndefined();
  const moved = board({ piece: 'card-3', box: at(90, 20) });
  glide(moved, before, 0);
  expect(frames(moved, 0)).toBeUndefined();
});

it('brings a new piece from the place it names, smaller or larger', () => {
  const before = places(board({ place: 'deck', box: at(0, 0, 20) }));
  const after = board({ piece: 'card-9', from: 'deck', box: at(50, 80) }, { piece: 'card-8', box: at(5, 5) });
  glide(after, before, 1);
  expect(frames(after, 0)?.[0]).toMatchObject({ translate: '-50px -80px', scale: '0.5' });
  expect(frames(after, 1)).toBeUndefined();
});

it('lets nothing grow beyond reason that comes from a wide place', () => {
  const before = places(board({ place: 'bag', box: at(0, 0, 400) }));
  const after = board({ piece: 'cube-1', from: 'bag', box: at(50, 80) });
  glide(after, before, 1);
  expect(frames(after, 0)?.[0]).toMatchObject({ scale: '2' });
});

it('leaves alone what has gone out of sight', () => {
  const before = places(board({ piece: 'card-3', box: at(10, 20) }));
  const hidden = board({ piece: 'card-3', box: at(0, 0, 0) });
  glide(hidden, before, 1);
  expect(frames(hidden, 0)).toBeUndefined();
});
