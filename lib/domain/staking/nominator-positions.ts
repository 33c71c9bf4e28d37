import type { Hash } from "../../ton/value/hash";
import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { NominatorReward, PoolPosition } from "../../toncenter/v3/staking-rows";
import { partyOf } from "../transaction/make-transaction-row";
import type { Party } from "../transaction/transaction-row";
import { sumOf } from "./pool-profile";

/** What a nominator has in one pool. */
export interface NominatorPosition {
  readonly pool: Party;
  readonly balance: bigint;
  /** Deposited while the pool's stake was away. */
  readonly pending: bigint;
}

/** What a nominator has in all pools. */
export interface NominatorPositions {
  readonly positions: readonly NominatorPosition[];
  readonly balance: bigint;
  readonly pending: bigint;
  /** The pool whose rewards or events are shown; null where there is none. */
  readonly chosen: Party | null;
}

/** `wanted` is the pool of the URL, even one that the nominator has left. */
export function nominatorPositions(
  rows: readonly PoolPosition[],
  book: AddressBook,
  wanted: Address | null,
): NominatorPositions {
  const positions = rows.map(({ pool_address: pool, balance, pending_balance: pending }) => ({
    pool: partyOf(pool, book),
    balance,
    pending,
  }));
  const [first] = positions;
  return {
    positions,
    balance: sumOf(positions, ({ balance }) => balance),
    pending: sumOf(positions, ({ pending }) => pending),
    chosen: wanted === null ? (first?.pool ?? null) : partyOf(wanted, book),
  };
}

/** The chosen position; null for a pool that the nominator has left. */
export function positionIn({ positions, chosen }: NominatorPositions): NominatorPosition | null {
  return positions.find(({ pool }) => pool.address === chosen?.address) ?? null;
}

/** What a round earned a nominator in a pool. */
export interface StakeReward {
  readonly transaction: Hash;
  /** Unix seconds. */
  readonly at: number;
  readonly reward: bigint;
  /** What was staked for it. */
  readonly stake: bigint | null;
}

/** Rewards in one pool, the newest first. */
export interface StakeRewards {
  readonly rewards: readonly StakeReward[];
  /** The sum of the loaded ones. */
  readonly total: bigint;
  /** The service's own sum, if it differs. */
  readonly otherTotal: bigint | null;
  readonly isAll: boolean;
  readonly problem: ApiError | null;
}

export function stakeRewards(
  rows: readonly (Pick<NominatorReward, "tx_hash" | "utime" | "reward"> & {
    readonly stake: bigint | null;
  })[],
  totalOfService: bigint | null,
  isAll: boolean,
): StakeRewards {
  const rewards = rows.map(({ tx_hash: transaction, utime: at, reward, stake }) => ({
    transaction,
    at,
    reward,
    stake,
  }));
  const total = sumOf(rewards, ({ reward }) => reward);
  const otherTotal = totalOfService === total ? null : totalOfService;
  return { rewards, total, otherTotal, isAll, problem: null };
}

export function failedRewards(problem: ApiError): StakeRewards {
  return { rewards: [], total: 0n, otherTotal: null, isAll: false, problem };
}
