import type { ParamValues } from "@/lib/toncenter/endpoint";
import type { transactions } from "@/lib/toncenter/v3/v3-transaction-lists";
import type { MessageRecord, TransactionRecord } from "../../../chain-records";
import type { TransactionFilter } from "../../../store/store";
import { cappedLt, isWithin, ltRange, timeRange } from "../request/v3-ranges";

export type TransactionValues = ParamValues<typeof transactions.params>;

/** The part of the filter that the store can apply. `exclude_account` has no effect, as in the service. */
export function storeFilter(values: TransactionValues): TransactionFilter {
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

export function isEmptyFilter(filter: TransactionFilter): boolean {
  return Object.values(filter).every((part) => part === undefined);
}

function matchesMessage(values: TransactionValues, message: MessageRecord): boolean {
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
  return [...received, ...sent].some((message) => matchesMessage(values, message));
}

function matchesBlock(values: TransactionValues, { block, masterSeqno, lt }: TransactionRecord): boolean {
  const pairs: readonly (readonly [expected: unknown, actual: unknown])[] = [
    [values.workchain, block.workchain],
    [values.shard, block.shard],
    [values.seqno, block.seqno],
    [values.mc_seqno, masterSeqno],
    [values.lt, lt],
  ];
  return pairs.every(([expected, actual]) => expected === undefined || expected === actual);
}

/** Whether a transaction matches all parameters. */
export function matchesFilter(values: TransactionValues, record: TransactionRecord): boolean {
  return (
    (values.account === undefined || values.account.includes(record.account)) &&
    (values.hash === undefined || values.hash.includes(record.hash)) &&
    matchesBlock(values, record) &&
    isWithin(record.now, timeRange(values)) &&
    isWithin(record.lt, ltRange(values)) &&
    hasMessage(values, record)
  );
}
