import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shardsMeet } from "../../ton/block/shard-space";
import { sampleShards, type SampleShardChange, type SampleShardPlan } from "./sample-shards";
import { layoutOf } from "./shard-layout";
import { mapOf, missingBlocks, type ShardMap } from "./shard-map";

const FIRST = 1_000;

function mapFor(more: Partial<SampleShardPlan>): ShardMap {
  const plan = {
    first: FIRST,
    count: 10,
    depth: 2,
    changes: {},
    pace: 1,
    at: (seqno: number) => seqno,
    ...more,
  };
  const { before, blocks } = sampleShards(plan);
  return mapOf(blocks, before, plan);
}

/** Arbitrary splits; a merge follows its split, since shards merge only with their siblings. */
const CHANGES = fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }).map((places) => {
  const changes: Record<number, SampleShardChange> = {};
  for (const [turn, place] of places.entries()) {
    changes[2 * turn + 1] = { split: place };
    changes[2 * turn + 2] = { merge: place };
  }
  return changes;
});

describe("the drawing of shards", () => {
  it.each([
    [0, 1],
    [2, 4],
    [4, 16],
    [6, 64],
  ])("for shards split %d times has %d columns of equal width", (depth, shards) => {
    const { width, newest, cells } = layoutOf(mapFor({ depth }));
    expect([width, newest.length]).toEqual([shards, shards]);
    expect(newest.map(({ left }) => left)).toEqual(newest.map((_, place) => place));
    expect(cells.every(({ left, right }) => right - left === 1)).toBe(true);
  });

  it("does not draw blocks on top of each other", () => {
    fc.assert(
      fc.property(CHANGES, fc.integer({ min: 1, max: 4 }), (changes, pace) => {
        const { cells, width, height } = layoutOf(mapFor({ changes, pace }));
        for (const [place, one] of cells.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.right).toBeLessThanOrEqual(width);
          expect(one.top).toBeGreaterThanOrEqual(0);
          expect(one.bottom).toBeLessThanOrEqual(height);
          const wrong = cells.slice(place + 1).filter((other) => {
            const meets = one.left < other.right && other.left < one.right;
            // Later blocks are above.
            const overlaps = meets && other.bottom > one.top + 1e-9;
            return overlaps || meets !== shardsMeet(one.block.shard, other.block.shard);
          });
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it("has the shards of its newest block side by side over the whole width", () => {
    fc.assert(
      fc.property(CHANGES, (changes) => {
        const { newest, width } = layoutOf(mapFor({ changes }));
        expect(newest.at(0)?.left).toBe(0);
        expect(newest.at(-1)?.right).toBe(width);
        expect(newest.slice(1).map(({ left }) => left)).toEqual(
          newest.slice(0, -1).map(({ right }) => right),
        );
      }),
    );
  });

  it("has lines that fork at a split and join at a merge", () => {
    const map = mapFor({ depth: 1, changes: { 3: { split: 0 }, 6: { merge: 0 } } });
    const { edges, width } = layoutOf(map);
    expect(width).toBe(3);
    const starts = (id: RegExp) =>
      edges.filter((edge) => id.test(edge.id)).map(({ path }) => path.split("V")[0]);
    // Both halves start at the middle of the whole, and the whole starts at the middles of both.
    expect(starts(/^[26]0*:\d+<40*:/)).toHaveLength(2);
    expect(new Set(starts(/^[26]0*:\d+<40*:/)).size).toBe(1);
    expect(starts(/^40*:\d+<[26]0*:/)).toHaveLength(2);
    expect(new Set(starts(/^40*:\d+<[26]0*:/)).size).toBe(2);
    expect(edges.filter(({ kind }) => kind === "bent")).toHaveLength(4);
    expect(edges.some(({ kind }) => kind === "broken")).toBe(false);
  });

  it("has a broken line where a block is missing", () => {
    const map = mapFor({ depth: 0 });
    const rows = map.rows.map((row) => (row.seqno === FIRST + 4 ? { ...row, blocks: [] } : row));
    const { edges } = layoutOf({ ...map, rows });
    expect(missingBlocks({ ...map, rows })).toHaveLength(1);
    expect(edges.filter(({ kind }) => kind === "broken")).toHaveLength(1);
  });

  it("has room above for future blocks", () => {
    const map = mapFor({});
    const { blocks, before } = sampleShards({
      first: FIRST,
      count: 6,
      depth: 2,
      changes: {},
      pace: 1,
      at: Number,
    });
    const young = layoutOf(mapOf(blocks, before, { first: FIRST, count: 10 }));
    expect(young.height).toBe(layoutOf(map).height);
    expect(Math.min(...young.cells.map(({ top }) => top))).toBeGreaterThan(3 * young.pitch);
  });

  it("is a single empty column without blocks", () => {
    expect(layoutOf(mapOf([], [], { first: 2, count: 10 }))).toMatchObject({
      width: 1,
      cells: [],
      edges: [],
    });
  });
});
