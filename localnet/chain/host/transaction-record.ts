import type { AccountRecord, TransactionRecord } from "../../chain-records";
import { readPhases } from "../cells/read-phases";
import { readBag } from "../cells/read-bag";
import { readTransaction } from "../cells/read-transaction";
import type { RawTransaction } from "../core/raw-records";
import { accountRecord, stateOf } from "./account-record";
import { messageRecord } from "./message-record";

export interface AppliedTransaction {
  readonly transaction: TransactionRecord;
  readonly account: AccountRecord;
}

/** Parses an executed transaction into the records that everything else uses. */
export function applyTransaction(raw: RawTransaction, before: AccountRecord): AppliedTransaction {
  const boc = Buffer.from(raw.transaction, "base64");
  const account = accountRecord(raw.account, Buffer.from(raw.shardAccount, "base64"));
  const read = readTransaction(readBag(boc));
  const { description, aborted } = readPhases(read.description);
  const transaction: TransactionRecord = {
    hash: read.hash,
    account: raw.account,
    lt: read.lt,
    now: read.now,
    block: raw.block,
    masterSeqno: raw.masterSeqno,
    previousHash: read.previousHash,
    previousLt: read.previousLt,
    originalStatus: read.originalStatus,
    endStatus: read.endStatus,
    totalFees: read.totalFees,
    description,
    aborted,
    traceId: raw.traceId,
    traceExternalHash: raw.traceExternalHash,
    incoming: read.incoming === null ? null : messageRecord(read.incoming),
    outgoing: read.outgoing.map(messageRecord),
    before: stateOf(before),
    after: stateOf(account),
    boc,
  };
  return { transaction, account };
}
