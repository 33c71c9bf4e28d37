import { describe, expect, test } from "vitest";
import { readAnswer } from "../answer";
import { getAddressInformation } from "./v2-accounts";
import { getConfigAll } from "./v2-config";

function errorFor(status: number, body: unknown, retryAfterMs: number | null = null) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const result = readAnswer(getAddressInformation, { status, body: text, retryAfterMs });
  return result.ok ? null : result.error;
}

const refusal = (code: number, error: string) => ({ ok: false, error, code, "@extra": "1760000000.2:0:0.1" });

const limited = { kind: "rate-limited", whose: "service" };

describe("refusals of the service", () => {
  test.each([
    [
      "an unknown key",
      401,
      { ok: false, code: 401, error: "API key does not exist" },
      { kind: "unauthorized", status: 401 },
    ],
    [
      "a key of another network",
      403,
      { ok: false, code: 403, error: "Network not allowed" },
      { kind: "unauthorized", status: 403 },
    ],
    [
      "a missing transaction",
      404,
      refusal(404, "transaction was not found"),
      { kind: "not-found", message: "transaction was not found" },
    ],
    ["an unknown method", 404, refusal(404, "Not Found"), { kind: "not-found" }],
    [
      "the wrong HTTP method",
      405,
      refusal(405, "method GET is not supported"),
      { kind: "upstream", cause: "refused", status: 405 },
    ],
    [
      "a contract that is not a token",
      409,
      refusal(409, "Smart contract 0:.. is not Jetton or NFT"),
      { kind: "not-found" },
    ],
    [
      "an address, older wording",
      416,
      refusal(416, "Incorrect address"),
      { kind: "bad-input", message: "Incorrect address" },
    ],
    [
      "a parameter",
      422,
      refusal(422, "failed to validate request: empty address"),
      { kind: "bad-input", message: "failed to validate request: empty address" },
    ],
    ["too many requests", 429, { ok: false, code: 429, error: "Ratelimit exceeded" }, limited],
    ["too many requests, in result", 429, { ok: false, result: "Ratelimit exceed", code: 429 }, limited],
    [
      "too many requests without a key",
      429,
      { ok: false, result: "Ratelimit without API Key exceed: 1 per second", code: 429 },
      limited,
    ],
    [
      "the node's own error",
      500,
      refusal(500, "LITE_SERVER_UNKNOWN: cannot apply external message to current state"),
      { kind: "upstream", cause: "refused", status: 500 },
    ],
    [
      "an unavailable service",
      503,
      refusal(503, "Service unavailable"),
      { kind: "upstream", cause: "refused", status: 503 },
    ],
    [
      "a node that does not answer",
      504,
      refusal(504, "LITE_SERVER_NETWORK timeout"),
      { kind: "upstream", cause: "timeout", status: 504 },
    ],
    [
      "the same, older wording",
      504,
      refusal(504, "Liteserver timeout"),
      { kind: "upstream", cause: "timeout" },
    ],
    [
      "a stack too deep",
      533,
      refusal(533, "Result stack depth >= 100"),
      { kind: "upstream", cause: "refused", status: 533 },
    ],
    [
      "an account without code",
      542,
      refusal(542, "Unsupported stack entry type: cont"),
      { kind: "upstream", status: 542 },
    ],
  ])("%s", (_, status, body, expected) => {
    expect(errorFor(status, body)).toMatchObject(expected);
  });

  test("are the same with HTTP 200", () => {
    expect(errorFor(200, refusal(404, "transaction was not found"))).toMatchObject({ kind: "not-found" });
    expect(errorFor(200, { ok: false, result: "Ratelimit exceed", code: 429 })).toMatchObject(limited);
    expect(errorFor(200, { ok: false })).toMatchObject({ kind: "upstream", status: 500 });
  });

  test("have the retry delay that the service sends", () => {
    expect(errorFor(429, "", 5_000)).toMatchObject({ ...limited, retryAfterMs: 5_000 });
    expect(errorFor(429, "<html>")).toMatchObject(limited);
  });
});

test.each(["", "<html></html>", "null", "[]", "5", '{"result":{}}', '{"ok":"yes"}'])(
  "a body that is not an envelope is malformed: %s",
  (body) => {
    const result = readAnswer(getConfigAll, { status: 200, body, retryAfterMs: null });
    expect(result).toMatchObject({
      ok: false,
      error: { kind: "malformed", endpoint: "v2.getConfigAll", path: "" },
    });
  },
);
