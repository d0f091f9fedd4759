// The elements to click for an action, in order. Used by hints, and by the tests that follow them.
import { SPACE } from '$lib/protocol/spaces/tain';
import { LAD } from './pieces';

export function hintTargets(action: number): string[] {
  const { kind, args } = SPACE.decode(action);
  if (kind === 'lay') return [`[data-token="${args.token}"]`, `[data-slot="${args.place}"]`];
  if (kind === 'free') return [`[data-token="${LAD + (args.token as number)}"]`];
  return ['[data-passing]', `[data-action="${action}"]`];
}
