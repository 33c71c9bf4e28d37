import { describe, expect, it } from "vitest";
import { HASH, transactionWith } from "@/testing/toncenter/v3/test-transaction";
import { feesOf } from "./transaction-fees";

describe("fees", () => {
  const description = {
    storage_ph: { storage_fees_collected: "12" },
    compute_ph: { gas_fees: "1323200" },
    action: { total_action_fees: "133331" },
  };

  it("add up to the total, to the last digit", () => {
    const { parts, total } = feesOf(transactionWith({ total_fees: "2000007", description }));
    expect(parts.map(({ value }) => value)).toEqual([12n, 1_323_200n, 133_331n, 543_464n]);
    expect(parts.reduce((sum, { value }) => sum + value, 0n)).toBe(total);
  });

  it("include the import fee of an external message, unless it is zero", () => {
    const in_msg = { hash: HASH, source: null };
    const imported = feesOf(transactionWith({ total_fees: "1456544", description, in_msg }));
    expect(imported.parts.at(-1)).toEqual({ name: "Import fee", value: 1n });
    const exact = feesOf(transactionWith({ total_fees: "1456543", description, in_msg }));
    expect(exact.parts).toHaveLength(3);
  });

  it("for sent messages are summed up separately", () => {
    const out_msgs = [
      { hash: HASH, fwd_fee: "5" },
      { hash: HASH, fwd_fee: "7" },
    ];
    expect(feesOf(transactionWith({ out_msgs })).forwarding).toBe(12n);
    expect(feesOf(transactionWith({})).forwarding).toBeNull();
  });
});
