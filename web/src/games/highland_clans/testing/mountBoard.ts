// Mounts this board for a test.
import type { HighlandClansView } from '$lib/protocol/views';
import {
  boardTester,
  type Fixture as AnyFixture,
  type MountedBoard as AnyMountedBoard,
} from '../../testing/mountBoard';
import Board from '../Board.svelte';

export { loadCatalogue } from '../../testing/mountBoard';
export type Fixture = AnyFixture<HighlandClansView>;
export type MountedBoard = AnyMountedBoard<HighlandClansView>;

const files = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });

/** Real positions, by name. */
export const { FIXTURES, speakerOf, mountBoard } = boardTester('highland-clans', Board, files);
