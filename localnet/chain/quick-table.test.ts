import { expect, test } from "vitest";

/** Exports a table of two functions, which return 7 and 11. */
const MODULE = Buffer.from(
  "0061736d010000000105016000017f03030200000404017000020707010374616201000908010041000b" +
    "0200010a0b02040041070b0400410b0b",
  "hex",
);

async function openTable(): Promise<WebAssembly.Table> {
  const { instance } = await WebAssembly.instantiate(MODULE);
  const { tab } = instance.exports;
  if (!(tab instanceof WebAssembly.Table)) throw new Error("the module has no table");
  return tab;
}

const results = (table: WebAssembly.Table) => [1, 0, 1, 0].map((index) => [index, table.get(index)()]);

test("returns the functions of the original table, separately for each table", async () => {
  const [plain, kept, other] = await Promise.all([openTable(), openTable(), openTable()]);
  const expected = results(plain);
  expect(expected).toEqual([
    [1, 11],
    [0, 7],
    [1, 11],
    [0, 7],
  ]);
  await import("./quick-table");
  expect(results(kept)).toEqual(expected);
  expect(results(other)).toEqual(expected);
  expect(kept.get(0)).toBe(kept.get(0));
  expect(kept.get(0)).not.toBe(other.get(0));
  expect(() => kept.get(2)).toThrow(RangeError);
});
