import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextPosition, readPosition, renderedRows, START, writePosition } from "./list-position";

const read = (query: string) => readPosition(new URLSearchParams(query));

describe("a position in a list", () => {
  it.each([
    ["is the start when the URL is empty", "", { rows: 50, pin: null }],
    [
      "has the rows and the pin of the URL",
      "rows=150&pin=47000000000001",
      { rows: 150, pin: "47000000000001" },
    ],
    ["is rounded up to whole pages", "rows=101", { rows: 150, pin: null }],
    ["has at least one page", "rows=0", { rows: 50, pin: null }],
    ["has at most 10,000 rows", "rows=999999999999999", { rows: 10_000, pin: null }],
    ["is the start when the numbers are negative", "rows=-50&pin=-1", { rows: 50, pin: null }],
    ["is the start when the numbers are not decimal", "rows=1e3&pin=0x10", { rows: 50, pin: null }],
    ["has no pin when it is too long for an lt", `pin=${"9".repeat(21)}`, { rows: 50, pin: null }],
  ])("%s", (_, query, position) => {
    expect(read(query)).toEqual(position);
  });

  it("reads back from the URL as it was written, whatever else is in the query", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.option(fc.bigInt(0n, 2n ** 63n)), (pages, lt) => {
        const position = { rows: pages * 50, pin: lt === null ? null : String(lt) };
        const query = writePosition(new URLSearchParams("type=in&rows=7&pin=3"), position);
        expect(readPosition(query)).toEqual(position);
        expect(query.get("type")).toBe("in");
      }),
    );
  });

  it("adds nothing to the URL at the start", () => {
    expect(writePosition(new URLSearchParams("rows=100&pin=5&a=b"), START).toString()).toBe("a=b");
  });

  it("covers all shown rows when they are not whole pages", () => {
    expect(read(writePosition(new URLSearchParams(), { rows: 138, pin: "7" }).toString())).toEqual({
      rows: 150,
      pin: "7",
    });
  });

  it("goes one page further with the pin of the first page", () => {
    expect(nextPosition(START, "9")).toEqual({ rows: 100, pin: "9" });
    expect(nextPosition({ rows: 100, pin: "9" }, "12")).toEqual({ rows: 150, pin: "9" });
    expect(nextPosition({ rows: 10_000, pin: "9" }, null)).toEqual({ rows: 10_000, pin: "9" });
  });

  it("is rendered by the server as far as one call reaches", () => {
    expect(renderedRows({ rows: 150, pin: null }, 1_000)).toBe(150);
    expect(renderedRows({ rows: 10_000, pin: null }, 1_000)).toBe(1_000);
  });
});
