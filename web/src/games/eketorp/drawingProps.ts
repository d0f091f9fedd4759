// The props that nearly every part of the table needs for drawing.
import type { SeatLook } from '$games/boardContract';
import type { EketorpView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';
import type { Crew } from './vikingIds';
import type { Fields } from './fieldClicks';
import type { May } from './legalChoices';
import type { Room } from './mediaQueries';
import type { Chosen } from './selection';

export interface Shown {
  view: EketorpView;
  seats: readonly SeatLook[];
  words: Speaker;
}

/** For parts that draw vikings with an identity. */
export interface Crewed extends Shown {
  crew: Crew;
}

/** For parts with clickable places. */
export interface Touched extends Crewed {
  fields: Fields;
}

/** What is known of one seat's cards; all of them if everything is face up. */
export interface Carded extends Shown {
  seat: number;
  open: readonly EketorpView[] | undefined;
}

/** What may be done, what is selected, and how to change the selection. */
export interface Choosing {
  may: May;
  chosen: Chosen;
  choose: (next: Chosen) => void;
  room: Room;
}
