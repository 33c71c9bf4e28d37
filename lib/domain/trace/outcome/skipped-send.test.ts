import { expect, test } from "vitest";
import { addressOf, hashOf } from "../../../../fixtures/toncenter/v3/samples/seed";
import { plainText } from "../../../../testing/domain/action/test-sentence-text";
import { readTrace, wireTrace, type Plan } from "../../../../testing/domain/trace/test-trace-json";
import { traceSummary } from "../summary/make-trace-summary";
import { traceTree } from "../trace-steps";

const NAME = "vesting";
const [OWNER, VESTING, SHOP] = [0, 1, 2].map((number) => addressOf(`${NAME} ${number}`));

const ran = (skipped: number) => ({
  type: "ord",
  aborted: false,
  compute_ph: { skipped: false, success: true, exit_code: 0 },
  action: { success: true, tot_actions: 2, skipped_actions: skipped },
});

/** An order to send 2 coins. The service calls it successful, as the vesting's transaction is. */
function summaryOf(plans: readonly Plan[]) {
  const wire = wireTrace([{ parent: null, account: 0 }, ...plans], NAME);
  const order = {
    trace_id: null,
    action_id: hashOf("order"),
    start_lt: "1",
    end_lt: "2",
    start_utime: 1,
    end_utime: 2,
    type: "vesting_send_message",
    success: true,
    details: { source: OWNER, vesting: VESTING, destination: SHOP, amount: "2000000000" },
    transactions: [0, 1].map((place) => hashOf(`${NAME} transaction ${place}`)),
  };
  const trace = readTrace({ ...wire, actions: [order] });
  const { sentence, outcome } = traceSummary(
    trace,
    traceTree(trace),
    { address_book: {}, metadata: {} },
    "GRAM",
  );
  return { sentence: plainText(sentence), outcome };
}

test("an order whose message the vesting skipped has failed, and the coins stayed", () => {
  const { sentence, outcome } = summaryOf([
    { parent: 0, account: 1, value: 50_000_000n, description: ran(1) },
    { parent: 1, account: 0, value: 49_000_000n },
  ]);
  expect(sentence).toContain("tried to have the vesting");
  expect(outcome).toMatchObject({ kind: "failed", reason: expect.stringContaining("skipped the transfer") });
  expect(plainText(outcome.money)).toContain("2 GRAM stayed with");
});

test("an order whose message was sent is a success, whatever else was skipped", () => {
  const { sentence, outcome } = summaryOf([
    { parent: 0, account: 1, value: 50_000_000n, description: ran(1) },
    { parent: 1, account: 2, value: 2_000_000_000n },
  ]);
  expect(sentence).toContain(" sent 2 GRAM from vesting ");
  expect(outcome.kind).toBe("success");
});
