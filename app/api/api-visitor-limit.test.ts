import { afterAll, beforeAll, expect, test } from "vitest";
import { POST } from "./[network]/v2/[method]/route";
import { GET } from "./[network]/v3/[...path]/route";
import { startService, type TestService } from "../../testing/api/test-service";

let service: TestService;

beforeAll(async () => {
  // The burst is ten.
  service = await startService({ VISITOR_RPM: "40" });
  service.answer = { status: 200, body: `{"blocks":[],"ok":true,"result":{}}` };
});
afterAll(() => service.close());

function requestBlocks(limit: number) {
  return GET(new Request(`http://localhost/?limit=${limit}`), {
    params: Promise.resolve({ network: "test", path: ["blocks"] }),
  });
}

function send() {
  const request = new Request("http://localhost/", {
    method: "POST",
    body: `{"boc":"te6c"}`,
    headers: { "content-type": "application/json" },
  });
  return POST(request, { params: Promise.resolve({ network: "test", method: "sendBoc" }) });
}

test("a visitor with too many requests gets 429 with the time to wait, without a call", async () => {
  for (let limit = 1; limit <= 10; limit += 1) expect((await requestBlocks(limit)).status).toBe(200);
  const refused = await requestBlocks(11);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(await refused.json()).toEqual({ error: "Ratelimit exceeded" });
  expect(service.requests).toHaveLength(10);
  const sent = await send();
  expect(await sent.json()).toEqual({ ok: false, error: "Ratelimit exceeded", code: 429 });
  expect(service.requests).toHaveLength(10);
});
