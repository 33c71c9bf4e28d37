import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fewestWith, stakePoints } from "./stake-concentration";

const weighted = (...weights: readonly bigint[]) => weights.map((weight) => ({ weight, stake: weight }));

describe("the concentration of a set", () => {
  it("is cumulative, with the largest first", () => {
    expect(stakePoints(weighted(10n, 60n, 30n)).map(({ share, together }) => [share, together])).toEqual([
      [0.6, 0.6],
      [0.3, 0.9],
      [0.1, 1],
    ]);
  });

  it("counts the fewest validators that together have more than a given part", () => {
    const points = stakePoints(weighted(25n, 25n, 25n, 25n));
    expect(fewestWith(points, 1 / 3)).toBe(2);
    expect(fewestWith(points, 2 / 3)).toBe(3);
    // Exactly half is not more than half.
    expect(fewestWith(points, 1 / 2)).toBe(3);
  });

  it("is empty without weights", () => {
    expect(stakePoints([])).toEqual([]);
    expect(stakePoints([{ weight: null, stake: 5n }])).toEqual([]);
    expect(fewestWith([], 1 / 3)).toBeNull();
  });

  it("grows to the whole weight", () => {
    const weights = fc.array(fc.bigInt({ min: 1n, max: 2n ** 60n }), { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(weights, (all) => {
        const points = stakePoints(weighted(...all));
        expect(points).toHaveLength(all.length);
        expect(points.at(-1)?.together).toBe(1);
        for (const [index, { together, share }] of points.entries()) {
          expect(together).toBeGreaterThanOrEqual(points[index - 1]?.together ?? 0);
          expect(share).toBeLessThanOrEqual(points[index - 1]?.share ?? 1);
        }
      }),
    );
  });
});
