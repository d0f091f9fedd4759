// What nearly every part of the table is given to draw.
import type { SeatLook } from '$games/board';
import type { EketorpView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';
import type { Crew } from './crew';
import type { Fields } from './fields';
import type { May } from './may';
import type { Room } from './room';
import type { Chosen } from './selection';

export interface Shown {
  view: EketorpView;
  seats: readonly SeatLook[];
  words: Speaker;
}

/** With vikings on it that are known apart. */
export interface Crewed extends Shown {
  crew: Crew;
}

/** With places that can be touched. */
export interface Touched extends Crewed {
  fields: Fields;
}

/** What is known of one seat's cards; all of them where everything is open. */
export interface Carded extends Shown {
  seat: number;
  open: readonly EketorpView[] | undefined;
}

/** What may be done, what is chosen of it, and how to choose something else. */
export interface Choosing {
  may: May;
  chosen: Chosen;
  choose: (next: Chosen) => void;
  room: Room;
}
