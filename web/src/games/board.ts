// The contract of a board: what every game's Board.svelte is given, and nothing else.
import type { Component } from 'svelte';
import type { ActionSpace } from '$lib/protocol/actions';
import type { News, Words } from '$lib/protocol/messages';
import type { AnyView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';

/** How a seat looks and is called everywhere. */
export interface SeatLook {
  readonly name: string;
  /** One or two letters for the badge. */
  readonly letter: string;
  /** Which of the six tartans. */
  readonly tartan: number;
  readonly you: boolean;
}

/** Why something may or may not be done, as the server says it. */
export interface Why {
  readonly allowed: boolean;
  readonly rule: string;
  readonly words: Words | null;
}

export interface BoardProps<View extends AnyView = AnyView> {
  /** What the watcher knows; `view.me` is his seat, or -2. */
  view: View;
  /** What he may do now. Everything in it is lit, and nothing else. Empty when it is not his turn. */
  legal: readonly number[];
  /** Choose an action. One that is not in `legal` is not sent: the table then says why not. */
  act: (action: number) => void;

  // What follows is for display only.
  seats: readonly SeatLook[];
  words: Speaker;
  /** Why (or why not) an action, without trying it; for proof panels. */
  why: (action: number) => Promise<Why>;
  /** How much longer than usual a motion takes: 0 none, 1 usual, 2 slow. */
  motion: number;
  /** Looking back with all cards open: every seat's view of this moment. Shows what is face down; undefined in play. */
  open?: readonly View[] | undefined;
  /** What happened, the newest last; undefined while looking back. For sequences that a board plays through. */
  log?: readonly News[] | undefined;
  /** Sealed phases: take something out of one's draft; where `act` would put in another of it. */
  take?: ((action: number) => void) | undefined;
  /** Sealed phases: what lies in one's own draft. Acting on one of these takes it out again. */
  draft: readonly number[];
}

/** What a game's folder offers: its board, its moves, and for each what is touched on the board, one after the other. */
export interface BoardModule {
  readonly Board: Component<BoardProps<never>>;
  readonly SPACE: ActionSpace;
  readonly hintTargets: (action: number, view: never) => readonly string[];
}
