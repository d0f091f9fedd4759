// The boards. Each is loaded when a player opens it.
import type { BoardModule, BoardProps } from './boardContract';
import type { Component } from 'svelte';

type Loader = () => Promise<BoardModule>;

const boards = import.meta.glob<{ default: Component<BoardProps<never>> }>('./*/Board.svelte');
const targets = import.meta.glob<Pick<BoardModule, 'hintTargets'>>('./*/hintTargets.ts');
const spaces = import.meta.glob<Pick<BoardModule, 'SPACE'>>('../lib/protocol/spaces/*.ts');

/** Return the folder of a game. */
export const folder = (key: string): string => key.replaceAll('-', '_');

/** The games with a board, by key. The others can only be played in the terminal. */
export const BOARDS: Readonly<Record<string, Loader>> = Object.fromEntries(
  Object.keys(boards).map((path) => {
    const name = path.split('/')[1] as string;
    return [name.replaceAll('_', '-'), () => load(name)];
  }),
);

async function load(name: string): Promise<BoardModule> {
  const [board, space, { hintTargets }] = await Promise.all([
    (boards[`./${name}/Board.svelte`] as () => Promise<{ default: Component<BoardProps<never>> }>)(),
    (spaces[`../lib/protocol/spaces/${name}.ts`] as () => Promise<Pick<BoardModule, 'SPACE'>>)(),
    (targets[`./${name}/hintTargets.ts`] as () => Promise<Pick<BoardModule, 'hintTargets'>>)(),
  ]);
  return { Board: board.default, SPACE: space.SPACE, hintTargets };
}
