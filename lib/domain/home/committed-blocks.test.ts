import { describe, expect, it } from "vitest";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "../../ton/block/block";
import { parseShard } from "../../ton/block/read-shard";
import { recentBlocks } from "./committed-blocks";

const WEST = parseShard("4000000000000000");
const EAST = parseShard("C000000000000000");
const WHOLE = parseShard("8000000000000000");

const masterchain = (seqno: number): BlockId => ({ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno });
const shard = (of: typeof WEST, seqno: number): BlockId => ({ workchain: 0, shard: of, seqno });

function block(id: BlockId, by: number, transactions: number | null, before?: readonly BlockId[]) {
  return {
    ...id,
    gen_utime: 1_000 + by * 3,
    tx_count: transactions,
    masterchain_block_ref: masterchain(by),
    prev_blocks: [...(before ?? [{ ...id, seqno: id.seqno - 1 }])],
  };
}

/**
 * Three masterchain blocks; the west shard has a block for each, the east one two for the second and none for the
 * third.
 */
const LISTED = [
  block(masterchain(12), 12, 3),
  block(shard(WEST, 102), 12, 7),
  block(masterchain(11), 11, 2),
  block(shard(EAST, 202), 11, 5),
  block(shard(WEST, 101), 11, 0),
  block(shard(EAST, 201), 11, 4),
  block(masterchain(10), 10, 1),
  block(shard(EAST, 200), 10, 9),
  block(shard(WEST, 100), 10, 8),
];

describe("recent blocks", () => {
  it("count the transactions of all blocks that they commit, each shard block once", () => {
    expect(recentBlocks(LISTED, true)).toEqual([
      { seqno: 12, generatedAt: 1_036, transactions: 10, shardBlocks: 1 },
      { seqno: 11, generatedAt: 1_033, transactions: 11, shardBlocks: 3 },
      { seqno: 10, generatedAt: 1_030, transactions: 18, shardBlocks: 2 },
    ]);
  });

  it("have no count if some of their shard blocks may be missing from the truncated list", () => {
    expect(recentBlocks(LISTED, false).map(({ transactions }) => transactions)).toEqual([10, 11, null]);
    // The first of the east shard's two blocks is cut off, although its second and the masterchain block are in
    // the list.
    const cut = LISTED.filter(({ shard: of, seqno }) => of !== EAST || seqno > 201);
    expect(recentBlocks(cut, false).map(({ transactions }) => transactions)).toEqual([10, null, null]);
  });

  it("are counted across a split and a merge of shards", () => {
    const listed = [
      block(masterchain(12), 12, 0),
      block(shard(WHOLE, 103), 12, 1, [shard(WEST, 102), shard(EAST, 102)]),
      block(masterchain(11), 11, 0),
      block(shard(WEST, 102), 11, 2, [shard(WHOLE, 101)]),
      block(shard(EAST, 102), 11, 3, [shard(WHOLE, 101)]),
      block(masterchain(10), 10, 0),
      block(shard(WHOLE, 101), 10, 4),
    ];
    expect(recentBlocks(listed, false).map(({ transactions }) => transactions)).toEqual([1, 5, null]);
  });

  it("have no count where the service lacks data, and leave out shard blocks that are not committed yet", () => {
    const [first, ...others] = LISTED;
    const listed = [
      { ...block(shard(WEST, 103), 13, 50), masterchain_block_ref: null },
      ...(first === undefined ? [] : [{ ...first, tx_count: null }]),
      ...others,
    ];
    expect(recentBlocks(listed, true).map(({ transactions }) => transactions)).toEqual([null, 11, 18]);
  });

  it("end where a masterchain block is missing, whatever the order of the list", () => {
    const gap = LISTED.filter(({ workchain, seqno }) => workchain !== MASTERCHAIN || seqno !== 11);
    expect(recentBlocks(gap.toReversed(), true).map(({ seqno }) => seqno)).toEqual([12]);
    expect(recentBlocks([], true)).toEqual([]);
  });
});
