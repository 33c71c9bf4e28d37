import type { Hash } from "@/lib/ton/value/hash";
import type { AccountStatus } from "../../records";
import { CellReader } from "./cell-reader";
import { readCurrencies } from "./currencies";
import { eachEntry } from "./dictionary";
import type { RawCell } from "./raw-cell";

/** What a transaction's own cell says; its messages and phases are still cells. */
export interface Transaction {
  readonly hash: Hash;
  readonly accountId: string;
  readonly lt: bigint;
  readonly previousHash: Hash;
  readonly previousLt: bigint;
  readonly now: number;
  readonly originalStatus: AccountStatus;
  readonly endStatus: AccountStatus;
  readonly incoming: RawCell | null;
  readonly outgoing: readonly RawCell[];
  readonly totalFees: bigint;
  readonly stateBefore: Hash;
  readonly stateAfter: Hash;
  readonly description: RawCell;
}

const STATUSES = ["uninit", "frozen", "active", "nonexist"] as const;

function readStatus(reader: CellReader): AccountStatus {
  return STATUSES[reader.uint(2)] ?? "nonexist";
}

export function readTransaction(cell: RawCell): Transaction {
  const reader = new CellReader(cell);
  reader.skip(4);
  const accountId = reader.hash();
  const lt = reader.big(64);
  const previousHash = reader.hash();
  const previousLt = reader.big(64);
  const now = reader.uint(32);
  reader.skip(15);
  const originalStatus = readStatus(reader);
  const endStatus = readStatus(reader);
  const messages = new CellReader(reader.ref());
  const { coins: totalFees } = readCurrencies(reader);
  const states = new CellReader(reader.ref());
  states.skip(8);
  const incoming = messages.maybeRef();
  const outgoing: RawCell[] = [];
  eachEntry(messages.maybeRef(), 15, (_, value) => outgoing.push(value.ref()));
  return {
    hash: cell.hash,
    accountId,
    lt,
    previousHash,
    previousLt,
    now,
    originalStatus,
    endStatus,
    incoming,
    outgoing,
    totalFees,
    stateBefore: states.hash(),
    stateAfter: states.hash(),
    description: reader.ref(),
  };
}

/** The first logical time that the transaction leaves free. */
export function endOf({ lt, outgoing }: Transaction): bigint {
  return lt + BigInt(outgoing.length) + 1n;
}
