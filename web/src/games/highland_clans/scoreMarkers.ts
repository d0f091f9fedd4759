// Positions of markers above the score track: clans on one number together, overlapping groups moved apart.

export interface Group {
  readonly score: number;
  readonly seats: readonly number[];
}

/** Return the clans grouped by points, the fewest first. */
export function grouped(scores: readonly number[]): Group[] {
  const all = [...new Set(scores)].toSorted((one, other) => one - other);
  return all.map((score) => ({ score, seats: scores.flatMap((own, seat) => (own === score ? [seat] : [])) }));
}

interface Block {
  /** The average of the centres that its groups want. */
  at: number;
  readonly widths: readonly number[];
}

const wide = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Join two touching blocks, as near as possible to where all their groups belong. */
function joined(one: Block, other: Block): Block {
  const [a, b] = [one.widths.length, other.widths.length];
  const left = wide(one.widths);
  const right = wide(other.widths);
  // The mean of the positions that each of the two would prefer for the whole.
  const at = (a * (one.at + right / 2) + b * (other.at - left / 2)) / (a + b);
  return { at, widths: [...one.widths, ...other.widths] };
}

/** Return the centres of groups that want to be at `at`, in order, so that none overlap and all fit into `room`. */
export function spread(at: readonly number[], widths: readonly number[], room: number): number[] {
  const blocks: Block[] = [];
  at.forEach((middle, i) => {
    let block: Block = { at: middle, widths: [widths[i] ?? 0] };
    for (
      let last = blocks.at(-1);
      last && last.at + wide(last.widths) / 2 > block.at - wide(block.widths) / 2;
      last = blocks.at(-1)
    ) {
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
