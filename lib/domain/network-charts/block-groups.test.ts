import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import { parseShard } from "../../ton/block/read-shard";
import { blockGroups, blockTimeOf } from "./block-groups";

const SHARDS = ["2000000000000000", "6000000000000000", "C000000000000000"].map((text) => parseShard(text));
const FIRST = 1_000;

interface SampleBlock {
  readonly seconds: number;
  /** Transactions of the block itself, and of a block of each of the first shards. */
  readonly transactions: readonly number[];
}

/** Consecutive masterchain blocks, the newest first, as the service lists them. */
function listed(samples: readonly SampleBlock[]) {
  let time = 0;
  const rows = samples.flatMap(({ seconds, transactions }, place) => {
    time += seconds;
    const by = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: FIRST + place };
    const rest = { gen_utime: time, masterchain_block_ref: by, prev_blocks: [] };
    return transactions.map((tx_count, chain) => ({
      ...rest,
      ...(chain === 0 ? by : { workchain: 0, shard: SHARDS[chain - 1] ?? by.shard, seqno: place }),
      tx_count,
    }));
  });
  return rows.toReversed();
}

const block = record({
  seconds: integer({ min: 0, max: 9 }),
  transactions: array(integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 4 }),
});

describe("groups of blocks", () => {
  it("count each block and each transaction once, except those of the oldest block", () => {
    assert(
      property(array(block, { minLength: 2, maxLength: 60 }), (samples) => {
        const groups = blockGroups(listed(samples), true, samples.length);
        const counted = samples.slice(1);
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(groups).toHaveLength(counted.length);
        expect(sum(groups.map(({ transactions }) => transactions))).toBe(
          sum(counted.flatMap(({ transactions }) => transactions)),
        );
        expect(groups.map(blockTimeOf)).toEqual(counted.map(({ seconds }) => seconds));
        expect(groups.map(({ shards }) => shards)).toEqual(
          counted.map(({ transactions }) => transactions.length - 1),
        );
      }),
    );
  });

  it("have equally many blocks, are consecutive, and are not more than requested", () => {
    assert(
      property(array(block, { maxLength: 80 }), integer({ min: 1, max: 12 }), (samples, maxGroups) => {
        const groups = blockGroups(listed(samples), true, maxGroups);
        expect(groups.length).toBeLessThanOrEqual(maxGroups);
        expect(new Set(groups.map(({ blocks }) => blocks)).size).toBeLessThanOrEqual(1);
        groups.forEach((group, place) => {
          const before = groups[place - 1];
          if (before === undefined) return;
          expect(group.firstSeqno).toBe(before.lastSeqno + 1);
          expect(group.from).toBe(before.to);
        });
        expect(groups.at(-1)?.lastSeqno).toBe(samples.length > 1 ? FIRST + samples.length - 1 : undefined);
      }),
    );
  });

  it("count a shard once, however many of its blocks a group commits", () => {
    const [group] = blockGroups(
      listed([
        { seconds: 1, transactions: [0] },
        { seconds: 3, transactions: [1, 2] },
        { seconds: 4, transactions: [0, 5, 6] },
      ]),
      true,
      1,
    );
    expect(group).toEqual({
      firstSeqno: FIRST + 1,
      lastSeqno: FIRST + 2,
      from: 1,
      to: 8,
      blocks: 2,
      transactions: 14,
      shardBlocks: 3,
      shards: 2,
    });
  });
});
