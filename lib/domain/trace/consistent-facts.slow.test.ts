import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpusTraces } from "../../../testing/domain/trace/test-corpus-traces";
import { readTrace, wireTrace, type Plan } from "../../../testing/domain/trace/test-trace-json";
import { plainText } from "../../../testing/domain/action/test-sentence-text";
import { unlessShared } from "../../../testing/ton/test-shared";
import type { Trace } from "../../toncenter/v3/v3-trace";
import { failureOf, skippedOf } from "../transaction/transaction-failure";
import { transactionRow } from "../transaction/make-transaction-row";
import type { TraceLabels } from "./view/trace-labels";
import { traceView } from "./view/make-trace-view";
import { traceSummary, transactionSummary } from "./summary/make-trace-summary";
import type { Names } from "./flow/trace-flow";
import { traceOutcome } from "./outcome/trace-outcome";
import { traceTree } from "./trace-steps";

const NO_NAMES: Names = { address_book: {}, metadata: {} };

const NO_LABELS: TraceLabels = { roleOf: () => null, tokensOf: () => null };

/** The facts on the page of a trace that contradict each other. */
function contradictions(trace: Trace, names: Names): readonly string[] {
  const tree = traceTree(trace);
  const summary = traceSummary(trace, tree, names, "GRAM");
  const view = traceView(tree, names.address_book, false, NO_LABELS);
  const { sentence, counts } = traceOutcome(trace, tree.steps, () => []);
  const { outcome, actions, fees, steps, changes } = summary;
  const isFailed = outcome.tone === "negative";
  const text = plainText(summary.sentence);
  const [first] = actions;
  const shown = view.rows.filter(({ kind }) => kind === "transaction" || kind === "omitted");
  const rowFees = view.rows.reduce((sum, row) => sum + (row.fees ?? 0n), 0n);
  const accounts = changes.rows.reduce((sum, { coins }) => sum + (coins?.fees ?? 0n), 0n);
  const facts: readonly (readonly [string, boolean])[] = [
    ["the number of steps", steps === shown.length && counts.transactions + counts.omitted === steps],
    ["fees of the trace and of its accounts", fees === accounts && fees >= rowFees],
    ["a failure and its first action", first === undefined || first.failed === isFailed],
    ["a failure and its sentence", first === undefined || /tried to|attempt/i.test(text) === isFailed],
    [
      "a reason without a failure",
      isFailed || ["unknown", "incomplete"].includes(outcome.kind) || outcome.reason === null,
    ],
    [
      "skipped actions that neither outcome nor notes mention",
      counts.incomplete === 0 || isFailed || outcome.kind === "incomplete" || outcome.notes.length > 0,
    ],
    ["money of a success", isFailed || outcome.money.length === 0],
    ["a bounce and steps that all succeeded", outcome.kind !== "bounced" || !/all succeeded/.test(sentence)],
    [
      "failed steps that neither outcome nor notes mention",
      counts.failed === 0 || isFailed || outcome.notes.length > 0,
    ],
    [
      "seconds and times of steps",
      summary.seconds === null || view.rows.every(({ at }) => at === null || at >= trace.start_utime),
    ],
    ...tree.steps.flatMap(({ transaction }, place): (readonly [string, boolean])[] => {
      const description = transaction?.description ?? null;
      const row = view.rows[place];
      if (transaction === null || description === null || row === undefined) return [];
      const { failure, skipped, leftUndone, outcomeUnknown } = transactionRow(
        transaction,
        names.address_book,
      );
      const isSkipped = row.label.startsWith("Skipped");
      return [
        ["phases and the outcome of a step", isSkipped === (skippedOf(description) !== null)],
        [
          "a failure of a step and its row in lists",
          isSkipped || row.label.startsWith("Failed") === (failure !== null),
        ],
        [
          "a reason of a step and its row in lists",
          row.reason === null || [failure, skipped, leftUndone].includes(row.reason),
        ],
        [
          "skipped actions of a step and its row in lists",
          row.label.startsWith("Incomplete") === (leftUndone !== undefined),
        ],
        [
          "an unknown outcome of a step and its row in lists",
          row.label.startsWith("Outcome unknown") === (outcomeUnknown === true),
        ],
        [
          "a transaction alone and its phases",
          transactionSummary(transaction, names, "GRAM").outcome.kind !== "success" ||
            failureOf(description, false) === null ||
            transaction.out_msgs.length > 0,
        ],
      ];
    }),
  ];
  return facts.filter(([, agrees]) => !agrees).map(([what]) => what);
}

describe.skipIf(unlessShared("corpus") !== "")(`facts of real traces${unlessShared("corpus")}`, () => {
  it.each(["classified", "basic"] as const)("agree (%s actions)", (kind) => {
    for (const { trace, names } of corpusTraces(kind))
      expect([trace.trace_id, contradictions(trace, names)]).toEqual([trace.trace_id, []]);
  });

  it("have the time between the first and the last step as their duration", () => {
    for (const { trace, names } of corpusTraces()) {
      const tree = traceTree(trace);
      const times = tree.steps.flatMap(({ transaction }) => transaction?.now ?? []);
      expect(traceSummary(trace, tree, names, "GRAM").seconds).toBe(Math.max(...times) - Math.min(...times));
    }
  });
});

const FATES = [
  { type: "ord", aborted: false, compute_ph: { skipped: false, success: true, exit_code: 0 } },
  { type: "ord", aborted: true, compute_ph: { skipped: false, success: false, exit_code: 9 } },
  { type: "ord", aborted: true, compute_ph: { skipped: true, reason: "no_state" }, bounce: { type: "ok" } },
  { type: "ord", aborted: true, compute_ph: { skipped: true, reason: "no_gas" } },
  {
    type: "ord",
    aborted: true,
    compute_ph: { skipped: false, success: true, exit_code: 0 },
    action: { success: false, result_code: 37 },
  },
  {
    type: "ord",
    aborted: false,
    compute_ph: { skipped: false, success: true, exit_code: 0 },
    action: { success: true, result_code: 0, tot_actions: 1, skipped_actions: 1, msgs_created: 0 },
  },
];

/** External messages do not bounce. */
const FATES_OF_ORDERS = FATES.filter((fate) => !("bounce" in fate));

const plans = fc
  .array(
    fc.record({
      back: fc.nat(1_000),
      account: fc.nat(5),
      value: fc.bigInt({ min: 0n, max: 10n ** 9n }),
      fees: fc.bigInt({ min: 0n, max: 10n ** 7n }),
      description: fc.constantFrom(...FATES),
      bounced: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .chain((rows) => fc.constantFrom(...FATES_OF_ORDERS).map((first) => ({ rows, first })))
  .map(({ rows, first }): readonly Plan[] => [
    // Those with descendants ran.
    { parent: null, account: 0, fees: 5n, ...(rows.length === 0 && { description: first }) },
    ...rows.map(({ back, bounced, ...row }, place) => ({
      ...row,
      parent: back % (place + 1),
      message: { bounced },
    })),
  ]);

it("facts of any trace agree (property)", () => {
  fc.assert(
    fc.property(plans, (all) => {
      expect(contradictions(readTrace(wireTrace(all)), NO_NAMES)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
