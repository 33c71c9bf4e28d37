import { describe, expect, test } from "vitest";
import { readAnswer, readValue } from "./answer";
import type { ApiError } from "./error";
import { errorOf, valueOf } from "../../testing/toncenter/test-value";
import { masterchainInfo } from "./v3/v3-block";
import { masterchainInfo as sample } from "../../fixtures/toncenter/v3/samples/chain";
import { transactions } from "./v3/v3-transaction-lists";

function refusal(status: number, body: unknown, retryAfterMs: number | null = null): ApiError {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return errorOf(readAnswer(transactions, { status, body: text, retryAfterMs }));
}

const HTML = "<html><body><h1>502 Bad Gateway</h1></body></html>";

describe("the gateway in front of the index", () => {
  const gateway = (code: number, error: string) => ({ ok: false, code, error });

  test.each([
    ["an unknown key", 401, "API key does not exist", { kind: "unauthorized", status: 401 }],
    ["a key of another network", 403, "Network not allowed", { kind: "unauthorized", status: 403 }],
    ["too many requests", 429, "Ratelimit exceeded", { kind: "rate-limited", whose: "service" }],
  ])("%s", (_, status, message, expected) => {
    expect(refusal(status, gateway(status, message))).toMatchObject(expected);
  });

  test.each([
    [{ ok: false, result: "Ratelimit exceed", code: 429 }],
    [{ ok: false, result: "Ratelimit without API Key exceed: 1 per second", code: 429 }],
    [{ ok: false, error: "Ratelimit exceeded", code: 429 }],
    [HTML],
    [""],
  ])("too many requests, as %j", (body) => {
    expect(refusal(429, body)).toEqual({ kind: "rate-limited", whose: "service", retryAfterMs: 1_000 });
    expect(refusal(429, body, 2_500)).toMatchObject({ retryAfterMs: 2_500 });
  });

  test.each([401, 403] as const)("%i without a message", (status) => {
    expect(refusal(status, { ok: false, code: status })).toMatchObject({ kind: "unauthorized", status });
  });
});

describe("the index itself", () => {
  const says = (error: string) => ({ error });

  test.each([
    ["address of account is required"],
    ["boc is required"],
    ["address is required"],
    ["method is required"],
  ])("401 %s: a parameter is missing, not the key", (message) => {
    expect(refusal(401, says(message))).toEqual({ kind: "bad-input", message, field: null, tried: [] });
  });

  test.each([
    [404, "blocks not found", { kind: "not-found" }],
    [404, "masterchain block 7 not found", { kind: "not-found" }],
    [404, "Pool not found", { kind: "not-found" }],
    [409, "not a wallet", { kind: "not-found" }],
    [422, 'failed to decode: schema: error converting value for "address"', { kind: "bad-input" }],
    [422, "limit is not allowed: 1001 > 1000", { kind: "bad-input" }],
    [400, "no", { kind: "bad-input" }],
    [500, "internal server error: Method Not Allowed", { kind: "upstream", cause: "refused", status: 500 }],
    [
      500,
      "internal server error: Cannot GET /api/v3/foo",
      { kind: "upstream", cause: "refused", status: 500 },
    ],
    [500, "timeout: context deadline exceeded", { kind: "upstream", cause: "timeout", status: 500 }],
    [504, "Liteserver timeout", { kind: "upstream", cause: "timeout", status: 504 }],
    [503, "away", { kind: "upstream", cause: "refused", status: 503 }],
    [542, "Unsupported stack entry type", { kind: "upstream", cause: "refused", status: 542 }],
  ])("%i %s", (status, message, expected) => {
    expect(refusal(status, says(message))).toMatchObject({ ...expected, message });
  });
});

describe("invalid answers", () => {
  test.each([
    ["a page", HTML],
    ["nothing", ""],
    ["half of the JSON", JSON.stringify(sample).slice(0, -5)],
    ["two values", "{}{}"],
  ])("%s instead of JSON", (_, body) => {
    expect(refusal(200, body)).toMatchObject({
      kind: "malformed",
      endpoint: "v3.transactions",
      path: "",
      expected: "JSON",
    });
  });

  test.each([
    ["null"],
    ["5"],
    ['"text"'],
    ["[]"],
    ["{}"],
    ['{"transactions":null}'],
    ['{"ok":true,"result":{}}'],
  ])("%s instead of an answer", (body) => {
    expect(refusal(200, body)).toMatchObject({ kind: "malformed", endpoint: "v3.transactions" });
  });

  test.each([
    [302, "", { kind: "upstream", cause: "refused", status: 302 }],
    [405, HTML, { kind: "upstream", cause: "refused", status: 405, message: "HTTP 405" }],
    [502, HTML, { kind: "upstream", cause: "refused", status: 502, message: "HTTP 502" }],
    [401, HTML, { kind: "upstream", cause: "refused", status: 401, message: "HTTP 401" }],
    [404, HTML, { kind: "upstream", cause: "refused", status: 404, message: "HTTP 404" }],
    [404, "", { kind: "upstream", status: 404 }],
    [409, "{}", { kind: "upstream", status: 409 }],
    [422, '{"detail":"no"}', { kind: "upstream", status: 422 }],
    [404, '["error"]', { kind: "upstream", status: 404 }],
    [500, '{"error":{"deep":1}}', { kind: "upstream", status: 500, message: "HTTP 500" }],
    [500, "null", { kind: "upstream", status: 500 }],
    [500, "[]", { kind: "upstream", status: 500 }],
  ])("HTTP %i with %s", (status, body, expected) => {
    expect(refusal(status, body)).toMatchObject(expected);
  });
});

test("a refusal of a call without parameters is a failure of the service", () => {
  for (const status of [400, 404, 409, 422]) {
    const body = '{"error":"not found"}';
    expect(errorOf(readAnswer(masterchainInfo, { status, body, retryAfterMs: null }))).toMatchObject({
      kind: "upstream",
      status,
    });
  }
});

test("messages of the service are cut to a length that can be shown", () => {
  const error = refusal(500, { error: "x".repeat(10_000) });
  expect(error).toMatchObject({ message: "x".repeat(500) });
  expect(errorOf(readValue(transactions, { transactions: "y".repeat(10_000) })).received).toHaveLength(120);
});

describe("hostile answers", () => {
  const deep = `${'{"a":['.repeat(200_000)}1${"]}".repeat(200_000)}`;

  test("deep nesting is kept in a field that is not walked and refused in one that is", () => {
    const base = { account: `0:${"A".repeat(64)}`, hash: "a".repeat(64), lt: "1", now: 1 };
    const message = `{"hash":"${base.hash}","message_content":{"hash":null,"body":null,"decoded":${deep}}}`;
    const row = JSON.stringify(base).slice(0, -1);
    const inside = `{"transactions":[${row},"in_msg":${message}}],"unheard_of":${deep}}`;
    const answer = valueOf(readAnswer(transactions, { status: 200, body: inside, retryAfterMs: null }));
    expect(answer.transactions[0]?.in_msg?.message_content?.decoded).toHaveProperty("a");

    expect(
      refusal(200, `{"transactions":[${row},"description":{"storage_ph":{"status_change":${deep}}}}]}`),
    ).toMatchObject({
      kind: "malformed",
      path: "transactions.0.description.storage_ph.status_change",
    });
    expect(refusal(200, deep)).toMatchObject({ kind: "malformed" });
    expect(refusal(500, `{"error":${deep}}`)).toMatchObject({ kind: "upstream" });
  });

  test("keys that objects inherit are ordinary keys", () => {
    const odd = '{"last":null,"first":null,"__proto__":{"polluted":1},"constructor":5,"toString":null}';
    const answer = readAnswer(masterchainInfo, { status: 200, body: odd, retryAfterMs: null });
    expect(valueOf(answer)).toMatchObject({ last: null, first: null });
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});
