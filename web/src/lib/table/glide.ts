// Motion from the difference of two views: a piece with the same id glides from where it was to where it is.

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const MILLISECONDS = 320;
// A place may be much wider than what comes from it.
const LARGEST = 2;

/** Where every piece is now, by its id; and where pieces come from that were not there. */
export function places(root: HTMLElement): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece], [data-place]')) {
    const { x, y, width } = piece.getBoundingClientRect();
    const id = piece.dataset.piece ?? `place:${piece.dataset.place}`;
    if (width) found.set(id, { x, y, width });
  }
  return found;
}

/** Let every piece glide from its old place; one that is new comes from the place its `data-from` names. */
export function glide(root: HTMLElement, before: ReadonlyMap<string, Place>, slow: number): void {
  if (!slow) return;
  // All is measured before anything moves: a place asked for in between would be worked out anew each time.
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

/** How far a piece has come, and how much it has shrunk; nothing where it stands as it stood. */
function wayOf(piece: Way['piece'], from: Place): Omit<Way, 'piece'> | undefined {
  const to = piece.getBoundingClientRect();
  // What is out of sight goes nowhere.
  if (!to.width) return undefined;
  const scale = unit(piece);
  const x = (from.x - to.x) / scale;
  const y = (from.y - to.y) / scale;
  const grow = Math.min(LARGEST, from.width / to.width);
  return Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(grow - 1) < 0.02 ? undefined : { x, y, grow };
}

function animate({ piece, x, y, grow }: Way, slow: number): void {
  // `translate` and `scale` leave a piece's own `transform` alone.
  piece.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(grow), transformOrigin: '0 0', transformBox: 'fill-box', zIndex: 5 },
      { translate: '0 0', scale: '1', transformOrigin: '0 0', transformBox: 'fill-box', zIndex: 5 },
    ] as Keyframe[],
    { duration: MILLISECONDS * slow, easing: 'cubic-bezier(.3,0,.2,1)' },
  );
}

/** How many pixels of the screen a unit inside a drawing is. */
function unit(piece: HTMLElement | SVGElement): number {
  return piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)
    ? Math.abs(piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) || 1
    : 1;
}
