import { beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { readTrace, wireTrace, type Plan } from "../../../testing/domain/trace/test-trace-json";
import { traceSummary } from "./make-trace-summary";
import type { SummaryOutcome } from "./summary-outcome";
import { traceTree } from "./trace-steps";

const START: Plan = { parent: null, account: 0 };
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

function outcomeOf(plans: readonly Plan[], succeeded: readonly boolean[] = []): SummaryOutcome {
  const trace = readTrace({ ...wireTrace(plans), actions: succeeded.map(action) });
  return traceSummary(trace, traceTree(trace), { address_book: {}, metadata: {} }, "GRAM").outcome;
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
    const reason = `${refusal.slice(0, 1).toUpperCase()}${refusal.slice(1)}.`;
    // With an action that failed, with one that did not, and without actions.
    for (const succeeded of [[false], [true], []])
      expect(outcomeOf(callWithAnswer(opcode, bodyWith(opcode, code)), succeeded)).toMatchObject({
        kind: "failed",
        label: "Failed",
        tone: "negative",
        reason,
      });
  });

  it("has no reason when its body cannot be read", () => {
    for (const body of [null, bodyWith(STAKE[1], 1).slice(0, 12)])
      expect(outcomeOf(callWithAnswer(STAKE[1], body)).reason).toMatch(
        /^The stake was refused(: reason \d+)?\.$/,
      );
  });

  it("is neither a bounced message nor any other", () => {
    expect(outcomeOf(callWithAnswer(STAKE[1], bodyWith(STAKE[1], 1), true)).reason).toBeNull();
    expect(outcomeOf(callWithAnswer("0xf374484c", bodyWith("0xf374484c", 0)), [true]).label).toBe("Success");
  });
});
