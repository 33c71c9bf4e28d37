import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GET } from "./[network]/live/route";
import { requestContextOf } from "../../testing/gateway/request-context-of";
import { withinRequest } from "../../lib/gateway/visitor/request-context";
import { masterchainInfo } from "../../fixtures/toncenter/v3/samples/chain";
import { walletStates } from "../../fixtures/toncenter/v3/samples/accounts";
import { startService, type TestService } from "../../testing/api/test-service";

let service: TestService;

beforeAll(async () => {
  service = await startService({ TEST_API_KEY: "a-key-of-ours" });
});
beforeEach(() => {
  service.requests.length = 0;
});
afterAll(() => service.close());

const open = (network = "test", headers: Record<string, string> = {}, query = "") =>
  GET(new Request(`http://localhost/${query}`, { headers }), { params: Promise.resolve({ network }) });

const blockOf = (seqno: number) =>
  JSON.stringify({ ...masterchainInfo, last: { ...masterchainInfo.last, seqno } });

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

test("answers 404 for an unknown network, without a call", async () => {
  const response = await open("nowhere");
  expect([response.status, service.requests.length]).toEqual([404, 0]);
});

test("limits a visitor to 30 connections, and admits another one after one is closed", async () => {
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

test("sends the newest block to 500 tabs of as many visitors with a single call", async () => {
  service.answer = { status: 200, body: blockOf(7) };
  const tabs = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      withinRequest(requestContextOf(`10.0.${index >> 8}.${index & 255}`), () => open()),
    ),
  );
  expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200]));
  const events = await Promise.all(tabs.map((tab) => readUntil(tab, "}\n\n")));
  for (const event of events) expect(event).toContain("event: head\nid: 7\ndata: ");
  expect(service.requests).toHaveLength(1);
}, 20_000);

test("sends no block older than the last one that the tab has received, even from an instance that is behind", async () => {
  service.answer = { status: 200, body: blockOf(9) };
  const same = await readUntil(await open("test", { "last-event-id": "9" }), "id: 9\n");
  expect(same).toContain("event: head\nid: 9\n");
  const ahead = open("test", {}, "?last=10");
  const behind = readUntil(await ahead, "id: 11\n");
  const other = await readUntil(await open("test"), "id: 9\n");
  expect(other).toContain("id: 9\n");
  service.answer = { status: 200, body: blockOf(11) };
  expect((await behind).match(/id: \d+/g)).toEqual(["id: 11"]);
}, 30_000);

test.each(["", "x", "-1", "99999999999", "8; drop"])(
  "accepts a request with an invalid Last-Event-ID: %j",
  async (id) => {
    const response = await open("test", { "last-event-id": id });
    expect(response.status).toBe(200);
    await response.body?.cancel();
  },
);

const [WALLET] = walletStates.wallets;
const WATCHED = `?account=${WALLET?.address}&pending=${WALLET?.address}`;
/** The answers to all calls of the poll in one object. */
const chainWith = (balance: string) =>
  JSON.stringify({
    ...JSON.parse(blockOf(20)),
    ...walletStates,
    wallets: walletStates.wallets.slice(0, 1).map((wallet) => ({ ...wallet, balance })),
    transactions: [],
  });
const callsTo = (path: string) => service.requests.filter(({ url }) => url.includes(path)).length;

test("500 tabs that watch an account cause no more calls than one, and are notified only of changes", async () => {
  service.answer = { status: 200, body: chainWith("5") };
  const tabs = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      withinRequest(requestContextOf(`10.1.${index >> 8}.${index & 255}`), () => open("test", {}, WATCHED)),
    ),
  );
  const updates = Promise.all(tabs.map((tab) => readUntil(tab, '\\"balance\\":\\"6\\"')));
  await vi.waitUntil(() => callsTo("walletStates") === 1, 10_000);
  service.answer = { status: 200, body: chainWith("6") };
  for (const text of await updates) {
    expect(text.match(/event: changes/g)).toHaveLength(2);
    expect(text).toContain(`{"subject":"pending:${WALLET?.address}","state":"none"}`);
  }
  expect([callsTo("walletStates"), callsTo("pendingTransactions")]).toEqual([2, expect.toBeOneOf([2, 3, 4])]);
}, 40_000);

test("refuses invalid accounts and messages, and more than 100 accounts", async () => {
  const many = Array.from({ length: 101 }, () => `account=${WALLET?.address}`).join("&");
  for (const query of ["?account=x", "?message=1", `?${many}`]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the requests of one visitor, one after the other
    const refused = await open("test", {}, query);
    expect(refused.status).toBe(422);
  }
});
