import type { Trace } from "../../toncenter/v3/v3-trace";
import { isFinal } from "../../toncenter/v3/v3-transaction";
import type { FlowView } from "./flow-view";
import { SUCCESS, type SummaryOutcome } from "./summary-outcome";
import { outcomeOf } from "./outcome-text";
import type { RankedActions } from "./principal-actions";
import type { TraceAction } from "./trace-action";
import type { Names } from "./trace-flow";
import { childrenOf, type TraceStep, type TraceTree } from "./trace-steps";

interface Evidence extends RankedActions {
  readonly trace: Pick<Trace, "trace_info">;
  readonly tree: TraceTree;
  readonly changes: FlowView;
  readonly names: Names;
}

interface DecidedOutcome {
  readonly outcome: SummaryOutcome;
  /** The principal action that failed; null if none did. */
  readonly decisive: TraceAction | null;
}

/** The outcome of a trace: that of its principal actions. */
export function outcomeOfActions({ principal, trace, tree, names }: Evidence): DecidedOutcome {
  const { steps } = tree;
  const below = childrenOf(steps);
  const failed = principal.filter(({ row }) => row.failed);
  const [decisive = null] = failed;
  if (decisive !== null) {
    const own = steps.filter(({ hash }) => hash !== null && decisive.transactions.has(hash));
    const reason = own.map((step) => reasonAt(step, names)).find((text) => text !== null) ?? null;
    const bounced = own.some((step) =>
      (below[steps.indexOf(step)] ?? []).some((child) => steps[child]?.message?.bounced === true),
    );
    const outcome: SummaryOutcome = {
      kind: bounced ? "bounced" : "failed",
      label:
        principal.length > failed.length
          ? `${failed.length} of ${principal.length} failed`
          : bounced
            ? "Bounced"
            : "Failed",
      tone: "negative",
      reason,
      money: [],
      notes: [],
    };
    return { outcome, decisive };
  }
  const isPending =
    trace.trace_info?.trace_state === "pending" ||
    steps.some(({ transaction }) => transaction !== null && !isFinal(transaction));
  return {
    outcome: isPending ? { ...SUCCESS, kind: "pending", label: "Pending", tone: "warning" } : SUCCESS,
    decisive: null,
  };
}

function reasonAt({ transaction }: TraceStep, { address_book }: Names): string | null {
  if (transaction === null) return null;
  return outcomeOf(transaction, address_book[transaction.account]?.interfaces ?? []).sentence;
}
