import { expect, test } from "../helpers/fixtures";
import { CANARY_KEY } from "../world/world";

test("an answer of the index is passed on unchanged, and only our key goes to the service", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const ours = await request.get(
    `/api/${network}/v3/transactions?account=${encodeURIComponent(busyAccount)}&limit=3`,
  );
  expect(ours.status()).toBe(200);
  const [call] = await service.calls({ version: "v3", path: "transactions" });
  expect(call?.key).toBe(CANARY_KEY);
  expect(call?.query).not.toContain("api_key");
  const direct = await request.get(
    `${service.baseUrl}/api/v3/transactions?account=${encodeURIComponent(busyAccount)}&limit=3`,
  );
  expect(await ours.json()).toEqual(await direct.json());
});

test("the same request in other spellings makes no second call", async ({ request, network, service }) => {
  const { busyAccount } = await service.facts();
  const [workchain, account = ""] = busyAccount.split(":");
  for (const spelling of [
    busyAccount,
    busyAccount.toLowerCase(),
    account,
    `${workchain}:${account.toLowerCase()}`,
  ]) {
    const response = await request.get(
      `/api/${network}/v3/transactions?limit=2&account=${encodeURIComponent(spelling)}&nonsense=${Math.random()}&api_key=stolen`,
    );
    expect(response.status(), spelling).toBe(200);
  }
  const calls = await service.calls({ path: "transactions" });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query).not.toMatch(/nonsense|stolen/);
});

test("requests that the endpoint table does not allow make no call", async ({
  request,
  network,
  service,
}) => {
  for (const [path, status] of [
    ["v3/no/such", 404],
    ["v3/transactions?limit=1001", 422],
    ["v3/transactions?account=nobody", 422],
    ["v3/transactions?hash=%00", 422],
    ["v3/addressInformation?address=0", 403],
    ["v3/../v2/getShardBlockProof", 403],
    ["v3/..%2Fv2%2FgetMasterchainInfo", 404],
    ["v2/getShardBlockProof", 403],
    ["v2/noSuchMethod", 404],
    ["v2/getAddressInformation", 422],
    ["v2/sendBoc", 405],
    ["v2/jsonRPC", 405],
  ] as const) {
    const response = await request.get(`/api/${network}/${path}`);
    expect([path, response.status()]).toEqual([path, status]);
  }
  expect(await service.totalCalls()).toBe(0);
});

test("errors have the format of their API version", async ({ request, network, service }) => {
  expect(await (await request.get(`/api/${network}/v3/transactions?limit=1001`)).json()).toEqual({
    error: expect.any(String),
  });
  expect(await (await request.get(`/api/${network}/v2/getAddressInformation`)).json()).toMatchObject({
    ok: false,
    code: 422,
    error: expect.any(String),
  });
  await service.script({ rules: [{ fault: { kind: "status", status: 404 } }] });
  expect(await (await request.get(`/api/${network}/v3/blocks`)).json()).toEqual({
    error: expect.any(String),
  });
  expect(
    await (
      await request.get(`/api/${network}/v2/lookupBlock?workchain=-1&shard=8000000000000000&seqno=1`)
    ).json(),
  ).toMatchObject({ ok: false, code: 404 });
});

test("each request to send a message makes exactly one call, without cache and retries", async ({
  request,
  network,
  service,
}) => {
  const send = (boc: string) => request.post(`/api/${network}/v2/sendBocReturnHash`, { data: { boc } });
  const sent = await send("te6cckEBAQEAAgAAAEysuc0=");
  expect(await sent.json()).toMatchObject({ ok: true, result: { hash: expect.any(String) } });
  expect(sent.headers()["cache-control"]).toContain("no-store");
  await send("te6cckEBAQEAAgAAAEysuc0=");
  expect(await service.calls({ path: "sendBocReturnHash" })).toHaveLength(2);
  await service.script({ rules: [{ fault: { kind: "drop" } }] });
  expect((await send("te6cckEBAQEAAgAAAEysuc0=")).status()).toBe(502);
  expect(await service.calls({ path: "sendBocReturnHash" })).toHaveLength(3);
});

test("JSON-RPC requests obey the same rules", async ({ request, network, service }) => {
  const call = (method: string, params: object) =>
    request.post(`/api/${network}/v2/jsonRPC`, { data: { jsonrpc: "2.0", id: 7, method, params } });
  expect(await (await call("getMasterchainInfo", {})).json()).toMatchObject({
    ok: true,
    id: 7,
    result: { last: { workchain: -1 } },
  });
  expect((await call("getShardBlockProof", {})).status()).toBe(403);
  expect((await call("jsonRPC", {})).status()).toBe(422);
  expect((await call("getAddressInformation", { address: "nobody" })).status()).toBe(422);
  expect((await request.post(`/api/${network}/v2/jsonRPC`, { data: [] })).status()).toBe(422);
  expect(await service.totalCalls()).toBe(1);
});

test("a body that is too large, of another type, or from another site is refused without a call", async ({
  request,
  network,
  service,
}) => {
  const path = `/api/${network}/v2/sendBoc`;
  expect((await request.post(path, { data: { boc: "A".repeat(1_700_000) } })).status()).toBe(413);
  expect(
    (
      await request.post(path, { headers: { "content-type": "text/plain" }, data: `{"boc":"AAAA"}` })
    ).status(),
  ).toBe(415);
  expect(
    (
      await request.post(path, { data: { boc: "AAAA" }, headers: { "sec-fetch-site": "cross-site" } })
    ).status(),
  ).toBe(403);
  expect(
    (
      await request.post(path, { data: { boc: "AAAA" }, headers: { origin: "https://example.com" } })
    ).status(),
  ).toBe(403);
  expect(await service.totalCalls()).toBe(0);
});

test("a refusal of our key is answered with 502, without the service's text", async ({
  request,
  network,
  service,
}) => {
  for (const status of [401, 403] as const) {
    await service.script({ rules: [{ fault: { kind: "status", status } }] });
    const response = await request.get(`/api/${network}/v3/blocks?limit=${status - 400}`);
    expect(response.status()).toBe(502);
    expect(await response.text()).not.toMatch(/key does not exist|Network not allowed/i);
  }
});

test("without a key at most one call a second is made, however many requests arrive", async ({
  request,
  lease,
}) => {
  const { network, service } = lease("s");
  const startMs = Date.now();
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async (_, place) =>
      (await request.get(`/api/${network}/v3/blocks?limit=${place + 1}`)).status(),
    ),
  );
  const tookSeconds = (Date.now() - startMs) / 1_000;
  expect(statuses.every((status) => status === 200)).toBe(true);
  expect(await service.totalCalls()).toBeLessThanOrEqual(Math.ceil(tookSeconds) + 1);
  const times = (await service.calls()).map((call) => call.at).toSorted((a, b) => a - b);
  expect(times).toHaveLength(5);
  // Counted from the start: on a busy machine the service may notice a call late, and the next one in time.
  for (const [place, time] of times.entries()) expect(time - startMs).toBeGreaterThan(place * 1_000 - 100);
});

test("the health check makes no call, and the metrics count calls by network and operation", async ({
  request,
  network,
  service,
}) => {
  await service.script({ rules: [{ fault: { kind: "drop" } }] });
  expect(await (await request.get("/api/health")).json()).toMatchObject({ status: "ok" });
  expect(await service.totalCalls()).toBe(0);
  await service.script({});
  await request.get(`/api/${network}/v3/masterchainInfo`);
  const metrics = await (await request.get("/api/metrics")).text();
  expect(metrics).toContain(`network="${network}"`);
  expect(metrics).toContain("masterchainInfo");
});
