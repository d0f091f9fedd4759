// What to touch, one thing after the other, for a move: for hints, and for tests that follow them.
import { SPACE } from '$lib/protocol/spaces/tain';
import { LAD } from './pieces';

export function hintTargets(action: number): string[] {
  const { kind, args } = SPACE.decode(action);
  if (kind === 'lay') return [`[data-token="${args.token}"]`, `[data-slot="${args.place}"]`];
  if (kind === 'free') return [`[data-token="${LAD + (args.token as number)}"]`];
  return ['[data-passing]', `[data-action="${action}"]`];
}
