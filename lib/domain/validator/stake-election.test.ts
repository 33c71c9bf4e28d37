import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effectiveStake, electBids, type Bid } from "./stake-election";
import type { ElectionLimits } from "./validation-round";

const ONE = 65_536;
const LIMITS: ElectionLimits = {
  maxValidators: 100,
  maxMain: 11,
  minValidators: 2,
  minStake: 10n,
  maxStake: 10_000n,
  minTotalStake: 50n,
  maxFactor: 3 * ONE,
};
const bid = (stake: bigint, factor = 3): Bid => ({ stake, maxFactor: factor * ONE });

describe("an election", () => {
  it("counts at most the factor of a stake times the smallest elected stake", () => {
    const result = electBids([bid(900n), bid(100n), bid(100n)], LIMITS);
    expect(result?.elected.map(({ effective }) => effective)).toEqual([300n, 100n, 100n]);
    expect(result?.total).toBe(500n);
  });

  it("leaves out small stakes if more stake counts without them", () => {
    const result = electBids([bid(900n), bid(800n), bid(20n)], LIMITS);
    expect(result?.elected.map(({ bid: { stake } }) => stake)).toEqual([900n, 800n]);
    expect(result?.least).toBe(800n);
  });

  it("limits the factor and the stake of a bid to those of the configuration", () => {
    const result = electBids([bid(90_000n, 9), bid(100n), bid(100n)], LIMITS);
    expect(result?.elected[0]?.effective).toBe(300n);
  });

  it("fails with too few participants or too little stake", () => {
    expect(electBids([bid(900n)], LIMITS)).toBeNull();
    expect(electBids([bid(20n), bid(20n)], LIMITS)).toBeNull();
    expect(electBids([], LIMITS)).toBeNull();
  });

  const bids = fc.array(
    fc.record({
      stake: fc.bigInt({ min: 1n, max: 20_000n }),
      maxFactor: fc.integer({ min: ONE, max: 4 * ONE }),
    }),
    { minLength: 2, maxLength: 30 },
  );

  it("chooses the number of validators with which most stake counts", () => {
    fc.assert(
      fc.property(bids, (all) => {
        const result = electBids(all, LIMITS);
        const ranked = all
          .map(({ stake, maxFactor }) => ({
            stake: stake < LIMITS.maxStake ? stake : LIMITS.maxStake,
            maxFactor: Math.min(maxFactor, LIMITS.maxFactor),
          }))
          .toSorted((one, other) => Number(other.stake - one.stake));
        const totals = ranked
          .map((_bid, index) => index + 1)
          .filter((count) => count >= LIMITS.minValidators)
          .map((count) => {
            const least = ranked[count - 1]?.stake ?? 0n;
            return ranked.slice(0, count).reduce((sum, one) => sum + effectiveStake(one, least), 0n);
          });
        const most = totals.reduce((best, total) => (total > best ? total : best), 0n);
        expect(result?.total ?? null).toBe(most < LIMITS.minTotalStake ? null : most);
      }),
    );
  });

  it("never counts more than was staked, and has the sum of the effective stakes as its total", () => {
    fc.assert(
      fc.property(bids, (all) => {
        const result = electBids(all, LIMITS);
        const sum = (result?.elected ?? []).reduce((total, { effective }) => total + effective, 0n);
        expect(sum).toBe(result?.total ?? 0n);
        for (const { bid: one, effective } of result?.elected ?? [])
          expect(effective <= one.stake).toBe(true);
      }),
    );
  });
});
