import type { Trace } from "../../toncenter/v3/trace";
import { isFinal, type Transaction } from "../../toncenter/v3/transaction";
import { outcomeOf, type Outcome } from "./outcome";
import type { Step } from "./trace-tree";

/** How many there are of each kind. */
export interface TraceCounts {
  readonly transactions: number;
  readonly failed: number;
  readonly skipped: number;
  /** Nobody tells how they ended. */
  readonly unclear: number;
  /** Named by the service, but not told. */
  readonly untold: number;
  /** Messages that nobody in the trace has received. */
  readonly onTheWay: number;
  readonly logs: number;
}

export interface TraceOutcome {
  readonly tone: Outcome["tone"];
  readonly sentence: string;
  readonly counts: TraceCounts;
  /** Something of it may still come, or change. */
  readonly goesOn: boolean;
  /** The first step that failed; null when none did. */
  readonly firstFailure: number | null;
}

type InterfacesOf = (transaction: Transaction) => readonly string[];

export function traceOutcome(
  { is_incomplete, trace_info }: Pick<Trace, "is_incomplete" | "trace_info">,
  steps: readonly Step[],
  interfacesOf: InterfacesOf,
): TraceOutcome {
  const words = steps.map(({ transaction }) =>
    transaction === null ? null : outcomeOf(transaction, interfacesOf(transaction)).word,
  );
  const count = (kind: Step["kind"]) => steps.filter((step) => step.kind === kind).length;
  const counts: TraceCounts = {
    transactions: count("transaction"),
    failed: words.filter((word) => word === "Failed").length,
    skipped: words.filter((word) => word === "Skipped").length,
    unclear: words.filter((word) => word === "Outcome not known").length,
    untold: count("untold"),
    onTheWay: count("message"),
    logs: count("log"),
  };
  const isPending = (trace_info?.trace_state ?? "complete") === "pending";
  const isSure = steps.every(({ transaction }) => transaction === null || isFinal(transaction));
  const goesOn = isPending || (trace_info?.pending_messages ?? 0) > 0 || is_incomplete === true || !isSure;
  const firstFailure = words.indexOf("Failed");
  return {
    tone:
      counts.failed > 0
        ? "negative"
        : goesOn
          ? "warning"
          : counts.skipped + counts.unclear > 0
            ? "neutral"
            : "positive",
    sentence: sentenceOf(counts, goesOn),
    counts,
    goesOn,
    firstFailure: firstFailure < 0 ? null : firstFailure,
  };
}

/** "14 transactions: 2 failed, 1 did not run; it may still go on." */
function sentenceOf(counts: TraceCounts, goesOn: boolean): string {
  const { transactions, failed, skipped, unclear, untold, onTheWay } = counts;
  const said = (count: number, words: string) =>
    count === 0 ? [] : [`${transactions === 1 ? "it" : count} ${words}`];
  const problems = [
    ...said(failed, "failed"),
    ...said(skipped, "did not run"),
    ...said(unclear, "ended in a way that the service does not tell"),
  ];
  const fine = transactions === 1 ? "it went well" : "all went well";
  const others = [
    ...(untold === 0 ? [] : [`the service names ${untold} more that it does not tell`]),
    ...(onTheWay === 0
      ? []
      : [`${onTheWay === 1 ? "1 message has" : `${onTheWay} messages have`} not been received here`]),
    ...(goesOn ? ["it may still go on"] : []),
  ];
  const told = problems.length === 0 ? fine : problems.join(", ");
  const head = `${transactions === 1 ? "1 transaction" : `${transactions} transactions`}: ${told}`;
  return `${[transactions === 0 ? "No transaction is told" : head, ...others].join("; ")}.`;
}
