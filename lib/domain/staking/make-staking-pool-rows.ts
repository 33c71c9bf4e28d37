import type { Address } from "../../ton/address/address";
import { readSmallBoc } from "../../ton/cell/small-boc";
import { codeName } from "../../ton/contract/code-names";
import { readPoolData, stakeAtElector, type PoolData } from "../../ton/contract/pool-data";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Action } from "../../toncenter/v3/v3-action";
import type { Account } from "../../toncenter/v3/v3-account";
import type { ValidatorCycle } from "../../toncenter/v3/validator-rows";
import { partyOf } from "../transaction/make-transaction-row";
import { isPoolInterface } from "./pool-interfaces";
import type { StakingPoolRow } from "./staking-pool-row";

/** What the index's rounds and deposits show about an account that may be a pool. */
export interface PoolCandidate {
  readonly address: Address;
  /** The service says that it is one. */
  readonly isNamed: boolean;
  readonly stake: bigint | null;
  readonly round: number | null;
  readonly lastDeposit: number | null;
}

interface RoundsAnswer {
  readonly cycles: readonly ValidatorCycle[];
  readonly address_book: AddressBook;
}

interface DepositsAnswer {
  readonly actions: readonly Action[];
}

/**
 * Stake holders that are pools according to the address book, or that it does not classify, and the pools of
 * nominators' deposits; the largest stakes first, then the newest deposits. All others are known to be something
 * else.
 */
export function poolCandidates(
  rounds: RoundsAnswer | null,
  deposits: DepositsAnswer | null,
): readonly PoolCandidate[] {
  const found = new Map<Address, PoolCandidate>();
  for (const { cycle_start: round, validators } of byAge(rounds?.cycles ?? [])) {
    for (const { stake_holder_address: address, stake } of validators ?? []) {
      if (address === null) continue;
      const interfaces = rounds?.address_book[address]?.interfaces ?? null;
      const isNamed = interfaces?.some(isPoolInterface) ?? false;
      if (!isNamed && interfaces !== null && interfaces.length > 0) continue;
      // A stake holder can have several validators in a round.
      const before = found.get(address);
      const sum = before?.round === round ? sumOf(before.stake, stake) : stake;
      found.set(address, { address, isNamed, stake: sum, round, lastDeposit: null });
    }
  }
  for (const { details, end_utime: at, success } of deposits?.actions ?? []) {
    if (details.type !== "stake_deposit" || success === false) continue;
    const { provider, pool } = details.fields;
    if (provider !== "nominator" || pool === null) continue;
    const before = found.get(pool) ?? { address: pool, stake: null, round: null, lastDeposit: null };
    found.set(pool, { ...before, isNamed: true, lastDeposit: Math.max(before.lastDeposit ?? 0, at) });
  }
  return [...found.values()].toSorted(
    (one, other) =>
      compare(other.stake ?? 0n, one.stake ?? 0n) || (other.lastDeposit ?? 0) - (one.lastDeposit ?? 0),
  );
}

/** Null if either is unknown. */
function sumOf(one: bigint | null, other: bigint | null): bigint | null {
  return one === null || other === null ? null : one + other;
}

/** The oldest first, so that the newest round of a pool is kept. */
function byAge(cycles: readonly ValidatorCycle[]): readonly ValidatorCycle[] {
  return cycles.toSorted((one, other) => one.cycle_start - other.cycle_start);
}

interface StatesAnswer {
  readonly accounts: readonly Account[];
  readonly address_book: AddressBook;
}

/** The candidates that are pools, with what their accounts store; those with the most coins first. */
export function stakingPoolRows(
  candidates: readonly PoolCandidate[],
  states: StatesAnswer | null,
  book: AddressBook,
): readonly StakingPoolRow[] {
  const accounts = new Map(states?.accounts.map((account) => [account.address, account]));
  const names = { ...book, ...states?.address_book };
  return candidates
    .flatMap((candidate) => {
      const account = accounts.get(candidate.address) ?? null;
      if (!candidate.isNamed && !isPool(account)) return [];
      return [rowOf(candidate, account, names)];
    })
    .toSorted((one, other) => compare(sizeOf(other), sizeOf(one)));
}

function isPool(account: Account | null): boolean {
  const byCode = account?.code_hash == null ? null : codeName(account.code_hash);
  return [...(account?.interfaces ?? []), byCode ?? ""].some(isPoolInterface);
}

function rowOf(candidate: PoolCandidate, account: Account | null, names: AddressBook): StakingPoolRow {
  const { address, stake, round, lastDeposit } = candidate;
  const data = dataOf(account);
  const balance = account?.balance ?? null;
  return {
    pool: partyOf(address, names),
    total: data === null || balance === null ? null : balance + stakeAtElector(data.state, data.sent),
    stake,
    round,
    state: data?.state ?? null,
    nominators: data?.nominators ?? null,
    maxNominators: data?.maxNominators ?? null,
    validatorShare: data?.validatorShare ?? null,
    minNominatorStake: data?.minNominatorStake ?? null,
    hasWithdrawals: data?.hasWithdrawals ?? null,
    lastDeposit,
  };
}

function dataOf(account: Account | null): PoolData | null {
  const read = account?.data_boc == null ? null : readSmallBoc(account.data_boc);
  return read?.is === "read" ? readPoolData(read.graph, read.graph.roots[0] ?? -1) : null;
}

function sizeOf({ total, stake }: StakingPoolRow): bigint {
  return total ?? stake ?? 0n;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
