import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MASTERCHAIN_SHARD } from "./block";
import { parseShard } from "./read-shard";
import { shardHalves, type Shard } from "./shard";
import { byPlace, shardInterval, shardsAfter, shardsMeet } from "./shard-space";

const WHOLE = MASTERCHAIN_SHARD;
const SPACE = 1n << 64n;

/** Shards of any shape: each number halves one of the existing shards. */
const SHARDS = fc.array(fc.nat(), { maxLength: 40 }).map((choices) => {
  let shards: readonly Shard[] = [WHOLE];
  for (const choice of choices) {
    const chosen = shards[choice % shards.length];
    const halves = chosen === undefined ? null : shardHalves(chosen);
    if (halves !== null) shards = shards.flatMap((shard) => (shard === chosen ? halves : [shard]));
  }
  return shards;
});

/** Where shards begin and end together, and how many of them do not begin where the one before ends. */
function extentOf(shards: readonly Shard[]) {
  const intervals = [...shards].sort(byPlace).map(shardInterval);
  const breaks = intervals.slice(1).filter(({ from }, place) => from !== intervals[place]?.to).length;
  return { from: intervals.at(0)?.from, to: intervals.at(-1)?.to, breaks };
}

const ALL = { from: 0n, to: SPACE, breaks: 0 };

describe("the interval of a shard", () => {
  it.each([
    ["8000000000000000", 0n, SPACE],
    ["4000000000000000", 0n, SPACE / 2n],
    ["C000000000000000", SPACE / 2n, SPACE],
    ["A000000000000000", SPACE / 2n, (SPACE * 3n) / 4n],
    ["0000000000000001", 0n, 2n],
    ["FFFFFFFFFFFFFFFF", SPACE - 2n, SPACE],
  ])("of %s is from %d to %d", (shard, from, to) => {
    expect(shardInterval(parseShard(shard))).toEqual({ from, to });
  });

  it("is a part of the workchain, which all shards cover together", () => {
    fc.assert(
      fc.property(SHARDS, (shards) => {
        expect(extentOf(shards)).toEqual(ALL);
      }),
    );
  });

  it("is covered by its halves together", () => {
    fc.assert(
      fc.property(SHARDS, fc.nat(), (shards, choice) => {
        const shard = shards[choice % shards.length] ?? WHOLE;
        const parts = shardHalves(shard) ?? [shard];
        expect(extentOf(parts)).toEqual({ ...shardInterval(shard), breaks: 0 });
      }),
    );
  });

  it("overlaps another one exactly when the shards meet", () => {
    fc.assert(
      fc.property(SHARDS, SHARDS, (some, others) => {
        for (const one of some) {
          for (const other of others) {
            const [a, b] = [shardInterval(one), shardInterval(other)];
            expect(shardsMeet(one, other)).toBe(a.from < b.to && b.from < a.to);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("the shards after a block", () => {
  const read = (text: string) => text.split(" ").map((digits) => parseShard(digits.padEnd(16, "0")));
  it.each([
    ["nothing changes", "8", "8", "8"],
    ["a split leaves the other half", "8", "4", "4 C"],
    ["the other half comes later", "4 C", "C", "4 C"],
    ["two splits at once leave what is beside them", "8", "2", "2 6 C"],
    ["a merge takes both", "4 C", "8", "8"],
    ["a merge takes what was split further", "2 6 C", "4", "4 C"],
  ])("%s", (_name, before, made, after) => {
    const [shard = WHOLE] = read(made);
    expect(shardsAfter(read(before), shard)).toEqual(read(after));
  });

  it("cover the workchain again, whatever shard the block has", () => {
    fc.assert(
      fc.property(SHARDS, SHARDS, fc.nat(), (shards, others, choice) => {
        const made = others[choice % others.length] ?? WHOLE;
        const after = shardsAfter(shards, made);
        expect(after).toContain(made);
        expect(extentOf(after)).toEqual(ALL);
      }),
    );
  });
});
