import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FormatError } from "../value/format-error";
import {
  formatShardDecimal,
  isShardAncestor,
  mergedShard,
  shardContains,
  shardHalves,
  shardPrefix,
} from "./shard";
import { parseShard } from "./read-shard";
import { anyText, damaged, readsOrRefuses } from "../../../testing/ton/test-garbage";

const PREFIX = fc.string({ unit: fc.constantFrom("0", "1"), maxLength: 60 });
const shardOf = (prefix: string) =>
  parseShard(
    BigInt(`0b${`${prefix}1`.padEnd(64, "0")}`)
      .toString(16)
      .padStart(16, "0"),
  );
const SHARD = PREFIX.map(shardOf);

describe("shard", () => {
  it("has one canonical text for the spellings of v3 and v2", () => {
    expect(parseShard("8000000000000000")).toBe("8000000000000000");
    expect(parseShard("-9223372036854775808")).toBe("8000000000000000");
    expect(parseShard("9223372036854775808")).toBe("8000000000000000");
    expect(parseShard("0xa000000000000000")).toBe("A000000000000000");
    expect(parseShard("2305843009213693952")).toBe("2000000000000000");
  });

  it("reads back the signed decimal form, unless that has exactly 16 digits", () => {
    fc.assert(
      fc.property(SHARD, (shard) => {
        const decimal = formatShardDecimal(shard);
        fc.pre(decimal.length !== 16 || decimal.startsWith("-"));
        expect(parseShard(decimal)).toBe(shard);
        expect(parseShard(shard.toLowerCase())).toBe(shard);
        expect(parseShard(`0x${shard}`)).toBe(shard);
      }),
    );
  });

  it("reads back every decimal form less than ten splits deep", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("0", "1"), maxLength: 9 }), (prefix) => {
        const shard = shardOf(prefix);
        expect(parseShard(formatShardDecimal(shard))).toBe(shard);
      }),
    );
  });

  it("has a prefix", () => {
    fc.assert(
      fc.property(PREFIX, (prefix) => {
        expect(shardPrefix(shardOf(prefix))).toEqual({ length: prefix.length, bits: prefix });
      }),
    );
  });

  it("is an ancestor exactly of the shards whose prefix starts with its own", () => {
    fc.assert(
      fc.property(PREFIX, PREFIX, (one, other) => {
        expect(isShardAncestor(shardOf(one), shardOf(other))).toBe(other.startsWith(one));
        const joined = (one + other).slice(0, 60);
        expect(isShardAncestor(shardOf(one), shardOf(joined))).toBe(true);
      }),
    );
  });

  it("contains an account in exactly one of its halves", () => {
    const accountId = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString("hex"));
    const depth = fc.nat(59);
    fc.assert(
      fc.property(accountId, depth, (id, length) => {
        const bits = BigInt(`0x${id}`).toString(2).padStart(256, "0").slice(0, length);
        expect(shardContains(shardOf(bits), id)).toBe(true);
        expect(shardContains(shardOf(`${bits}0`), id)).not.toBe(shardContains(shardOf(`${bits}1`), id));
      }),
    );
    expect(() => shardContains(shardOf(""), "12")).toThrow(FormatError);
  });

  it.each([
    ["", "it is neither 16 hexadecimal digits nor a 64-bit decimal number"],
    ["1.5", "it is neither 16 hexadecimal digits nor a 64-bit decimal number"],
    ["A00000000000000", "it is neither 16 hexadecimal digits nor a 64-bit decimal number"],
    ["0", "it has no bit set, so it names no shard"],
    ["0000000000000000", "it has no bit set, so it names no shard"],
    ["18446744073709551616", "it does not fit into 64 bits"],
    ["-9223372036854775809", "it does not fit into 64 bits"],
  ])("refuses %j: %s", (text, reason) => {
    expect(() => parseShard(text)).toThrow(new FormatError("shard", reason));
  });

  it("throws nothing but FormatError, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, damaged(SHARD), damaged(SHARD.map(formatShardDecimal))), (text) => {
        expect(readsOrRefuses(() => parseShard(text))).toBe(true);
      }),
    );
  });

  it("is split into the two shards that begin with it, down to the last bit, and merged from them", () => {
    expect(mergedShard(parseShard("8000000000000000"))).toBeNull();
    expect(shardHalves(parseShard("8000000000000000"))).toEqual(["4000000000000000", "C000000000000000"]);
    expect(shardHalves(parseShard("0000000000000001"))).toBeNull();
    fc.assert(
      fc.property(SHARD, (shard) => {
        const halves = shardHalves(shard) ?? [];
        expect(halves.map((half) => shardPrefix(half).bits)).toEqual(
          ["0", "1"].map((bit) => shardPrefix(shard).bits + bit),
        );
        for (const half of halves) expect(mergedShard(half)).toBe(shard);
      }),
    );
  });
});
