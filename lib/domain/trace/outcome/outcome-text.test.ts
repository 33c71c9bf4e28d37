import { describe, expect, it } from "vitest";
import { transactionWith } from "../../../../testing/toncenter/v3/test-transaction";
import { outcomeOf, pendingLabel } from "./outcome-text";

function outcome(description: object, interfaces: readonly string[] = []) {
  return outcomeOf(transactionWith({ description }), interfaces);
}

describe("the outcome of a transaction", () => {
  it("is a success without a reason", () => {
    expect(outcome({ aborted: false, compute_ph: { success: true, exit_code: 0 } })).toEqual({
      label: "Succeeded",
      tone: "positive",
      sentence: null,
    });
  });

  it("explains the exit codes of the network", () => {
    const { label, sentence } = outcome({
      aborted: true,
      compute_ph: { success: false, exit_code: 9 },
    });
    expect(label).toBe("Failed");
    expect(sentence).toMatch(/^Exit code 9: More was read from a cell/);
  });

  it("explains the exit codes of a contract only if its interface is listed", () => {
    const failed = { aborted: true, compute_ph: { success: false, exit_code: 33 } };
    expect(outcome(failed).sentence).toMatch(/Contract-specific error/);
    expect(outcome(failed, ["unheard_of", "wallet_v4r2"]).sentence).toMatch(/sequence number/);
  });

  it("explains a conventional exit code as a convention", () => {
    const denied = { aborted: true, compute_ph: { success: false, exit_code: 132 } };
    expect(outcome(denied).sentence).toBe(
      "Exit code 132: If the contract is written in Tact, the sender may not do this.",
    );
    expect(outcome(denied, ["wallet_v5r1"]).sentence).toMatch(/takes orders from its extensions only/);
  });

  it("is that of the actions when the code succeeded", () => {
    const sentence = outcome({
      aborted: true,
      compute_ph: { success: true, exit_code: 0 },
      action: { success: false, result_code: 37 },
    }).sentence;
    expect(sentence).toMatch(/^Action result 37: The balance does not cover/);
  });

  it("states that nothing ran and that the value was returned", () => {
    const skipped = outcome({
      aborted: true,
      compute_ph: { skipped: true, reason: "no_state" },
      bounce: { type: "ok" },
    });
    expect(skipped.label).toBe("Skipped");
    expect(skipped.sentence).toMatch(/^Compute skipped: the account has no code\..*returned to the sender/);
  });

  it("is unknown where the service does not report it", () => {
    expect(outcomeOf(transactionWith({}), []).label).toBe("Outcome unknown");
    expect(outcome({}).label).toBe("Outcome unknown");
  });

  it("is pending until the block is final", () => {
    expect(pendingLabel(transactionWith({ finality: "finalized", emulated: false }))).toBeNull();
    expect(pendingLabel(transactionWith({ finality: "confirmed" }))).toMatch(/not in a final block/);
    expect(pendingLabel(transactionWith({ finality: "pending", emulated: true }))).toMatch(
      /^Pending, as it will go/,
    );
  });
});
