import type { Hash } from "@/lib/ton/value/hash";
import type { AccountStatus } from "../../chain-records";
import { RawCellReader } from "./raw-cell-reader";
import { readCurrencies } from "./read-currencies";
import { eachEntry } from "./read-dictionary";
import type { RawCell } from "./raw-cell";

/** The fields of a transaction; its messages and phases are still cells. */
export interface ParsedTransaction {
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

function readStatus(reader: RawCellReader): AccountStatus {
  return STATUSES[reader.uint(2)] ?? "nonexist";
}

export function readTransaction(cell: RawCell): ParsedTransaction {
  const reader = new RawCellReader(cell);
  reader.skip(4);
  const accountId = reader.hash();
  const lt = reader.big(64);
  const previousHash = reader.hash();
  const previousLt = reader.big(64);
  const now = reader.uint(32);
  reader.skip(15);
  const originalStatus = readStatus(reader);
  const endStatus = readStatus(reader);
  const messages = new RawCellReader(reader.ref());
  const { coins: totalFees } = readCurrencies(reader);
  const states = new RawCellReader(reader.ref());
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

/** The first logical time after the transaction and its messages. */
export function endLtOf({ lt, outgoing }: ParsedTransaction): bigint {
  return lt + BigInt(outgoing.length) + 1n;
}
