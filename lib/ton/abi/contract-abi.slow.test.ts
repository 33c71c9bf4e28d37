import { Address, beginCell, type Cell, Dictionary } from "@ton/core";
import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { describe, expect, it, test } from "vitest";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import { readBoc } from "../cell/boc";
import type { Value } from "../bodies/value";
import { readAbiBody } from "./read-abi-body";
import { readTypeText } from "./read-tolk-abi";
import { readContractAbi, tryContractAbi } from "./read-contract-abi";

const MOST = 300;
const OWNER = new Address(0, Buffer.alloc(32, 0xab));

function plain(value: Value): unknown {
  if (value.is === "group")
    return Object.fromEntries(value.fields.map(({ name, value: of }) => [name, plain(of)]));
  if (value.is === "list") return value.items.map(plain);
  if (value.is === "dictionary") return value.entries.map((entry) => [plain(entry.key), plain(entry.value)]);
  if (value.is === "address") return value.address;
  if (value.is === "none") return null;
  if (value.is === "text") return value.text;
  if (value.is === "bits") return value.hex;
  if (value.is === "cells") return `${value.bits} bits`;
  return "value" in value ? value.value : value.is;
}

function read(text: string, cell: Cell) {
  const graph = readBoc(cell.toBoc().toString("base64"), { maxBytes: 65_536, maxCells: 1_000 });
  const body = readAbiBody(readContractAbi(text), graph, graph.roots[0] ?? 0, MOST);
  if (body === null) return null;
  const fields = Object.fromEntries(body.fields.map(({ name, value }) => [name, plain(value)]));
  return { name: body.name, opcode: body.opcode, fit: body.fit.is, fields };
}

const simple = (type: string, format: unknown = null, optional = false) => ({
  kind: "simple",
  type,
  format,
  optional,
});
const TACT = JSON.stringify({
  name: "Vault",
  types: [
    { name: "Inner", header: null, fields: [{ name: "a", type: simple("uint", 8) }] },
    {
      name: "Deposit",
      header: 0x0000beef,
      fields: [
        { name: "queryId", type: simple("uint", 64) },
        { name: "amount", type: simple("uint", "coins") },
        { name: "delta", type: simple("int", 257) },
        { name: "limit", type: simple("uint", 32, true) },
        { name: "owner", type: simple("address") },
        { name: "isLocked", type: simple("bool") },
        { name: "inner", type: simple("Inner") },
        { name: "note", type: simple("string") },
        { name: "payload", type: simple("cell", null, true) },
        { name: "rest", type: simple("slice", "remainder") },
      ],
    },
  ],
  receivers: [{ receiver: "internal", message: { kind: "typed", type: "Deposit" } }],
  getters: [
    {
      name: "limitOf",
      methodId: 70_000,
      arguments: [{ name: "who", type: simple("address") }],
      returnType: simple("int", 257),
    },
    { name: "seqno", arguments: [], returnType: null },
  ],
  errors: { "4429": { message: "Invalid sender" }, nonsense: { message: "x" } },
});

test("a body is read by a file of the Tact compiler", () => {
  const cell = beginCell()
    .storeUint(0xbeef, 32)
    .storeUint(7, 64)
    .storeCoins(1_500_000_000n)
    .storeInt(-5, 257)
    .storeBit(1)
    .storeUint(9, 32)
    .storeAddress(OWNER)
    .storeBit(1)
    .storeUint(3, 8)
    .storeRef(beginCell().storeStringTail("Thanks").endCell())
    .storeBit(0)
    .storeUint(1, 5)
    .endCell();
  expect(read(TACT, cell)).toEqual({
    name: "Deposit",
    opcode: "0x0000beef",
    fit: "whole",
    fields: {
      queryId: 7n,
      amount: 1_500_000_000n,
      delta: -5n,
      limit: 9n,
      owner: `0:${"AB".repeat(32)}`,
      isLocked: true,
      inner: { a: 3n },
      note: "Thanks",
      payload: null,
      rest: "5 bits",
    },
  });
});

test("name, get methods and errors are read from a file of the Tact compiler", () => {
  const { name, methods, errors } = readContractAbi(TACT);
  expect([name, [...errors]]).toEqual(["Vault", [[4429, "Invalid sender"]]]);
  expect(methods).toEqual([
    { id: 70_000, name: "limitOf", takes: "who: address", returns: "int257" },
    { id: 85_143, name: "seqno", takes: "", returns: null },
  ]);
});

const TOLK = JSON.stringify({
  name: "Order book",
  types: [
    { name: "Point", fields: [{ name: "x", type: "uint8" }] },
    { name: "Buy", opcode: 1, opcodeWidth: 4, fields: [{ name: "price", type: "coins" }] },
    { name: "Sell", opcode: 2, opcodeWidth: 4, fields: [{ name: "at", type: "Cell<Point>" }] },
  ],
  messages: [
    {
      name: "Place",
      opcode: 0x11223344,
      opcodeWidth: 32,
      fields: [
        { name: "side", type: "Buy | Sell" },
        { name: "to", type: "address?" },
        { name: "points", type: "map<uint16, uint8>" },
        { name: "either", type: "uint8 | bool" },
        { name: "code", type: "bytes2" },
        { name: "odd", type: "(int, int)" },
        { name: "after", type: "uint8" },
      ],
    },
  ],
  getMethods: [{ name: "best_price", id: 101_000 }],
});

test("a body is read by a file for Tolk, and from an unknown type on as bits", () => {
  const cell = beginCell()
    .storeUint(0x11223344, 32)
    .storeUint(2, 4)
    .storeRef(beginCell().storeUint(77, 8).endCell())
    .storeUint(0, 2)
    .storeBit(0)
    .storeBit(1)
    .storeBit(1)
    .storeUint(0xcafe, 16)
    .storeUint(5, 9)
    .endCell();
  expect(read(TOLK, cell)).toEqual({
    name: "Place",
    opcode: "0x11223344",
    fit: "whole",
    fields: { side: { at: { x: 77n } }, to: null, points: [], either: true, code: "cafe", odd: "9 bits" },
  });
});

test.each([
  ["uint32", { name: "uint32", of: [], isOptional: false }],
  ["Cell<Order>?", { name: "Cell", of: [{ name: "Order", of: [], isOptional: false }], isOptional: true }],
  ["address | null", { name: "address", of: [], isOptional: true }],
  ["a<", null],
  ["a b", null],
  ["", null],
  ["a | b | null", null],
  ["((((((((((((((((((((((a))))))))))))))))))))))", null],
])("the type %j is parsed", (text, term) => expect(readTypeText(text)).toEqual(term));

const TLB = `
// A vault
nothing$0 {X:Type} = Pair X;
both$1 {X:Type} left:X right:^X = Pair X;
point#_ x:uint8 y:(## 4) = Point;
leaf$0 value:uint8 = Tree;  /* two kinds */
fork$10 left:^Tree right:^Tree = Tree;
put#1f2e3d4c query_id:uint64 has_limit:Bool limit:has_limit?Coins owner:MsgAddressInt
  pair:(Pair Point) extra:(Maybe ^Cell) tree:Tree seen:(HashmapE 8 uint16) amount:(VarUInteger 16)
  ^[ a:uint8 _:Any ] = Message;
drop#00000002 which:(Either uint8 ^Point) = Message;
`;

test("a body is read by declarations in TL-B", () => {
  const cell = beginCell()
    .storeUint(0x1f2e3d4c, 32)
    .storeUint(4, 64)
    .storeBit(1)
    .storeCoins(10n)
    .storeAddress(OWNER)
    .storeBit(1)
    .storeUint(0x12, 8)
    .storeUint(3, 4)
    .storeRef(beginCell().storeUint(0x45, 8).storeUint(6, 4).endCell())
    .storeBit(0)
    .storeUint(0b10, 2)
    .storeRef(beginCell().storeUint(5, 9).endCell())
    .storeRef(beginCell().storeUint(6, 9).endCell())
    .storeBit(0)
    .storeVarUint(99n, 4)
    .storeRef(beginCell().storeUint(8, 8).storeUint(1, 3).endCell())
    .endCell();
  expect(read(TLB, cell)).toEqual({
    name: "put",
    opcode: "0x1f2e3d4c",
    fit: "whole",
    fields: {
      query_id: 4n,
      has_limit: true,
      limit: 10n,
      owner: `0:${"AB".repeat(32)}`,
      pair: { left: { x: 18n, y: 3n }, right: { x: 69n, y: 6n } },
      extra: null,
      tree: { left: { value: 5n }, right: { value: 6n } },
      seen: [],
      amount: 99n,
      field_10: { a: 8n, field_2: "3 bits" },
    },
  });
  const drop = beginCell().storeUint(2, 32).storeBit(0).storeUint(200, 8).endCell();
  expect(read(TLB, drop)).toMatchObject({ name: "drop", fields: { which: 200n } });
});

test.each([
  ["uint16", "16", Dictionary.Keys.BigUint(16), 3n, 3n],
  ["int8", null, Dictionary.Keys.BigInt(8), -3n, -3n],
  ["bits256", "256", Dictionary.Keys.BigUint(256), 10n, `${"0".repeat(63)}a`],
  ["address", "267", Dictionary.Keys.BigUint(267), (4n << 264n) | 10n, `0:${"0".repeat(63)}A`],
] as const)("the keys of a map of %s are such values", (type, width, keys, key, expected) => {
  const map = Dictionary.empty(keys, Dictionary.Values.Uint(8)).set(key, 9);
  const cell = beginCell().storeUint(0x11223344, 32).storeDict(map).endCell();
  const message = { name: "Put", opcode: 0x11223344, opcodeWidth: 32 };
  const tolk = {
    name: "A",
    messages: [{ ...message, fields: [{ name: "of", type: `map<${type}, uint8>` }] }],
  };
  expect(read(JSON.stringify(tolk), cell)).toMatchObject({ fields: { of: [[expected, 9n]] } });
  if (width === null) return;
  const scheme = `put#11223344 of:(HashmapE ${width} uint8) = Message;`;
  expect(read(scheme, cell)).toMatchObject({ fields: { of: [[expected, 9n]] } });
});

test("a structure without a tag is read only if it fits to the last bit", () => {
  expect(read("point#_ x:uint8 y:int8 = Point;", beginCell().storeUint(0x05ff, 16).endCell())).toMatchObject({
    name: "point",
    opcode: null,
    fields: { x: 5n, y: -1n },
  });
  expect(read("point#_ x:uint8 = Point;", beginCell().storeUint(5, 16).endCell())).toBeNull();
});

test("tags can have any number of bits, and longer ones come first", () => {
  const scheme = "a#8_ = T; b$01 x:uint6 = T; c#ac8_ = U;";
  expect(readContractAbi(scheme).messages.map(({ name, prefix }) => [name, prefix])).toEqual([
    ["c", { bits: 8, value: 0xac }],
    ["b", { bits: 2, value: 1 }],
    ["a", { bits: 0, value: 0 }],
  ]);
  expect(read(scheme, beginCell().storeUint(0b01_000011, 8).endCell())).toMatchObject({ fields: { x: 3n } });
});

test("a body that does not fit has no fields", () => {
  const cut = beginCell().storeUint(0xbeef, 32).storeUint(7, 64).endCell();
  expect(read(TACT, cut)).toEqual({ name: "Deposit", opcode: "0x0000beef", fit: "unfit", fields: {} });
});

describe("a file is refused with a reason:", () => {
  it.each([
    ["", "it has no declarations"],
    ["{", "it is neither JSON nor TL-B"],
    ["{}", "types is not as expected"],
    ["[]", "types is not as expected"],
    ['{"types":0}', "types is not as expected"],
    ['{"types":[{"name":"a b","fields":[]}]}', "types.0.name is not as expected"],
    ['{"messages":[{"name":"A","fields":[{"name":"x"}]}]}', "messages.0.fields.0.type is not as expected"],
    ['{"types":[{"name":"A","fields":[]},{"name":"A","fields":[]}]}', "two structures have the same name"],
    ["a#_ x:Unknown = T;", "the type Unknown is not known"],
    ["a x:uint8 = T;", "a has no tag: write one, or #_ for none"],
    ["a#_ x:uint999 = T;", "uint999 has too many bits"],
    ["a#_ x:flags.1?uint8 = T;", "a: single bits of a number as conditions are not supported"],
    ["a#_ y:x?uint8 = T;", "the condition x is no field before y"],
    ["a#_ x:uint8 x:uint8 = T;", "two fields are called x"],
    ["a#_ x:uint8 = T", "a: there is no ;"],
    ["a#_ x:(T 1) = T; ", "T takes 0 parameters"],
    ["a#_ = T 1; b#_ x:(T 1) = U;", "a: constructors for certain parameters are not supported"],
    ["a#_ x:§ = T;", "line 1 cannot be read"],
    ["a#_ {X:Type} x:^(T ^X) = T X; b#_ x:(T uint8) = U;", "its types have too many forms"],
    ["x".repeat(200_001), "it has more than 200000 characters"],
  ])("%j: %s", (text, reason) => expect(tryContractAbi(text)).toBe(reason));
});

const PIECES = fc.constantFrom(
  "a",
  "b",
  "_",
  "#",
  "##",
  "#_",
  "#1f",
  "$0",
  "$1",
  "{",
  "}",
  "X",
  ":",
  "Type",
  "(",
  ")",
  "[",
  "]",
  "^",
  "=",
  "T",
  "U",
  ";",
  "uint8",
  "Maybe",
  "Either",
  "HashmapE",
  "32",
  "?",
  "Cell",
  "Any",
  "Coins",
  "\n",
  "//",
  "/*",
  "*/",
  "~",
  "int",
  "9",
);
const SCHEME = fc.oneof(
  fc.array(PIECES, { maxLength: 60 }).map((parts) => parts.join(" ")),
  fc
    .tuple(fc.nat(TLB.length), fc.nat(12), fc.array(PIECES, { maxLength: 3 }))
    .map(([at, length, parts]) => TLB.slice(0, at) + parts.join(" ") + TLB.slice(at + length)),
  fc.string({ unit: ANY_CHARACTER }),
);
const JSONS = fc.oneof(
  fc.json(),
  fc
    .tuple(fc.nat(TACT.length), fc.nat(8), fc.string({ maxLength: 4 }))
    .map(([at, length, text]) => TACT.slice(0, at) + text + TACT.slice(at + length)),
  fc
    .tuple(fc.nat(TOLK.length), fc.nat(8), fc.string({ maxLength: 4 }))
    .map(([at, length, text]) => TOLK.slice(0, at) + text + TOLK.slice(at + length)),
);
const ROW = fc.record({
  bytes: fc.uint8Array({ maxLength: 60 }),
  refs: fc.array(fc.nat(20), { maxLength: 3 }),
});
const CELLS = fc.array(ROW, { minLength: 1, maxLength: 8 }).map((rows) => {
  const cells: Cell[] = [];
  for (const { bytes, refs } of rows) {
    const builder = beginCell().storeBuffer(Buffer.from(bytes));
    for (const ref of refs) {
      const cell = cells[ref % Math.max(1, cells.length)];
      if (cell !== undefined) builder.storeRef(cell);
    }
    cells.push(builder.endCell());
  }
  return cells.at(-1) ?? beginCell().endCell();
});
const TAGS = fc.constantFrom(0xbeef, 0x11223344, 0x1f2e3d4c, 2, 0);

test("no file and no cells make reading throw or hang (property)", () => {
  fc.assert(
    fc.property(fc.oneof(SCHEME, JSONS), TAGS, CELLS, (text, tag, cell) => {
      const abi = tryContractAbi(text);
      if (typeof abi === "string") return;
      const whole = beginCell().storeUint(tag, 32);
      if (cell.bits.length <= 900) whole.storeSlice(cell.beginParse());
      const graph = readBoc(whole.endCell().toBoc().toString("base64"), {
        maxBytes: 65_536,
        maxCells: 1_000,
      });
      const body = readAbiBody(abi, graph, graph.roots[0] ?? 0, MOST);
      expect(body === null || body.name !== "").toBe(true);
    }),
    fuzzRuns("interfaces of contracts"),
  );
}, 60_000);

test("types that double with every step are refused", () => {
  const scheme = "d#_ {X:Type} {Y:Type} x:^(T (T X Y) (T X Y)) = T X Y; b#_ x:(T uint8 uint8) = U;";
  expect(tryContractAbi(scheme)).toBe("its types have too many forms");
});

test("a type argument is resolved where it is written, even if the type has a parameter of that name", () => {
  const scheme = (x: string) =>
    `both#_ {X:Type} left:X right:^X = Pair X; put#1f2e3d4c pair:(Pair ${x}) = Message;`;
  for (const x of ["X", "^X", "(Maybe X)"]) expect(tryContractAbi(scheme(x))).toBe("the type X is not known");
  expect(tryContractAbi(`${scheme("^X")} x#_ a:uint8 = X;`)).not.toBeTypeOf("string");
});

test("cells that share others are read within the limit of values", () => {
  let cell = beginCell().storeUint(0, 1).endCell();
  for (let level = 0; level < 60; level += 1)
    cell = beginCell().storeUint(1, 1).storeRef(cell).storeRef(cell).endCell();
  expect(read("leaf$0 = Tree; fork$1 a:^Tree b:^Tree = Tree;", cell)?.fit ?? "none").toMatch(
    /cut|unfit|none/,
  );
});
