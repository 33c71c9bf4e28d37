import { actionRow } from "./chain-actions";
import type { Chain } from "./chain";
import { traceExtent, transactionsOfTrace } from "./trace-extent";
import { transactionRow } from "./chain-transactions";

interface Node {
  readonly tx_hash: string;
  readonly in_msg_hash: string;
  readonly children: readonly Node[];
}

function node(chain: Chain, transaction: number, last: number): Node {
  const children = chain.childrenOf(transaction).filter((child) => child <= last);
  return {
    tx_hash: chain.ids.hash("transaction", transaction),
    in_msg_hash: chain.ids.hash("message", transaction),
    children: children.map((child) => node(chain, child, last)),
  };
}

export function traceRow(chain: Chain, trace: number, withActions: boolean) {
  const { root, last, size, complete, pending } = traceExtent(chain, trace);
  const rows = transactionsOfTrace(chain, trace).map((transaction) => transactionRow(chain, transaction));
  return {
    trace_id: chain.ids.hash("transaction", root),
    external_hash: chain.ids.hash("message", root),
    mc_seqno_start: String(chain.seqnoOf(root)),
    mc_seqno_end: String(chain.seqnoOf(last)),
    start_lt: String(chain.lt(root)),
    start_utime: chain.now(root),
    end_lt: String(chain.lt(last)),
    end_utime: chain.now(last),
    trace_info: {
      trace_state: pending || !complete ? "pending" : "complete",
      messages: complete ? size : size + 1,
      transactions: size,
      pending_messages: complete ? 0 : 1,
      classification_state: "unclassified",
    },
    is_incomplete: !complete,
    ...(withActions ? { actions: [actionRow(chain, trace, NOTHING_MORE)] } : {}),
    trace: node(chain, root, last),
    transactions_order: rows.map(({ hash }) => hash),
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
  };
}

const NOTHING_MORE = { accounts: false, transactions: false } as const;
