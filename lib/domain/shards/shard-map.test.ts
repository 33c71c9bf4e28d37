import { describe, expect, it } from "vitest";
import { MASTERCHAIN } from "../../ton/block/block";
import { parseShard } from "../../ton/block/read-shard";
import { sampleShards, type SampleShardPlan } from "./sample-shards";
import { changeOf, mapOf, missingBlocks, newestRow } from "./shard-map";

const PLAN: SampleShardPlan = {
  first: 100,
  count: 12,
  depth: 1,
  changes: { 3: { split: 0 }, 8: { merge: 0 } },
  pace: 1,
  at: (seqno) => 1_790_000_000 + 3 * seqno,
};
const RANGE = { first: 100, count: 12 };
const { before, blocks } = sampleShards(PLAN);

describe("a map of shards", () => {
  it("has a row for each masterchain block, with the blocks that it committed", () => {
    const map = mapOf(blocks, before, RANGE);
    expect(map.rows.map(({ seqno }) => seqno)).toEqual(Array.from({ length: 12 }, (_, at) => 100 + at));
    for (const row of map.rows) {
      expect(row.master).toMatchObject({ workchain: MASTERCHAIN, seqno: row.seqno });
      expect(new Set(row.blocks.map(({ committedBy }) => committedBy))).toEqual(
        new Set(row.blocks.length === 0 ? [] : [row.seqno]),
      );
    }
    expect(map.rows.flatMap((row) => row.blocks)).toHaveLength(blocks.length - 12);
    expect(missingBlocks(map)).toEqual([]);
  });

  it("distinguishes missing blocks from future ones", () => {
    const some = blocks.filter(({ workchain, seqno }) => workchain !== MASTERCHAIN || seqno < 110);
    const gap = some.filter(({ workchain, seqno }) => workchain !== MASTERCHAIN || seqno !== 105);
    const map = mapOf(gap, before, RANGE);
    const marks = map.rows.map(({ master }) => (typeof master === "string" ? master : "there"));
    expect(marks[5]).toBe("missing");
    expect(marks.slice(10)).toEqual(["to come", "to come"]);
    expect(marks.filter((mark) => mark === "there")).toHaveLength(9);
    expect(newestRow(map)?.seqno).toBe(109);
  });

  it("detects splits and merges by the predecessors of a block", () => {
    const changes = blocks.map(changeOf);
    expect(changes.filter((change) => change === "split")).toHaveLength(2);
    expect(changes.filter((change) => change === "merge")).toHaveLength(1);
    const [shard, other] = [parseShard("4000000000000000"), parseShard("2000000000000000")];
    const parent = { workchain: 0, shard, seqno: 5 };
    expect(changeOf({ shard: other, previous: [parent] })).toBe("split");
    expect(changeOf({ shard, previous: [parent] })).toBe("none");
    expect(changeOf({ shard, previous: [] })).toBe("none");
  });

  it("lists missing predecessors within the range only", () => {
    const lost = blocks.filter(({ workchain, committedBy }) => workchain === 0 && committedBy === 105);
    expect(lost.length).toBeGreaterThan(1);
    const map = mapOf(
      blocks.filter((block) => !lost.includes(block)),
      before,
      RANGE,
    );
    const names = missingBlocks(map).map(({ shard, seqno }) => `${shard}:${seqno}`);
    expect(new Set(names)).toEqual(new Set(lost.map(({ shard, seqno }) => `${shard}:${seqno}`)));
    const later = before.map((id) => ({ ...id, seqno: id.seqno + 1 }));
    expect(missingBlocks(mapOf(blocks, later, RANGE))).toEqual([]);
  });

  it("is empty without blocks", () => {
    const map = mapOf([], [], RANGE);
    expect(map.rows.map(({ master }) => master)).toEqual(Array.from({ length: 12 }, () => "to come"));
    expect(newestRow(map)).toBeNull();
  });
});
