// The elements to click for an action, in order. Used by hints, and by the tests that follow them.
import type { GlenMoreView } from '$lib/protocol/views';
import { countsOf, lit } from './selection';

export function hintTargets(action: number, view: GlenMoreView): string[] {
  const { ring, tiles, sales, spots } = lit([action], view);
  return [
    ...[...ring.keys()].map((tile) => `[data-offer="${tile}"]`),
    ...[...tiles.keys()].map((tile) => `[data-tile="${tile}"]`),
    ...[...sales.keys()].map((kind) => `[data-sell="${kind}"]`),
    ...[...spots.values()].map((spot) => `[data-spot="${spot}"]`),
    ...countsOf(action, view).flatMap((count, kind) => Array.from({ length: count }, () => `[data-kind="${kind}"]`)),
    `[data-action="${action}"]`,
  ];
}
