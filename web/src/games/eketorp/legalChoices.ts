// What you may do now, derived from `legal`, your draft and the selection. No rules here.
import { SPACE } from '$lib/protocol/spaces/eketorp';
import type { EketorpView } from '$lib/protocol/views';
import { bricksOf, siegeOf } from './pieces';
import * as touch from './selection';

export const READY = SPACE.encode('ready');

export interface LegalChoices {
  readonly ready: boolean;
  /** Whether you can withdraw your "ready". */
  readonly withdraw: boolean;
  readonly plan: touch.Plan;
  /** The fields where a fight can be begun, and the possible opponents at the chosen one. */
  readonly fights: ReadonlySet<number>;
  readonly foes: readonly number[];
  readonly swap: boolean;
  readonly stand: boolean;
  /** The values of cards that may be played. */
  readonly playable: ReadonlySet<number>;
  /** The action that takes back the face-down card. */
  readonly laidDown: number | undefined;
  readonly loot: boolean;
  /** The bricks chosen as loot. */
  readonly spoils: readonly number[];
  readonly keepable: ReadonlySet<number>;
  readonly buildable: ReadonlySet<number>;
  /** The colour of the next brick to place, or -1, and the sections that accept it. */
  readonly brick: number;
  readonly sections: ReadonlySet<number>;
}

/** Derive what you may do. `apart` says that the table distinguishes adding from taking out. */
export function mayDo(
  view: EketorpView,
  legal: readonly number[],
  draft: readonly number[],
  chosen: touch.Chosen,
  apart: boolean,
): LegalChoices {
  const brick = touch.building(legal, chosen);
  const loot = SPACE.of(legal, 'loot').length > 0;
  return {
    ready: legal.includes(READY) && !draft.includes(READY),
    withdraw: legal.includes(READY) && draft.includes(READY),
    plan: touch.plan(legal, draft, apart),
    fights: touch.fields(legal),
    foes: chosen.field < 0 ? [] : touch.foes(legal, chosen.field),
    swap: SPACE.exactly(legal, 'swap') !== undefined,
    stand: SPACE.exactly(legal, 'stand') !== undefined,
    playable: new Set([...SPACE.choices(legal, 'play', 'value')].map((value) => value + 1)),
    laidDown: SPACE.of(draft, 'play')[0]?.action,
    loot,
    spoils: loot ? spoils(view, chosen) : [],
    keepable: SPACE.choices(legal, 'keep', 'colour'),
    buildable: SPACE.choices(legal, 'build', 'colour'),
    brick,
    sections: brick < 0 ? new Set() : SPACE.choices(legal, 'build', 'section', { colour: brick }),
  };
}

function spoils(view: EketorpView, { left, right }: touch.Chosen): number[] {
  const first = 2 * siegeOf(view.field);
  const top = (section: number, number: number): number[] =>
    number ? bricksOf(view.wall[view.defender]?.[section] ?? 0).slice(-number) : [];
  return [...top(first, left), ...top(first + 1, right)];
}
