import { stakeAtElector } from "../../ton/contract/pool-data";
import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { NominatorPool } from "../../toncenter/v3/v3-staking";
import { partyOf } from "../transaction/make-transaction-row";
import type { Party } from "../transaction/transaction-row";
import { poolPhase, type PoolPhase } from "./pool-phase";

/** A nominator's stake in a pool. */
export interface PoolNominator {
  readonly party: Party;
  readonly balance: bigint;
  /** Deposited while the pool's stake was away: joins the balance when the stake is back. */
  readonly pending: bigint;
}

/** A nominator pool: whose it is, its terms, and what is in it. */
export interface PoolProfile {
  readonly address: Address;
  readonly self: Party;
  readonly validator: Party;
  readonly phase: PoolPhase;
  readonly validatorStake: bigint;
  /** Of all nominators together, without what is pending. */
  readonly nominatorStake: bigint;
  readonly pending: bigint;
  /** The stake that the elector has, or that is on its way there. */
  readonly sent: bigint | null;
  /** Of rewards, in ten-thousandths. */
  readonly validatorShare: number | null;
  /** The largest first. */
  readonly nominators: readonly PoolNominator[];
  /** According to the contract; from the same answer as the nominators, which may be fewer. */
  readonly nominatorCount: number;
  readonly maxNominators: number | null;
  readonly minValidatorStake: bigint | null;
  readonly minNominatorStake: bigint | null;
}

/** A null profile means that there is no nominator pool at that address. */
export interface PoolReport {
  readonly profile: PoolProfile | null;
  readonly problem: ApiError | null;
}

/** Why there is nothing to show; null if there is something. */
export function poolProblem({ profile, problem }: PoolReport): ApiError | null {
  return profile === null ? (problem ?? NO_POOL) : null;
}

const NO_POOL: ApiError = { kind: "not-found", message: "no nominator pool at this address" };

export function poolProfile(pool: NominatorPool, address: Address): PoolProfile {
  const book: AddressBook = pool.address_book;
  const nominators = pool.active_nominators
    .map((one) => ({
      party: partyOf(one.address, book),
      balance: one.balance,
      pending: one.pending_balance,
    }))
    .toSorted((one, other) => compare(other.balance + other.pending, one.balance + one.pending));
  return {
    address,
    self: partyOf(address, book),
    validator: partyOf(pool.validator_address, book),
    phase: poolPhase(pool.state),
    validatorStake: pool.validator_amount,
    nominatorStake: sumOf(nominators, ({ balance }) => balance),
    pending: sumOf(nominators, ({ pending }) => pending),
    sent: stakeAtElector(pool.state, pool.stake_amount_sent),
    validatorShare: pool.validator_reward_share,
    nominators,
    nominatorCount: pool.nominators_count ?? nominators.length,
    maxNominators: pool.max_nominators_count,
    minValidatorStake: pool.min_validator_stake,
    minNominatorStake: pool.min_nominator_stake,
  };
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export function sumOf<R>(rows: readonly R[], amountOf: (row: R) => bigint): bigint {
  return rows.reduce((sum, row) => sum + amountOf(row), 0n);
}
