import { pendingTraces } from "@/lib/toncenter/v3/trace";
import { pendingTransactions } from "@/lib/toncenter/v3/transaction-lists";
import type { ApiNode } from "../node";
import { knownTypes } from "./action-row";
import { mentionedIn } from "./mentioned";
import { operation, type Operation } from "./operation";
import { actionsUnderWay } from "./pending-actions";
import { openTraces, unsettled, type OpenTrace } from "./pending-set";
import { Refused } from "../v2/refusal";
import { traceRow } from "./trace-row";
import { transactionRow } from "./transaction-row";

const ALL_KNOWN = { known: knownTypes(undefined), withTransactions: false };

function rowOf(node: ApiNode, trace: OpenTrace) {
  const { summary, transactions } = trace;
  const finality = new Map(transactions.map((row) => [row.record.hash, row.finality]));
  const begins = transactions[0]?.finality ?? "pending";
  return traceRow({
    trace: summary,
    transactions: transactions.map(({ record }) => record),
    actions: actionsUnderWay(node, trace, ALL_KNOWN),
    classified: false,
    state: "pending",
    id: begins === "pending" ? null : summary.id,
    finalityOf: ({ hash }) => finality.get(hash) ?? "pending",
  });
}

export const PENDING: readonly Operation[] = [
  operation(pendingTransactions, ({ node, values, named }) => {
    const accounts = new Set(values.account);
    const rows = unsettled(node).filter(({ record }) => accounts.has(record.account));
    if (rows.length === 0) throw new Refused(404, "emulated traces not found");
    const told = rows.map(({ record, finality }) => transactionRow(record, finality));
    return { transactions: told, ...named(mentionedIn(told)) };
  }),

  operation(pendingTraces, ({ node, values, described }) => {
    const traces = openTraces(node, { account: values.account, messages: values.ext_msg_hash });
    const told = traces.map((trace) => rowOf(node, trace));
    return { traces: told, ...described(mentionedIn(told)) };
  }),
];
