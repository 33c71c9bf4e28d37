import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GET } from "./[network]/live/route";
import { startService, type TestService } from "../../testing/api/test-service";

let service: TestService;

beforeAll(async () => {
  service = await startService({ TEST_API_KEY: "a-key-of-ours" });
});
beforeEach(() => {
  service.requests.length = 0;
});
afterAll(() => service.close());

const open = (network = "test") =>
  GET(new Request("http://localhost/"), { params: Promise.resolve({ network }) });

async function readUntil(response: Response, end: string): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    text += part.value;
    if (text.includes(end)) break;
  }
  await reader?.cancel();
  return text;
}

test("sends the newest block as an event, and forbids caching and compression", async () => {
  service.answer = { status: 200, body: `{"last":null,"first":null}` };
  const response = await open();
  expect([...response.headers]).toEqual(
    expect.arrayContaining([
      ["cache-control", "no-store, no-transform"],
      ["content-type", "text/event-stream; charset=utf-8"],
    ]),
  );
  const [hello, event] = (await readUntil(response, "data: ")).split("\n\n");
  expect(hello).toMatch(/^retry: [2-8]\d{3}$/);
  expect(event).toMatch(/^event: head\ndata: \{"head":/);
  expect(service.requests).toHaveLength(1);
  expect(event).not.toContain("a-key-of-ours");
}, 15_000);

test("an unknown network has no feed", async () => {
  const response = await open("nowhere");
  expect([response.status, service.requests.length]).toEqual([404, 0]);
});

test("one visitor cannot take all connections, and a closed one is free again", async () => {
  const streams: Response[] = [];
  let refused = await open();
  while (refused.status === 200 && streams.length < 100) {
    streams.push(refused);
    // oxlint-disable-next-line eslint/no-await-in-loop -- the requests have to come one after the other
    refused = await open();
  }
  expect([streams.length, refused.status, refused.headers.get("retry-after")]).toEqual([30, 429, "60"]);
  await streams[0]?.body?.cancel();
  const next = await open();
  expect(next.status).toBe(200);
  await Promise.all([...streams.slice(1), next].map(async (stream) => stream.body?.cancel()));
});
