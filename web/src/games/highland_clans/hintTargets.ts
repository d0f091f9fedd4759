// The elements to click for an action, in order. Used by hints, and by the tests that follow them.
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import { DISCARDS, RETURNS, TAKES } from './pieces';

const button = (action: number): string => `[data-action="${action}"]`;
/** Return the keys of this many cubes or cards of each colour or value. */
const keys = (counts: readonly number[] | undefined): string[] =>
  (counts ?? []).flatMap((number, thing) => Array.from({ length: number }, (_, i) => `${thing}-${i}`));

export function hintTargets(action: number): string[] {
  const { kind, args } = SPACE.decode(action);
  const buy = `[data-buy="${kind}"]`;
  switch (kind) {
    case 'return':
      return [...keys(RETURNS[args.cubes as number]).map((key) => `[data-cube="${key}"]`), button(action)];
    case 'discard':
      return [...keys(DISCARDS[args.cards as number]).map((key) => `[data-card="${key}"]`), button(action)];
    case 'estate':
      return [buy, `[data-yellow="${args.yellow}"]`, `[data-rest="${args.rest}"]`, button(action)];
    case 'bard':
      return [buy, `[data-rival="${args.rival}"]`, button(action)];
    case 'take': {
      const { colours = [], kept = -1 } = TAKES[args.spoils as number] ?? {};
      const taken = colours.map((colour) => `[data-take="${colour}"]`);
      return [...taken, ...(colours.length > 1 ? [`[data-keep="${kept}"]`] : []), button(action)];
    }
    case 'raid':
      return [`[data-rival="${args.rival}"]`, button(action)];
    case 'lay':
      return [`[data-card="${args.card}-0"]`, button(action)];
    case 'loot':
      return args.loot ? [`[data-loot="${args.loot}"]`, button(action)] : [button(action)];
    case 'add':
    case 'done':
      return [button(action)];
    default:
      return [buy, button(action)];
  }
}
