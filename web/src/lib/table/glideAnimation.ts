// Animates the difference of two views: a piece with the same id glides from its old place to its new one.

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const MILLISECONDS = 320;
// A source may be much wider than the piece that comes from it.
const LARGEST = 2;

/** The position of every piece by id, and the positions from which new pieces come. */
export function places(root: HTMLElement): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece], [data-place]')) {
    const { x, y, width } = piece.getBoundingClientRect();
    const id = piece.dataset.piece ?? `place:${piece.dataset.place}`;
    if (width) found.set(id, { x, y, width });
  }
  return found;
}

/** Animate every piece from its old place. A new piece comes from the place named by its `data-from`. */
export function glide(root: HTMLElement, before: ReadonlyMap<string, Place>, slow: number): void {
  if (!slow) return;
  // Measure everything before anything moves, because each measurement in between would force a new layout.
  const ways = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')].flatMap((piece) => {
    const from = before.get(piece.dataset.piece as string) ?? before.get(`place:${piece.dataset.from}`);
    const way = from && wayOf(piece, from);
    return way ? [{ piece, ...way }] : [];
  });
  for (const way of ways) animate(way, slow);
}

interface Way {
  readonly piece: HTMLElement | SVGElement;
  readonly x: number;
  readonly y: number;
  readonly grow: number;
}

/** Return how far a piece has moved and shrunk; null if it has not changed. */
function wayOf(piece: Way['piece'], from: Place): Omit<Way, 'piece'> | undefined {
  const to = piece.getBoundingClientRect();
  // A piece outside the screen is not animated.
  if (!to.width) return undefined;
  const scale = unit(piece);
  const x = (from.x - to.x) / scale;
  const y = (from.y - to.y) / scale;
  const grow = Math.min(LARGEST, from.width / to.width);
  return Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(grow - 1) < 0.02 ? undefined : { x, y, grow };
}

function animate({ piece, x, y, grow }: Way, slow: number): void {
  // `translate` and `scale` do not affect a piece's own `transform`.
  piece.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(grow), transformOrigin: '0 0', transformBox: 'fill-box', zIndex: 5 },
      { translate: '0 0', scale: '1', transformOrigin: '0 0', transformBox: 'fill-box', zIndex: 5 },
    ] as Keyframe[],
    { duration: MILLISECONDS * slow, easing: 'cubic-bezier(.3,0,.2,1)' },
  );
}

/** Return the size of a drawing's unit in screen pixels. */
function unit(piece: HTMLElement | SVGElement): number {
  return piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)
    ? Math.abs(piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) || 1
    : 1;
}
