import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, type TestService } from "../../../testing/api/test-service";
import { typedCall } from "../../domain/call/call-query";
import { parseAddress } from "../../ton/address/read-address";
import { loadCall } from "./load-call";

const ADDRESS = parseAddress(`0:${"AB".repeat(32)}`);

let service: TestService;

beforeAll(async () => {
  // The burst is ten, and a method costs three.
  service = await startService({ VISITOR_RPM: "40" });
  const result = { "@type": "smc.runResult", gas_used: 9, exit_code: 0, stack: [["num", "0x5"]] };
  const index = { accounts: [], address_book: {}, metadata: {} };
  service.answer = { status: 200, body: JSON.stringify({ ok: true, result, ...index }) };
});
afterAll(() => service.close());

const runs = () => service.requests.filter(({ url }) => url.endsWith("/runGetMethod"));
const call = async (query: string) =>
  (await loadCall("test", ADDRESS, typedCall(new URLSearchParams(query)))).outcome;

test("a get method runs at a node with its arguments, at the given block", async () => {
  const outcome = await call("method=get_nft_address_by_index&stack=7&seqno=12");
  expect(outcome).toMatchObject({
    is: "done",
    result: { method: "get_nft_address_by_index", standard: "TEP-62", exitCode: 0, gasUsed: 9 },
  });
  expect(runs().map(({ body }) => JSON.parse(body))).toEqual([
    { address: ADDRESS, method: "get_nft_address_by_index", stack: [["num", "0x7"]], seqno: 12 },
  ]);
});

test("an incomplete or invalid call is not sent to the service", async () => {
  const before = runs().length;
  expect(await call("")).toEqual({ is: "none" });
  expect(await call("method=get_wallet_address")).toEqual({ is: "incomplete" });
  for (const query of ["method=a b", "method=seqno&stack=1", "method=x&stack=cell:te6ccg", "seqno=x"])
    expect([query, await call(query)]).toMatchObject([query, { is: "failed", error: { kind: "bad-input" } }]);
  expect(runs()).toHaveLength(before);
});

test("a call counts towards the visitor's limit, unless its answer is cached", async () => {
  const before = runs().length;
  for (let times = 0; times < 20; times += 1)
    expect(await call("method=seqno&seqno=12")).toMatchObject({ is: "done" });
  expect(await call("method=get_public_key&seqno=12")).toMatchObject({ is: "done" });
  expect(runs()).toHaveLength(before + 2);
  expect(await call("method=get_subwallet_id&seqno=12")).toMatchObject({
    is: "failed",
    error: { kind: "rate-limited", whose: "visitor" },
  });
  expect(runs()).toHaveLength(before + 2);
  expect(await call("method=seqno&seqno=12")).toMatchObject({ is: "done" });
});
