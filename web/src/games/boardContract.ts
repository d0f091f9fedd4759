// The contract of a board: the props of every game's Board.svelte.
import type { Component } from 'svelte';
import type { ActionSpace } from '$lib/protocol/actions';
import type { News, Words } from '$lib/protocol/messages';
import type { AnyView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';

/** How a seat is drawn and named everywhere. */
export interface SeatLook {
  readonly name: string;
  /** One or two letters for the badge. */
  readonly letter: string;
  /** The index of the clan's tartan, 0 to 5. */
  readonly tartan: number;
  readonly you: boolean;
}

/** Why an action may or may not be done, as the server says it. */
export interface Why {
  readonly allowed: boolean;
  readonly rule: string;
  readonly words: Words | null;
}

export interface BoardProps<View extends AnyView = AnyView> {
  /** What the watcher knows; `view.me` is their seat, or -2. */
  view: View;
  /** The legal actions, and the only things the board highlights. Empty when it is not the watcher's turn. */
  legal: readonly number[];
  /** Choose an action. The table does not send one that is not in `legal`; it explains why instead. */
  act: (action: number) => void;

  // The rest is only for display.
  seats: readonly SeatLook[];
  words: Speaker;
  /** Ask why an action is or is not allowed, without trying it; for proof panels. */
  why: (action: number) => Promise<Why>;
  /** Scale of animation times: 0 none, 1 normal, 2 slow. */
  motion: number;
  /** In a replay with everything face up: every seat's view of this moment. Undefined during play. */
  open?: readonly View[] | undefined;
  /** The log, newest last, for sequences that a board plays back. Undefined in a replay. */
  log?: readonly News[] | undefined;
  /** Sealed phases: take an action out of your draft. Used where `act` would add it once more. */
  take?: ((action: number) => void) | undefined;
  /** Sealed phases: the actions in your draft. Acting on one takes it out again. */
  draft: readonly number[];
}

/** What a game's folder exports: its board, its action space, and the selectors to click for each action. */
export interface BoardModule {
  readonly Board: Component<BoardProps<never>>;
  readonly SPACE: ActionSpace;
  readonly hintTargets: (action: number, view: never) => readonly string[];
}
