import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalShard, formatShardDecimal } from "../../ton/block/shard";
import { anyShardBlock, HASH, only } from "../../../testing/search/test-samples";
import { blockIdForm } from "./block-id-form";

const BASE64 = Buffer.from(HASH, "hex").toString("base64");

describe("a block id", () => {
  it("is the same block in three spellings, with a hexadecimal or a decimal shard", () => {
    fc.assert(
      fc.property(anyShardBlock, (id) => {
        const { workchain, shard, seqno } = id;
        for (const text of [
          `(${workchain},${shard},${seqno})`,
          `(${workchain}, ${shard.toLowerCase()}, ${seqno})`,
          `${workchain}:${shard}:${seqno}`,
          `${workchain}/${shard}/${seqno}`,
          `(${workchain},0x${shard},${seqno})`,
          `(${workchain},${shard},${seqno}):${HASH.toUpperCase()}:${HASH}`,
          `(${workchain},${shard},${seqno}):${HASH}`,
          `(${workchain},${shard},${seqno}):${BASE64}:${BASE64}`,
          `${workchain}:${shard}:${seqno}:${HASH}:${HASH}`,
          `${workchain},${shard},${seqno}`,
          `[w=${workchain} s=${formatShardDecimal(shard)} seq=${seqno} ${HASH}]`,
          `(${workchain}, ${shard}, ${seqno.toLocaleString("en-US")})`,
          `${workchain}:${shard}:${seqno.toLocaleString("en-US")}`,
        ]) {
          expect(only(blockIdForm, text)).toEqual({ kind: "block", id, certainty: "exact", testnet: null });
        }
        fc.pre(formatShardDecimal(shard).length !== 16);
        expect(only(blockIdForm, `(${workchain},${formatShardDecimal(shard)},${seqno})`)).toMatchObject({
          id,
        });
      }),
    );
  });

  it("of the node's logs has a decimal shard, even one of 16 digits", () => {
    const id = { workchain: 0, shard: canonicalShard("00038D7EA4C68008"), seqno: 1 };
    expect(formatShardDecimal(id.shard)).toBe("1000000000000008");
    expect(only(blockIdForm, "[w=0 s=1000000000000008 seq=1]")).toMatchObject({ kind: "block", id });
  });

  it("of the node's logs with a number beyond 64 bits is no block", () => {
    expect(blockIdForm.read("[w=0 s=99999999999999999999 seq=1]")).toEqual([]);
  });

  it.each(["(-1,8000000000000000,123)", "-1:8000000000000000:123", "-1/-9223372036854775808/123"])(
    "of the masterchain is read as its number: %s",
    (text) => {
      expect(only(blockIdForm, text)).toEqual({
        kind: "masterchain block",
        seqno: 123,
        certainty: "exact",
        testnet: null,
      });
    },
  );

  it("of a workchain that does not exist yet is only a possible match", () => {
    expect(only(blockIdForm, "5:8000000000000000:1")).toMatchObject({ certainty: "possible" });
  });

  it.each(["", "12:30:45", "1:2:3", "(0,8000000000000000)", "0:abc:1:2"])("is not read from %j", (text) => {
    expect(blockIdForm.read(text)).toEqual([]);
  });
});
