import type { PoolPayout } from "./pool-payouts";
import { sumOf } from "./pool-profile";

/** What a stake would have earned per round, according to a pool's last payouts. */
export interface RewardForecast {
  readonly payouts: number;
  /** If the pool's reward stayed the same and were shared with the new stake, as the contract shares it. */
  readonly unchanged: bigint;
  /** If the pool's reward grew in proportion to its stake. */
  readonly proportional: bigint;
}

/** The number of newest payouts that count. */
const COUNTED = 10;

/** Null if the stake is unknown for all payouts. */
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
