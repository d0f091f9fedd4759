// The fixtures of this board, for tests: real positions, as the wire carries them.
import type { News, Words } from '$lib/protocol/messages';
import type { SchottenTottenView } from '$lib/protocol/views';

export interface Fixture {
  readonly seats: readonly string[];
  readonly asked: readonly number[];
  readonly view: SchottenTottenView;
  readonly legal: readonly number[];
  readonly prompt: Words;
  readonly log: readonly News[];
}

const files = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });

/** By name. */
export const FIXTURES: Readonly<Record<string, Fixture>> = Object.fromEntries(
  Object.entries(files).map(([path, fixture]) => [path.replace(/.*\/(.*)\.json/, '$1'), fixture]),
);
