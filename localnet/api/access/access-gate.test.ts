import { describe, expect, test } from "vitest";
import { serve } from "../../../testing/localnet/api/test-api-service";
import type { AccessRules } from "./access-rules";

const ACCESS_RULES: AccessRules = {
  network: "localnet",
  keyless: 1,
  keys: [
    { key: "ours", network: "localnet", rate: 10 },
    { key: "theirs", network: "testnet", rate: 10 },
  ],
};

const DETECT = `/api/v2/detectHash?hash=${"0".repeat(64)}`;

const gateway = (code: number, error: string) => ({ status: code, body: { ok: false, code, error } });

async function serveWithRules() {
  let now = 0;
  const { request, url } = await serve({ rules: ACCESS_RULES, clock: () => now });
  const statuses = async (count: number, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const received: number[] = [];
    for (let at = 0; at < count; at += 1) received.push((await request(path, undefined, headers)).status);
    return received;
  };
  return { request, url, statuses, pass: (ms: number) => (now += ms) };
}

describe("keys", () => {
  test("an unknown key is rejected with the error of the gateway", async () => {
    const { request } = await serveWithRules();
    expect(await request(DETECT, undefined, { "x-api-key": "unknown" })).toMatchObject(
      gateway(401, "API key does not exist"),
    );
    const { body } = await request(`${DETECT}&api_key=unknown`);
    expect(body).toStrictEqual({ ok: false, code: 401, error: "API key does not exist" });
  });

  test("a key of another network is rejected", async () => {
    const { request } = await serveWithRules();
    const refused = gateway(403, "Network not allowed");
    expect(await request(DETECT, undefined, { "x-api-key": "theirs" })).toMatchObject(refused);
    expect(await request(`${DETECT}&api_key=theirs`)).toMatchObject(refused);
  });

  test("header and query parameter share one rate", async () => {
    const { statuses } = await serveWithRules();
    expect(await statuses(5, DETECT, { "x-api-key": "ours" })).toStrictEqual(
      Array.from({ length: 5 }, () => 200),
    );
    expect(await statuses(6, `${DETECT}&api_key=ours`)).toStrictEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("rates", () => {
  test("without a key one request per second is allowed", async () => {
    const { request, pass, statuses } = await serveWithRules();
    expect(await statuses(2, DETECT)).toStrictEqual([200, 429]);
    expect(await request(DETECT)).toMatchObject(gateway(429, "Ratelimit exceeded"));
    pass(999);
    expect(await statuses(1, DETECT)).toStrictEqual([429]);
    pass(1);
    expect(await statuses(2, DETECT)).toStrictEqual([200, 429]);
  });

  test("unused requests do not accumulate", async () => {
    const { pass, statuses } = await serveWithRules();
    pass(60_000);
    expect(await statuses(2, DETECT)).toStrictEqual([200, 429]);
  });

  test("apply to JSON-RPC but not to preflight requests", async () => {
    const { request, url } = await serveWithRules();
    const call = { method: "detectHash", params: { hash: "0".repeat(64) } };
    expect(await request("/api/v2/jsonRPC", call)).toMatchObject({ status: 200 });
    expect(await request("/", call)).toMatchObject({ status: 429 });
    expect((await fetch(`${url}/`, { method: "OPTIONS" })).status).toBe(204);
  });

  test("nothing is rejected without rules", async () => {
    const { request } = await serve();
    for (let at = 0; at < 5; at += 1) expect(await request(DETECT)).toMatchObject({ status: 200 });
  });
});
