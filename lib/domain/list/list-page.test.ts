import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Page } from "./list-page";
import { bigintText, pageOf } from "./page-schema";
import { wireJson } from "./wire-json";
import { pagePath, readPageRequest } from "./page-request";

const Row = v.object({ lt: bigintText });
const page: Page<{ lt: bigint }> = {
  rows: [{ lt: 2n ** 63n }, { lt: -5n }],
  end: false,
  pin: "9223372036854775808",
  problem: null,
  asOfMs: 1,
};

describe("a page in JSON", () => {
  it("keeps every digit of numbers beyond double precision", () => {
    expect(v.parse(pageOf(Row), JSON.parse(wireJson(page)))).toEqual(page);
  });

  it("contains its problem", () => {
    const problem = { kind: "rate-limited", whose: "queue", retryAfterMs: 5 } as const;
    const failed = { ...page, rows: [], problem };
    expect(v.parse(pageOf(Row), JSON.parse(wireJson(failed)))).toEqual(failed);
  });

  it.each([
    ["a number that JSON may have rounded", { ...page, rows: [{ lt: 2 ** 53 + 2 }] }],
    ["text that is not a number", { ...page, rows: [{ lt: "1e5" }] }],
    ["a pin that is not a number", { ...page, rows: [], pin: "newest" }],
    ["no field for the end of the list", { rows: [], pin: null, problem: null, asOfMs: 1 }],
  ])("is refused with %s", (_, wrong) => {
    expect(v.safeParse(pageOf(Row), wrong).success).toBe(false);
  });
});

describe("a request for a page", () => {
  const request = { offset: 49, limit: 51, pin: "7", poll: false, ahead: false };
  const readPath = (path: string) => readPageRequest(new URL(path, "http://x").searchParams);

  it("reads back as it was written, next to the list's own filters", () => {
    const path = pagePath("/api/mainnet/rows/transactions?account=A", request);
    expect(path).toBe("/api/mainnet/rows/transactions?account=A&offset=49&limit=51&pin=7");
    expect(readPath(path)).toEqual(request);
    expect(readPath(pagePath("/x", { ...request, pin: null, poll: true }))).toEqual({
      ...request,
      pin: null,
      poll: true,
    });
    expect(readPath(pagePath("/x", { ...request, ahead: true })).ahead).toBe(true);
  });

  it.each([
    ["", { offset: 0, limit: 50, pin: null, poll: false, ahead: false }],
    ["?offset=-1&limit=0&pin=x&poll=yes", { offset: 0, limit: 1, pin: null, poll: false, ahead: false }],
    [
      "?offset=99999999999&limit=5000",
      { offset: 2 ** 31 - 1, limit: 1_000, pin: null, poll: false, ahead: false },
    ],
    ["?offset=1.5&limit=many", { offset: 0, limit: 50, pin: null, poll: false, ahead: false }],
  ])("is brought within bounds: %j", (query, read) => {
    expect(readPath(`/x${query}`)).toEqual(read);
  });
});
