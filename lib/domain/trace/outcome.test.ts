import { describe, expect, it } from "vitest";
import { transactionWith } from "../../../testing/toncenter/v3/test-transaction";
import { outcomeOf, pendingWord } from "./outcome";

function outcome(description: object, interfaces: readonly string[] = []) {
  return outcomeOf(transactionWith({ description }), interfaces);
}

describe("the outcome of a transaction", () => {
  it("is good without a reason", () => {
    expect(outcome({ aborted: false, compute_ph: { success: true, exit_code: 0 } })).toEqual({
      word: "Succeeded",
      tone: "positive",
      sentence: null,
    });
  });

  it("explains the codes of the network", () => {
    const { word, sentence } = outcome({ aborted: true, compute_ph: { success: false, exit_code: 9 } });
    expect(word).toBe("Failed");
    expect(sentence).toMatch(/^Exit code 9: More was read from a cell/);
  });

  it("explains the codes of a contract only if it is known which one it is", () => {
    const failed = { aborted: true, compute_ph: { success: false, exit_code: 33 } };
    expect(outcome(failed).sentence).toMatch(/a reason of its own/);
    expect(outcome(failed, ["unheard_of", "wallet_v4r2"]).sentence).toMatch(/sequence number/);
  });

  it("tells what many mean by a code, as what it is", () => {
    const denied = { aborted: true, compute_ph: { success: false, exit_code: 132 } };
    expect(outcome(denied).sentence).toBe(
      "Exit code 132: If the contract is written in Tact, the sender may not do this.",
    );
    expect(outcome(denied, ["wallet_v5r1"]).sentence).toMatch(/takes orders from its extensions only/);
  });

  it("is that of the actions when the code was fine", () => {
    const sentence = outcome({
      aborted: true,
      compute_ph: { success: true, exit_code: 0 },
      action: { success: false, result_code: 37 },
    }).sentence;
    expect(sentence).toMatch(/^Action result 37: The balance does not cover/);
  });

  it("says that nothing ran, and that the value went back", () => {
    const skipped = outcome({
      aborted: true,
      compute_ph: { skipped: true, reason: "no_state" },
      bounce: { type: "ok" },
    });
    expect(skipped.word).toBe("Skipped");
    expect(skipped.sentence).toMatch(/no contract.*went back to the sender/);
  });

  it("is not claimed when it is not known", () => {
    expect(outcomeOf(transactionWith({}), []).word).toBe("Outcome not known");
    expect(outcome({}).word).toBe("Outcome not known");
  });

  it("may still change until the block is final", () => {
    expect(pendingWord(transactionWith({ finality: "finalized", emulated: false }))).toBeNull();
    expect(pendingWord(transactionWith({ finality: "confirmed" }))).toMatch(/not in a final block/);
    expect(pendingWord(transactionWith({ finality: "pending", emulated: true }))).toMatch(
      /^Pending, as it will go/,
    );
  });
});
