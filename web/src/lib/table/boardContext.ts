// What the house tells a board's stage besides the game: the sentence, the log, the clocks.
import { getContext, setContext, type Snippet } from 'svelte';
import type { SeatLook } from '$games/board';

/** A refusal or a reason, ready to be read. */
export interface Told {
  readonly text: string;
  readonly rule: string;
  readonly bad: boolean;
}

/** Something that was done, and by whom. */
export interface Lately {
  readonly seat: number;
  readonly text: string;
}

/** Read through getters, so that a stage follows what changes. */
export interface BoardContext {
  readonly game: string;
  readonly seats: readonly SeatLook[];
  /** The seat from whose side the table is looked at. */
  readonly seat: number;
  /** Whether the person sits at the table, or only looks on. */
  readonly plays: boolean;
  /** The seats that the table waits for. */
  readonly asked: readonly number[];
  readonly prompt: string;
  /** What has just been refused or explained. */
  readonly told: Told | null;
  /** What somebody else has just done; `seat` is -1 where it was nobody. */
  readonly lately?: Lately | null;
  readonly over: boolean;
  /** What to touch for the move that was hinted at: to be ringed on the board. */
  readonly hinted?: readonly string[];
  /** That move in a sentence; it stands where the prompt stood. */
  readonly advice?: string;
  readonly motion: number;
  /** Only opponents and field: a small picture of the table beside something else. */
  readonly bare?: boolean;
  /** Something under a player's name: computer and level, resigned. */
  readonly standing: (seat: number) => string;
  /** What a seat's clock shows, or nothing. */
  readonly clock: (seat: number) => string;
  readonly running: (seat: number) => boolean;
  /** Log and chat, at the side or in the sheet of a phone. */
  readonly record?: Snippet;
  /** Undo, hint and the like, beside a board's own buttons. */
  readonly tools?: Snippet;
  /** Who teaches, in a first game. */
  readonly coach?: Snippet | undefined;
  /** What the main place shows instead of prompt and hand, once the game is over. */
  readonly ending?: Snippet;
  readonly forget: () => void;
  /** Open what is done less often. */
  readonly menu?: () => void;
}

const KEY = Symbol('boardContext');

export const setBoardContext = (context: BoardContext): BoardContext => setContext(KEY, context);
export const boardContext = (): BoardContext => getContext<BoardContext>(KEY);
