import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as askV2 } from "./[network]/v2/[method]/route";
import { GET as askV3 } from "./[network]/v3/[...path]/route";
import { GET as health } from "./health/route";
import { GET as metrics } from "./metrics/route";
import { startService, type TestService } from "../../testing/api/test-service";

// All methods of these routes are the same function; the request says which it is.
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
  return read(await askV2(request(path, init), { params }));
}

async function v3(path: string, init: Init = {}) {
  const params = Promise.resolve({
    network: init.network ?? "test",
    path: path.replace(/\?.*/, "").split("/"),
  });
  return read(await askV3(request(path, init), { params }));
}

async function read(response: Response) {
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const post = (body: unknown): Init => ({ method: "POST", body: JSON.stringify(body) });

const BLOCKS = `{"blocks":[]}`;
const HEADER = `{"ok":false,"error":"not in db","code":500}`;

describe("v3 proxy", () => {
  test("forwards a request in its canonical form and returns the answer unchanged, with the headers of data", async () => {
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

  test("returns a refusal of the service unchanged", async () => {
    service.answer = { status: 404, body: `{"error":"masterchain block 5 not found"}` };
    expect(await v3(`blocks?limit=${seqno}`)).toMatchObject({ status: 404, body: service.answer.body });
  });

  test("does not reveal what the service says about our key", async () => {
    for (const status of [401, 403]) {
      service.answer = { status, body: `{"ok":false,"code":${status},"error":"API key does not exist"}` };
      expect(await v3(`blocks?limit=${seqno}`)).toMatchObject({
        status: 502,
        body: `{"error":"the explorer has no access to this service"}`,
      });
    }
  });

  test("an HTML page of a proxy in front of the service becomes an error in the envelope", async () => {
    service.answer = { status: 200, body: "<html>maintenance</html>" };
    expect(await v3(`blocks?limit=${seqno}`)).toMatchObject({
      status: 502,
      body: `{"error":"the service sent an unreadable answer"}`,
    });
  });

  test("invalid parameters are refused without a call", async () => {
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
  ] as const)("%s %s is %i", async (path, method, status, body) => {
    expect(await v3(path, { method })).toMatchObject({ status, body });
    expect(service.requests).toEqual([]);
  });

  test("lists the methods of a path", async () => {
    expect((await v3("blocks", { method: "PUT" })).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    const options = await v3("decode", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
  });

  test("HEAD is answered like GET", async () => {
    service.answer = { status: 200, body: BLOCKS };
    expect((await v3(`blocks?limit=${seqno}`, { method: "HEAD" })).status).toBe(200);
  });

  test("an unknown network is 404 in both envelopes", async () => {
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
  ] as const)("%s %s is %i", async (path, method, status, body) => {
    expect(await v2(path, { method })).toMatchObject({ status, body });
    expect(service.requests).toEqual([]);
  });

  test("a call can be a POST too and is the same call", async () => {
    service.answer = { status: 500, body: HEADER };
    await v2("getShards", post({ seqno }));
    expect(service.requests).toMatchObject([{ method: "GET", url: `/api/v2/getShards?seqno=${seqno}` }]);
  });

  test("a message is sent once, whatever the answer, and the answer is not cached", async () => {
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
    ["as a form", { "content-type": "text/plain" }, 415],
    ["that is too long", { "content-length": "99999999" }, 413],
  ])("a POST %s is refused", async (_, headers, status) => {
    const answer = await v2("sendBoc", { ...post({ boc: "te6cckEBAQEAAgAAAEysuc0=" }), headers });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: false, code: status });
    expect(service.requests).toEqual([]);
  });

  test("the limit of a body is lower for a read than for a message", async () => {
    const long = "te6c".repeat(20_000);
    service.answer = { status: 200, body: `{"ok":true,"result":{"@type":"ok"}}` };
    expect((await v2("sendBoc", post({ boc: long }))).status).toBe(200);
    expect((await v2("detectAddress", post({ address: long }))).status).toBe(413);
  });
});

describe("v2 JSON-RPC", () => {
  const call = (body: unknown) => v2("jsonRPC", post(body));

  test("calls the method inside, and the answer has the client's id", async () => {
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
  ])("%j is %i", async (body, status, expected) => {
    expect(await call(body)).toMatchObject({ status, body: expected });
    expect(service.requests).toEqual([]);
  });
});

describe("endpoints for operators", () => {
  test("/api/health makes no calls", async () => {
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
