import "server-only";
import type { Cell } from "@ton/core";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { openBoc } from "../../ton/cell/boc";
import { shardAccountBag } from "../../ton/structure/account-cell";
import type { CellStatus } from "../../ton/structure/transaction-cell";
import { FormatError } from "../../ton/value/format-error";
import type { Hash } from "../../ton/value/hash";
import { fail, ok, type Result } from "../../toncenter/error";
import { unreadableState } from "../../domain/simulation/simulation-problems";
import type { Names } from "../../domain/trace/flow/trace-flow";
import { accountStates, type Account } from "../../toncenter/v3/v3-account";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";

export interface LoadedStates {
  /** Bags of their ShardAccount. Accounts that never existed are missing. */
  readonly states: ReadonlyMap<Address, string>;
  readonly names: Names;
}

const STATUSES: Readonly<Record<string, CellStatus>> = {
  active: "active",
  uninit: "uninit",
  frozen: "frozen",
  nonexist: "nonexist",
};

/**
 * The current states of accounts. Two calls: the accounts, and their last transactions, which determine when they
 * last paid for storage.
 */
export async function loadAccountStates(
  network: string,
  addresses: readonly Address[],
  lane: Lane,
): Promise<Result<LoadedStates>> {
  const gateway = gatewayOf(network);
  const answer = await gateway.call(accountStates, { address: addresses, include_boc: true }, { lane });
  // The index answers "not found" if it knows none of them.
  if (!answer.ok)
    return answer.error.kind === "not-found" ? ok({ states: new Map(), names: NO_NAMES }) : answer;
  const { accounts, address_book, metadata } = answer.value.value;
  const hashes = accounts.flatMap(({ last_transaction_hash: hash, last_transaction_lt: lt }) =>
    hash === null || lt === null || lt === 0n ? [] : hash,
  );
  const last = await loadLast(network, hashes, lane);
  if (!last.ok) return last;
  try {
    const states = accounts.flatMap((account) => {
      const bag = stateOf(account, last.value.get(account.last_transaction_hash ?? "") ?? null);
      return bag === null ? [] : [[account.address, bag] as const];
    });
    return ok({ states: new Map(states), names: { address_book, metadata } });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(unreadableState(error.reason));
  }
}

const NO_NAMES: Names = { address_book: {}, metadata: {} };

async function loadLast(
  network: string,
  hashes: readonly Hash[],
  lane: Lane,
): Promise<Result<ReadonlyMap<string, Transaction>>> {
  if (hashes.length === 0) return ok(new Map());
  const answer = await gatewayOf(network).call(
    transactions,
    { hash: hashes, limit: hashes.length },
    { lane },
  );
  if (!answer.ok) return answer;
  return ok(new Map(answer.value.value.transactions.map((one) => [one.hash, one])));
}

function stateOf(account: Account, last: Transaction | null): string | null {
  const status = STATUSES[account.status ?? "nonexist"] ?? "nonexist";
  const { last_transaction_hash: lastHash, last_transaction_lt: lastLt } = account;
  if (status === "nonexist" || lastHash === null || lastLt === null) return null;
  return shardAccountBag({
    address: account.address,
    status,
    balance: account.balance ?? 0n,
    extra: account.extra_currencies ?? {},
    code: cellIn(account.code_boc),
    data: cellIn(account.data_boc),
    frozenHash: account.frozen_hash,
    lastHash,
    lastLt,
    ...afterLast(lastLt, last),
    special: null,
    // The virtual machine counts the cells itself.
    isLarge: false,
  });
}

/**
 * What follows from an account's last transaction; the account's own cells contain it, but services do not report it.
 */
function afterLast(lastLt: bigint, last: Transaction | null) {
  const sent = last?.out_msgs.length ?? 0;
  return {
    endLt: lastLt + BigInt(sent) + 1n,
    lastPaid: last?.now ?? 0,
    due: last?.description?.storage_ph?.storage_fees_due ?? null,
  };
}

function cellIn(bag: string | null): Cell | null {
  return bag === null || bag === "" ? null : (openBoc(bag)[0] ?? null);
}
