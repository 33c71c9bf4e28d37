import { beginCell, Cell, Dictionary } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { CONFIG_CELLS, configBoc } from "../../../fixtures/ton/config-cells";
import { sharedText, unlessShared } from "../../../testing/ton/test-shared";
import { readBoc } from "../../ton/cell/boc";
import { FormatError } from "../../ton/value/format-error";
import { CONFIG_PARAMETERS } from "./config-parameters";
import { decodeConfig, decodeParameter, type DecodedConfig } from "./decode-config";
import { parameterSummary } from "./parameter-summary";
import { valueText } from "./value-text";

const UNKNOWN = 4_242;

function parameterOf(config: DecodedConfig, id: number) {
  const found = config.parameters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no parameter ${id}`);
  return found;
}

/** The texts of the values of a parameter by their names; for a table its rows. */
function textsOf(config: DecodedConfig, id: number): Readonly<Record<string, unknown>> {
  const texts: Record<string, unknown> = {};
  for (const part of parameterOf(config, id).parts)
    if (part.kind === "table")
      texts[part.title] = part.rows.map((row) => row.map((value) => valueText(value, "TON")));
    else
      for (const { name, value } of part.fields)
        texts[part.title === null ? name : `${part.title}: ${name}`] = valueText(value, "TON");
  return texts;
}

describe("a made-up configuration", () => {
  const config = decodeConfig(configBoc());

  it("has every parameter of the table", () => {
    const ids = config.parameters.map(({ id }) => id).toSorted((one, other) => one - other);
    const expected = [...CONFIG_PARAMETERS.map(({ id }) => id), UNKNOWN].toSorted(
      (one, other) => one - other,
    );
    expect(ids).toEqual(expected);
  });

  it.each(CONFIG_PARAMETERS.map(({ id, name }) => [id, name] as const))(
    "has parameter %i, %s, completely decoded",
    (id) => {
      const parameter = parameterOf(config, id);
      expect(parameter.problem).toBeNull();
      expect(parameter.parts.length).toBeGreaterThan(0);
      expect(parameterSummary(parameter, "TON")).not.toBe("");
      for (const [name, texts] of Object.entries(textsOf(config, id)))
        expect([name, texts]).not.toEqual([name, ""]);
    },
  );

  it("keeps an unknown parameter", () => {
    expect(parameterOf(config, UNKNOWN)).toMatchObject({
      parts: [],
      problem: "Its layout is not known.",
      group: "Other",
    });
  });

  it.each([
    [8, { Version: "12", "Capability mask": "0x1000000003EE" }],
    [15, { Round: "65,536 s (18 h 12 min)", "Stake held after the round": "32,768 s (9 h 6 min)" }],
    [17, { "Min stake": "300,000 TON", "Max stake factor": "3×" }],
    [19, { "Global id": "-239" }],
    [21, { "Flat gas price": "0.000006667 TON", "Gas price": "400 nanoTON per gas" }],
    [23, { "Size: Hard limit": "2,097,152 bytes", "Imported message queue: Max messages": "300" }],
    [25, { "Base price": "0.0004 TON", "IHR price factor": "1.5×" }],
    [24, { "Share of the first validators": "33.333 %" }],
    [30, { "Masterchain: First block timeout factor": "× 1.25", "Masterchain: Setting 200": "7" }],
    [43, { "Max library loads of a transaction": "3 libraries" }],
    [44, { "Suspended until": "2027-02-21 06:00:00 UTC" }],
    [9, { Parameters: "-999, 0, 1, 9, 10, 34" }],
  ])("shows parameter %i as texts", (id, texts) => {
    expect(textsOf(config, id)).toMatchObject(texts);
  });

  it("names the capabilities, including an unknown one", () => {
    const { parts } = parameterOf(config, 8);
    const names = parts.flatMap((part) =>
      part.kind === "table"
        ? part.rows.map(([name]) => (name === undefined ? "" : valueText(name, "TON")))
        : [],
    );
    expect(names).toEqual([
      "capCreateStatsEnabled",
      "capBounceMsgBody",
      "capReportVersion",
      "capShortDequeue",
      "capStoreOutMsgQueueSize",
      "capMsgMetadata",
      "capDeferMessages",
      "capFullCollatedData",
      "Bit 44",
    ]);
  });

  it("lists suspended addresses of every workchain", () => {
    expect(textsOf(config, 44)["Suspended addresses"]).toEqual([
      [`0:${"9".repeat(64)}`],
      [`-1:${"A".repeat(64)}`],
    ]);
  });
});

const bocOf = (cell: Cell) => cell.toBoc().toString("base64");

function decoded(id: number, cell: Cell) {
  const graph = readBoc(bocOf(cell));
  return decodeParameter(graph, graph.roots[0] ?? 0, id);
}

it("shows ids of extra currencies without a sign", () => {
  const currencies = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5));
  currencies.set(239, 666n).set(4_294_967_294, 1n);
  const { parts } = decoded(7, beginCell().storeDict(currencies).endCell());
  const [table] = parts;
  if (table?.kind !== "table") throw new Error("no table");
  expect(table.rows.map(([id]) => id)).toEqual([
    { kind: "text", text: "239" },
    { kind: "text", text: "4294967294" },
  ]);
});

describe("what cannot be decoded", () => {
  it("is reported if a cell has more than its layout", () => {
    const cell = beginCell().storeInt(-239, 32).storeUint(7, 5).storeRef(beginCell()).endCell();
    expect(decoded(19, cell)).toMatchObject({
      problem: "Not decoded at its end: 5 bits, 1 reference.",
      parts: [{ fields: [{ name: "Global id" }] }],
    });
  });

  it("is reported if a cell is of an unknown kind", () => {
    expect(decoded(8, beginCell().storeUint(0xc5, 8).endCell())).toMatchObject({
      parts: [],
      problem: "Not decoded: it is of an unknown kind (0xc5).",
    });
  });

  it.each([
    ["empty", ""],
    ["an empty cell", bocOf(beginCell().endCell())],
    ["a dictionary with other keys", bocOf(shortKeys())],
  ])("is an error if the whole configuration is %s", (_, boc) => {
    expect(() => decodeConfig(boc)).toThrow(FormatError);
  });
});

function shortKeys(): Cell {
  const list = Dictionary.empty(Dictionary.Keys.Uint(4), Dictionary.Values.Cell());
  for (let key = 0; key < 16; key += 1) list.set(key, beginCell().endCell());
  return beginCell().storeDictDirect(list).endCell();
}

const ids = fc.constantFrom(...CONFIG_PARAMETERS.map(({ id }) => id));

/** A cell of any bits that refers to the given kind of cells. */
const cellOver = (below: fc.Arbitrary<Cell>) =>
  fc
    .tuple(fc.uint8Array({ maxLength: 100 }), fc.nat(7), fc.array(below, { maxLength: 3 }))
    .map(([bytes, bits, refs]) => {
      const cell = beginCell().storeBuffer(Buffer.from(bytes)).storeUint(0, bits);
      for (const ref of refs) cell.storeRef(ref);
      return cell.endCell();
    });

it("an empty list is decoded as a table without rows", () => {
  expect(decoded(12, beginCell().storeBit(false).endCell())).toMatchObject({
    parts: [{ rows: [] }],
    problem: null,
  });
});

const anyCell = cellOver(cellOver(cellOver(fc.constant(beginCell().storeUint(1, 2).endCell()))));

test("any cell is decoded or has a problem", () => {
  fc.assert(
    fc.property(ids, anyCell, (id, cell) => {
      const { parts, problem } = decoded(id, cell);
      expect(parts.length > 0 || problem !== null).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("a truncated parameter is decoded or has a problem", () => {
  const cells = Object.entries(CONFIG_CELLS).map(([id, cell]) => ({
    id: Number(id),
    cell: "endCell" in cell ? cell.endCell() : cell,
  }));
  fc.assert(
    fc.property(
      fc.constantFrom(...cells),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      ({ id, cell }, part) => {
        const bits = cell.bits.substring(0, Math.floor(cell.bits.length * part));
        const { parts, problem } = decoded(id, beginCell().storeBits(bits).endCell());
        expect(parts.length > 0 || problem !== null).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

test("a deep graph of shared cells has a problem instead of being traversed endlessly", () => {
  let cell = beginCell().endCell();
  for (let depth = 0; depth < 256; depth += 1)
    cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell();
  expect(decoded(31, beginCell().storeBit(true).storeRef(cell).endCell()).problem).not.toBeNull();
});

const FILE = "corpus/config-mainnet.json";
const without = unlessShared(FILE);

test.skipIf(without !== "")(`the configuration of mainnet is decoded${without}`, () => {
  const answer: { result: { config: { bytes: string } } } = JSON.parse(sharedText(FILE) ?? "");
  const config = decodeConfig(answer.result.config.bytes);
  expect(config.parameters.length).toBe(40);
  const problems = config.parameters.filter(({ problem }) => problem !== null).map(({ id }) => id);
  // This one is not documented.
  expect(problems).toEqual([-90]);
  expect(textsOf(config, 34)).toMatchObject({
    "Validator list": expect.any(Array),
    "Masterchain validators": "100",
  });
  expect(textsOf(config, 8)).toMatchObject({ Version: "15" });
});
