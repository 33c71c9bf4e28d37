import type { Trace } from "../../toncenter/v3/trace";
import { isFinal, type Transaction } from "../../toncenter/v3/transaction";
import { outcomeOf, type Outcome } from "./outcome";
import { refusalIn } from "./refusal";
import type { Step } from "./trace-tree";

/** How many there are of each kind. */
export interface TraceCounts {
  readonly transactions: number;
  readonly failed: number;
  readonly skipped: number;
  /** Nobody tells how they ended. */
  readonly unclear: number;
  /** Named by the service, but not told. */
  readonly unknownOutcomes: number;
  /** Messages that nobody in the trace has received. */
  readonly onTheWay: number;
  readonly logs: number;
  /** What the service says that happened, in words, and how much of that failed. */
  readonly actions: number;
  readonly failedActions: number;
}

export interface TraceOutcome {
  readonly tone: Outcome["tone"];
  readonly sentence: string;
  readonly counts: TraceCounts;
  /** Something of it may still come, or change. */
  readonly goesOn: boolean;
  /** The first step that failed, and why; null when none did. */
  readonly failure: { readonly place: number; readonly sentence: string | null } | null;
  /** What a contract did not do although it ran, within a sentence. */
  readonly refusal: string | null;
}

type InterfacesOf = (transaction: Transaction) => readonly string[];

export function traceOutcome(
  { is_incomplete, trace_info, actions }: Pick<Trace, "is_incomplete" | "trace_info" | "actions">,
  steps: readonly Step[],
  interfacesOf: InterfacesOf,
): TraceOutcome {
  const outcomes = steps.map(({ transaction }) =>
    transaction === null ? null : outcomeOf(transaction, interfacesOf(transaction)),
  );
  const words = outcomes.map((outcome) => outcome?.word);
  const count = (kind: Step["kind"]) => steps.filter((step) => step.kind === kind).length;
  const counts: TraceCounts = {
    transactions: count("transaction"),
    failed: words.filter((word) => word === "Failed").length,
    skipped: words.filter((word) => word === "Skipped").length,
    unclear: words.filter((word) => word === "Outcome not known").length,
    unknownOutcomes: count("omitted"),
    onTheWay: count("message"),
    logs: count("log"),
    actions: actions?.length ?? 0,
    failedActions: actions?.filter(({ success }) => success === false).length ?? 0,
  };
  const isPending = (trace_info?.trace_state ?? "complete") === "pending";
  const isSure = steps.every(({ transaction }) => transaction === null || isFinal(transaction));
  const goesOn = isPending || (trace_info?.pending_messages ?? 0) > 0 || is_incomplete === true || !isSure;
  const place = words.indexOf("Failed");
  const refusal =
    steps.map(({ message }) => message && refusalIn(message)).find((said) => said !== null) ?? null;
  return {
    tone:
      counts.failed + counts.failedActions > 0 || refusal !== null
        ? "negative"
        : goesOn
          ? "warning"
          : counts.skipped + counts.unclear > 0
            ? "neutral"
            : "positive",
    sentence: sentenceOf(counts, refusal, goesOn),
    counts,
    goesOn,
    failure: place < 0 ? null : { place, sentence: outcomes[place]?.sentence ?? null },
    refusal,
  };
}

/** "14 transactions: 2 failed, 1 did not run; it may still go on." */
function sentenceOf(counts: TraceCounts, refusal: string | null, goesOn: boolean): string {
  const { transactions, failed, skipped, unclear, unknownOutcomes, onTheWay } = counts;
  const are = (count: number, words: string) =>
    count === 0 ? [] : [`${transactions === 1 ? "it" : count} ${words}`];
  const problems = [
    ...are(failed, "failed"),
    ...are(skipped, "did not run"),
    ...are(unclear, "ended in a way that the service does not tell"),
  ];
  const said = actionsSaid(counts);
  const isFine = refusal === null && counts.failedActions === 0;
  const fine = `${transactions === 1 ? "it" : "all"} ${isFine ? "went well" : "ran"}`;
  const others = [
    ...(refusal === null ? [] : [refusal]),
    ...(said === null || refusal !== null ? [] : [said]),
    ...(unknownOutcomes === 0 ? [] : [`the service names ${unknownOutcomes} more that it does not tell`]),
    ...(onTheWay === 0
      ? []
      : [`${onTheWay === 1 ? "1 message has" : `${onTheWay} messages have`} not been received here`]),
    ...(goesOn ? ["it may still go on"] : []),
  ];
  const told = problems.length === 0 ? fine : problems.join(", ");
  const head = `${transactions === 1 ? "1 transaction" : `${transactions} transactions`}: ${told}`;
  return `${[transactions === 0 ? "No transaction is told" : head, ...others].join("; ")}.`;
}

/** What the service tells besides its transactions, where these alone say something else. */
function actionsSaid({ failed, actions, failedActions }: TraceCounts): string | null {
  if (failedActions > 0) return failedActionsSaid({ actions, failedActions });
  if (failed === 0 || actions === 0) return null;
  return actions === 1 ? "what was to happen happened nevertheless" : `all ${actions} actions told succeeded`;
}

/** "1 of 3 actions failed" */
export function failedActionsSaid({
  actions,
  failedActions,
}: Pick<TraceCounts, "actions" | "failedActions">): string {
  return actions === 1 ? "the action failed" : `${failedActions} of ${actions} actions failed`;
}

/** Of a trace that is only expected: nothing of it may be told as if it had happened. */
export function expectedSentence({ transactions, failed, skipped }: TraceCounts): string {
  const problems = [
    ...(failed === 0 ? [] : [`${failed} of them to fail`]),
    ...(skipped === 0 ? [] : [`${skipped} not to run`]),
  ];
  const are = transactions === 1 ? "1 transaction is expected" : `${transactions} transactions are expected`;
  const fine = transactions === 1 ? "not to fail" : "none of them to fail";
  return `${are}, and ${problems.length === 0 ? fine : problems.join(", ")}.`;
}
