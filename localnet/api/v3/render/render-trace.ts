import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../../chain-records";
import type { TraceRecord } from "../../../store/store";
import { renderTransaction, type Finality } from "./render-transaction";
import { byLt } from "../find/find-transactions";
import { byKey, hashOrNull, hashText } from "./v3-json-values";

/** Larger traces are rendered without transactions. */
const MAX_TRANSACTIONS = 4_000;

interface TreeNode {
  readonly tx_hash: string;
  readonly in_msg_hash?: string;
  children: TreeNode[] | null;
}

/** Expects ordered transactions. Not recursive, because a trace can be one long chain. */
export function treeOf(transactions: readonly TransactionRecord[]): TreeNode | null {
  const senders = new Map(transactions.flatMap((row) => row.outgoing.map(({ hash }) => [hash, row.hash])));
  const nodes = new Map<Hash, TreeNode>();
  for (const { hash, incoming, outgoing } of transactions) {
    const node: TreeNode = {
      tx_hash: hashText(hash),
      ...(incoming === null ? {} : { in_msg_hash: hashText(incoming.hash) }),
      // Stays null if no transaction of the trace receives any of the messages (usually logs).
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
  const rows = order.map((row) => [hashText(row.hash), renderTransaction(row, finalityOf(row))] as const);
  return {
    trace: treeOf(order),
    transactions_order: rows.map(([hash]) => hash),
    transactions: Object.fromEntries(rows.toSorted(byKey)),
  };
}

export interface TraceParts {
  readonly trace: TraceRecord;
  readonly transactions: readonly TransactionRecord[];
  /** Null if the request does not include them. */
  readonly actions: readonly object[] | null;
  readonly classified: boolean;
  readonly state: "complete" | "pending";
  /** Null while the root transaction is pending, because its hash may still change. */
  readonly id: Hash | null;
  readonly finalityOf: (row: TransactionRecord) => Finality;
}

export function renderTrace({ trace, transactions, actions, classified, state, id, finalityOf }: TraceParts) {
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
