// A raid as three combats, built from the log and from the cards on the table.
import type { News, Words } from '$lib/protocol/messages';
import { SPACE } from '$lib/protocol/spaces/highland_clans';
import { FACE_DOWN, isRaid, type View } from '../pieces';

/** One side of a combat: a value, `null` for a face-down card, undefined if none was played. */
export interface Side {
  readonly card: number | null | undefined;
  readonly piper: boolean | undefined;
}

export interface Combat {
  /** Attacker, defender. */
  readonly sides: readonly [Side, Side];
  /** The side that won; -1 for a tie; undefined before both cards are face up. */
  readonly won: number | undefined;
}

export const strength = ({ card, piper }: Side): number => (card ?? 0) + 1 + (piper ? 1 : 0);

const NONE: Side = { card: undefined, piper: undefined };

/** Return the three combats so far. Without a log, only the cards on the table are known. */
export function combats(view: View, log: readonly News[]): Combat[] {
  const told = log.length ? fought(log) : [];
  const found = [0, 1, 2].map((i): Combat => told[i] ?? { sides: [NONE, NONE], won: undefined });
  if (isRaid(view) && view.combat < 3) {
    const open = [0, 1].map((side): Side => {
      const card = view.laid[side] as number;
      const piper = (view.lent[side] as number) > 0;
      if (card === -1) return NONE;
      const settled = piper || view.side !== side || view.phase !== 13;
      return { card: card === FACE_DOWN ? null : card, piper: settled ? piper : undefined };
    });
    found[view.combat] = { sides: [open[0] as Side, open[1] as Side], won: undefined };
  }
  return found;
}

/** Return the combats of the last raid that were fought to the end. */
function fought(log: readonly News[]): Combat[] {
  const found: Combat[] = [];
  let pipers = [false, false];
  let attacker = -1;
  for (const [seat, sight] of log.slice(lastRaid(log))) {
    if (sight < 0) continue;
    const { kind, args } = SPACE.decode(sight);
    if (kind === 'raid') attacker = seat;
    else if (kind === 'add') pipers[seat === attacker ? 0 : 1] = args.piper === 1;
    else if (kind === 'fight') {
      const sides: [Side, Side] = [
        { card: args.attack, piper: pipers[0] },
        { card: args.defence, piper: pipers[1] },
      ];
      const ahead = strength(sides[0]) - strength(sides[1]);
      found.push({ sides, won: ahead > 0 ? 0 : ahead < 0 ? 1 : -1 });
      pipers = [false, false];
    }
  }
  return found;
}

/** Return what the last raid brought according to the log: points and loot. */
export function brought(log: readonly News[]): Words[] {
  const lines = log.slice(lastRaid(log)).flatMap(([, , words]) => words ?? []);
  return lines.flatMap((words) => {
    if (words.id === 'hc-log-fight-last') return [words.args.raid as Words];
    return words.id === 'hc-log-loot' ? [words] : [];
  });
}

const lastRaid = (log: readonly News[]): number =>
  Math.max(
    0,
    log.findLastIndex(([, sight]) => sight >= 0 && SPACE.decode(sight).kind === 'raid'),
  );
