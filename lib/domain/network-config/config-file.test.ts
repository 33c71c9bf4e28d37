import { describe, expect, it } from "vitest";
import { configBoc } from "../../../fixtures/ton/config-cells";
import { readBoc } from "../../ton/cell/boc";
import { configFile } from "./config-file";
import { decodeConfig } from "./decode-config";

const CONFIG = decodeConfig(configBoc());
const FILE = configFile(CONFIG, "TON");

describe("the file of a configuration", () => {
  it("has every parameter once, ordered by number, including unknown ones", () => {
    const ids = FILE.parameters.map(({ id }) => id);
    expect(ids).toEqual(CONFIG.parameters.map(({ id }) => id).toSorted((one, other) => one - other));
  });

  it("has the exact cell of each parameter", () => {
    for (const { boc, hash } of FILE.parameters) {
      const graph = readBoc(boc);
      expect(graph.cells[graph.roots[0] ?? -1]?.hash).toBe(hash);
    }
  });

  it("has the values as texts, and survives JSON", () => {
    const written: unknown = JSON.parse(JSON.stringify(FILE));
    expect(written).toEqual(FILE);
    const limits = FILE.parameters.find(({ id }) => id === 16);
    expect(limits?.values).toMatchObject([{ fields: { "Max validators": expect.any(String) } }]);
  });
});
