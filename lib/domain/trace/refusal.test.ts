import { beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { headlineOf } from "./trace-headline";
import { outcomeOf } from "./outcome-text";
import { readTrace, wireTrace, type Plan } from "../../../testing/domain/trace/test-trace-json";
import { traceOutcome } from "./trace-outcome";
import { traceTree } from "./trace-steps";

const START: Plan = { parent: null, account: 0 };
const FAILED = { type: "ord", aborted: true, compute_ph: { skipped: false, success: false, exit_code: 9 } };
const STAKE = ["0x4e73744b", "0xee6f454c"] as const;

const bodyWith = (opcode: string, code: number) =>
  beginCell()
    .storeUint(Number(opcode), 32)
    .storeUint(7, 64)
    .storeUint(code, 32)
    .endCell()
    .toBoc()
    .toString("base64");

/** A calls B, which answers with this message. */
function callWithAnswer(opcode: string, body: string | null, bounced = false): readonly Plan[] {
  const message = { opcode, bounced, message_content: { hash: null, body, decoded: null } };
  return [
    START,
    { parent: 0, account: 1, message: { opcode: STAKE[0] } },
    { parent: 1, account: 0, message },
  ];
}

const action = (success: boolean) => ({
  trace_id: null,
  action_id: hashOf("action"),
  start_lt: "1",
  end_lt: "2",
  start_utime: 1,
  end_utime: 2,
  type: "ton_transfer",
  success,
  details: {},
});

function traceOf(plans: readonly Plan[], succeeded: readonly boolean[] = []) {
  const trace = readTrace({ ...wireTrace(plans), actions: succeeded.map(action) });
  const outcome = traceOutcome(trace, traceTree(trace).steps, () => []);
  const [first] = Object.values(trace.transactions ?? {});
  if (first === undefined) throw new Error("no transaction");
  return { outcome, headline: headlineOf(outcomeOf(first, []), outcome, (place) => "ABC"[place] ?? null) };
}

describe("a refusal by a contract that ran", () => {
  it.each([
    [
      STAKE[1],
      0,
      "the stake was refused: no election was open for it, or it did not come from the masterchain",
    ],
    [STAKE[1], 5, "the stake was refused: it was less than the smallest stake that is allowed"],
    [STAKE[1], 77, "the stake was refused: reason 77"],
    ["0xfffffffe", 1, "the elector had no stake to give back"],
    ["0xafaf283e", 107, "the approval of the order was rejected: already approved"],
  ])("%s with %d: %s", (opcode, code, refusal) => {
    const { outcome, headline } = traceOf(callWithAnswer(opcode, bodyWith(opcode, code)), [false]);
    expect(outcome).toMatchObject({
      refusal,
      tone: "negative",
      sentence: "3 steps: all succeeded.",
    });
    expect(headline).toMatchObject({ label: "Refused", sentence: `All 3 transactions ran; ${refusal}.` });
  });

  it("has no reason when its body cannot be read", () => {
    for (const body of [null, bodyWith(STAKE[1], 1).slice(0, 12)])
      expect(traceOf(callWithAnswer(STAKE[1], body)).outcome.refusal).toMatch(
        /^the stake was refused(: reason \d+)?$/,
      );
  });

  it("is neither a bounced message nor any other", () => {
    expect(traceOf(callWithAnswer(STAKE[1], bodyWith(STAKE[1], 1), true)).outcome.refusal).toBeNull();
    expect(traceOf(callWithAnswer("0xf374484c", bodyWith("0xf374484c", 0)), [true]).headline.label).toBe(
      "Succeeded",
    );
  });
});

describe("the headline of a page agrees with its trace", () => {
  const failing: readonly Plan[] = [START, { parent: 0, account: 1, description: FAILED }];
  it.each([
    [failing, [false], "Action failed", null, "2 steps: 1 failed."],
    [failing, [true], "Succeeded", "1 of 2 failed in its trace", "2 steps: 1 failed."],
    [failing, [], "Succeeded", "1 of 2 failed in its trace", "2 steps: 1 failed."],
    [[START], [false], "Action failed", null, "1 step: succeeded."],
    [[START], [false, true], "Succeeded", "1 of 2 actions failed", "1 step: succeeded."],
    [[START], [false, false], "Actions failed", null, "1 step: succeeded."],
    [[START], [true], "Succeeded", null, "1 step: succeeded."],
  ] as const)("case %#", (plans, succeeded, label, elsewhere, sentence) => {
    const { headline, outcome } = traceOf(plans, succeeded);
    expect(headline).toMatchObject({ label, elsewhere });
    expect(outcome.sentence).toContain(sentence);
  });

  it("names the failed account and the reason", () => {
    expect(traceOf(failing, [false]).headline.sentence).toMatch(
      /^This transaction ran; another one of its trace, at account B, failed\. Exit code 9: More was/,
    );
  });

  it("is the transaction's own if that failed or its trace is unknown", () => {
    const own = traceOf([{ ...START, description: FAILED }], [false]).headline;
    expect(own).toMatchObject({ label: "Failed", elsewhere: null });
    expect(headlineOf({ label: "Succeeded", tone: "positive", sentence: null }, null, () => null).label).toBe(
      "Succeeded",
    );
  });
});
