import { describe, expect, it } from "vitest";
import { addressOf, hashOf } from "../../../../fixtures/toncenter/v3/samples/seed";
import { readTrace, wireTrace, type Plan } from "../../../../testing/domain/trace/test-trace-json";
import { namesFrom } from "../../action/action-names";
import { actionRow } from "../../action/make-action-row";
import { hasBounced, isFailedPayment } from "./bounced-action";

const NAME = "bounced";
const names = namesFrom({}, {}, "GRAM");
const START: Plan = { parent: null, account: 0 };
const failed = (bounce: object | null) => ({
  type: "ord",
  aborted: true,
  compute_ph: { skipped: false, success: false, exit_code: 9 },
  bounce,
});
const PAID: Plan = { parent: 0, account: 1, value: 5_000_000_000n };
const RETURNED: readonly Plan[] = [
  START,
  { ...PAID, description: failed({ type: "ok" }) },
  { parent: 1, account: 0, value: 4_990_000_000n, message: { bounced: true } },
];
const KEPT: readonly Plan[] = [START, { ...PAID, description: failed(null) }];

function payment(plans: readonly Plan[], type = "ton_transfer", isKnown = true) {
  const wire = wireTrace(plans, NAME);
  // An action has the transactions of its message, not the one that receives the returned message.
  const own = [0, 1].map((place) => hashOf(`${NAME} transaction ${place}`));
  const action = {
    trace_id: null,
    action_id: hashOf("payment"),
    start_lt: "1",
    end_lt: "2",
    start_utime: 1,
    end_utime: 2,
    type,
    success: false,
    details: { source: addressOf(`${NAME} 0`), destination: addressOf(`${NAME} 1`), value: "5000000000" },
    transactions: own,
    transactions_full: isKnown ? own.map((hash) => wire.transactions[hash]) : null,
  };
  const [read] = readTrace({ ...wire, actions: [action] }).actions ?? [];
  if (read === undefined) throw new Error("no action");
  return read;
}

describe("a failed payment", () => {
  it.each(["ton_transfer", "call_contract"])("has bounced if its message was returned: %s", (type) => {
    expect(hasBounced(payment(RETURNED, type), names)).toBe(true);
  });

  it("has not bounced if the receiver kept the coins, or if its transactions are unknown", () => {
    expect(hasBounced(payment(KEPT), names)).toBe(false);
    expect(hasBounced(payment(RETURNED, "ton_transfer", false), names)).toBe(false);
  });

  it("is checked for a bounce if it is final and only a payment", () => {
    const row = actionRow(payment(KEPT), names, null);
    expect(isFailedPayment(row)).toBe(true);
    expect(isFailedPayment({ ...row, failed: false })).toBe(false);
    expect(isFailedPayment({ ...row, pending: true })).toBe(false);
    expect(isFailedPayment({ ...row, type: "jetton_swap" })).toBe(false);
  });
});
