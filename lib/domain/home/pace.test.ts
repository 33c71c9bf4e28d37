import { describe, expect, it } from "vitest";
import { paceOf, ratioText } from "./pace";

const block = (seqno: number, generatedAt: number, transactions: number | null) => ({
  seqno,
  generatedAt,
  transactions,
  shardBlocks: transactions === null ? null : 2,
});

describe("the pace", () => {
  it("is measured from the oldest block to the newest, without the content of the oldest", () => {
    const blocks = [block(12, 1_047, 5), block(11, 1_020, 7), block(10, 1_000, 900)];
    expect(paceOf(blocks)).toEqual({ blocks: 2, seconds: 47, transactions: 12 });
  });

  it("leaves out incomplete blocks", () => {
    const blocks = [block(12, 1_010, 5), block(11, 1_005, 7), block(10, 1_000, null)];
    expect(paceOf(blocks)).toEqual({ blocks: 1, seconds: 5, transactions: 5 });
  });

  it("is null on a new chain and within one second", () => {
    expect(paceOf([])).toBeNull();
    expect(paceOf([block(1, 1_000, 5)])).toBeNull();
    expect(paceOf([block(2, 1_000, 5), block(1, 1_000, 5)])).toBeNull();
  });

  it("is truncated to hundredths, never rounded up", () => {
    expect(ratioText(47, 19)).toBe("2.47");
    expect(ratioText(2, 3)).toBe("0.66");
    expect(ratioText(0, 3)).toBe("0.00");
    expect(ratioText(300, 3)).toBe("100.00");
  });
});
