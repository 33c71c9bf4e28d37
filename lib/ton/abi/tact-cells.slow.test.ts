import { Address, beginCell, Builder, type Cell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fuzzRuns } from "../../../testing/ton/fuzz-runs";
import { readBoc } from "../cell/boc";
import type { Body, Value } from "../bodies/value";
import { readAbiBody, readAbiData } from "./read-abi-body";
import { readContractAbi, tryContractAbi } from "./read-contract-abi";

const OWNER = new Address(0, Buffer.alloc(32, 0xab));
const MOST = 400;

const simple = (type: string, format: unknown = null, optional = false) => ({
  kind: "simple",
  type,
  format,
  optional,
});
const MAP = { kind: "dict", key: "int", value: "int" };
const named = (types: readonly object[]) => types.map((type, place) => ({ name: `f${place}`, type }));
const fileOf = (types: readonly object[]) => JSON.stringify({ name: "Vault", types });

function graphOf(cell: Cell) {
  return readBoc(cell.toBoc().toString("base64"), { maxBytes: 65_536, maxCells: 1_000 });
}

const namesOf = (body: Body | null) => body?.fields.map(({ name }) => name);
const valueOf = (value: Value | undefined) =>
  value !== undefined && "value" in value ? value.value : value?.is;

function bodyOf(types: readonly object[], cell: Cell) {
  const graph = graphOf(cell);
  return readAbiBody(readContractAbi(fileOf(types)), graph, graph.roots[0] ?? 0, MOST);
}

function dataOf(fields: readonly object[], cell: Cell) {
  const graph = graphOf(cell);
  const types = [{ name: "Vault$Data", header: null, fields: named(fields) }];
  return readAbiData(readContractAbi(fileOf(types)), graph, graph.roots[0] ?? 0, MOST);
}

const addresses = (count: number) =>
  Array.from({ length: count }).reduce((builder: Builder) => builder.storeAddress(OWNER), beginCell());
const emptyMaps = (count: number) => beginCell().storeUint(0, count);

describe("a structure that does not fit in one cell", () => {
  it("continues in the next one where the bits end", () => {
    const fields = named(Array.from({ length: 5 }, () => simple("address")));
    const cell = beginCell()
      .storeUint(0xbeef, 32)
      .storeBuilder(addresses(3))
      .storeRef(addresses(2).endCell())
      .endCell();
    const body = bodyOf([{ name: "Many", header: 0xbeef, fields }], cell);
    expect([body?.fit.is, namesOf(body)]).toEqual(["whole", ["f0", "f1", "f2", "f3", "f4"]]);
  });

  it("continues where the references end, as compilers lay it out now and as they did before", () => {
    const fields = named(Array.from({ length: 7 }, () => MAP));
    const types = [{ name: "Maps", header: 0xbeef, fields }];
    const head = () => beginCell().storeUint(0xbeef, 32);
    const newer = head()
      .storeBuilder(emptyMaps(2))
      .storeRef(emptyMaps(3).storeRef(emptyMaps(2).endCell()).endCell());
    const older = head()
      .storeBuilder(emptyMaps(3))
      .storeRef(emptyMaps(3).storeRef(emptyMaps(1).endCell()).endCell());
    for (const builder of [newer, older]) {
      const body = bodyOf(types, builder.endCell());
      expect([body?.fit.is, namesOf(body)?.length]).toEqual(["whole", 7]);
    }
    // Neither of the two.
    const other = head().storeBuilder(emptyMaps(4)).storeRef(emptyMaps(3).endCell()).endCell();
    expect(bodyOf(types, other)?.fit.is).toBe("unfit");
  });

  it("continues within another structure, too", () => {
    const inner = named(Array.from({ length: 4 }, () => simple("address")));
    const types = [
      { name: "Inner", header: null, fields: inner },
      { name: "Outer", header: 7, fields: named([simple("Inner", "ref"), simple("uint", 8)]) },
    ];
    const cell = beginCell()
      .storeUint(7, 32)
      .storeRef(addresses(3).storeRef(addresses(1).endCell()).endCell())
      .storeUint(9, 8)
      .endCell();
    const body = bodyOf(types, cell);
    const [first, second] = body?.fields ?? [];
    expect(body?.fit.is).toBe("whole");
    expect(first?.value.is === "group" && first.value.fields.length).toBe(4);
    expect(valueOf(second?.value)).toBe(9n);
  });

  it("is unfit when the next cell contains more", () => {
    const fields = named(Array.from({ length: 4 }, () => simple("address")));
    const next = addresses(1).storeUint(1, 1).endCell();
    const cell = beginCell().storeUint(7, 32).storeBuilder(addresses(3)).storeRef(next).endCell();
    expect(bodyOf([{ name: "Many", header: 7, fields }], cell)?.fit).toEqual({ is: "unfit", field: "f3" });
  });
});

describe("the data of a contract", () => {
  const FIELDS = [simple("uint", 32), simple("address")];
  const own = (builder: Builder) => builder.storeUint(5, 32).storeAddress(OWNER);

  test.each([
    ["alone", own(beginCell())],
    ["behind the bit for whether it has been initialized", own(beginCell().storeBit(1))],
    [
      "with the code of contracts that it deploys",
      own(beginCell().storeRef(beginCell().endCell()).storeBit(1)),
    ],
    ["with that code alone", own(beginCell().storeRef(beginCell().endCell()))],
  ])("is read %s", (_, builder) => {
    const body = dataOf(FIELDS, builder.endCell());
    expect([namesOf(body), valueOf(body?.fields[0]?.value)]).toEqual([["f0", "f1"], 5n]);
  });

  it("is not read with missing or additional bits", () => {
    expect(dataOf(FIELDS, beginCell().storeUint(5, 31).storeAddress(OWNER).endCell())).toBeNull();
    expect(dataOf(FIELDS, own(beginCell()).storeBit(1).storeBit(0).endCell())).toBeNull();
  });

  it("keeps a reference free for that code", () => {
    const cell = emptyMaps(1).storeRef(emptyMaps(2).endCell());
    expect(
      namesOf(dataOf([MAP, MAP, MAP], beginCell().storeBit(1).storeBuilder(cell).endCell()))?.length,
    ).toBe(3);
  });

  it("is described by the type named Storage in other files", () => {
    const tlb = "_ seqno:uint32 owner:MsgAddress = Storage; order#1 a:uint8 = Order;";
    const graph = graphOf(own(beginCell()).endCell());
    expect(namesOf(readAbiData(readContractAbi(tlb), graph, 0, MOST))).toEqual(["seqno", "owner"]);
    const tolk = JSON.stringify({
      messages: [],
      types: [
        {
          name: "Storage",
          fields: [
            { name: "seqno", type: "uint32" },
            { name: "owner", type: "address" },
          ],
        },
      ],
    });
    expect(namesOf(readAbiData(readContractAbi(tolk), graph, 0, MOST))).toEqual(["seqno", "owner"]);
  });
});

const FIELD_TYPES = fc.constantFrom<object>(
  simple("uint", 256),
  simple("int", 257, true),
  simple("uint", "coins"),
  simple("bool"),
  simple("address"),
  simple("cell", null, true),
  simple("slice", "remainder"),
  simple("string"),
  simple("fixed-bytes", 64),
  simple("T0"),
  simple("T1", null, true),
  simple("T2", "ref"),
  simple("unknown", "odd"),
  MAP,
);
const ANY_TYPES = fc.array(
  fc.record({
    header: fc.option(fc.constantFrom(7, 0xbeef)),
    fields: fc.array(FIELD_TYPES, { maxLength: 14 }),
    isData: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
const ANY_CELL = fc
  .array(fc.tuple(fc.uint8Array({ maxLength: 120 }), fc.nat(4)), { minLength: 1, maxLength: 5 })
  .map((rows) =>
    rows.reduce((next: Cell | null, [bytes, count]) => {
      const builder = beginCell().storeUint(7, 32).storeBuffer(Buffer.from(bytes));
      for (const ref of next === null ? [] : Array.from({ length: count }, () => next)) builder.storeRef(ref);
      return builder.endCell();
    }, null),
  )
  .map((cell) => cell ?? beginCell().endCell());

test("no types and no cells make reading throw or hang (property)", () => {
  fc.assert(
    fc.property(ANY_TYPES, ANY_CELL, (types, cell) => {
      const abi = tryContractAbi(
        fileOf(
          types.map(({ header, fields, isData }, place) => ({
            name: isData ? `T${place}$Data` : `T${place}`,
            header,
            fields: named(fields),
          })),
        ),
      );
      if (typeof abi === "string") throw new Error(abi);
      const graph = graphOf(cell);
      const [body, data] = [readAbiBody, readAbiData].map((read) =>
        read(abi, graph, graph.roots[0] ?? 0, MOST),
      );
      expect(body === null || body?.name !== "").toBe(true);
      expect(data === null || data?.fit.is === "whole").toBe(true);
    }),
    fuzzRuns("structures in several cells"),
  );
}, 60_000);
