// What the page passes to a board's layout besides the game: prompt, log, clocks.
import { getContext, setContext, type Snippet } from 'svelte';
import type { SeatLook } from '$games/boardContract';

/** A refusal or an explanation, ready to read. */
export interface Told {
  readonly text: string;
  readonly rule: string;
  readonly bad: boolean;
}

/** An action and its player. */
export interface Lately {
  readonly seat: number;
  readonly text: string;
}

/** All properties are getters, so that a layout follows their changes. */
export interface BoardContext {
  readonly game: string;
  readonly seats: readonly SeatLook[];
  /** The seat from whose side the table is drawn. */
  readonly seat: number;
  /** Whether this client plays at the table; otherwise it only watches. */
  readonly plays: boolean;
  /** The seats that the table waits for. */
  readonly asked: readonly number[];
  readonly prompt: string;
  /** The latest refusal or explanation. */
  readonly told: Told | null;
  /** The latest action of another player; `seat` is -1 for chance. */
  readonly lately?: Lately | null;
  readonly over: boolean;
  /** The selectors to click for the hinted move, to be ringed on the board. */
  readonly hinted?: readonly string[];
  /** The hinted move in a sentence, in place of the prompt. */
  readonly advice?: string;
  readonly motion: number;
  /** Show only opponents and field: a small picture of the table. */
  readonly bare?: boolean;
  /** The text under a player's name: bot and level, or resigned. */
  readonly standing: (seat: number) => string;
  /** The text of a seat's clock, or nothing. */
  readonly clock: (seat: number) => string;
  readonly running: (seat: number) => boolean;
  /** Log and chat, at the side or in a dialog on a phone. */
  readonly record?: Snippet;
  /** Undo, hint and similar buttons, next to the board's own. */
  readonly tools?: Snippet;
  /** The coach, in a first game. */
  readonly coach?: Snippet | undefined;
  /** Replaces prompt and hand when the game is over. */
  readonly ending?: Snippet;
  readonly forget: () => void;
  /** Open the menu of less frequent actions. */
  readonly menu?: () => void;
}

const KEY = Symbol('boardContext');

export const setBoardContext = (context: BoardContext): BoardContext => setContext(KEY, context);
export const boardContext = (): BoardContext => getContext<BoardContext>(KEY);
