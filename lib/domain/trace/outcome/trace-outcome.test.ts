import { describe, expect, it } from "vitest";
import { readTrace, wireTrace, type Plan } from "../../../../testing/domain/trace/test-trace-json";
import { emulatedSentence, traceOutcome } from "./trace-outcome";
import { traceTree } from "../trace-steps";

const FAILED = { type: "ord", aborted: true, compute_ph: { skipped: false, success: false, exit_code: 9 } };
const SKIPPED = { type: "ord", aborted: true, compute_ph: { skipped: true, reason: "no_state" } };
const START: Plan = { parent: null, account: 0 };

function outcome(plans: readonly Plan[], change: object = {}) {
  const trace = readTrace({ ...wireTrace(plans), ...change });
  return traceOutcome(trace, traceTree(trace).steps, () => []);
}

describe("the outcome of a trace", () => {
  it.each([
    [[START], "1 step: succeeded.", "positive"],
    [[{ ...START, description: FAILED }], "1 step: 1 failed.", "negative"],
    [
      [
        START,
        { parent: 0, account: 1, description: FAILED },
        { parent: 0, account: 2, description: SKIPPED },
      ],
      "3 steps: 1 failed, 1 skipped.",
      "negative",
    ],
    [
      [START, { parent: 0, account: 1, lost: true }, { parent: 0, account: 1, log: true }],
      "1 step: succeeded; 1 message not received yet.",
      "positive",
    ],
    [[START, { parent: 0, account: 1, description: {} }], "2 steps: 1 with unknown outcome.", "neutral"],
  ] as const)("is stated in a sentence (case %#)", (plans, sentence, tone) => {
    expect(outcome(plans)).toMatchObject({ sentence, tone, isOngoing: false });
  });

  it("is ongoing while more transactions may follow", () => {
    for (const change of [{ is_incomplete: true }, { trace_info: { trace_state: "pending" } }])
      expect(outcome([START], change)).toMatchObject({ isOngoing: true, tone: "warning" });
    expect(outcome([START], { is_incomplete: true }).sentence).toBe("1 step: succeeded; may continue.");
  });

  it("counts transactions that the service does not report", () => {
    const row = wireTrace([START, { parent: 0, account: 1 }]);
    const [first] = Object.entries(row.transactions);
    if (first === undefined) throw new Error("no transaction");
    expect(
      outcome([START, { parent: 0, account: 1 }], { transactions: { [first[0]]: first[1] } }).sentence,
    ).toBe("1 step: succeeded; 1 more not reported by the service.");
  });

  it("reads as an expectation when it is emulated", () => {
    const other: Plan = { parent: 0, account: 1 };
    for (const [plans, sentence] of [
      [[START], "1 step expected, to succeed."],
      [[START, other], "2 steps expected, all to succeed."],
      [
        [START, { ...other, description: FAILED }, { ...other, description: SKIPPED }],
        "3 steps expected, 1 to fail, 1 to be skipped.",
      ],
    ] as const)
      expect(emulatedSentence(outcome(plans).counts)).toBe(sentence);
  });
});
