import { describe, expect, test } from "vitest";
import { serve } from "../test-service";
import type { Rules } from "./rules";

const RULES: Rules = {
  network: "localnet",
  keyless: 1,
  keys: [
    { key: "ours", network: "localnet", rate: 10 },
    { key: "theirs", network: "testnet", rate: 10 },
  ],
};

const DETECT = `/api/v2/detectHash?hash=${"0".repeat(64)}`;

const gateway = (code: number, error: string) => ({ status: code, body: { ok: false, code, error } });

async function ruled() {
  let now = 0;
  const { ask, url } = await serve({ rules: RULES, clock: () => now });
  const statuses = async (count: number, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const told: number[] = [];
    for (let at = 0; at < count; at += 1) told.push((await ask(path, undefined, headers)).status);
    return told;
  };
  return { ask, url, statuses, pass: (ms: number) => (now += ms) };
}

describe("keys", () => {
  test("one that nobody knows is refused in the gateway's words", async () => {
    const { ask } = await ruled();
    expect(await ask(DETECT, undefined, { "x-api-key": "unknown" })).toMatchObject(
      gateway(401, "API key does not exist"),
    );
    const { body } = await ask(`${DETECT}&api_key=unknown`);
    expect(body).toStrictEqual({ ok: false, code: 401, error: "API key does not exist" });
  });

  test("one of another network is refused", async () => {
    const { ask } = await ruled();
    const refused = gateway(403, "Network not allowed");
    expect(await ask(DETECT, undefined, { "x-api-key": "theirs" })).toMatchObject(refused);
    expect(await ask(`${DETECT}&api_key=theirs`)).toMatchObject(refused);
  });

  test("one of ours counts once, however it is given", async () => {
    const { statuses } = await ruled();
    expect(await statuses(5, DETECT, { "x-api-key": "ours" })).toStrictEqual(
      Array.from({ length: 5 }, () => 200),
    );
    expect(await statuses(6, `${DETECT}&api_key=ours`)).toStrictEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("rates", () => {
  test("without a key one request a second", async () => {
    const { ask, pass, statuses } = await ruled();
    expect(await statuses(2, DETECT)).toStrictEqual([200, 429]);
    expect(await ask(DETECT)).toMatchObject(gateway(429, "Ratelimit exceeded"));
    pass(999);
    expect(await statuses(1, DETECT)).toStrictEqual([429]);
    pass(1);
    expect(await statuses(2, DETECT)).toStrictEqual([200, 429]);
  });

  test("what was not used does not add up", async () => {
    const { pass, statuses } = await ruled();
    pass(60_000);
    expect(await statuses(2, DETECT)).toStrictEqual([200, 429]);
  });

  test("hold for JSON-RPC too, and not for asking what is allowed", async () => {
    const { ask, url } = await ruled();
    const call = { method: "detectHash", params: { hash: "0".repeat(64) } };
    expect(await ask("/api/v2/jsonRPC", call)).toMatchObject({ status: 200 });
    expect(await ask("/", call)).toMatchObject({ status: 429 });
    expect((await fetch(`${url}/`, { method: "OPTIONS" })).status).toBe(204);
  });

  test("nobody is refused when there are no rules", async () => {
    const { ask } = await serve();
    for (let at = 0; at < 5; at += 1) expect(await ask(DETECT)).toMatchObject({ status: 200 });
  });
});
