import type { Hash } from "@/lib/ton/value/hash";
import { traces } from "@/lib/toncenter/v3/trace";
import { listActions } from "../../indexer/actions/action-list";
import type { ToldAction } from "../../indexer/actions/action-table";
import { groupBy } from "../../group";
import type { ApiNode } from "../node";
import { actionRow, knownTypes } from "./action-row";
import { needMasterBlock } from "./blocks";
import { mentionedIn } from "./mentioned";
import { operation, type Operation } from "./operation";
import { ltRange, timeRange } from "./ranges";
import { traceRow } from "./trace-row";

const finalized = () => "finalized" as const;
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

/** What happened in these traces, by trace. */
function actionsOf(
  { index }: ApiNode,
  traceIds: readonly Hash[],
  known: ReadonlySet<string>,
): ReadonlyMap<Hash, readonly ToldAction[]> {
  return groupBy(listActions(index.tables, { traceIds, known }, ALL), ({ trace }) => trace.id);
}

function rowOf(action: ToldAction): object {
  return actionRow({
    action,
    trace: action.trace,
    finality: finalized(),
    withAccounts: false,
    transactions: null,
  });
}

export const TRACES: readonly Operation[] = [
  operation(traces, ({ node, values, page, described }) => {
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
    const indexed = node.index.tables.seqno();
    const actions =
      values.include_actions === true
        ? actionsOf(
            node,
            found.map(({ id }) => id),
            knownTypes(values.supported_action_types),
          )
        : null;
    const told = rows.map((row) =>
      traceRow({
        ...row,
        id: row.trace.id,
        state: row.trace.pendingMessages === 0 ? "complete" : "pending",
        actions: actions === null ? null : (actions.get(row.trace.id) ?? []).map(rowOf),
        classified: row.trace.pendingMessages === 0 && row.trace.masterSeqnoEnd <= indexed,
        finalityOf: finalized,
      }),
    );
    return { traces: told, ...described(mentionedIn(told)) };
  }),
];
