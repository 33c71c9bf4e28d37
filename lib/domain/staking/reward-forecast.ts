import type { PoolPayout } from "./pool-payouts";
import { sumOf } from "./pool-profile";

/** What a stake would have earned a round, by the last payouts of a pool. */
export interface RewardForecast {
  readonly payouts: number;
  /** If the pool's reward were as it was, shared with the new stake: as the contract shares it. */
  readonly unchanged: bigint;
  /** If the pool's reward grew as its stake. */
  readonly proportional: bigint;
}

/** The payouts that are counted, of the newest. */
const COUNTED = 10;

/** Null where no payout tells what had been staked. */
export function rewardForecast(payouts: readonly PoolPayout[], stake: bigint): RewardForecast | null {
  const counted = payouts.slice(0, COUNTED).filter((payout) => payout.stake !== null);
  const rewards = sumOf(counted, ({ nominators }) => nominators);
  const staked = sumOf(counted, (payout) => payout.stake ?? 0n);
  const count = BigInt(counted.length);
  if (staked <= 0n || count === 0n) return null;
  return {
    payouts: counted.length,
    // The averages are rewards / count and staked / count; dividing once loses nothing.
    unchanged: (rewards * stake) / (staked + stake * count),
    proportional: (rewards * stake) / staked,
  };
}
