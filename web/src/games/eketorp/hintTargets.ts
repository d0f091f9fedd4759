// The elements to click for an action, in order. Used by hints, and by the tests that follow them.
import { SPACE } from '$lib/protocol/spaces/eketorp';

export function hintTargets(action: number): string[] {
  const { kind, args } = SPACE.decode(action);
  const button = `[data-action="${kind}"]`;
  switch (kind) {
    case 'place':
      return [`.lit[data-field="${args.field}"]`];
    case 'fight':
      return [`.lit[data-field="${args.field}"]`, `[data-whom="${args.whom}"]`, button];
    case 'swap':
      return ['[data-swap]', button];
    case 'play':
      return [`.lit[data-card="${(args.value as number) + 1}"]`, button];
    case 'loot':
      return [...loot('left', args.left), ...loot('right', args.right), button];
    case 'keep':
      return [`.lit[data-colour="${args.colour}"]`, button];
    case 'build':
      return [`.lit[data-colour="${args.colour}"]`, `.lit[data-section="${args.section}"]`];
    default:
      return [button];
  }
}

/** Bricks come off from the top. A section that loses none needs no click. */
const loot = (side: 'left' | 'right', number = 0): string[] => (number ? [`.lit[data-loot="${side}-${number}"]`] : []);
