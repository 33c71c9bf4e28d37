import type { MessageRecord, TransactionRecord } from "../../chain-records";
import { readState, readStatus, writeState, writeStatus } from "./pack-account";
import { Packer, Unpacker } from "./packing";

const packer = new Packer();

/** Everything but the messages, which are shared with other transactions of the trace. */
export function packTransaction(transaction: TransactionRecord): Uint8Array {
  const { block } = transaction;
  packer.hash(transaction.hash).address(transaction.account).big(transaction.lt).number(transaction.now);
  packer.number(block.workchain).shard(block.shard).count(block.seqno).count(transaction.masterSeqno);
  packer.hash(transaction.previousHash).big(transaction.previousLt);
  writeStatus(packer, transaction.originalStatus);
  writeStatus(packer, transaction.endStatus);
  packer.big(transaction.totalFees).text(JSON.stringify(transaction.description)).flag(transaction.aborted);
  packer.hash(transaction.traceId).optional(transaction.traceExternalHash, (hash) => packer.hash(hash));
  writeState(packer, transaction.before);
  writeState(packer, transaction.after);
  return packer.bytes(transaction.boc).take();
}

export function unpackTransaction(
  packed: Uint8Array,
  incoming: MessageRecord | null,
  outgoing: readonly MessageRecord[],
): TransactionRecord {
  const from = new Unpacker(packed);
  return {
    hash: from.hash(),
    account: from.address(),
    lt: from.big(),
    now: from.number(),
    block: { workchain: from.number(), shard: from.shard(), seqno: from.count() },
    masterSeqno: from.count(),
    previousHash: from.hash(),
    previousLt: from.big(),
    originalStatus: readStatus(from),
    endStatus: readStatus(from),
    totalFees: from.big(),
    description: readObject(from.text()),
    aborted: from.flag(),
    traceId: from.hash(),
    traceExternalHash: from.optionalHash(),
    incoming,
    outgoing,
    before: readState(from),
    after: readState(from),
    boc: from.bytes(),
  };
}

function readObject(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null)
    throw new Error("a record of the store is damaged: invalid description");
  return value;
}
