import { Cell, loadStateInit } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { contractStateOf } from "../../contract-state";
import type { AccountRecord, TransactionRecord } from "../../chain-records";
import type { Database } from "../../store/database";
import type { EventReader } from "../contract-family";
import type { Tables } from "../index-tables";
import { accountAfter } from "./past-account";
import { writeNominatorEvents, writePoolValidatorEvent } from "./pool-event-rows";
import { changesOfShares } from "./pool-shares";
import { POOL_CODE, readPool, type PoolState } from "../../contracts/pool-data";
import { applyTransaction } from "./pool-steps";
import { changeOfValidator } from "./pool-validator";

interface PoolVersion {
  readonly lt: bigint;
  readonly state: PoolState;
}

/** Pool states by the last indexed transaction; the store has only the states at the ends of blocks. */
const latest = new WeakMap<Database, Map<Address, PoolVersion>>();

function stateIn(account: AccountRecord | null): PoolState | null {
  const { data } = contractStateOf(account);
  return data === null ? null : readPool(data);
}

function initialState({ incoming }: TransactionRecord): PoolState | null {
  const [root] = incoming?.init == null ? [] : Cell.fromBoc(Buffer.from(incoming.init));
  const data = root === undefined ? null : loadStateInit(root.beginParse()).data;
  return data == null ? null : readPool(data);
}

function stateBefore(transaction: TransactionRecord, tables: Tables): PoolState | null {
  const { account, previousLt, masterSeqno, originalStatus } = transaction;
  const version = latest.get(tables.database)?.get(account);
  if (version?.lt === previousLt) return version.state;
  if (originalStatus !== "active") return initialState(transaction);
  const left = accountAfter(tables, account, masterSeqno - 1);
  return left?.lastLt === previousLt ? stateIn(left) : null;
}

function stateAfter(transaction: TransactionRecord, tables: Tables, state: PoolState): PoolState {
  const left = accountAfter(tables, transaction.account, transaction.masterSeqno);
  const isLast = left?.lastLt === transaction.lt;
  return (isLast ? stateIn(left) : null) ?? applyTransaction(state, transaction);
}

/** The changes by a transaction of a nominator pool for its nominators and its validator. */
export const poolEvents: EventReader = (transaction, tables) => {
  if (transaction.after.codeHash !== POOL_CODE) return null;
  const from = stateBefore(transaction, tables);
  if (from === null) return null;
  const to = stateAfter(transaction, tables, from);
  const shareChanges = changesOfShares(transaction, from, to);
  const validatorChange = changeOfValidator(transaction, from, to);
  return ({ database }) => {
    const pools = latest.get(database) ?? new Map<Address, PoolVersion>();
    latest.set(database, pools.set(transaction.account, { lt: transaction.lt, state: to }));
    writeNominatorEvents(database, transaction, shareChanges);
    if (validatorChange !== null) writePoolValidatorEvent(database, transaction, validatorChange);
  };
};
