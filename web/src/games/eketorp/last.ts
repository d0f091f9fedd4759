// The fight that has just been fought, as the log tells it.
import type { News, Words } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/eketorp';

export interface Last {
  readonly attack: number;
  readonly defence: number;
  readonly words: Words;
}

const AFTER: ReadonlySet<string> = new Set(['fight', 'material']);

/** The last two cards turned up, until another fight or round begins. */
export function lastFight(log: readonly News[]): Last | undefined {
  for (const [, sight, words] of log.toReversed()) {
    if (sight < 0) continue;
    const { kind, args } = SPACE.decode(sight);
    if (AFTER.has(kind)) return undefined;
    if (kind === 'turn' && words)
      return { attack: (args.attack as number) + 1, defence: (args.defence as number) + 1, words };
  }
  return undefined;
}
