// Six setts, one per clan: stripes of the half sett, mirrored and woven in both directions.

export interface Stripe {
  readonly colour: string;
  readonly width: number;
}

export interface Sett {
  readonly half: readonly Stripe[];
  /** The colour of a thin line for this clan. */
  readonly line: string;
}

const sett = (line: string, ...half: readonly (readonly [string, number])[]): Sett => ({
  half: half.map(([colour, width]) => ({ colour, width })),
  line,
});

// No sett is gold, because gold marks legal actions.
export const SETTS: readonly Sett[] = [
  sett('#9a2f3c', ['#7a1f2b', 18], ['#1f3a2e', 10], ['#e8d9a8', 2], ['#1f3a2e', 10], ['#7a1f2b', 6], ['#f0e8d8', 2]),
  sett('#2b67a0', ['#1f4e79', 16], ['#0f2338', 12], ['#7fb3d9', 2], ['#2e6b4f', 10], ['#0f2338', 4], ['#f0e8d8', 2]),
  sett('#2e6b4f', ['#2e6b4f', 18], ['#12291f', 8], ['#d9d0b8', 2], ['#8a5a33', 8], ['#12291f', 4]),
  sett('#7a8794', ['#e4ddcb', 16], ['#33465c', 7], ['#a63b2c', 3], ['#33465c', 7], ['#e4ddcb', 5], ['#33465c', 2]),
  sett('#7b4b9c', ['#5b3a7a', 16], ['#241433', 10], ['#b8d3c2', 2], ['#241433', 6], ['#2e6b4f', 6]),
  sett('#5a5a5a', ['#4a4a4a', 14], ['#1a1a1a', 8], ['#c0392b', 3], ['#1a1a1a', 8], ['#d9d9d9', 3]),
];

export interface Band {
  readonly at: number;
  readonly colour: string;
  readonly width: number;
}

/** Return the whole sett: the half and its mirror image. Each stripe has its start. */
export function bands(tartan: Sett): { bands: readonly Band[]; size: number } {
  let at = 0;
  const found = [...tartan.half, ...tartan.half.toReversed()].map(({ colour, width }) => {
    const band = { at, colour, width };
    at += width;
    return band;
  });
  return { bands: found, size: at };
}

/** Return the paint of a clan, for `fill` and `stroke` in any SVG of the page. */
export const tartan = (index: number): string => `url(#tartan${index % SETTS.length})`;

/** Return the plain colour of a clan, for thin lines. */
export const lineColour = (index: number): string => (SETTS[index % SETTS.length] as Sett).line;
