import { groupBy } from "../../group";
import type { Store, TraceRecord } from "../../store/store";
import type { Batch } from "../batch";
import { ACTION_KINDS } from "../families";
import type { Tables } from "../tables";
import { writeAction } from "./action-table";
import { classify } from "./classify";

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

/** Writes what happened in the traces that ended in these blocks. */
export function tellActions(store: Store, tables: Tables, { transactions, last }: Batch): void {
  const ended = new Set(transactions.map(({ masterSeqno }) => masterSeqno));
  const atHand = groupBy(transactions, ({ traceId }) => traceId);
  const partsOf = ({ id, transactions: count }: TraceRecord) => {
    const parts = atHand.get(id) ?? [];
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
