import { describe, expect, it } from "vitest";
import { endpointId } from "../../toncenter/endpoint";
import { fieldOf } from "../../toncenter/field-of";
import { actions } from "../../toncenter/v3/v3-action";
import { blocks } from "../../toncenter/v3/v3-block";
import { V3_ENDPOINTS } from "../../toncenter/v3/v3-endpoints";
import { jettonWallets } from "../../toncenter/v3/v3-jetton";
import { messages } from "../../toncenter/v3/v3-message";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { validatorEvents } from "../../toncenter/v3/v3-validators";
import * as v from "valibot";
import { boundOf, newestOf, pinFor } from "./list-pin";

const END_LT = { param: "end_lt", field: "lt" } as const;
const END_UTIME = { param: "end_utime", field: "now" } as const;

describe("the pins of the endpoint table", () => {
  const bounded = V3_ENDPOINTS.filter(
    ({ paging, params }) => paging?.offset === true && ("end_lt" in params || "end_utime" in params),
  );

  it("exist for every list that has an upper bound, and for no other", () => {
    expect(V3_ENDPOINTS.filter(({ pins }) => pins.length > 0)).toEqual(bounded);
  });

  it.each(bounded.map((endpoint) => [endpointId(endpoint), endpoint] as const))(
    "name parameters and fields that %s has",
    (id, endpoint) => {
      const rows = endpoint.rows(v.parse(endpoint.response, V3_SAMPLES[id])) ?? [];
      for (const pin of endpoint.pins) {
        expect(Object.keys(endpoint.params)).toContain(pin.param);
        expect(rows.some((row) => /^(bigint|number)$/.test(typeof fieldOf(row, pin.field)))).toBe(true);
      }
    },
  );
});

describe("a list is pinned", () => {
  it.each([
    ["by lt", transactions, {}, END_LT],
    [
      "by time when it is filtered by time, since it is sorted by time then",
      transactions,
      { start_utime: 5 },
      END_UTIME,
    ],
    [
      "by the lt of the trace that an action belongs to",
      actions,
      {},
      { param: "end_lt", field: "trace_end_lt" },
    ],
    ["by time when that is its order", blocks, {}, { param: "end_utime", field: "gen_utime" }],
    ["by time when there is no lt", validatorEvents, {}, { param: "end_utime", field: "utime" }],
    ["not when it is oldest first", transactions, { sort: "asc" }, null],
    ["not when it has no bounds", jettonWallets, {}, null],
    ["not when messages from outside would be left out", messages, {}, null],
    ["not when it has only messages from outside", messages, { source: "null" }, null],
    ["when messages have a sender", messages, { source: "0:1" }, { param: "end_lt", field: "created_lt" }],
    [
      "when messages from outside are left out",
      messages,
      { exclude_externals: true },
      { param: "end_lt", field: "created_lt" },
    ],
    [
      "when messages are bounded already",
      messages,
      { end_utime: 5 },
      { param: "end_utime", field: "created_at" },
    ],
  ])("%s", (_, endpoint, values, pin) => {
    expect(pinFor(endpoint, values)).toEqual(pin);
  });

  it("at the highest value of its rows, wherever that is", () => {
    expect(newestOf([{ lt: 5n }, { lt: 2n ** 63n }, { lt: null }, {}], END_LT)).toBe("9223372036854775808");
    expect(newestOf([{ now: 7 }, { now: 9 }], END_UTIME)).toBe("9");
    expect(newestOf([{ lt: null }], END_LT)).toBe(null);
    expect(newestOf([], END_LT)).toBe(null);
  });
});

describe("the pin of a URL", () => {
  it.each([
    ["is the bound", END_LT, "47", {}, 47n],
    ["is a number where the bound is a time", END_UTIME, "47", {}, 47],
    ["does not show what the list’s own filter hides", END_LT, "47", { end_lt: 40n }, 40n],
    ["may narrow the list’s own filter", END_UTIME, "47", { end_utime: 90 }, 47],
    ["is never more than the service can read", END_LT, "9".repeat(20), {}, 2n ** 63n - 1n],
    ["is never later than the service can read", END_UTIME, "9".repeat(20), {}, 2 ** 31 - 1],
  ])("%s", (_, pin, digits, values, bound) => {
    expect(boundOf(pin, digits, values)).toBe(bound);
  });
});
