import { describe, expect, it } from "vitest";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import { errorOf, valueOf } from "../../../testing/toncenter/test-value";
import { readBlockSearch, searchInput } from "./read-block-search";

const read = (query: string) => readBlockSearch(new URLSearchParams(query));
const NOON = Date.UTC(2026, 10, 1, 12) / 1_000;
const MASTER = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD };

describe("a search for a block", () => {
  it.each([
    ["time=2026-11-01T12:00", { ...MASTER, by: { time: NOON } }],
    [`time=${NOON}&lt=`, { ...MASTER, by: { time: NOON } }],
    ["lt=50000000000001", { ...MASTER, by: { lt: 50_000_000_000_001n } }],
    ["lt=50%20000%20000", { ...MASTER, by: { lt: 50_000_000n } }],
    ["lt=9223372036854775807", { ...MASTER, by: { lt: 2n ** 63n - 1n } }],
    ["workchain=-1&shard=8000000000000000&lt=5", { ...MASTER, by: { lt: 5n } }],
    ["workchain=0&lt=5", { workchain: 0, shard: MASTERCHAIN_SHARD, by: { lt: 5n } }],
    [
      "workchain=0&shard=0x4000000000000000&lt=5",
      { workchain: 0, shard: "4000000000000000", by: { lt: 5n } },
    ],
  ])("is read from %j", (query, search) => expect(valueOf(read(query))).toEqual(search));

  it.each([
    ["", "time", "Enter a time or a logical time."],
    ["time=2026-11-01&lt=5", "lt", "not both"],
    ["time=tomorrow", "time", "“tomorrow” is not a valid time"],
    ["time=1e9", "time", "“1e9” is not a valid time"],
    ["lt=0", "lt", "begin at 1"],
    ["lt=-5", "lt", "“-5” is not a number"],
    ["lt=0x10", "lt", "is not a number"],
    ["lt=9223372036854775808", "lt", "63 bits"],
    [`lt=${"9".repeat(5_000)}`, "lt", "63 bits"],
    ["workchain=2&lt=5", "workchain", "“2” is not a workchain"],
    ["workchain=0&shard=0&lt=5", "shard", "is not a shard"],
    ["workchain=-1&shard=4000000000000000&lt=5", "shard", "has no shards"],
  ])("is refused, with the name of the field: %s", (query, field, reason) => {
    expect(errorOf(read(query))).toMatchObject({
      kind: "bad-input",
      field,
      message: expect.stringContaining(reason),
    });
  });

  it("keeps the typed text for the form, trimmed and cut to a maximum length", () => {
    const typed = searchInput(new URLSearchParams({ lt: ` ${"7".repeat(200)} `, workchain: "0" }));
    expect(typed).toEqual({ workchain: "0", shard: "", time: "", lt: "7".repeat(80) });
  });
});
