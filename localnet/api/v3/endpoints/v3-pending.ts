import { pendingTraces } from "@/lib/toncenter/v3/v3-trace";
import { pendingTransactions } from "@/lib/toncenter/v3/v3-transaction-lists";
import type { ApiNode } from "../../api-node";
import { supportedTypes } from "../render/render-action";
import { addressesIn } from "../render/addresses-in";
import { route, type Route } from "../v3-route";
import { renderPendingActions } from "../render/render-pending-actions";
import { openTraces, unfinalizedTransactions, type OpenTrace } from "../find/open-traces";
import { RefusedRequest } from "../../refused-request";
import { renderTrace } from "../render/render-trace";
import { renderTransaction } from "../render/render-transaction";

const LATEST_TYPES = { supported: supportedTypes(undefined), withTransactions: false };

function renderOpenTrace(node: ApiNode, trace: OpenTrace) {
  const { summary, transactions } = trace;
  const finality = new Map(transactions.map((row) => [row.record.hash, row.finality]));
  const rootFinality = transactions[0]?.finality ?? "pending";
  return renderTrace({
    trace: summary,
    transactions: transactions.map(({ record }) => record),
    actions: renderPendingActions(node, trace, LATEST_TYPES),
    classified: false,
    state: "pending",
    id: rootFinality === "pending" ? null : summary.id,
    finalityOf: ({ hash }) => finality.get(hash) ?? "pending",
  });
}

export const PENDING: readonly Route[] = [
  route(pendingTransactions, ({ node, values, addressBookFor }) => {
    const accounts = new Set(values.account);
    const rows = unfinalizedTransactions(node).filter(({ record }) => accounts.has(record.account));
    if (rows.length === 0) throw new RefusedRequest(404, "emulated traces not found");
    const rendered = rows.map(({ record, finality }) => renderTransaction(record, finality));
    return { transactions: rendered, ...addressBookFor(addressesIn(rendered)) };
  }),

  route(pendingTraces, ({ node, values, addressDetailsFor }) => {
    const traces = openTraces(node, { account: values.account, messages: values.ext_msg_hash });
    const rendered = traces.map((trace) => renderOpenTrace(node, trace));
    return { traces: rendered, ...addressDetailsFor(addressesIn(rendered)) };
  }),
];
