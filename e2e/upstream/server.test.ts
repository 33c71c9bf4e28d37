import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readAnswer } from "../../lib/toncenter/answer";
import { endpointId, type Endpoint } from "../../lib/toncenter/endpoint";
import { ENDPOINTS } from "../../lib/toncenter/endpoints";
import { actions } from "../../lib/toncenter/v3/v3-action";
import { namesFrom } from "../../lib/domain/action/action-names";
import { actionRow } from "../../lib/domain/action/make-action-row";
import { ACTION_SAMPLES } from "../../fixtures/action/action-samples";
import { V2_SAMPLES } from "../../fixtures/toncenter/v2/samples";
import { V3_SAMPLES } from "../../fixtures/toncenter/v3/samples";
import { valueOf } from "../../testing/toncenter/test-value";
import { upstream } from "./control";
import { startUpstream, type Upstream } from "./server";
import { Client } from "./test-client";
import { sampleParamsOf } from "./sample-params";
import { V2_HANDLERS } from "./service/v2-handlers";
import { V3_HANDLERS } from "./service/v3-handlers";

let running: Upstream;
beforeAll(async () => void (running = await startUpstream(0)));
afterAll(() => running.close());

const ACTION_TYPES = Object.keys(ACTION_SAMPLES);

const on = (network: string) => {
  const service = upstream(network, running.url);
  return { service, client: new Client(service.baseUrl) };
};

const rows = ENDPOINTS.map((endpoint): [string, Endpoint] => [endpointId(endpoint), endpoint]);

test.each(rows)("%s has an answer that its schema accepts", async (_, endpoint) => {
  const { service, client } = on("all");
  await service.script({ pending: { transactions: 3, account: (await service.facts()).busyAccount } });
  const answer = await client.call(endpoint, sampleParamsOf(endpoint, await service.facts()));
  const read = readAnswer(endpoint, { ...answer, retryAfterMs: null });
  expect(read).toMatchObject({ ok: true });
  expect(answer.headers.get("x-api-version")).toBe(endpoint.version === "v2" ? "2.1.11" : "1.3.0");
  const listed = read.ok ? endpoint.rows(read.value) : null;
  expect(listed ?? ["no list at all"]).not.toHaveLength(0);
});

test("handlers and samples are for operations of the service", () => {
  const paths = (version: string) =>
    ENDPOINTS.filter((row) => row.version === version).map(({ path }) => path);
  const ids = rows.map(([id]) => id);
  expect(paths("v2")).toEqual(expect.arrayContaining([...V2_HANDLERS.keys()]));
  expect(paths("v3")).toEqual(expect.arrayContaining([...V3_HANDLERS.keys()]));
  expect(paths("v2")).toEqual(expect.arrayContaining(V2_SAMPLES.map(({ path }) => path)));
  expect(ids).toEqual(expect.arrayContaining(Object.keys(V3_SAMPLES)));
});

describe("JSON-RPC", () => {
  test.each(["/api/v2/jsonRPC", "/api/v2", "/"])("is served at %s", async (path) => {
    const { client } = on("rpc");
    const direct = await client.get("/api/v2/getMasterchainInfo");
    const byRpc = await client.post(path, {
      jsonrpc: "2.0",
      id: 1,
      method: "getMasterchainInfo",
      params: {},
    });
    const withoutExtra = (body: string) => body.replace(/,"@extra".*/, "");
    expect(withoutExtra(byRpc.body)).toBe(withoutExtra(direct.body));
  });

  test("refuses invalid requests", async () => {
    const { client } = on("rpc");
    expect((await client.get("/api/v2/jsonRPC")).status).toBe(405);
    expect((await client.post("/", { method: "getShards", params: [1] })).status).toBe(422);
    expect((await client.post("/", { method: "getNothing", params: {} })).body).toContain(
      '"error":"Not Found","code":404',
    );
  });
});

test.each([
  ["v3/transactions?limit=1001", 422, "limit is not allowed: 1001 > 1000"],
  ["v3/jetton/masters?limit=1001", 500, "limit is not allowed: 1001 > 1000"],
  ["v3/transactions?sort=up", 422, "wrong value for sort parameter"],
  ["v3/transactions?account=x", 422, 'failed to decode: schema: error converting value for \\"account\\"'],
  ["v3/accountStates", 422, "address of account is required"],
  ["v3/walletInformation", 401, "address of account is required"],
  ["v3/transactions?mc_seqno=4000000000", 404, "masterchain block 4000000000 not found"],
  ["v3/nothing", 500, "internal server error: Cannot GET /api/v3/nothing"],
  ["v3/message", 500, "internal server error: Method Not Allowed"],
  ["v2/getTransactions", 422, "failed to validate request: empty address"],
  ["v2/getShards?seqno=x", 422, "failed to parse get request: failed to parse seqno"],
  ["v2/sendBoc", 405, "method GET is not supported"],
  ["v2/nothing", 404, "Not Found"],
])("%s answers %i", async (path, status, text) => {
  const answer = await on("errors").client.get(`/api/${path}`);
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(`"error":"${text}"`);
});

describe("API keys", () => {
  const request = async (client: Client, headers: Readonly<Record<string, string>> = {}, query = "") =>
    client.get(`/api/v3/masterchainInfo${query}`, headers);

  test("are accepted if they are scripted, and otherwise refused as by the service", async () => {
    const { service, client } = on("keys");
    await service.script({ keys: { accepted: ["mine"], otherNetwork: ["theirs"] } });
    for (let count = 0; count < 5; count += 1)
      expect((await request(client, { "x-api-key": "mine" })).status).toBe(200);
    expect((await request(client, {}, "?api_key=mine")).status).toBe(200);
    const [wrong, other] = [
      await request(client, { "x-api-key": "x" }),
      await request(client, { "x-api-key": "theirs" }),
    ];
    expect([wrong.status, wrong.body]).toEqual([
      401,
      '{"ok":false,"code":401,"error":"API key does not exist"}',
    ]);
    expect([other.status, other.body]).toEqual([
      403,
      '{"ok":false,"code":403,"error":"Network not allowed"}',
    ]);
  });

  test("are optional up to the scripted rate", async () => {
    const { service, client } = on("keyless");
    await service.script({ keys: { accepted: [], perSecondWithoutKey: 2 } });
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await request(client)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429]);
  });

  test("are logged with the call", async () => {
    const { service, client } = on("shown");
    await request(client, { "x-api-key": "mine", "x-other": "1" }, "?x=1");
    const [call] = await service.waitForCalls(1, { path: /master/, query: { x: "1" } });
    expect(call).toMatchObject({ method: "GET", version: "v3", query: "x=1", key: "mine", status: 200 });
    expect(call?.headers["x-other"]).toBe("1");
  });
});

test("refuses invalid scripts", async () => {
  const { service } = on("control");
  await expect(service.script({ rules: [{ fault: { kind: "delay", ms: -1 } }] })).rejects.toThrow(
    "rules.0.fault.ms",
  );
  await expect(
    service.script({ rules: [{ match: { path: "(" }, fault: { kind: "drop" } }] }),
  ).rejects.toThrow("regular");
});

test("a reset restores the chain and forgets the calls", async () => {
  const { service, client } = on("reset");
  const { head } = await service.facts();
  await service.advanceHead(5);
  expect((await service.facts()).head.seqno).toBe(head.seqno + 5);
  await client.get("/api/v3/masterchainInfo");
  expect(await service.totalCalls()).toBe(1);
  await service.reset();
  expect(await service.totalCalls()).toBe(0);
  expect((await service.facts()).head.seqno).toBe(head.seqno);
});

test("every type of action can be scripted, and is described", async () => {
  const { service, client } = on("every action");
  await service.script({ actionTypes: "all" });
  const params = { limit: 200, supported_action_types: ["latest"] };
  const answer = await client.call(actions, params);
  const {
    actions: listed,
    address_book: book,
    metadata,
  } = valueOf(readAnswer(actions, { ...answer, retryAfterMs: null }));
  const names = namesFrom(book, metadata, "TON");
  const described = listed.map((row) => actionRow(row, names, null));
  expect(new Set(described.map(({ type }) => type))).toEqual(new Set(ACTION_TYPES));
  for (const { type, label, sentence } of described) {
    const text = sentence
      .map((part) => ("text" in part ? part.text : "…"))
      .join("")
      .trim();
    expect([type, label, text]).not.toContain("");
    // Types without a template are named as the service writes them.
    expect([type, label === type]).toEqual([type, false]);
  }
});
