// The cubes that the chosen action would take, from the draw and from your own court.
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import { PRICE } from './viewFacts';
import { GREEN, payment, type Payment } from './pieces';
import type { Chosen } from './selection';

const NONE: Payment = { drawn: [0, 0, 0, 0], court: [0, 0, 0, 0] };

export function wanted(legal: readonly number[], { buy, yellow, rest }: Chosen): Payment {
  if (buy === null) return NONE;
  if (buy === 'estate') return yellow < 0 ? NONE : payment(yellow, rest);
  const drawn = [0, 0, 0, 0];
  for (const colour of PRICE[buy]) drawn[colour] = (drawn[colour] ?? 0) + 1;
  if (buy === 'monks') drawn[GREEN] = Math.max(0, ...SPACE.choices(legal, 'monks', 'number')) + 1;
  return { drawn, court: NONE.court };
}
