import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as handleV2 } from "./[network]/v2/[method]/route";
import { GET as handleV3 } from "./[network]/v3/[...path]/route";
import { GET as health } from "./health/route";
import { GET as metrics } from "./metrics/route";
import { startService, type TestService } from "../../testing/api/test-service";

// One function handles all methods of a route; it reads the method from the request.
let service: TestService;
let seqno = 0;

beforeAll(async () => {
  service = await startService({ TEST_API_KEY: "a-key-of-ours" });
});
beforeEach(() => {
  service.requests.length = 0;
  seqno += 1;
});
afterAll(() => service.close());

type Init = {
  readonly method?: "GET" | "POST" | "HEAD" | "OPTIONS" | "PUT";
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly network?: string;
};

function request(path: string, { method = "GET", headers = {}, body }: Init): Request {
  const type = body === undefined ? {} : { "content-type": "application/json" };
  return new Request(`http://localhost/${path}`, {
    method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

async function v2(path: string, init: Init = {}) {
  const params = Promise.resolve({ network: init.network ?? "test", method: path.replace(/\?.*/, "") });
  return read(await handleV2(request(path, init), { params }));
}

async function v3(path: string, init: Init = {}) {
  const params = Promise.resolve({
    network: init.network ?? "test",
    path: path.replace(/\?.*/, "").split("/"),
  });
  return read(await handleV3(request(path, init), { params }));
}

async function read(response: Response) {
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const post = (body: unknown): Init => ({ method: "POST", body: JSON.stringify(body) });

const BLOCKS = `{"blocks":[]}`;
const HEADER = `{"ok":false,"error":"not in db","code":500}`;

describe("v3 proxy", () => {
  test("forwards a request in its canonical form, returns the answer unchanged with caching headers, and answers an equivalent request from the cache", async () => {
    service.answer = { status: 200, body: ` {"blocks": [],  "extra": 12345678901234567890}` };
    const answer = await v3(`blocks?limit=${seqno}&unknown=1&workchain=-1&offset=`);
    expect(answer).toMatchObject({ status: 200, body: service.answer.body });
    expect(service.requests).toEqual([
      { method: "GET", url: `/api/v3/blocks?workchain=-1&limit=${seqno}`, body: "" },
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "private, max-age=4",
      age: "0",
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    await v3(`blocks?workchain=-1&limit=0${seqno}`);
    expect(service.requests).toHaveLength(1);
  });

  test("returns an error of the service unchanged", async () => {
    service.answer = { status: 404, body: `{"error":"masterchain block 5 not found"}` };
    expect(await v3(`blocks?limit=${seqno}`)).toMatchObject({ status: 404, body: service.answer.body });
  });

  test("hides what the service answers about our API key", async () => {
    for (const status of [401, 403]) {
      service.answer = { status, body: `{"ok":false,"code":${status},"error":"API key does not exist"}` };
      expect(await v3(`blocks?limit=${seqno}`)).toMatchObject({
        status: 502,
        body: `{"error":"the explorer has no access to this service"}`,
      });
    }
  });

  test("answers 502 in the envelope of v3 if the service answers with an HTML page", async () => {
    service.answer = { status: 200, body: "<html>maintenance</html>" };
    expect(await v3(`blocks?limit=${seqno}`)).toMatchObject({
      status: 502,
      body: `{"error":"the service sent an unreadable answer"}`,
    });
  });

  test("refuses invalid parameters without a call", async () => {
    const answer = await v3("blocks?workchain=x");
    expect(answer).toMatchObject({
      status: 422,
      body: `{"error":"workchain: expected a workchain, -1 or 0"}`,
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(service.requests).toEqual([]);
  });

  test.each([
    ["no/such/path", "GET", 404, `{"error":"Cannot GET /api/v3/no/such/path"}`],
    ["../v2/sendBoc", "GET", 404, `{"error":"Cannot GET /api/v3/../v2/sendBoc"}`],
    ["blocks", "PUT", 405, `{"error":"Method Not Allowed"}`],
    ["addressInformation", "GET", 403, `{"error":"this explorer does not pass this method on"}`],
  ] as const)("refuses %s %s with %i, without a call", async (path, method, status, body) => {
    expect(await v3(path, { method })).toMatchObject({ status, body });
    expect(service.requests).toEqual([]);
  });

  test("lists the allowed methods of a path in the Allow header", async () => {
    expect((await v3("blocks", { method: "PUT" })).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    const options = await v3("decode", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
  });

  test("answers HEAD with the status of GET", async () => {
    service.answer = { status: 200, body: BLOCKS };
    expect((await v3(`blocks?limit=${seqno}`, { method: "HEAD" })).status).toBe(200);
  });

  test("answers 404 for an unknown network, in the envelope of v3 or v2", async () => {
    expect(await v3("blocks", { network: "nope" })).toMatchObject({
      status: 404,
      body: `{"error":"unknown network"}`,
    });
    expect(await v2("getShards", { network: "nope" })).toMatchObject({
      status: 404,
      body: `{"ok":false,"error":"unknown network","code":404}`,
    });
  });
});

describe("v2 proxy", () => {
  test.each([
    ["nothing", "GET", 404, `{"ok":false,"error":"Not Found","code":404}`],
    ["jsonRPC", "GET", 405, `{"ok":false,"error":"method GET is not supported","code":405}`],
    ["sendBoc", "GET", 405, `{"ok":false,"error":"method GET is not supported","code":405}`],
    [
      "getShardBlockProof",
      "GET",
      403,
      `{"ok":false,"error":"this explorer does not pass this method on","code":403}`,
    ],
    [
      "detectAddress?address=x",
      "GET",
      422,
      expect.stringContaining("failed to parse get request: address: "),
    ],
  ] as const)("refuses %s %s with %i, without a call", async (path, method, status, body) => {
    expect(await v2(path, { method })).toMatchObject({ status, body });
    expect(service.requests).toEqual([]);
  });

  test("forwards a POST as the equivalent GET", async () => {
    service.answer = { status: 500, body: HEADER };
    await v2("getShards", post({ seqno }));
    expect(service.requests).toMatchObject([{ method: "GET", url: `/api/v2/getShards?seqno=${seqno}` }]);
  });

  test("makes one call for each sendBoc, without a retry after an error, and does not cache the answer", async () => {
    service.answer = { status: 200, body: `{"ok":true,"result":{"@type":"ok"}}` };
    const sent = await v2("sendBoc", post({ boc: "te6cckEBAQEAAgAAAEysuc0=" }));
    expect(sent).toMatchObject({ status: 200, body: service.answer.body });
    expect(sent.headers.get("cache-control")).toBe("no-store");
    service.answer = { status: 503, body: "" };
    expect((await v2("sendBoc", post({ boc: "te6cckEBAQEAAgAAAEysuc0=" }))).status).toBe(502);
    expect(service.requests).toHaveLength(2);
  });

  test.each([
    ["from a page of another site", { "sec-fetch-site": "cross-site" }, 403],
    ["from another origin", { origin: "https://evil.example", host: "localhost" }, 403],
    ["of type text/plain", { "content-type": "text/plain" }, 415],
    ["with a declared length above the limit", { "content-length": "99999999" }, 413],
  ])("refuses a POST %s, without a call", async (_, headers, status) => {
    const answer = await v2("sendBoc", { ...post({ boc: "te6cckEBAQEAAgAAAEysuc0=" }), headers });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: false, code: status });
    expect(service.requests).toEqual([]);
  });

  test("accepts a longer body for a message than for a read", async () => {
    const long = "te6c".repeat(20_000);
    service.answer = { status: 200, body: `{"ok":true,"result":{"@type":"ok"}}` };
    expect((await v2("sendBoc", post({ boc: long }))).status).toBe(200);
    expect((await v2("detectAddress", post({ address: long }))).status).toBe(413);
  });
});

describe("v2 JSON-RPC", () => {
  const call = (body: unknown) => v2("jsonRPC", post(body));

  test("calls the named method and adds the client's id to the answer", async () => {
    service.answer = { status: 404, body: `{"ok":false,"error":"block not found","code":404}` };
    const answer = await call({ jsonrpc: "2.0", id: "7", method: "getShards", params: { seqno } });
    expect(service.requests).toMatchObject([{ method: "GET", url: `/api/v2/getShards?seqno=${seqno}` }]);
    expect(answer).toMatchObject({
      status: 404,
      body: `{"ok":false,"error":"block not found","code":404,"jsonrpc":"2.0","id":"7"}`,
    });
  });

  test.each([
    [{ id: 1, method: "nothing" }, 404, `{"ok":false,"error":"Not Found","code":404,"jsonrpc":"2.0","id":1}`],
    [
      { id: 1, method: "jsonRPC", params: { method: "sendBoc" } },
      422,
      `{"ok":false,"error":"method is required","code":422}`,
    ],
    [
      { method: "getShardBlockProof" },
      403,
      `{"ok":false,"error":"this explorer does not pass this method on","code":403}`,
    ],
    [
      { method: "getShards", params: [1] },
      422,
      `{"ok":false,"error":"params must contain an object","code":422}`,
    ],
    [
      { method: "getShards" },
      422,
      `{"ok":false,"error":"failed to parse post request: seqno is required","code":422}`,
    ],
    [[{ method: "getShards" }], 422, `{"ok":false,"error":"the body has to be a JSON object","code":422}`],
  ])("refuses %j with %i, without a call", async (body, status, expected) => {
    expect(await call(body)).toMatchObject({ status, body: expected });
    expect(service.requests).toEqual([]);
  });
});

describe("endpoints for operators", () => {
  test("/api/health reports the status and the networks without a call", async () => {
    const response = health();
    expect(await response.json()).toMatchObject({ status: "ok", networks: ["test"] });
    expect(service.requests).toEqual([]);
  });

  test("/api/metrics reports requests, budgets, queues and caches by network", async () => {
    service.answer = { status: 200, body: BLOCKS };
    await v3(`blocks?limit=${seqno}`);
    const response = await metrics();
    expect(response.headers.get("content-type")).toContain("text/plain");
    const text = await response.text();
    for (const line of [
      /shardscope_upstream_requests_total\{network="test",endpoint="v3.blocks",outcome="ok"\} \d/,
      /shardscope_upstream_request_seconds_bucket\{/,
      /shardscope_api_requests_total\{network="test",version="v3",status="200"\}/,
      /shardscope_budget_configured_per_second\{network="test"\} 10000/,
      /shardscope_queue_length\{network="test",lane="interactive"\} 0/,
      /shardscope_cache_entries \d/,
      /process_cpu_seconds_total/,
    ]) {
      expect(text).toMatch(line);
    }
  });
});
