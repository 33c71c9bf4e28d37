import { Cell, loadStateInit } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { contractStateOf } from "../../contract-state";
import type { AccountRecord, TransactionRecord } from "../../records";
import type { Database } from "../../store/database";
import type { EventReader } from "../family";
import type { Tables } from "../tables";
import { accountAfter } from "./past-account";
import { noteNominatorEvents, noteValidatorEvent } from "./pool-event-rows";
import { changesOfShares } from "./pool-shares";
import { POOL_CODE, readPool, type PoolState } from "../../contracts/pool-data";
import { stepOf } from "./pool-steps";
import { changeOfValidator } from "./pool-validator";

interface Known {
  readonly lt: bigint;
  readonly state: PoolState;
}

/** Pools in the middle of a block, as their last transaction left them. */
const amid = new WeakMap<Database, Map<Address, Known>>();

function stateIn(account: AccountRecord | null): PoolState | null {
  const { data } = contractStateOf(account);
  return data === null ? null : readPool(data);
}

function initialState({ incoming }: TransactionRecord): PoolState | null {
  const [root] = incoming?.init == null ? [] : Cell.fromBoc(Buffer.from(incoming.init));
  const data = root === undefined ? null : loadStateInit(root.beginParse()).data;
  return data == null ? null : readPool(data);
}

function before(transaction: TransactionRecord, tables: Tables): PoolState | null {
  const { account, previousLt, masterSeqno, originalStatus } = transaction;
  const known = amid.get(tables.database)?.get(account);
  if (known?.lt === previousLt) return known.state;
  if (originalStatus !== "active") return initialState(transaction);
  const left = accountAfter(tables, account, masterSeqno - 1);
  return left?.lastLt === previousLt ? stateIn(left) : null;
}

function after(transaction: TransactionRecord, tables: Tables, state: PoolState): PoolState {
  const left = accountAfter(tables, transaction.account, transaction.masterSeqno);
  const isLast = left?.lastLt === transaction.lt;
  return (isLast ? stateIn(left) : null) ?? stepOf(state, transaction);
}

/** What a transaction of a nominator pool has changed for its nominators and for its validator. */
export const poolEvents: EventReader = (transaction, tables) => {
  if (transaction.after.codeHash !== POOL_CODE) return null;
  const from = before(transaction, tables);
  if (from === null) return null;
  const to = after(transaction, tables, from);
  const ofShares = changesOfShares(transaction, from, to);
  const ofValidator = changeOfValidator(transaction, from, to);
  return ({ database }) => {
    const pools = amid.get(database) ?? new Map<Address, Known>();
    amid.set(database, pools.set(transaction.account, { lt: transaction.lt, state: to }));
    noteNominatorEvents(database, transaction, ofShares);
    if (ofValidator !== null) noteValidatorEvent(database, transaction, ofValidator);
  };
};
