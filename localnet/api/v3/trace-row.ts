import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../records";
import type { TraceRecord } from "../../store/store";
import { transactionRow, type Finality } from "./transaction-row";
import { byLt } from "./transaction-search";
import { byText, hashOrNull, hashText } from "./values";

/** Larger ones are told without their transactions. */
const MAX_TRANSACTIONS = 4_000;

interface Node {
  readonly tx_hash: string;
  readonly in_msg_hash?: string;
  children: Node[] | null;
}

/** Of transactions in their order. Without recursion, since a trace may be as deep as it is long. */
export function treeOf(transactions: readonly TransactionRecord[]): Node | null {
  const senders = new Map(transactions.flatMap((row) => row.outgoing.map(({ hash }) => [hash, row.hash])));
  const nodes = new Map<Hash, Node>();
  for (const { hash, incoming, outgoing } of transactions) {
    const node: Node = {
      tx_hash: hashText(hash),
      ...(incoming === null ? {} : { in_msg_hash: hashText(incoming.hash) }),
      // Stays null where nobody in the trace receives any of the messages: logs, for the most part.
      children: outgoing.length === 0 ? [] : null,
    };
    nodes.set(hash, node);
    const sender = incoming === null ? undefined : senders.get(incoming.hash);
    const parent = sender === undefined ? undefined : nodes.get(sender);
    if (parent !== undefined) (parent.children ??= []).push(node);
  }
  const [root] = nodes.values();
  return root ?? null;
}

function contents(
  transactions: readonly TransactionRecord[],
  finalityOf: (row: TransactionRecord) => Finality,
) {
  if (transactions.length > MAX_TRANSACTIONS) return {};
  const order = transactions.toSorted(byLt);
  const rows = order.map((row) => [hashText(row.hash), transactionRow(row, finalityOf(row))] as const);
  return {
    trace: treeOf(order),
    transactions_order: rows.map(([hash]) => hash),
    transactions: Object.fromEntries(rows.toSorted(byText)),
  };
}

export interface TraceParts {
  readonly trace: TraceRecord;
  readonly transactions: readonly TransactionRecord[];
  /** Null when they were not asked for. */
  readonly actions: readonly object[] | null;
  readonly classified: boolean;
  readonly state: "complete" | "pending";
  /** Null while the transaction that begins the trace may still become another one. */
  readonly id: Hash | null;
  readonly finalityOf: (row: TransactionRecord) => Finality;
}

export function traceRow({ trace, transactions, actions, classified, state, id, finalityOf }: TraceParts) {
  const { pendingMessages } = trace;
  return {
    trace_id: hashOrNull(id),
    external_hash: hashOrNull(trace.externalHash),
    mc_seqno_start: String(trace.masterSeqnoStart),
    mc_seqno_end: String(trace.masterSeqnoEnd),
    start_lt: String(trace.startLt),
    start_utime: trace.startTime,
    end_lt: String(trace.endLt),
    end_utime: trace.endTime,
    trace_info: {
      trace_state: state,
      messages: trace.messages,
      transactions: trace.transactions,
      pending_messages: pendingMessages,
      classification_state: classified ? "ok" : "unclassified",
    },
    is_incomplete: pendingMessages > 0,
    ...(transactions.length > MAX_TRANSACTIONS ? { warning: "trace is too large" } : {}),
    ...(actions === null ? {} : { actions }),
    ...contents(transactions, finalityOf),
  };
}
