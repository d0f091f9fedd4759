// The printed figures have the shape that the page reads.
import { describe, expect, it } from 'vitest';
import { LEVELS } from '$lib/protocol/levels';
import { scaleOf, STRENGTHS } from './levelStrengths';

describe('measured strengths', () => {
  it('are there for every game, at its smallest and its largest table', () => {
    expect(new Set(STRENGTHS.map(({ game }) => game)).size).toBe(5);
    expect(STRENGTHS.length).toBeGreaterThanOrEqual(9);
  });

  it.each(STRENGTHS.map((one) => [`${one.game} ${one.players}`, one] as const))(
    'say what is known and what is not: %s',
    (_, one) => {
      expect(one.levels.map(({ level }) => level)).toEqual([...LEVELS]);
      expect(one.levels[0]?.over).toBeNull();
      for (const { over } of one.levels.slice(1)) {
        if (!over) continue;
        expect(over.verdict === 'unplayed').toBe(over.share === null);
        expect(over.games > 0).toBe(over.share !== null);
        if (over.share) expect(over.share[1] <= over.share[0] && over.share[0] <= over.share[2]).toBe(true);
      }
      const { low, high } = scaleOf(one.levels);
      for (const { rating } of one.levels)
        if (rating) expect(low <= rating[0] - rating[1] && rating[0] + rating[1] <= high).toBe(true);
    },
  );
});
