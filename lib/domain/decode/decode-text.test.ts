import { Address, beginCell, internal, storeMessageRelaxed } from "@ton/core";
import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import type { TextReading } from "./decode-report";
import { decodeText } from "./decode-text";

const RAW = `0:${"5B".repeat(32)}`;
const ADDRESS = Address.parseRaw(RAW);
const COMMENT = beginCell().storeUint(0, 32).storeStringTail("hi").endCell();
const MESSAGE = beginCell()
  .store(storeMessageRelaxed(internal({ to: ADDRESS, value: 5n, body: COMMENT })))
  .endCell();

const TRANSFER = `transfer query_id:uint64 amount:(VarUInteger 16) destination:MsgAddress
  response_destination:MsgAddress custom_payload:(Maybe ^Cell)
  forward_ton_amount:(VarUInteger 16) forward_payload:(Either Cell ^Cell) = InternalMsgBody;`;

function readings(text: string): readonly TextReading[] {
  return decodeText(text).items[0]?.readings ?? [];
}

function kinds(text: string): readonly string[] {
  return readings(text).map(({ is }) => is);
}

describe("the readings of a text", () => {
  it.each([
    [COMMENT.toBoc().toString("hex"), ["bag"]],
    [COMMENT.toBoc().toString("base64"), ["bag"]],
    [
      COMMENT.toBoc()
        .toString("hex")
        .replaceAll(/(.{16})/g, "$1\n"),
      ["bag"],
    ],
    ["te6cck!!", ["broken bag"]],
    [ADDRESS.toString(), ["address"]],
    [RAW, ["address"]],
    ["5b".repeat(32), ["hash", "address", "number", "bytes"]],
    [Buffer.alloc(32, 200).toString("base64"), ["hash", "bytes"]],
    ["(-1,8000000000000000,42)", ["block"]],
    ["0x0f8a7ea5", ["opcode", "number"]],
    ["260734629", ["opcode", "number"]],
    ["0f8a7ea5", ["opcode"]],
    ["deadbeef", ["opcode", "number", "bytes"]],
    ["-1", ["method", "number", "opcode"]],
    ["97026", ["method", "number", "opcode", "opcode"]],
    ["1700000000", ["time", "number", "opcode"]],
    ["42", ["number", "opcode", "opcode"]],
    ["1.5", ["amount"]],
    ["1.5 TON", ["amount"]],
    ["2026-01-31 12:00", ["time"]],
    ["get_wallet_address", ["name"]],
    ["processed?", ["name"]],
    ["jetton_transfer", ["name"]],
    [TRANSFER, ["declaration"]],
    ["aGVsbG8gd29ybGQ=", ["bytes"]],
    ["not anything at all, is it", []],
    ["nope nope", []],
    ["", []],
  ])("of %j are %j", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("prefer a message to a body, and a known body to a message", () => {
    const [message] = readings(MESSAGE.toBoc().toString("base64"));
    expect(message).toMatchObject({
      is: "bag",
      roots: [{ leads: "structure", structures: [{ name: "internal_message" }] }],
    });
    const [comment] = readings(COMMENT.toBoc().toString("base64"));
    expect(comment).toMatchObject({ is: "bag", roots: [{ leads: "body", body: { is: "read" } }] });
  });

  it("of a declaration include the opcodes that the TL-B standard defines for it", () => {
    expect(readings(TRANSFER)[0]).toMatchObject({
      constructor: "transfer",
      request: "0x0f8a7ea5",
      response: "0x8f8a7ea5",
    });
    expect(readings("excesses query_id:uint64 = InternalMsgBody")[0]).toMatchObject({
      response: "0xd53276db",
    });
    expect(
      readings(
        "burn#595f07bc query_id:uint64 amount:(VarUInteger 16) response_destination:MsgAddress custom_payload:(Maybe ^Cell) = InternalMsgBody;",
      )[0],
    ).toMatchObject({ written: "0x595f07bc", request: "0x595f07bc" });
    expect(
      readings(
        "internal_transfer#ae42e5a4 {n:#} query_id:uint64 actions:^(OutList n) = InternalMsgBody n;",
      )[0],
    ).toMatchObject({ written: "0xae42e5a4", request: "0x2e42e5a4", response: "0xae42e5a4" });
  });

  it("of a method include its number, and of a number its method", () => {
    expect(readings("get_wallet_data")[0]).toMatchObject({ is: "name", methodId: 97_026 });
    expect(readings("97026")[0]).toMatchObject({ is: "method", name: "get_wallet_data" });
    expect(readings("jetton_transfer")[0]).toMatchObject({ opcodes: ["0x0f8a7ea5"] });
  });

  it.each(["84,773,657", "84 773 657", "84773657"])("of %s are those of one number", (text) => {
    expect(decodeText(text).items).toHaveLength(1);
    expect(readings(text)).toContainEqual({ is: "number", value: 84_773_657n });
  });

  it("of a negative number include no bytes", () => {
    expect(kinds("-400")).not.toContain("bytes");
  });

  it("of several values are separate, for up to 1,000 values", () => {
    const opcodes = decodeText("0x0f8a7ea5, 0x178d4519\n260734629 jetton_burn 0xdeadbeef");
    expect(opcodes.items.map(({ readings: [first] }) => first)).toMatchObject([
      { name: "jetton_transfer", standards: ["TEP-74"] },
      { name: "jetton_internal_transfer" },
      { name: "jetton_transfer" },
      { name: "jetton_burn" },
      { name: null },
    ]);
    const two = `${COMMENT.toBoc().toString("base64")}\n${MESSAGE.toBoc().toString("hex")}`;
    expect(decodeText(two).items.map(({ readings: [first] }) => first?.is)).toEqual(["bag", "bag"]);
    const many = decodeText(Array.from({ length: 1_500 }, (_, place) => `0x${place.toString(16)}`).join(" "));
    expect([many.items.length, many.isCut]).toEqual([1_000, true]);
  });
});

describe("arbitrary texts", () => {
  const pieces = fc.oneof(
    fc.string({ unit: ANY_CHARACTER, maxLength: 60 }),
    fc.constantFrom(
      RAW,
      TRANSFER,
      "te6cc",
      "b5ee9c72",
      "0x",
      "-1",
      "97026",
      "1.5",
      " ",
      ",",
      "=",
      "(",
      "#",
      "2026-01-31",
    ),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString("hex")),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString("base64")),
    fc.integer().map(String),
  );
  const texts = fc.array(pieces, { maxLength: 5 }).map((all) => all.join(""));

  it("are decoded without an exception, into a limited number of short items", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { items } = decodeText(text);
        expect(items.length).toBeLessThanOrEqual(1_000);
        expect(items.every((item) => item.text.length <= 200)).toBe(true);
      }),
      fuzzRuns("texts to decode"),
    );
  });

  it.each([
    ["=".repeat(500_000)],
    ["a ".repeat(500_000)],
    [`a${" ".repeat(500_000)}=`],
    ["0".repeat(1_000_000)],
    [`a#${"0".repeat(3_990)}`],
    [`a ${"=".repeat(3_990)};;`],
    ["te6cc".repeat(200_000)],
    [`${"1 ".repeat(40)}.`],
  ])("are decoded in time, however long they are (case %#)", (text) => {
    const before = performance.now();
    decodeText(text);
    expect(performance.now() - before).toBeLessThan(1_500);
  });
});
