// Where markers stand over the score track: clans on one number together, groups that would cover each other moved apart.

export interface Group {
  readonly score: number;
  readonly seats: readonly number[];
}

/** The clans by their points, the fewest first. */
export function grouped(scores: readonly number[]): Group[] {
  const all = [...new Set(scores)].toSorted((one, other) => one - other);
  return all.map((score) => ({ score, seats: scores.flatMap((own, seat) => (own === score ? [seat] : [])) }));
}

interface Block {
  /** The middle where its groups would like to be, on average. */
  at: number;
  readonly widths: readonly number[];
}

const wide = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Two blocks that touch: as near as possible to where all of their groups belong. */
function joined(one: Block, other: Block): Block {
  const [a, b] = [one.widths.length, other.widths.length];
  const left = wide(one.widths);
  const right = wide(other.widths);
  // Where the middle of both would be if it were for one of them only.
  const at = (a * (one.at + right / 2) + b * (other.at - left / 2)) / (a + b);
  return { at, widths: [...one.widths, ...other.widths] };
}

/** The middles of groups that would like to be at `at`, in order, so that none covers another and all stay in the room. */
export function spread(at: readonly number[], widths: readonly number[], room: number): number[] {
  const blocks: Block[] = [];
  at.forEach((middle, i) => {
    let block: Block = { at: middle, widths: [widths[i] ?? 0] };
    for (let last = blocks.at(-1); last && last.at + wide(last.widths) / 2 > block.at - wide(block.widths) / 2; last = blocks.at(-1)) {
      blocks.pop();
      block = joined(last, block);
    }
    blocks.push(block);
  });
  return blocks.flatMap((block) => {
    const half = wide(block.widths) / 2;
    let left = Math.max(0, Math.min(block.at, room - half) - half);
    return block.widths.map((width) => {
      left += width;
      return left - width / 2;
    });
  });
}
