import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TransactionOperation } from "@/components/transaction/list/transaction-operation";
import { StepOutcome } from "@/components/trace/trace-step-text";
import { transactionSummary, traceSummary } from "@/lib/domain/trace/summary/make-trace-summary";
import { traceView } from "@/lib/domain/trace/view/make-trace-view";
import { outcomeOf } from "@/lib/domain/trace/outcome/outcome-text";
import { emulatedSentence, traceOutcome } from "@/lib/domain/trace/outcome/trace-outcome";
import { traceTree } from "@/lib/domain/trace/trace-steps";
import { transactionRow } from "@/lib/domain/transaction/make-transaction-row";
import { transactionFileColumns } from "@/lib/domain/transaction/transaction-file-columns";
import { addressOf, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { plainText } from "../../../testing/domain/action/test-sentence-text";
import { textOf } from "../../../testing/components/entity/test-markup";
import { LOCALNET } from "../../../testing/domain/network/test-page-networks";
import { readTrace, wireTrace, type Plan } from "../../../testing/domain/trace/test-trace-json";
import { PhaseSection } from "./phase-section";

const NO_NAMES = { address_book: {}, metadata: {} };

/** A transaction that succeeded, as the service describes it. */
const ran = (tot_actions: number, skipped_actions: number, msgs_created: number) => ({
  type: "ord",
  aborted: false,
  compute_ph: { skipped: false, success: true, exit_code: 0 },
  action: { success: true, result_code: 0, tot_actions, skipped_actions, msgs_created },
});

/** An action of the service about the first transaction. */
const action = (type: string) => ({
  trace_id: null,
  action_id: hashOf(type),
  start_lt: "1",
  end_lt: "2",
  start_utime: 1,
  end_utime: 2,
  type,
  success: true,
  details: { destination: addressOf("made up 0") },
  transactions: [hashOf("made up transaction 0")],
});

/** What every place that states the outcome of the step says about it. */
function places(plans: readonly Plan[], place = 0, actions: readonly object[] = []) {
  const trace = readTrace({ ...wireTrace(plans), actions });
  const tree = traceTree(trace);
  const transaction = tree.steps[place]?.transaction ?? null;
  const row = traceView(tree, {}, false, { roleOf: () => null, tokensOf: () => null }).rows[place];
  if (transaction === null || row === undefined) throw new Error("no such step");
  const listed = transactionRow(transaction, {});
  const { outcome, sentence, actions: done } = traceSummary(trace, tree, NO_NAMES, "GRAM");
  const alone = transactionSummary(transaction, NO_NAMES, "GRAM").outcome;
  const file = transactionFileColumns(LOCALNET).find(({ name }) => name === "result");
  const steps = traceOutcome(trace, tree.steps, () => []);
  return {
    card: outcomeOf(transaction, []),
    list: textOf(renderToStaticMarkup(<TransactionOperation row={listed} />)),
    file: file?.value(listed),
    step: textOf(renderToStaticMarkup(<StepOutcome row={row} always />)).trim(),
    tone: row.tone,
    summary: [outcome.kind, outcome.label, outcome.tone, outcome.reason, outcome.notes],
    headline: plainText(sentence),
    failedActions: done.filter(({ failed }) => failed).map(({ type }) => type),
    alone: [alone.kind, alone.reason],
    steps: [steps.sentence, steps.tone, emulatedSentence(steps.counts)],
    phases: textOf(
      renderToStaticMarkup(<PhaseSection network={LOCALNET} transaction={transaction} interfaces={[]} />),
    ),
  };
}

describe("a wallet whose only message was skipped", () => {
  const shown = places([{ parent: null, account: 0, description: ran(1, 1, 0) }]);
  const sentence = "Nothing sent: 1 of 1 actions skipped (errors ignored).";

  it("has failed, in lists and files, on its page and in its trace", () => {
    expect(shown.card).toEqual({ label: "Failed", tone: "negative", sentence });
    expect(shown.list).toMatch(/Failed ?nothing sent$/);
    expect(shown.file).toBe("nothing sent");
    expect([shown.step, shown.tone]).toEqual(["Failed: nothing sent", "negative"]);
    expect(shown.summary).toEqual([
      "failed",
      "Failed",
      "negative",
      sentence,
      ["1 step failed: nothing sent"],
    ]);
    expect(shown.alone).toEqual(["failed", sentence]);
    expect(shown.steps).toEqual(["1 step: 1 failed.", "negative", "1 step expected, 1 to fail."]);
  });

  it("has skipped its action phase", () => {
    expect(shown.phases).toMatch(/action ?skipped/);
    expect(shown.phases).toContain(sentence);
    expect(shown.phases).not.toContain("All actions were carried out");
  });
});

describe("a wallet whose only message was skipped, according to the actions of the service", () => {
  const empty: readonly Plan[] = [{ parent: null, account: 0, description: ran(1, 1, 0) }];
  const sentence = "Nothing sent: 1 of 1 actions skipped (errors ignored).";

  it("was called in vain", () => {
    const shown = places(empty, 0, [action("call_contract")]);
    expect(shown.summary).toEqual(["failed", "Failed", "negative", sentence, []]);
    expect(shown.failedActions).toEqual(["call_contract"]);
    expect(shown.headline).toMatch(/attempt|tried/i);
  });

  it("was deployed, which is not all that it was to do", () => {
    const shown = places(empty, 0, [action("call_contract"), action("contract_deploy")]);
    expect(shown.summary.slice(0, 4)).toEqual(["incomplete", "Incomplete", "warning", sentence]);
    expect(shown.failedActions).toEqual(["call_contract"]);
  });
});

describe("a wallet of whose two messages one was skipped", () => {
  const shown = places([
    { parent: null, account: 0, description: ran(2, 1, 1) },
    { parent: 0, account: 1, value: 10n ** 9n },
  ]);
  const sentence = "1 of 2 actions skipped (errors ignored).";

  it("is incomplete everywhere", () => {
    expect(shown.card).toEqual({ label: "Incomplete", tone: "warning", sentence });
    expect(shown.list).toMatch(/Incomplete ?1 of 2 actions skipped$/);
    expect(shown.file).toBe("1 of 2 actions skipped");
    expect([shown.step, shown.tone]).toEqual(["Incomplete: 1 of 2 actions skipped", "warning"]);
    expect(shown.summary).toEqual(["incomplete", "Incomplete", "warning", sentence, []]);
    expect(shown.alone).toEqual(["incomplete", sentence]);
    expect(shown.steps).toEqual([
      "2 steps: 1 with skipped actions.",
      "warning",
      "2 steps expected, 1 to skip actions.",
    ]);
    expect(shown.phases).toMatch(/action ?incomplete/);
    expect(shown.phases).toContain(sentence);
  });
});

it("a contract that could not return the excess is incomplete, and its trace a success with a note", () => {
  const shown = places(
    [
      { parent: null, account: 0 },
      { parent: 0, account: 1, value: 10n ** 9n, description: ran(1, 1, 0) },
    ],
    1,
  );
  expect(shown.card).toMatchObject({ label: "Incomplete", tone: "warning" });
  expect(shown.list).toMatch(/Incomplete ?1 of 1 actions skipped$/);
  expect(shown.summary).toEqual(["success", "Success", "positive", null, ["1 step with skipped actions"]]);
  expect(shown.alone[0]).toBe("incomplete");
});

it("actions that were all carried out are still said to be", () => {
  const shown = places([{ parent: null, account: 0, description: ran(2, 0, 2) }]);
  expect(shown.card.label).toBe("Succeeded");
  expect(shown.phases).toContain("All actions were carried out (result 0).");
});
