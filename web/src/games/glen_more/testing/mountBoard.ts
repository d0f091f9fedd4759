// Mounts this board for a test.
import type { GlenMoreView } from '$lib/protocol/views';
import {
  boardTester,
  type Fixture as AnyFixture,
  type MountedBoard as AnyMountedBoard,
} from '../../testing/mountBoard';
import Board from '../Board.svelte';

export { loadCatalogue } from '../../testing/mountBoard';
export type Fixture = AnyFixture<GlenMoreView>;
export type MountedBoard = AnyMountedBoard<GlenMoreView>;

const files = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });

/** Real positions, by name. */
export const { FIXTURES, speakerOf, mountBoard } = boardTester('glen-more', Board, files);
