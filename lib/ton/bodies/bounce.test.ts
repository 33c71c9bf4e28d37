import { beginCell, Cell, type Builder } from "@ton/core";
import { describe, expect, it } from "vitest";
import { ALICE, bodyIn, plainFields, raw, read } from "../../../testing/ton/bodies/test-bodies";

interface Bounce {
  readonly original?: Cell;
  readonly phase?: number;
  readonly exitCode?: number;
  readonly hasRun?: boolean;
}

const CALL = beginCell().storeUint(0x7bdd97de, 32).storeUint(5, 64).storeCoins(9).storeAddress(ALICE);
const ORIGINAL = CALL.storeAddress(null).storeBit(false).endCell();
const INFO = beginCell()
  .storeCoins(1_000_000_000n)
  .storeBit(false)
  .storeUint(77, 64)
  .storeUint(1_700_000_000, 32)
  .endCell();

/** `new_bounce_body` of block.tlb. */
function bounce({ original = ORIGINAL, phase = 1, exitCode = 47, hasRun = true }: Bounce = {}): Builder {
  const body = beginCell().storeUint(0xfffffffe, 32).storeRef(original).storeRef(INFO);
  body.storeUint(phase, 8).storeInt(exitCode, 32).storeBit(hasRun);
  return hasRun ? body.storeUint(1000, 32).storeUint(20, 32) : body;
}

const elector = () => beginCell().storeUint(0xfffffffe, 32).storeUint(7, 64).storeUint(0x47657424, 32);

describe("the body of a message that came back in the new format", () => {
  it.each([true, false])("is read, whether its message says that it came back (%s) or not", (bounced) => {
    const { name, fit, fields } = bodyIn(bounce(), { bounced });
    expect([name, fit]).toEqual(["bounce", { is: "whole" }]);
    expect(plainFields(fields)).toEqual({
      original_body: {
        is: "jetton_burn_notification",
        query_id: 5n,
        amount: 9n,
        sender: raw(ALICE),
        response_destination: null,
      },
      original_info: {
        value: 1_000_000_000n,
        extra_currencies: null,
        created_lt: 77n,
        created_at: 1_700_000_000n,
      },
      bounced_by_phase: { is: "compute_phase_failed" },
      exit_code: 47n,
      compute_phase: { gas_used: 1000n, vm_steps: 20n },
    });
  });

  it("says which phase failed, and why the code did not run", () => {
    const fieldsOf = (options: Bounce) => plainFields(bodyIn(bounce(options)).fields);
    expect(fieldsOf({ phase: 0, exitCode: -3, hasRun: false })).toMatchObject({
      bounced_by_phase: { is: "compute_phase_skipped" },
      exit_code: -3n,
      compute_phase: null,
    });
    expect(fieldsOf({ phase: 2, exitCode: 37 })["bounced_by_phase"]).toEqual({ is: "action_phase_failed" });
  });

  it("shows what is left of a body that came back without the cells below it", () => {
    const order = beginCell().storeUint(0x0f8a7ea5, 32).storeUint(5, 64).storeCoins(9).storeAddress(ALICE);
    const original = order.storeAddress(ALICE).storeBit(true).storeCoins(1).storeBit(true).endCell();
    const [first] = bodyIn(bounce({ original })).fields;
    expect(first?.value).toMatchObject({ body: { name: "jetton_transfer", fit: { is: "beginning" } } });
    expect(plainFields(bodyIn(bounce({ original })).fields)["original_body"]).toMatchObject({
      query_id: 5n,
      amount: 9n,
    });
    expect(plainFields(bodyIn(bounce({ original: Cell.EMPTY })).fields)["original_body"]).toBeNull();
  });

  it("is not taken for the answer of the elector, which has the same number", () => {
    const { name, fields } = bodyIn(elector());
    expect([name, plainFields(fields)]).toEqual([
      "elector_recover_stake_error",
      { query_id: 7n, asked: 0x47657424n },
    ]);
    expect(bodyIn(elector(), { bounced: true })).toMatchObject({ name: "bounce", fit: { is: "unfit" } });
  });

  it("is unknown in any other form, unless its message says that it came back", () => {
    for (const other of [bounce().storeBit(true), elector().storeBit(true)])
      expect(read(other.endCell())).toEqual({ is: "unknown", opcode: "0xfffffffe" });
    expect(bodyIn(bounce().storeBit(true), { bounced: true })).toMatchObject({
      name: "bounce",
      fit: { is: "part" },
    });
  });
});
