import type { ParamValues } from "@/lib/toncenter/endpoint";
import type { transactions } from "@/lib/toncenter/v3/transaction-lists";
import type { MessageRecord, TransactionRecord } from "../../records";
import type { TransactionFilter } from "../../store/store";
import { cappedLt, isWithin, ltRange, timeRange } from "./ranges";

export type TransactionValues = ParamValues<typeof transactions.params>;

/** The part of a question that the store answers by itself. `exclude_account` has no effect, as with the service. */
export function placeFilter(values: TransactionValues): TransactionFilter {
  return {
    accounts: values.account,
    workchain: values.workchain,
    shard: values.shard,
    seqno: values.seqno,
    masterSeqno: values.mc_seqno,
    at: cappedLt(values.lt),
    time: timeRange(values),
    lt: ltRange(values),
  };
}

export function hasMessageFilter({ msg_hash, body_hash, opcode }: TransactionValues): boolean {
  return msg_hash !== undefined || body_hash !== undefined || opcode !== undefined;
}

export function isWide(filter: TransactionFilter): boolean {
  return Object.values(filter).every((part) => part === undefined);
}

function isMessage(values: TransactionValues, message: MessageRecord): boolean {
  const { msg_hash: hashes, body_hash: bodyHash, opcode } = values;
  return (
    (hashes === undefined ||
      hashes.some((hash) => hash === message.hash || hash === message.normalizedHash)) &&
    (bodyHash === undefined || bodyHash === message.bodyHash) &&
    (opcode === undefined || opcode === message.opcode)
  );
}

function hasMessage(values: TransactionValues, { incoming, outgoing }: TransactionRecord): boolean {
  if (!hasMessageFilter(values)) return true;
  const received = values.direction === "out" || incoming === null ? [] : [incoming];
  const sent = values.direction === "in" ? [] : outgoing;
  return [...received, ...sent].some((message) => isMessage(values, message));
}

function isAt(values: TransactionValues, { block, masterSeqno, lt }: TransactionRecord): boolean {
  const wanted: readonly (readonly [asked: unknown, is: unknown])[] = [
    [values.workchain, block.workchain],
    [values.shard, block.shard],
    [values.seqno, block.seqno],
    [values.mc_seqno, masterSeqno],
    [values.lt, lt],
  ];
  return wanted.every(([asked, is]) => asked === undefined || asked === is);
}

/** Whether a transaction is one of those that were asked for, whatever it was found by. */
export function fits(values: TransactionValues, record: TransactionRecord): boolean {
  return (
    (values.account === undefined || values.account.includes(record.account)) &&
    (values.hash === undefined || values.hash.includes(record.hash)) &&
    isAt(values, record) &&
    isWithin(record.now, timeRange(values)) &&
    isWithin(record.lt, ltRange(values)) &&
    hasMessage(values, record)
  );
}
