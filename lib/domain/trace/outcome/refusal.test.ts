import { beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { addressOf, hashOf } from "../../../../fixtures/toncenter/v3/samples/seed";
import { CONFIG, ELECTOR } from "../../../ton/address/system-accounts";
import { parseAddress } from "../../../ton/address/read-address";
import { readTrace, wireTrace, type Plan } from "../../../../testing/domain/trace/test-trace-json";
import { traceSummary } from "../summary/make-trace-summary";
import { rejectionIn } from "./refusal";
import type { SummaryOutcome } from "../summary/summary-outcome";
import { traceTree } from "../trace-steps";

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

const ORDER = parseAddress(addressOf("an order of a multisig"));
const STRANGER = parseAddress(addressOf("a stranger"));

/** Each refusal with the account that sends it. */
const SENDERS = [
  [STAKE[1], ELECTOR],
  ["0xfffffffe", ELECTOR],
  ["0xafaf283e", ORDER],
  ["0xee764f6f", CONFIG],
] as const;
const senderOf = (opcode: string) => SENDERS.find(([one]) => one === opcode)?.[1] ?? STRANGER;

/** A calls a contract, which answers with this message. Further fields of it can be overridden. */
function callWithAnswer(opcode: string, body: string | null, more: object = {}): readonly Plan[] {
  const content = { hash: null, body, decoded: null };
  const message = { opcode, source: senderOf(opcode), message_content: content, ...more };
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

const NAMES = {
  address_book: { [ORDER]: { user_friendly: null, domain: null, interfaces: ["multisig_order_v2"] } },
  metadata: {},
};

function outcomeOf(plans: readonly Plan[], succeeded: readonly boolean[] = []): SummaryOutcome {
  const trace = readTrace({ ...wireTrace(plans), actions: succeeded.map(action) });
  return traceSummary(trace, traceTree(trace), NAMES, "GRAM").outcome;
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
    ["0xee764f6f", 1, "the configuration did not take the new set of validators"],
  ])("is recognized by the opcode %s, and explained for the code %d: %s", (opcode, code, refusal) => {
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

  it("has no explanation if its body cannot be read", () => {
    for (const body of [null, bodyWith(STAKE[1], 1).slice(0, 12)])
      expect(outcomeOf(callWithAnswer(STAKE[1], body)).reason).toMatch(
        /^The stake was refused(: reason \d+)?\.$/,
      );
  });

  it("is not read from a bounced message, nor from one with another opcode", () => {
    expect(outcomeOf(callWithAnswer(STAKE[1], bodyWith(STAKE[1], 1), { bounced: true })).reason).toBeNull();
    expect(outcomeOf(callWithAnswer("0xf374484c", bodyWith("0xf374484c", 0)), [true]).label).toBe("Success");
  });

  describe.each(SENDERS)("with the opcode %s is not read", (opcode, sender) => {
    const body = bodyWith(opcode, 1);

    it("from a message of any other account", () => {
      for (const source of [STRANGER, ELECTOR, ORDER, CONFIG].filter((one) => one !== sender))
        for (const succeeded of [[true], []])
          expect(outcomeOf(callWithAnswer(opcode, body, { source }), succeeded).label).toBe("Success");
    });

    it("from a log, nor from a message from outside, whoever wrote them", () => {
      for (const ends of [{ destination: null }, { source: null }])
        for (const succeeded of [[true], []])
          expect(outcomeOf(callWithAnswer(opcode, body, ends), succeeded).label).toBe("Success");
    });
  });
});

describe("a rejection of an action that failed", () => {
  const message = traceTree(readTrace(wireTrace(callWithAnswer("0x0000211f", null)))).steps.at(-1)?.message;
  if (message == null) throw new Error("the trace has no answer");

  it("is read from a message between accounts only", () => {
    expect(rejectionIn(message, "lending")).toBe("EVAA rejected the withdrawal");
    expect(rejectionIn({ ...message, destination: null }, "lending")).toBeNull();
    expect(rejectionIn({ ...message, source: null }, "lending")).toBeNull();
  });
});
