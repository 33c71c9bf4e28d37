import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sharedPath, unlessShared } from "../../../testing/ton/test-shared";
import { readValue } from "../answer";
import { isObject } from "../../../testing/toncenter/test-mutations";
import { valueOf } from "../../../testing/toncenter/test-value";
import { actions } from "./v3-action";
import { ACTION_DETAILS, readActionDetails } from "./action-details";
import { ACTION_TYPE_SETS, expandActionTypes } from "./action-types";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import { ALICE, BOB } from "../../../fixtures/toncenter/v3/samples/seed";

test("all types of the catalogue are in the table", () => {
  expect(Object.keys(ACTION_DETAILS)).toHaveLength(83);
});

test("the type of details determines their fields", () => {
  const details = readActionDetails("jetton_transfer", {
    sender: ALICE,
    receiver: BOB,
    amount: "5",
    more: 1,
  });
  expect(details.type).toBe("jetton_transfer");
  if (details.type !== "jetton_transfer") throw new Error("another type");
  const { amount }: { amount: bigint | null } = details.fields;
  expect(amount).toBe(5n);
  expect(details.fields).toMatchObject({ sender: ALICE, receiver: BOB, comment: null, more: 1 });
});

describe("details that cannot be parsed are kept as received", () => {
  test.each(["dance", "unknown", "constructor", "__proto__", "toString", ""])("with the type %j", (type) => {
    const raw = { steps: 3 };
    expect(readActionDetails(type, raw)).toEqual({ type: null, raw, problem: null });
  });

  test("with the problem of a field of a wrong type", () => {
    const raw = { dex: "stonfi", peer_swaps: [{ amount_in: "5" }, { amount_in: "five" }] };
    const details = readActionDetails("jetton_swap", raw);
    expect(details).toMatchObject({
      type: null,
      raw,
      problem: { path: "peer_swaps.1.amount_in", received: '"five"' },
    });
  });

  test.each([[null], [[]], ["text"], [5]])("with %j instead of details", (raw) => {
    expect(readActionDetails("ton_transfer", raw)).toMatchObject({ type: null, raw, problem: { path: "" } });
  });

  test("without affecting the other actions", () => {
    const read = readValue(actions, V3_SAMPLES["v3.actions"]);
    const types = valueOf(read).actions.map(({ details }) => details.type);
    expect(types).toContain("nft_purchase");
    expect(types.slice(-2)).toEqual([null, null]);
  });
});

describe("sets of types", () => {
  test("are expanded to types, whatever they contain", () => {
    expect([...expandActionTypes(["dns.v2", "dance"])].toSorted()).toEqual([
      "change_dns",
      "dance",
      "delete_dns",
      "dns_purchase",
      "dns_release",
      "renew_dns",
    ]);
    expect(expandActionTypes(["v1"]).size).toBe(23);
    expect(expandActionTypes(["latest"])).toEqual(expandActionTypes(["v5", "v1"]));
    expect(expandActionTypes([]).size).toBe(0);
  });

  test("contain only types that are in the table, or that are undocumented", () => {
    const unreadable = [...expandActionTypes(Object.keys(ACTION_TYPE_SETS))].filter(
      (type) => !(type in ACTION_DETAILS),
    );
    expect(unreadable.toSorted()).toEqual(["coffee_mev_protect_failed_swap", "unknown"]);
  });
});

const without = unlessShared("contract");

describe(`against the catalogue${without}`, () => {
  test.skipIf(without !== "")("each type has its fields and no others", () => {
    const spec: unknown = JSON.parse(readFileSync(sharedPath("contract/spec/v3-actions.json"), "utf8"));
    const listed = Object.entries(isObject(spec) ? spec : {}).map(([type, entry]) => [type, namesIn(entry)]);
    const extra: Record<string, readonly string[]> = { jetton_swap: ["min_out_amount"] };
    const ours = Object.keys(ACTION_DETAILS)
      .filter((type) => type !== "extra_currency_transfer")
      .map((type) => {
        const details = readActionDetails(type, {});
        const names = details.type === null ? [] : Object.keys(details.fields);
        return [type, names.filter((name) => !extra[type]?.includes(name)).toSorted()];
      });
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(listed));
  });

  test.skipIf(without !== "")("each set stands for the same types", () => {
    const lists = readFileSync(sharedPath("contract/actions.md"), "utf8").matchAll(
      /^- \*\*([\w.]+)\*\* \(\d+\): (.+)$/gm,
    );
    const theirs = new Map([...lists].map(([, name, members]) => [name ?? "", (members ?? "").split(", ")]));
    const open = (name: string): string[] =>
      theirs.get(name)?.flatMap((item) => (item === name ? [item] : open(item))) ?? [name];
    for (const name of theirs.keys())
      expect([name, expandActionTypes([name])]).toEqual([name, new Set(open(name))]);
    expect([...theirs.keys()].toSorted()).toEqual(Object.keys(ACTION_TYPE_SETS).toSorted());
  });
});

function namesIn(entry: unknown): string[] {
  const fields = isObject(entry) && Array.isArray(entry["fields"]) ? entry["fields"] : [];
  return fields.map((field: unknown) => (isObject(field) ? String(field["json"]) : "")).toSorted();
}
