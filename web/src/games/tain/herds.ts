// Cattle and jewels have no names; these keep each picture the same one, so that it is seen to move.

/** Which pictures lie in which place. */
export type Herds = Readonly<Record<string, readonly number[]>>;

/** The pictures shared out anew: who has too many gives the last ones up, who has too few takes them in order. */
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

/** Who is there, in the order in which they came. */
export function inOrder(before: readonly number[], present: readonly number[]): number[] {
  const stayed = before.filter((one) => present.includes(one));
  return [...stayed, ...present.filter((one) => !stayed.includes(one))];
}
