// Two clans for the diagrams.
import type { SeatLook } from '$games/boardContract';

export const KEITH: SeatLook = { name: 'Keith', letter: 'K', tartan: 2, you: false };
export const CAMPBELL: SeatLook = { name: 'Campbell', letter: 'C', tartan: 0, you: false };
