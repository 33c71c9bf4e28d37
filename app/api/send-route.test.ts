import { Address, beginCell, external, storeMessage } from "@ton/core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as v from "valibot";
import { SendReport } from "@/lib/domain/send/send-report";
import { POST as send } from "./[network]/send/route";
import { POST as facts } from "./[network]/send/facts/route";
import { startService, type TestService } from "../../testing/api/test-service";

let service: TestService;
let number = 0;

beforeAll(async () => {
  service = await startService();
});
beforeEach(() => {
  service.requests.length = 0;
  service.answer = ACCEPTED;
});
afterAll(() => service.close());

const HASH64 = Buffer.alloc(32, 7).toString("base64");
const ACCEPTED = { status: 200, body: JSON.stringify({ ok: true, result: { "@type": "x", hash: HASH64 } }) };
const params = Promise.resolve({ network: "test" });

/** A message that no other test sends. */
function message(): Buffer {
  number += 1;
  const body = beginCell().storeUint(number, 32).endCell();
  const to = Address.parseRaw(`0:${"11".repeat(32)}`);
  return beginCell()
    .store(storeMessage(external({ to, body })))
    .endCell()
    .toBoc();
}

function post(body: string, type = "application/json", headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/api/test/send", {
    method: "POST",
    headers: { "content-type": type, ...headers },
    body,
  });
}

async function sent(boc: Buffer, more: object = {}) {
  const response = await send(post(JSON.stringify({ boc: boc.toString("base64"), ...more })), { params });
  return v.parse(SendReport, await response.json());
}

const form = (boc: string) =>
  post(new URLSearchParams({ boc }).toString(), "application/x-www-form-urlencoded");
const refusal = (status: number, error: string) => ({
  status,
  body: JSON.stringify({ ok: false, error, code: status }),
});

describe("the send route", () => {
  test("sends a message once, even if it is posted simultaneously or in another encoding", async () => {
    const boc = message();
    const reports = await Promise.all(Array.from({ length: 12 }, () => sent(boc)));
    expect(reports.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const hex = await send(post(JSON.stringify({ boc: boc.toString("hex") })), { params });
    expect(v.parse(SendReport, await hex.json())).toMatchObject({ outcome: "sent", repeated: true });
    expect(service.requests).toHaveLength(1);
    expect(await sent(message())).toMatchObject({ outcome: "sent", repeated: false });
  });

  test("reports a refused message without repeating the call, and sends it again on the next request", async () => {
    const boc = message();
    service.answer = refusal(500, "inbound external message rejected: exitcode=33");
    expect(await sent(boc)).toMatchObject({ outcome: "refused", problem: { kind: "upstream", status: 500 } });
    expect(service.requests).toHaveLength(1);
    service.answer = ACCEPTED;
    expect(await sent(boc)).toMatchObject({ outcome: "sent", repeated: false });
  });

  test("reports an unknown outcome if the answer is unreadable, and sends the message again only on request", async () => {
    const boc = message();
    service.answer = { status: 200, body: "<html>" };
    expect(await sent(boc)).toMatchObject({ outcome: "unknown", repeated: false });
    service.answer = ACCEPTED;
    expect(await sent(boc)).toMatchObject({ outcome: "unknown", repeated: true });
    expect(service.requests).toHaveLength(1);
    expect(await sent(boc, { again: true })).toMatchObject({ outcome: "sent", repeated: false });
    expect(await sent(boc, { again: true })).toMatchObject({ outcome: "sent", repeated: true });
    expect(service.requests).toHaveLength(2);
  });

  test("tries the next operation if the service lacks one, and reports a message as refused if it lacks all", async () => {
    service.answer = refusal(404, "Not Found");
    expect(await sent(message())).toMatchObject({ outcome: "refused", problem: { kind: "not-found" } });
    expect(service.requests.map(({ url }) => url)).toEqual([
      "/api/v2/sendBocReturnHash",
      "/api/v2/sendBoc",
      "/api/v3/message",
    ]);
  });

  test("redirects a form to the page of the sent message, or back with the input if it is refused or invalid", async () => {
    const boc = message();
    const response = await send(form(boc.toString("base64")), { params });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/\/send\?hash=[0-9a-f]{64}$/);
    service.answer = refusal(500, "exitcode=33");
    const refused = await send(form(message().toString("base64url")), { params });
    expect(refused.headers.get("location")).toMatch(/\/send\?boc=te6cc/);
    const garbage = await send(form("<b>"), { params });
    expect(garbage.headers.get("location")).toMatch(/\/send\?boc=%3Cb%3E$/);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["another origin", { origin: "https://example.com", host: "localhost" }, 403],
    ["a sibling site", { "sec-fetch-site": "same-site" }, 403],
  ])("refuses requests from pages of %s", async (_, headers, status) => {
    const body = JSON.stringify({ boc: message().toString("base64") });
    expect((await send(post(body, "application/json", headers), { params })).status).toBe(status);
    expect((await facts(post(body, "application/json", headers), { params })).status).toBe(status);
    const plain = new URLSearchParams({ boc: message().toString("base64") }).toString();
    const asForm = post(plain, "application/x-www-form-urlencoded", headers);
    expect((await send(asForm, { params })).status).toBe(status);
    expect(service.requests).toEqual([]);
  });

  test.each([
    ["invalid JSON", post("{", "application/json")],
    ["a body of type text/plain", post("{}", "text/plain")],
    ["a body without a message", post("{}")],
    ["a number as the message", post(`{"boc":7}`)],
    ["a damaged BoC", post(`{"boc":"te6cck"}`)],
    ["a message that is too long", post(JSON.stringify({ boc: "A".repeat(1_700_000) }))],
  ])("refuses %s without a call", async (_, request) => {
    const response = await send(request, { params });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { kind: "bad-input" } });
    expect(service.requests).toEqual([]);
  });

  test("answers 404 for an unknown network", async () => {
    const other = Promise.resolve({ network: "nowhere" });
    expect((await send(form(message().toString("hex")), { params: other })).status).toBe(404);
  });
});
