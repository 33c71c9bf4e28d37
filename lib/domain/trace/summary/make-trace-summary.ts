import { namesFrom } from "../../action/action-names";
import type { ActionPart } from "../../action/action-row";
import type { Trace } from "../../../toncenter/v3/v3-trace";
import type { Transaction } from "../../../toncenter/v3/v3-transaction";
import { headlineOfRows } from "./headline-sentence";
import { outcomeOfActions } from "./make-summary-outcome";
import { rankActions } from "./principal-actions";
import { isUndone } from "../outcome/skipped-send";
import { messageActions, traceAction, type TraceAction } from "../trace-action";
import { traceFlow, type Names } from "../flow/trace-flow";
import { traceTree, type TraceTree } from "../trace-steps";
import type { TraceSummary } from "./trace-summary";
import { operationOf } from "../../transaction/make-transaction-row";

type TraceFields = Pick<Trace, "trace_id" | "actions" | "start_utime" | "end_utime" | "trace_info">;

/** What happened in a trace and how it ended, with the names of the same answer. */
export function traceSummary(trace: TraceFields, tree: TraceTree, value: Names, coin: string): TraceSummary {
  const { steps } = tree;
  const names = namesFrom(value.address_book, value.metadata, coin);
  const indexed = (trace.actions ?? []).map((action) =>
    traceAction(isUndone(action, steps) ? { ...action, success: false } : action, names),
  );
  const actions = indexed.length > 0 ? indexed : messageActions(steps, names, trace.trace_id);
  const root = steps[0]?.transaction ?? null;
  const { principal, others } = rankActions(actions, root?.account ?? null);
  const changes = traceFlow(tree, trace.actions ?? [], value, coin);
  const { outcome, failed, bounced } = outcomeOfActions({
    principal,
    others,
    trace,
    tree,
    changes,
    names: value,
    actionNames: names,
  });
  const rowOf = (action: TraceAction) => {
    const isBounced = bounced.includes(action);
    return failed.includes(action) ? { ...action.attempt(), bounced: isBounced } : action.row;
  };
  const rows = [...failed, ...principal.filter((one) => !failed.includes(one)), ...others].map(rowOf);
  const first = principal.length === 0 ? null : (rows[0] ?? null);
  return {
    sentence:
      first === null
        ? sentenceWithoutActions(root, value, coin)
        : headlineOfRows(rows.slice(0, principal.length)),
    more: first?.more ?? [],
    kind: first?.kind ?? "contract",
    label: first?.label ?? "Transaction",
    outcome,
    actions: rows,
    fees: changes.sum.fees,
    steps: steps.filter(({ kind }) => kind !== "message" && kind !== "log").length,
    seconds: trace.end_utime === null ? null : trace.end_utime - trace.start_utime,
    changes,
  };
}

/** The summary of a transaction whose trace is not known. */
export function transactionSummary(transaction: Transaction, value: Names, coin: string): TraceSummary {
  const { hash, trace_id, now } = transaction;
  const tree = traceTree({ trace: null, transactions: { [hash]: transaction } });
  const trace = { trace_id, actions: null, start_utime: now, end_utime: now, trace_info: null };
  return {
    ...traceSummary(trace, tree, value, coin),
    fees: transaction.total_fees ?? 0n,
    steps: null,
    seconds: null,
  };
}

function sentenceWithoutActions(
  root: Transaction | null,
  { address_book, metadata }: Names,
  coin: string,
): readonly ActionPart[] {
  if (root === null) return [{ is: "phrase", text: "No transaction is known" }];
  const party = namesFrom(address_book, metadata, coin).party(root.account);
  return [
    { is: "party", party },
    { is: "phrase", text: `: ${operationOf(root.in_msg, root.description, root.out_msgs)}` },
  ];
}
