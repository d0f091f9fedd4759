// The props that nearly every part of the table needs for drawing.
import type { SeatLook } from '$games/boardContract';
import type { EketorpView } from '$lib/protocol/views';
import type { Speaker } from '$lib/words/speaker';
import type { VikingIds } from './vikingIds';
import type { Fields } from './fieldClicks';
import type { LegalChoices } from './legalChoices';
import type { ScreenSize } from './mediaQueries';
import type { Chosen } from './selection';

export interface DrawingProps {
  view: EketorpView;
  seats: readonly SeatLook[];
  words: Speaker;
}

/** For parts that draw vikings with an identity. */
export interface VikingProps extends DrawingProps {
  crew: VikingIds;
}

/** For parts with clickable places. */
export interface FieldProps extends VikingProps {
  fields: Fields;
}

/** What is known of one seat's cards; all of them if everything is face up. */
export interface SeatCardsProps extends DrawingProps {
  seat: number;
  open: readonly EketorpView[] | undefined;
}

/** What may be done, what is selected, and how to change the selection. */
export interface ChoiceProps {
  may: LegalChoices;
  chosen: Chosen;
  choose: (next: Chosen) => void;
  room: ScreenSize;
}
