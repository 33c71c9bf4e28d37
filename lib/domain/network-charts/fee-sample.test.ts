import { array, assert, bigInt, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { feeSample } from "./fee-sample";

const paid = (total_fees: bigint | null, type = "ord") => ({ total_fees, description: described(type) });

/** A description whose other parts, which a sample does not read, are empty. */
function described(type: string) {
  const nothing = { storage_ph: null, credit_ph: null, compute_ph: null, action: null, bounce: null };
  const flags = { aborted: null, destroyed: null, credit_first: null, is_tock: null, installed: null };
  return { type, split_info: null, ...nothing, ...flags };
}

describe("a sample of fees", () => {
  it("has each fee in one bucket", () => {
    const fees = array(bigInt({ min: 0n, max: 10n ** 10n }), { minLength: 1 });
    assert(
      property(fees, (all) => {
        const sample = feeSample(all.map((fee) => paid(fee)));
        expect(sample?.transactions).toBe(all.length);
        expect(sample?.buckets.reduce((sum, { transactions }) => sum + transactions, 0)).toBe(all.length);
      }),
    );
  });

  it("has buckets without gaps, from zero to infinity", () => {
    const buckets = feeSample([paid(1n)])?.buckets ?? [];
    expect(buckets[0]?.from).toBe(0n);
    expect(buckets.slice(0, -1).map(({ below }) => below)).toEqual(buckets.slice(1).map(({ from }) => from));
    expect(buckets.at(-1)?.below).toBeNull();
  });

  it("has the median fee, the fee that nine of ten do not exceed, and the largest", () => {
    const sample = feeSample([9n, 1n, 8n, 2n, 7n, 3n, 6n, 4n, 5n, 100n].map((fee) => paid(fee)));
    expect(sample).toMatchObject({ median: 5n, ninth: 9n, largest: 100n });
  });

  it("leaves out tick-tock transactions and those without a fee", () => {
    expect(feeSample([paid(5n, "tick_tock"), paid(null)])).toBeNull();
    expect(feeSample([paid(5n, "tick_tock"), paid(7n)])).toMatchObject({ transactions: 1, median: 7n });
  });
});
