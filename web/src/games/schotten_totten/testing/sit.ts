// Sits a person down in front of this board.
import type { SchottenTottenView } from '$lib/protocol/views';
import { sitter, type Fixture as AnyFixture, type Sitting as AnySitting } from '../../testing/sit';
import Board from '../Board.svelte';

export { readWords } from '../../testing/sit';
export type Fixture = AnyFixture<SchottenTottenView>;
export type Sitting = AnySitting<SchottenTottenView>;

const files = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });

/** Real positions, by name. */
export const { FIXTURES, speakerOf, sit } = sitter('schotten-totten', Board, files);
