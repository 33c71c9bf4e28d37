import { describe, expect, it } from "vitest";
import { newestRange, writeShardRange, type ShardRange } from "./shard-view";
import { errorOf, valueOf } from "../../../testing/toncenter/test-value";
import { readShardRange } from "./read-shard-range";

const read = (query: string) => readShardRange(new URLSearchParams(query));

describe("the range of a shard drawing", () => {
  it("defaults to the newest twenty blocks", () => {
    expect(valueOf(read(""))).toEqual({ from: null, count: 20, as: "drawing" });
    expect(valueOf(read("from=&blocks=&as="))).toEqual({ from: null, count: 20, as: "drawing" });
  });

  it("reads back as it was written", () => {
    const ranges: readonly ShardRange[] = [
      { from: null, count: 20, as: "drawing" },
      { from: 2, count: 10, as: "table" },
      { from: 50_000_000, count: 50, as: "drawing" },
    ];
    for (const range of ranges) expect(valueOf(readShardRange(writeShardRange(range)))).toEqual(range);
  });

  it("accepts thousands separators, and starts with the second block at the earliest", () => {
    expect(valueOf(read("from=50,000,000")).from).toBe(50_000_000);
    expect(valueOf(read("from=50%20000%20000")).from).toBe(50_000_000);
    expect(valueOf(read("from=1")).from).toBe(2);
  });

  it.each([
    ["from=0", "from"],
    ["from=-5", "from"],
    ["from=head", "from"],
    ["from=2147483648", "from"],
    ["from=99999999999999999999", "from"],
    ["blocks=1000", "blocks"],
    ["blocks=ten", "blocks"],
  ])("is refused: %s", (query, field) => {
    expect(errorOf(read(query))).toMatchObject({ kind: "bad-input", field });
  });

  it("moves in steps of five blocks when it follows the newest block, and always contains it", () => {
    expect([100, 101, 104, 105, 106].map((head) => newestRange(head, 10))).toEqual([91, 96, 96, 96, 101]);
    expect(newestRange(3, 20)).toBe(2);
  });
});
