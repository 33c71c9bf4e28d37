import { describe, expect, it } from "vitest";
import { MASTERCHAIN } from "../../ton/block/block";
import { parseShard } from "../../ton/block/read-shard";
import { errorOf, valueOf } from "../../../testing/toncenter/test-value";
import { writeBlockFilter, type BlockFilter } from "./block-filter";
import { readBlockFilter } from "./read-block-filter";

const read = (query: string) => readBlockFilter(new URLSearchParams(query));

describe("the filter of a list of blocks", () => {
  it("defaults to the masterchain, starting at its newest block", () => {
    const all: BlockFilter = { workchain: MASTERCHAIN, shard: null, until: null };
    expect(valueOf(read(""))).toEqual(all);
    expect(valueOf(read("time=&workchain=&shard="))).toEqual(all);
    expect(writeBlockFilter(all).toString()).toBe("");
  });

  it("reads the time from links and from the form", () => {
    const noon = Date.UTC(2026, 10, 1, 12) / 1_000;
    expect(valueOf(read(`time=${noon}`)).until).toBe(noon);
    expect(valueOf(read("time=2026-11-01T12:00")).until).toBe(noon);
    expect(valueOf(read("time=2026-11-01")).until).toBe(noon - 12 * 3_600);
  });

  it("reads back as it was written", () => {
    const filter: BlockFilter = { workchain: 0, shard: parseShard("4000000000000000"), until: 1_777_777_777 };
    expect(valueOf(readBlockFilter(writeBlockFilter(filter)))).toEqual(filter);
  });

  it("is refused with the unreadable input, cut to a maximum length", () => {
    for (const [query, field, reason] of [
      ["time=yesterday", "time", "“yesterday” is not a valid time"],
      ["time=2026-13-01", "time", "“2026-13-01”"],
      ["time=12", "time", "“12”"],
      ["workchain=1", "workchain", "“1” is not a workchain"],
      ["workchain=0&shard=north", "shard", "“north” is not a shard"],
      ["workchain=0&shard=0000000000000000", "shard", "is not a shard"],
    ] as const) {
      expect(errorOf(read(query))).toMatchObject({
        kind: "bad-input",
        field,
        message: expect.stringContaining(reason),
      });
    }
    expect(JSON.stringify(errorOf(read(`time=${"9".repeat(500)}`))).length).toBeLessThan(400);
  });
});
