import { beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { CONFIG_CELLS, configBoc } from "../../../fixtures/ton/config-cells";
import { configDiff } from "./config-diff";
import { readConfigQuery, readParameterId } from "./config-query";
import { decodeConfig } from "./decode-config";
import { matchesSearch } from "./search-config";

const config = decodeConfig(configBoc());

describe("the difference between two configurations", () => {
  const { [14]: _removed, ...others } = CONFIG_CELLS;
  const after = decodeConfig(
    configBoc({
      ...others,
      16: beginCell().storeUint(400, 16).storeUint(120, 16).storeUint(75, 16),
      44: beginCell().storeUint(0, 8).storeBit(false).storeUint(1_803_189_600, 32),
      100: beginCell().storeUint(1, 8),
    }),
  );

  it("has changed values, and added and removed parameters", () => {
    expect(configDiff(config, after, "TON")).toEqual([
      {
        id: 16,
        name: "Number of validators",
        is: "changed",
        changes: [{ name: "Max masterchain validators", before: "100", after: "120" }],
      },
      {
        id: 44,
        name: "Suspended addresses",
        is: "changed",
        changes: [
          { name: `Suspended addresses: 0:${"9".repeat(64)}`, before: "Listed", after: null },
          { name: `Suspended addresses: -1:${"A".repeat(64)}`, before: "Listed", after: null },
        ],
      },
      { id: 100, name: "Unknown parameter", is: "added", changes: [] },
      {
        id: 14,
        name: "Block rewards",
        is: "removed",
        changes: [
          { name: "Masterchain block", before: "1.7 TON", after: null },
          { name: "Basechain block", before: "1 TON", after: null },
        ],
      },
    ]);
  });

  it("is empty between equal configurations", () => {
    expect(configDiff(config, decodeConfig(configBoc()), "TON")).toEqual([]);
  });
});

describe("the search for a parameter", () => {
  const found = (query: string) =>
    config.parameters.filter((one) => matchesSearch(one, query, "TON")).map(({ id }) => id);

  it.each([
    ["#34", 34],
    ["param 34", 34],
    ["-999", -999],
    ["elector contract", 1],
    ["capDeferMessages", 8],
    ["300,000 TON", 17],
    [`-1:${"a".repeat(64)}`, 44],
  ])("for “%s” finds parameter %i", (query, id) => {
    expect(found(query)).toContain(id);
  });

  it("finds all parameters without a text, and none for a text that nothing contains", () => {
    expect(found("  ")).toHaveLength(config.parameters.length);
    expect(found("nothing like it")).toEqual([]);
  });
});

describe("the query of a configuration", () => {
  const read = (query: string) => readConfigQuery(new URLSearchParams(query));

  it("has one block, two blocks to compare, or none", () => {
    expect(read("")).toMatchObject({ value: { seqno: null, between: null, search: "" } });
    expect(read("seqno=62,144,801&q=gas")).toMatchObject({ value: { seqno: 62_144_801, search: "gas" } });
    expect(read("from=5&to=9")).toMatchObject({ value: { between: { from: 5, to: 9 } } });
    expect(read("from=5")).toMatchObject({ value: { between: { from: 5, to: null } } });
  });

  it.each(["seqno=0", "seqno=x", "from=-1", "to=5", "from=5&to=4294967296"])("is refused: %s", (query) => {
    expect(read(query)).toMatchObject({ ok: false, error: { kind: "bad-input" } });
  });

  it("accepts the number of a parameter in one spelling only", () => {
    expect(["0", "34", "-999"].map(readParameterId)).toEqual([0, 34, -999]);
    expect(["", "034", "-0", "+1", "1.5", "9999999999", "x"].map(readParameterId)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });
});
