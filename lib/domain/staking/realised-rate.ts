import type { PoolPayout } from "./pool-payouts";

/** What nominators earned on their stake, as a yearly rate. */
export interface RealisedRate {
  /** 0.04 is 4 % a year. Without compounding. */
  readonly rate: number;
  /** Unix seconds: the payouts that begin and end the time it covers. */
  readonly from: number;
  readonly until: number;
  /** The payouts of that time, except the first, whose round began before it. */
  readonly payouts: number;
  readonly earned: bigint;
}

const YEAR_SECONDS = 365n * 86_400n;
const PARTS = 1_000_000_000n;

/**
 * The rewards between the first and the last payout, by stake and time: each payout is for the stake since the
 * previous one. Null if there are fewer than two, or nothing was staked.
 */
export function realisedRate(payouts: readonly PoolPayout[]): RealisedRate | null {
  const [first, ...rest] = payouts.toReversed();
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return null;
  let before = first;
  /** The stake of a round without a reward is unknown; it is assumed to be what it was after the previous payout. */
  let stake = (first.stake ?? 0n) + first.nominators;
  let earned = 0n;
  let stakeSeconds = 0n;
  for (const payout of rest) {
    stake = payout.stake ?? stake;
    earned += payout.nominators;
    stakeSeconds += stake * BigInt(payout.at - before.at);
    stake += payout.nominators;
    before = payout;
  }
  if (stakeSeconds <= 0n) return null;
  const rate = Number((earned * YEAR_SECONDS * PARTS) / stakeSeconds) / Number(PARTS);
  return { rate, from: first.at, until: last.at, payouts: rest.length, earned };
}
