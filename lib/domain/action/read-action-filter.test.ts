import { describe, expect, test } from "vitest";
import { ALL_ACTIONS, passes, writeActionFilter, writeServiceFilter } from "./action-filter";
import { namesFrom } from "./action-names";
import { describeAction } from "./describe-action";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { readActionDetails } from "../../toncenter/v3/action-details";
import { ALICE, BOB, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { readActionFilter } from "./read-action-filter";

const read = (query: string) => readActionFilter(new URLSearchParams(query));

describe("the filter of actions in a URL", () => {
  test.each([
    ["", {}],
    ["kind=&with=+&from=", {}],
    ["kind=swap", { kind: "swap" }],
    ["direction=self&result=failed", { direction: "self", result: "failed" }],
    [`with=${ALICE.toLowerCase()}`, { party: ALICE }],
    ["from=2026-01-31&until=2026-01-31T12:00", { from: 1_769_817_600, until: 1_769_860_800 }],
    ["from=1769817600", { from: 1_769_817_600 }],
  ])("is read from %j", (query, expected) => {
    expect(read(query)).toEqual({ ok: true, value: { ...ALL_ACTIONS, ...expected } });
  });

  test.each([
    ["kind=toString", "kind"],
    ["direction=sideways", "direction"],
    ["result=maybe", "result"],
    ["with=alice.ton", "with"],
    ["from=yesterday", "from"],
    ["until=2026-13-01", "until"],
  ])("is refused: %s", (query, field) => {
    expect(read(query)).toMatchObject({ ok: false, error: { kind: "bad-input", field } });
  });

  test("reads back as it was written", () => {
    const filter = {
      kind: "nft",
      from: 1_769_817_600,
      until: 1_769_860_800,
      direction: "in",
      party: parseAddress(BOB),
      result: "done",
    } as const;
    expect(read(writeActionFilter(filter).toString())).toEqual({ ok: true, value: filter });
    expect([...writeServiceFilter(filter).keys()]).toEqual(["kind", "from", "until"]);
    expect(writeActionFilter(ALL_ACTIONS).toString()).toBe("");
  });
});

test("criteria that the service does not support are applied to a row", () => {
  const raw = { source: ALICE, destination: BOB, value: "5" };
  const details = readActionDetails("ton_transfer", raw);
  if (details.type !== "ton_transfer") throw new Error("another type");
  const id = parseHash(hashOf("row"));
  const names = namesFrom({}, {}, "GRAM");
  const row = {
    id,
    trace: id,
    at: 0,
    type: "ton_transfer",
    failed: false,
    bounced: false,
    pending: false,
    changes: [],
    ...describeAction("ton_transfer", details.fields, names, parseAddress(ALICE)),
  };
  const fits = (change: object) => passes(row, { ...ALL_ACTIONS, ...change });
  expect([fits({}), fits({ direction: "out" }), fits({ direction: "in" })]).toEqual([true, true, false]);
  expect([fits({ result: "done" }), fits({ result: "failed" })]).toEqual([true, false]);
  expect([fits({ party: BOB }), fits({ party: addressOfNobody })]).toEqual([true, false]);
  expect(fits({ party: BOB, direction: "in" })).toBe(false);
});

const addressOfNobody = parseAddress(`0:${"5".repeat(64)}`);
