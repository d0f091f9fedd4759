// Gives each Viking an identity that lasts from one view to the next, so that its move can be animated.
import type { EketorpView } from '$lib/protocol/views';
import { FIELDS, STATIONS } from './pieces';

/** By seat and place: a field, `s0` to `s3` in the hospital, or `home`. */
export type VikingIds = Readonly<Record<string, readonly string[]>>;

export const at = (seat: number, place: number | string): string => `${seat}:${place}`;

/** Return how many vikings a seat has at each place. */
function places(view: EketorpView, seat: number): [string, number][] {
  const fields = Array.from({ length: FIELDS }, (_, i): [string, number] => [at(seat, i), view.out[seat]?.[i] ?? 0]);
  const sick = [...STATIONS, 'last'].map((_, i): [string, number] => [at(seat, `s${i}`), view.sick[seat]?.[i] ?? 0]);
  return [...fields, ...sick, [at(seat, 'home'), view.home[seat] ?? 0]];
}

/** Keep every viking where it was if possible. The others fill the places that need one. */
export function muster(before: VikingIds, view: EketorpView): VikingIds {
  const found: Record<string, readonly string[]> = {};
  for (let seat = 0; seat < view.players; seat += 1) {
    const now = places(view, seat);
    const stay = now.map(([place, count]) => (before[place] ?? []).slice(0, count));
    const idle = now.flatMap(([place, count]) => (before[place] ?? []).slice(count));
    const used = new Set([...idle, ...stay.flat()]);
    let next = 0;
    const recruit = (): string => {
      while (used.has(`viking${seat}-${next}`)) next += 1;
      used.add(`viking${seat}-${next}`);
      return `viking${seat}-${next}`;
    };
    now.forEach(([place, count], i) => {
      const there = before[place];
      const come = Array.from({ length: count - (stay[i]?.length ?? 0) }, () => idle.shift() ?? recruit());
      // If nobody came or left, reuse the same list, so that nothing is drawn again.
      found[place] = there?.length === count ? there : [...(stay[i] ?? []), ...come];
    });
  }
  return found;
}
