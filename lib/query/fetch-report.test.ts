import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { requestReport } from "./fetch-report";
import { QueryError } from "./query-error";

const Count = v.object({ count: v.number() });

async function errorOf(answer: () => Promise<Response>, onLine = true) {
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("navigator", { onLine });
  const outcome = await requestReport(
    () => Promise.resolve(Count),
    "/api/mainnet/x",
    new AbortController().signal,
  ).catch((error: unknown) => error);
  return outcome instanceof QueryError ? outcome.error : outcome;
}

afterEach(() => vi.unstubAllGlobals());

describe("a request to our own server", () => {
  it("returns a value of the expected shape", async () => {
    expect(await errorOf(() => Promise.resolve(Response.json({ count: 2 })))).toEqual({ count: 2 });
  });

  it("reports the path of a wrong value", async () => {
    expect(await errorOf(() => Promise.resolve(Response.json({ count: "2" })))).toMatchObject({
      kind: "malformed",
      path: "count",
    });
  });

  it("throws the server’s own refusal", async () => {
    const error = { kind: "rate-limited", whose: "visitor", retryAfterMs: 900 };
    expect(await errorOf(() => Promise.resolve(Response.json({ error }, { status: 429 })))).toEqual(error);
  });

  it.each([
    ["a page instead of data", () => Promise.resolve(new Response("<html>"))],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("reports that the explorer does not answer on %s", async (_, answer) => {
    expect(await errorOf(answer)).toMatchObject({ kind: "upstream", cause: "unreachable" });
  });

  it("reports that the device is offline when it is", async () => {
    expect(await errorOf(() => Promise.reject(new TypeError("Failed to fetch")), false)).toEqual({
      kind: "offline",
    });
  });
});
