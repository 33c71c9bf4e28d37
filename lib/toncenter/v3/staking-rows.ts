import { address, bigint, flag, hash, integer, maybe, struct, text, type Read } from "../schema";

export const ActiveNominator = struct({ address, balance: bigint, pending_balance: bigint });
export type ActiveNominator = Read<typeof ActiveNominator>;

export const PoolPosition = struct({ pool_address: address, balance: bigint, pending_balance: bigint });
export type PoolPosition = Read<typeof PoolPosition>;

const at = { tx_hash: hash, tx_lt: bigint, utime: integer };

export const NominatorEvent = struct({
  ...at,
  type: text,
  pool_address: address,
  nominator_address: address,
  amount: bigint,
  balance_delta: maybe(bigint),
  pending_balance_delta: maybe(bigint),
  balance_before: maybe(bigint),
  balance_after: maybe(bigint),
  pending_balance_before: maybe(bigint),
  pending_balance_after: maybe(bigint),
  withdraw_request_before: maybe(flag),
  withdraw_request_after: maybe(flag),
});
export type NominatorEvent = Read<typeof NominatorEvent>;

export const NominatorReward = struct({ ...at, reward: bigint, stake_before: maybe(bigint) });
export type NominatorReward = Read<typeof NominatorReward>;

/** An event of the validator's own stake in a pool. */
export const PoolValidatorEvent = struct({
  ...at,
  type: text,
  pool_address: address,
  validator_address: address,
  amount: bigint,
  balance_delta: maybe(bigint),
  balance_before: maybe(bigint),
  balance_after: maybe(bigint),
  query_id: maybe(bigint),
  cycle_start: maybe(integer),
  /** In ten-thousandths. */
  validator_reward_share: maybe(integer),
});
export type PoolValidatorEvent = Read<typeof PoolValidatorEvent>;

export const PoolValidatorReward = struct({
  ...at,
  reward: bigint,
  balance_before: maybe(bigint),
  cycle_start: maybe(integer),
  query_id: maybe(bigint),
});
export type PoolValidatorReward = Read<typeof PoolValidatorReward>;
