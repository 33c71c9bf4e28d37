import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FormatError } from "../ton/value/format-error";
import * as param from "./param";
import { ALICE, hashOf, hexOf } from "../../fixtures/toncenter/v3/samples/seed";

function read<T>(kind: param.ParamKind<T>, input: unknown): T | string {
  try {
    return kind.read(input);
  } catch (error) {
    return `refused: ${param.refusalOf(error)}`;
  }
}

const whole = param.int(-5, 5);
const order = param.oneOf("asc", "desc");

describe("accepted values", () => {
  test.each<[string, param.ParamKind<unknown>, unknown, unknown]>([
    ["a raw address", param.address, ALICE.toLowerCase(), ALICE],
    ["an address of 64 digits", param.address, ALICE.slice(2), ALICE],
    ["no address", param.addressOrNone, "addr_none", "null"],
    ["null for no address", param.addressOrNone, "null", "null"],
    ["a hash in base64", param.hash, hashOf("x"), hexOf("x").toLowerCase()],
    ["a hash in hexadecimal", param.hash, ` 0x${hexOf("x")} `, hexOf("x").toLowerCase()],
    ["an operation code", param.opcode, "0xF8A7EA5", "0x0f8a7ea5"],
    ["a negative operation code", param.opcode, "-1", "0xffffffff"],
    ["a shard", param.shard, "-9223372036854775808", "8000000000000000"],
    ["a number", whole, "5", 5],
    ["a number from JSON", whole, -5, -5],
    ["a time", param.utime, "1780000000.75", 1_780_000_000],
    ["a logical time", param.lt, "61000000000000000", 61_000_000_000_000_000n],
    ["yes", param.flag, "TRUE", true],
    ["yes as a digit", param.flag, "1", true],
    ["no from JSON", param.flag, false, false],
    ["a choice", order, "DESC", "desc"],
    ["a bag of cells", param.boc, "te6cckEBAQEAAgAAAEysuc0=", "te6cckEBAQEAAgAAAEysuc0="],
  ])("%s", (_, kind, input, expected) => {
    expect(read(kind, input)).toBe(expected);
  });
});

describe("refused values, with the message", () => {
  test.each<[param.ParamKind<unknown>, unknown]>([
    [whole, "6"],
    [whole, "-6"],
    [whole, "5.0"],
    [whole, "1e0"],
    [whole, ""],
    [whole, 0.5],
    [whole, "9".repeat(30)],
    [whole, {}],
    [whole, null],
    [param.address, "nobody"],
    [param.hash, "abc"],
    [param.opcode, "jetton_transfer"],
    [param.shard, "0"],
    [param.utime, "yesterday"],
    [param.utime, "-1"],
    [param.lt, "-1"],
    [param.lt, "1.5"],
    [param.flag, "maybe"],
    [order, "up"],
    [order, "constructor"],
    [param.boc, ""],
    [param.boc, "te6c cg=="],
    [param.boc, ["te6ccg=="]],
    [param.word("a word", /^[a-z]+$/, 3), "abcd"],
    [param.word("a word", /^[a-z]+$/, 3), "a b"],
  ])("%o %j", (kind, input) => {
    expect(read(kind, input)).toMatch(/^refused: \S/);
  });
});

test("reading fails only with a refusal, whatever the input", () => {
  const kinds = [param.address, param.addressOrNone, param.hash, param.opcode, param.shard, param.utime];
  const more = [param.lt, param.flag, param.boc, param.seqno, param.workchain, order, param.shardDecimal];
  fc.assert(
    fc.property(fc.anything(), (input) => {
      for (const kind of [...kinds, ...more]) expect(read<unknown>(kind, input)).not.toBe("refused: null");
    }),
  );
});

test("a written value reads as the same value", () => {
  const lts = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
  fc.assert(fc.property(lts, (lt) => param.lt.read(param.lt.write(lt)) === lt));
  fc.assert(fc.property(fc.boolean(), (flag) => param.flag.read(param.flag.write(flag)) === flag));
  const seqnos = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  fc.assert(fc.property(seqnos, (seqno) => param.seqno.read(param.seqno.write(seqno)) === seqno));
  const shard = param.shardDecimal.read("2000000000000000");
  expect(param.shardDecimal.write(shard)).toBe("2305843009213693952");
  expect(param.shardDecimal.read("2305843009213693952")).toBe(shard);
});

test("refusals are distinguished from bugs", () => {
  expect(param.refusalOf(new FormatError("hash", "it is empty"))).toBe("it is empty");
  expect(param.refusalOf(new param.Refusal("no"))).toBe("no");
  expect(param.refusalOf(new TypeError("a fault"))).toBeNull();
});
