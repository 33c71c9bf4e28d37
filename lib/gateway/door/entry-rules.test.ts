import { describe, expect, test } from "vitest";
import { entryRefusal, MAX_PARAMETERS, MAX_PATH } from "./entry-rules";

const statusOf = (method: string, target: string, headers: Readonly<Record<string, string>> = {}) =>
  entryRefusal({ method, target, headers })?.status ?? "enters";

const CALL = "/api/mainnet/v3/blocks";
const FILE = "/_next/static/chunks/a.js";

describe("entry rules", () => {
  test.each([
    ["GET", "/", "enters"],
    ["HEAD", "/account/x?tab=history", "enters"],
    ["GET", FILE, "enters"],
    ["GET", "/api/health", "enters"],
    ["POST", "/api/settings", "enters"],
    ["POST", "/decode", "enters"],
    ["POST", "/testnet/decode?q=1", "enters"],
    ["POST", "/call", "enters"],
    ["POST", "/testnet/account/EQ/methods", "enters"],
    ["POST", "/account/EQ/contract", 405],
    ["POST", "/account/a/decode", 405],
    ["GET", "/api/settings", 405],
    ["POST", "/api/mainnet/send", "enters"],
    ["POST", "/api/mainnet/send/facts", "enters"],
    ["GET", "/api/mainnet/send", 405],
    ["GET", "/api/mainnet/send/track?hash=0", "enters"],
    ["POST", "/api/mainnet/send/track", 405],
    ["POST", CALL, "enters"],
    ["OPTIONS", CALL, "enters"],
    // The route answers it with the service's own message.
    ["DELETE", CALL, "enters"],
    ...["POST", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "PROPFIND"].flatMap((method) =>
      ["/", "/account/x", FILE, "/favicon.ico", "/api/mainnet/head", "//", "/v2/x", "*"].map(
        (target) => [method, target, 405] as const,
      ),
    ),
    ["TRACE", CALL, 405],
    ["OPTIONS", "/", 204],
    ["OPTIONS", "*", 204],
    ["OPTIONS", "/api/mainnet/live", 204],
  ] as const)("%s %s: %s", (method, target, outcome) => {
    expect(statusOf(method, target)).toBe(outcome);
  });

  test("a refused method is answered with the allowed ones", () => {
    expect(entryRefusal({ method: "POST", target: "/", headers: {} })?.allow).toBe("GET, HEAD, OPTIONS");
    expect(entryRefusal({ method: "TRACE", target: CALL, headers: {} })?.allow).toBe(
      "GET, HEAD, POST, OPTIONS",
    );
  });

  test("too many parameters are refused, whatever the path", () => {
    for (const path of ["/", FILE, CALL, "/favicon.ico", "//"]) {
      expect(statusOf("GET", `${path}?${"a&".repeat(MAX_PARAMETERS - 1)}a`)).toBe("enters");
      expect(statusOf("GET", `${path}?${"a&".repeat(MAX_PARAMETERS)}a`)).toBe(414);
      expect(statusOf("GET", `${path}?${"&".repeat(7_000)}`)).toBe(414);
    }
    expect(statusOf("GET", `/?boc=${"x".repeat(14_000)}`)).toBe("enters");
  });

  test("a path that is too long is refused", () => {
    expect(statusOf("GET", "/".padEnd(MAX_PATH, "a"))).toBe("enters");
    expect(statusOf("GET", "/".padEnd(MAX_PATH + 1, "a"))).toBe(414);
    expect(statusOf("GET", "/a".repeat(7_000))).toBe(414);
  });

  test("a body is refused where none is read, or when it is too large", () => {
    expect(statusOf("GET", "/", { "content-length": "0" })).toBe("enters");
    expect(statusOf("GET", "/", { "content-length": "9000000" })).toBe(400);
    expect(statusOf("GET", CALL, { "transfer-encoding": "chunked" })).toBe(400);
    expect(statusOf("POST", CALL, { "content-length": "100000" })).toBe("enters");
    expect(statusOf("POST", CALL, { "content-length": "9000000" })).toBe(413);
  });

  test("a form states its length, which is limited: Next keeps its body in memory while it arrives", () => {
    for (const page of ["/decode", "/testnet/decode", "/call", "/account/x/methods"]) {
      expect(statusOf("POST", page, { "content-length": "400000" })).toBe("enters");
      expect(statusOf("POST", page, { "content-length": "600000" })).toBe(413);
      expect(statusOf("POST", page, { "transfer-encoding": "chunked" })).toBe(411);
    }
    // API routes read their own bodies, up to a limit.
    expect(statusOf("POST", CALL, { "transfer-encoding": "chunked" })).toBe("enters");
  });

  test("a target of 16 kB is judged within 20 ms", () => {
    const parts = ["a&", "&", "a=b&", "/", "../", "%2f", "%ff", ";", "?", "?&", "a/", "()", "[", "\\"];
    const startedMs = performance.now();
    for (const part of parts)
      for (const start of ["/", "/?", "/api/x/v3/", "/api/x/v3/?", "/_next/static/"]) {
        const target = start + part.repeat(Math.floor(16_000 / part.length));
        entryRefusal({ method: "GET", target, headers: {} });
      }
    expect(performance.now() - startedMs).toBeLessThan(20 * parts.length * 5);
  });
});
