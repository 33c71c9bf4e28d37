import { afterAll, beforeAll, expect, test } from "vitest";
import { readAnswer } from "../../lib/toncenter/answer";
import { findEndpoint } from "../../lib/toncenter/endpoints";
import { upstream } from "./control";
import { FAULT_STATUSES, type FaultRuleInput } from "./fault";
import { startUpstream, type Upstream } from "./server";
import { Client, type Answer } from "./test-client";

let running: Upstream;
beforeAll(async () => void (running = await startUpstream(0)));
afterAll(() => running.close());

let count = 0;

/** A separate network for each test. */
async function faulty(...rules: readonly FaultRuleInput[]) {
  count += 1;
  const service = upstream(`f${count}`, running.url);
  await service.script({ rules: [...rules] });
  return { service, client: new Client(service.baseUrl) };
}

const PATH = "/api/v3/transactions?limit=5";

function errorOf(answer: Answer) {
  const endpoint = findEndpoint("v3", "GET", "transactions");
  if (endpoint === null) throw new Error("no endpoint");
  const read = readAnswer(endpoint, { ...answer, retryAfterMs: null });
  return read.ok ? null : read.error;
}

test.each(FAULT_STATUSES)("answers %i in the envelope of each version", async (status) => {
  const { client } = await faulty({ fault: { kind: "status", status, retryAfter: 7 } });
  const [v2, v3] = [await client.get("/api/v2/getMasterchainInfo"), await client.get(PATH)];
  expect([v2.status, v3.status]).toEqual([status, status]);
  expect(v3.headers.get("retry-after")).toBe("7");
  expect(JSON.parse(v2.body)).toMatchObject({ ok: false, code: status });
  const isGateway = [401, 403, 429].includes(status);
  expect(Object.keys(Object(JSON.parse(v3.body)))).toEqual(isGateway ? ["ok", "code", "error"] : ["error"]);
});

test("answers a rate limit in the wording that is scripted", async () => {
  const { client } = await faulty({ fault: { kind: "status", status: 429, wording: "result" } });
  const answer = await client.get(PATH);
  expect(answer.body).toBe('{"ok":false,"result":"Ratelimit exceed","code":429}');
  expect(errorOf(answer)).toMatchObject({ kind: "rate-limited" });
});

test("delays add up, and another fault applies as well", async () => {
  const delay = { fault: { kind: "delay", ms: 40 } } as const;
  const { client } = await faulty(delay, { fault: { kind: "status", status: 503 } }, delay);
  const before = performance.now();
  expect((await client.get(PATH)).status).toBe(503);
  expect(performance.now() - before).toBeGreaterThan(75);
});

test("the first matching rule applies until it is used up", async () => {
  const { client } = await faulty(
    { times: 2, fault: { kind: "status", status: 500 } },
    { times: 1, fault: { kind: "status", status: 504 } },
  );
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await client.get(PATH)).status);
  expect(statuses).toEqual([500, 500, 504, 200]);
});

test("rules match by version, path, parameters and the number of the call", async () => {
  const fault = { kind: "status", status: 500 } as const;
  const { client } = await faulty(
    { match: { path: "transactions", calls: { from: 2, to: 3 } }, fault },
    { match: { path: "blocks", query: { offset: "100" } }, fault },
    { match: { version: "v2" }, fault },
  );
  const statusesOf = async (...paths: readonly string[]) => {
    const statuses = [];
    for (const path of paths) statuses.push((await client.get(`/api/${path}`)).status);
    return statuses;
  };
  const transactions = Array.from({ length: 5 }, () => "v3/transactions");
  expect(await statusesOf(...transactions)).toEqual([200, 500, 500, 200, 200]);
  expect(await statusesOf("v3/blocks", "v3/blocks?offset=100", "v3/transactionsByMessage?opcode=0")).toEqual([
    200, 500, 200,
  ]);
  expect(await statusesOf("v2/getMasterchainInfo")).toEqual([500]);
});

test("cuts a body in half", async () => {
  const { client } = await faulty({ fault: { kind: "cut" } });
  const { promised, received } = await client.partial(PATH);
  expect(received).toBe(Math.floor(promised / 2));
});

test.each([200, 502] as const)("answers HTML instead of JSON with %i", async (status) => {
  const { client } = await faulty({ fault: { kind: "notJson", status } });
  const answer = await client.get(PATH);
  expect([answer.status, answer.body.slice(0, 15)]).toEqual([status, "<!doctype html>"]);
});

test("replaces one value", async () => {
  const { client } = await faulty({
    fault: { kind: "wrongType", path: "transactions.1.lt", value: { not: "a number" } },
  });
  expect(errorOf(await client.get(PATH))).toMatchObject({ kind: "malformed", path: "transactions.1.lt" });
});

test("drops a connection", async () => {
  const { service, client } = await faulty({ fault: { kind: "drop" } });
  await expect(client.get(PATH)).rejects.toThrow("fetch failed");
  expect(await service.calls({ path: "transactions" })).toMatchObject([{ status: null }]);
});

test("a hanging call does not keep the server from closing", async () => {
  const other = await startUpstream(0);
  const service = upstream("hang", other.url);
  await service.script({ rules: [{ fault: { kind: "hang" } }] });
  const hanging = new Client(service.baseUrl).get(PATH);
  await service.waitForCalls(1);
  const [outcome] = await Promise.allSettled([hanging, other.close()]);
  expect(outcome.status).toBe("rejected");
});

test("redirects", async () => {
  const { client } = await faulty({ fault: { kind: "redirect", to: "http://127.0.0.1:1/" } });
  const answer = await client.get(PATH);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "http://127.0.0.1:1/"]);
});

test("streams a body of any size", async () => {
  const { client } = await faulty({ fault: { kind: "huge", bytes: 3_000_000 } });
  expect((await client.get(PATH)).body).toHaveLength(3_000_000);
});

test("compresses an answer", async () => {
  const { client } = await faulty({ times: 1, fault: { kind: "gzip" } });
  const [packed, plain] = [await client.get(PATH), await client.get(PATH)];
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.body).toBe(plain.body);
});

test("repeats and omits rows of pages", async () => {
  const { service, client } = await faulty();
  const whole = await client.column("transactions?limit=20", "hash");
  await service.script({
    rules: [{ match: { query: { offset: "10" } }, fault: { kind: "repeatRows", rows: 3 } }],
  });
  expect(await client.column("transactions?limit=10&offset=10", "hash")).toEqual(whole.slice(7, 17));
  await service.script({ rules: [{ fault: { kind: "shortPage", rows: 4 } }] });
  expect(await client.column("transactions?limit=10", "hash")).toEqual(whole.slice(0, 4));
  await service.script({ rules: [{ fault: { kind: "empty" } }] });
  expect(await client.column("transactions?limit=10", "hash")).toEqual([]);
  expect(await client.column("topAccountsByBalance?limit=10", "account")).toEqual([]);
});
