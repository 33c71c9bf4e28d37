import { describe, expect, it } from "vitest";
import { paceOf, ratioText } from "./pace";

const block = (seqno: number, generatedAt: number, transactions: number | null) => ({
  seqno,
  generatedAt,
  transactions,
  shardBlocks: transactions === null ? null : 2,
});

describe("the pace", () => {
  it("is measured from the oldest block to the newest, without the transactions of the oldest", () => {
    const blocks = [block(12, 1_047, 5), block(11, 1_020, 7), block(10, 1_000, 900)];
    expect(paceOf(blocks)).toEqual({ blocks: 2, seconds: 47, transactions: 12 });
  });

  it("leaves out incomplete blocks", () => {
    const blocks = [block(12, 1_010, 5), block(11, 1_005, 7), block(10, 1_000, null)];
    expect(paceOf(blocks)).toEqual({ blocks: 1, seconds: 5, transactions: 5 });
  });

  it("leaves out what was before a pause", () => {
    const live = [block(13, 1_064, 5), block(12, 1_062, 7), block(11, 1_060, 2), block(10, 1_040, 900)];
    const pace = { blocks: 3, seconds: 24, transactions: 14 };
    expect(paceOf(live)).toEqual(pace);
    expect(paceOf([...live, block(9, 839, 900), block(8, 838, 900)])).toEqual(pace);
    expect(paceOf([block(2, 1_000, 5), block(1, 939, 5)])).toBeNull();
  });

  it("includes the gaps of a chain that is always slow", () => {
    const slow = [block(12, 1_120, 1), block(11, 1_060, 1), block(10, 1_000, 1)];
    expect(paceOf(slow)).toEqual({ blocks: 2, seconds: 120, transactions: 2 });
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
