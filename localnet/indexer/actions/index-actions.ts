import { groupBy } from "../../group-by";
import type { Store, TraceRecord } from "../../store/store";
import type { BlockBatch } from "../block-batch";
import { ACTION_KINDS } from "../contract-families";
import type { Tables } from "../index-tables";
import { writeAction } from "./action-table";
import { classify } from "./classify-trace";

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

/** Writes the actions of the traces that ended in these blocks. */
export function indexActions(store: Store, tables: Tables, { transactions, last }: BlockBatch): void {
  const ended = new Set(transactions.map(({ masterSeqno }) => masterSeqno));
  const inBatch = groupBy(transactions, ({ traceId }) => traceId);
  const partsOf = ({ id, transactions: count }: TraceRecord) => {
    const parts = inBatch.get(id) ?? [];
    return parts.length === count ? parts : (store.traces.transactionsOf([id]).get(id) ?? []);
  };
  for (const masterSeqno of ended) {
    const traces = store.traces
      .list({ masterSeqno }, ALL)
      .filter(({ pendingMessages, masterSeqnoEnd }) => pendingMessages === 0 && masterSeqnoEnd <= last.seqno);
    for (const trace of traces)
      for (const action of classify(partsOf(trace), ACTION_KINDS, tables))
        writeAction(tables, { ...action, trace });
  }
}
