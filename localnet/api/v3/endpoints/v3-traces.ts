import type { Hash } from "@/lib/ton/value/hash";
import { traces } from "@/lib/toncenter/v3/v3-trace";
import { listActions } from "../../../indexer/actions/action-list";
import type { IndexedAction } from "../../../indexer/actions/action-table";
import { groupBy } from "../../../group-by";
import type { ApiNode } from "../../api-node";
import { renderAction, supportedTypes } from "../render/render-action";
import { requireMasterBlock } from "./v3-blocks";
import { addressesIn } from "../render/addresses-in";
import { route, type Route } from "../v3-route";
import { ltRange, timeRange } from "../request/v3-ranges";
import { renderTrace } from "../render/render-trace";

const finalized = () => "finalized" as const;
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

/** Actions by trace. */
function actionsOf(
  { index }: ApiNode,
  traceIds: readonly Hash[],
  supported: ReadonlySet<string>,
): ReadonlyMap<Hash, readonly IndexedAction[]> {
  return groupBy(
    listActions(index.tables, { traceIds, supportedTypes: supported }, ALL),
    ({ trace }) => trace.id,
  );
}

function renderTraceAction(action: IndexedAction): object {
  return renderAction({
    action,
    trace: action.trace,
    finality: finalized(),
    withAccounts: false,
    transactions: null,
  });
}

export const TRACES: readonly Route[] = [
  route(traces, ({ node, values, page, addressDetailsFor }) => {
    const { store } = node;
    requireMasterBlock(store, values.mc_seqno);
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
            supportedTypes(values.supported_action_types),
          )
        : null;
    const rendered = rows.map((row) =>
      renderTrace({
        ...row,
        id: row.trace.id,
        state: row.trace.pendingMessages === 0 ? "complete" : "pending",
        actions: actions === null ? null : (actions.get(row.trace.id) ?? []).map(renderTraceAction),
        classified: row.trace.pendingMessages === 0 && row.trace.masterSeqnoEnd <= indexed,
        finalityOf: finalized,
      }),
    );
    return { traces: rendered, ...addressDetailsFor(addressesIn(rendered)) };
  }),
];
