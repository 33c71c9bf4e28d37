import { traces } from "@/lib/toncenter/v3/trace";
import { needMasterBlock } from "./blocks";
import { operation, withTokens, type Operation } from "./operation";
import { ltRange, timeRange } from "./ranges";
import { traceRow } from "./trace-row";
import { addressesOf } from "./transaction-row";

const finalized = () => "finalized" as const;

export const TRACES: readonly Operation[] = [
  operation(traces, ({ node, values, page, named }) => {
    const { store } = node;
    needMasterBlock(store, values.mc_seqno);
    const found = store.traces.list(
      {
        account: values.account,
        traceIds: values.trace_id,
        transactionHashes: values.tx_hash,
        messageHashes: values.msg_hash,
        masterSeqno: values.mc_seqno,
        time: timeRange(values),
        lt: ltRange(values),
      },
      page,
    );
    const parts = store.traces.transactionsOf(found.map(({ id }) => id));
    const rows = found.map((trace) => ({ trace, transactions: parts.get(trace.id) ?? [] }));
    return {
      traces: rows.map((row) =>
        traceRow({
          ...row,
          id: row.trace.id,
          state: row.trace.pendingMessages === 0 ? "complete" : "pending",
          withActions: values.include_actions === true,
          finalityOf: finalized,
        }),
      ),
      ...withTokens(named(rows.flatMap(({ transactions }) => transactions.flatMap(addressesOf)))),
    };
  }),
];
