import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBlockId, MASTERCHAIN, MASTERCHAIN_SHARD } from "./block";
import { isMasterchainBlock } from "./masterchain-block";
import { parseBlockId } from "./read-block-id";
import { FormatError } from "../value/format-error";
import { formatShardDecimal } from "./shard";
import { parseShard } from "./read-shard";
import { anyText, damaged, readsOrRefuses } from "../../../testing/ton/test-garbage";

const BLOCK = fc.record({
  workchain: fc.integer(),
  shard: fc.bigInt({ min: 2n ** 60n, max: 2n ** 64n - 1n }).map((value) => parseShard(value.toString(16))),
  seqno: fc.nat({ max: 2 ** 32 - 1 }),
});

describe("block id", () => {
  it("writes the parenthesized spelling", () => {
    const id = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: 84773657 };
    expect(formatBlockId(id)).toBe("(-1,8000000000000000,84773657)");
  });

  it("is of the masterchain if both its workchain and its shard are", () => {
    const id = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD };
    expect(isMasterchainBlock(id)).toBe(true);
    expect(isMasterchainBlock({ ...id, workchain: 0 })).toBe(false);
    expect(isMasterchainBlock({ ...id, shard: parseShard("4000000000000000") })).toBe(false);
  });

  it("reads three spellings, spaces and the decimal shard of v2", () => {
    fc.assert(
      fc.property(BLOCK, (id) => {
        const { workchain, shard, seqno } = id;
        const spellings = [
          formatBlockId(id),
          `${workchain}:${shard}:${seqno}`,
          `${workchain}/${shard}/${seqno}`,
        ];
        spellings.push(
          ` ( ${workchain} , ${shard.toLowerCase()} , ${seqno} ) `,
          `${workchain} : ${shard} : ${seqno}`,
        );
        spellings.push(`(${workchain},${formatShardDecimal(shard)},${seqno})`);
        for (const text of spellings) expect(parseBlockId(text)).toEqual(id);
      }),
    );
  });

  it.each([
    ["", "it is not (workchain,shard,seqno)"],
    ["-1,8000000000000000,1", "it is not (workchain,shard,seqno)"],
    ["(-1,8000000000000000,1", "it is not (workchain,shard,seqno)"],
    ["-1:8000000000000000/1", "it is not (workchain,shard,seqno)"],
    ["(-1,8000000000000000)", "it is not (workchain,shard,seqno)"],
    ["(x,8000000000000000,1)", "the workchain is not a number"],
    ["(2147483648,8000000000000000,1)", "the workchain does not fit into 32 bits"],
    ["(0,8000000000000000,-1)", "the seqno does not fit into 32 bits"],
    ["(0,8000000000000000,4294967296)", "the seqno does not fit into 32 bits"],
    ["(0,8000000000000000,99999999999)", "the seqno does not fit into 32 bits"],
    ["(0,0,1)", "the shard is wrong: it has no bit set, so it names no shard"],
  ])("refuses %j: %s", (text, reason) => {
    expect(() => parseBlockId(text)).toThrow(new FormatError("block id", reason));
  });

  it("throws nothing but FormatError, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, damaged(BLOCK.map(formatBlockId))), (text) => {
        expect(readsOrRefuses(() => parseBlockId(text))).toBe(true);
      }),
    );
  });

  it("refuses a very long text at once", () => {
    expect(readsOrRefuses(() => parseBlockId(" ".repeat(1_000_000)))).toBe(true);
    expect(readsOrRefuses(() => parseBlockId(`(${"1,".repeat(500_000)}`))).toBe(true);
  });
});
