// Gives cattle and jewels identities that last from view to view, so that their moves can be animated.

/** The identities in each place. */
export type Herds = Readonly<Record<string, readonly number[]>>;

/**
 * Return the new distribution. Places with too many give up their last ones, places with too few take them in order.
 */
export function drive(before: Herds, counts: Readonly<Record<string, number>>): Herds {
  const places = Object.keys(counts);
  const kept = places.map((place) => (before[place] ?? []).slice(0, counts[place]));
  const staying = new Set(kept.flat());
  const known = Object.values(before).flat();
  const free = known.filter((id) => !staying.has(id));
  let fresh = Math.max(-1, ...known) + 1;
  return Object.fromEntries(
    places.map((place, i) => {
      const here = [...(kept[i] as number[])];
      while (here.length < (counts[place] as number)) here.push(free.shift() ?? fresh++);
      return [place, here];
    }),
  );
}

/** Return those who are present, in the order in which they came. */
export function inOrder(before: readonly number[], present: readonly number[]): number[] {
  const stayed = before.filter((one) => present.includes(one));
  return [...stayed, ...present.filter((one) => !stayed.includes(one))];
}
