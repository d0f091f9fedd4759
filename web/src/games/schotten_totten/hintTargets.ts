// The elements to click for an action, in order. Used by hints, and by the tests that follow them.
import { SPACE } from '$lib/protocol/spaces/schotten_totten';
import { CLANS } from './cards';
import { cardOf } from './selection';

const stone = (number: number): string => `button.stone[data-stone="${number}"]`;
const slot = (number: number): string => `button.slot[data-stone="${number}"]`;
const held = (card: number): string => `[data-card="${card}"]`;
const button = (action: number): string => `[data-action="${action}"]`;
const troop = (side: 'mine' | 'theirs', card: number): string =>
  `.${side} ${card === CLANS ? '[data-piece^="joker-"][data-level]' : `[data-piece="card-${card}"]`}`;

export function hintTargets(action: number): string[] {
  const { kind, args } = SPACE.decode(action);
  const card = cardOf(action);
  switch (kind) {
    case 'play':
    case 'elite':
      return [held(card as number), slot(args.stone as number)];
    case 'mode':
      return [held(card as number), stone(args.stone as number)];
    case 'ruse':
    case 'under':
      return [held(card as number), button(action)];
    case 'claim':
      return [stone(args.stone as number)];
    case 'to':
      return [slot(args.stone as number)];
    case 'move':
      return [troop('mine', args.troop as number)];
    case 'steal':
      return [troop('theirs', args.card as number)];
    case 'banish':
      return [troop('theirs', args.troop as number), button(action)];
    default:
      return [button(action)];
  }
}
