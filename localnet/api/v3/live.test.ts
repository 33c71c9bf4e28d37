import { beginCell, comment, toNano } from "@ton/core";
import { WalletContractV4 } from "@ton/ton";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { unlessShared } from "@/lib/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { fieldOf } from "@/lib/toncenter/field";
import type { ApiAnswer } from "../exchange";
import { writeJson } from "../json";
import { ELECTOR } from "../../chain/genesis";
import { openLive, payment, type Live } from "./test-live";
import { ask, post } from "./test-node";
import { endpointOf, STRUCTS } from "./test-questions";
import { differences, readStructs } from "./test-spec";

const wallet = WalletContractV4.create({ workchain: 0, publicKey: Buffer.alloc(32, 9) });
const WALLET = parseAddress(wallet.address.toRawString());
const STRANGER = parseAddress(`0:${"ab".repeat(32)}`);

let live: Live;
let giver: ReturnType<typeof parseAddress>;
/** What each stage told of the message that was sent. */
const told = new Map<"sent" | "pending" | "expected" | "confirmed" | "trace", ApiAnswer>();
let hash = "";
let normalized = "";

beforeAll(async () => {
  live = await openLive();
  giver = parseAddress(live.giver.address.toRawString());
  const { node } = live;
  await node.mine(2);
  const boc = await live.order(0, [
    payment(WALLET, toNano(3), comment("welcome"), wallet.init),
    payment(STRANGER, toNano("0.5"), beginCell().storeUint(0x0f8a7ea5, 32).endCell()),
  ]);
  const sent = await post(node, "message", { boc });
  hash = String(fieldOf(sent.body, "message_hash"));
  normalized = String(fieldOf(sent.body, "message_hash_norm"));
  told.set("sent", sent);
  told.set("pending", await ask(node, `pendingTransactions?account=${giver}`));
  told.set("expected", await ask(node, `pendingTraces?account=${WALLET}`));
  await node.mine(1);
  told.set("confirmed", await ask(node, `pendingTransactions?account=${giver}`));
  told.set("trace", await ask(node, `pendingTraces?ext_msg_hash=${encodeURIComponent(normalized)}`));
  await node.mine(4);
});

afterAll(() => live.node.close());

test("a message is accepted, pending, confirmed, and then final", async () => {
  expect(told.get("sent")?.status).toBe(200);
  const row = { account: giver, in_msg: { hash, hash_norm: normalized } };
  expect(told.get("pending")?.body).toMatchObject({
    transactions: [{ ...row, finality: "pending", emulated: true }],
  });
  expect(told.get("expected")?.body).toMatchObject({
    traces: [
      {
        trace_id: null,
        external_hash: normalized,
        trace_info: { trace_state: "pending", transactions: 3, messages: 3, pending_messages: 0 },
        trace: { in_msg_hash: hash, children: [{ children: [] }, { children: [] }] },
      },
    ],
  });
  expect(told.get("confirmed")?.body).toMatchObject({
    transactions: [{ ...row, finality: "confirmed", emulated: false }],
  });
  expect(told.get("trace")?.body).toMatchObject({
    traces: [{ external_hash: normalized, trace_info: { trace_state: "pending" } }],
  });
  expect((await ask(live.node, `pendingTransactions?account=${giver}`)).status).toBe(404);
  const { body } = await ask(live.node, `traces?msg_hash=${encodeURIComponent(normalized)}`);
  expect(body).toMatchObject({
    traces: [
      {
        external_hash: normalized,
        is_incomplete: false,
        trace_info: { trace_state: "complete", transactions: 3, messages: 3, pending_messages: 0 },
        trace: { in_msg_hash: hash, children: [{ children: [] }, { children: [] }] },
      },
    ],
  });
});

test("a message that its contract does not take is refused in the node's words", async () => {
  const boc = await live.order(0, [payment(WALLET, 1n, "again")]);
  const { status, body } = await post(live.node, "message", { boc });
  expect(status).toBe(500);
  expect(fieldOf(body, "error")).toMatch(
    /^LITE_SERVER_UNKNOWN: cannot apply external message[^]*exitcode=133/,
  );
});

test("a get-method runs", async () => {
  const ran = await post(live.node, "runGetMethod", { address: WALLET, method: "seqno", stack: [] });
  expect(ran).toMatchObject({ status: 200, body: { exit_code: 0, stack: [{ type: "num", value: "0x0" }] } });
  const unknown = await post(live.node, "runGetMethod", { address: WALLET, method: "nothing" });
  expect(unknown).toMatchObject({ status: 200, body: { exit_code: 11 } });
});

test("fees are estimated; there are none where nobody would take the message", async () => {
  const order = await live.orderBody(1, [payment(WALLET, 1n, "again")]);
  const fees = await post(live.node, "estimateFee", { address: giver, body: order, ignore_chksig: true });
  expect(fees).toMatchObject({ status: 200, body: { destination_fees: [] } });
  expect(Number(fieldOf(fieldOf(fees.body, "source_fees"), "gas_fee"))).toBeGreaterThan(0);
  expect(Object.keys(Object(fieldOf(fees.body, "source_fees")))).toEqual([
    "in_fwd_fee",
    "storage_fee",
    "gas_fee",
    "fwd_fee",
  ]);
  const body = beginCell().endCell().toBoc().toString("base64");
  const refused = await post(live.node, "estimateFee", { address: STRANGER, body });
  expect(refused.status).toBe(500);
});

const TARGETS: readonly ((message: string) => string)[] = [
  () => "masterchainInfo",
  () => "blocks?limit=100",
  () => "masterchainBlockShardState?seqno=4",
  () => "masterchainBlockShards?seqno=4",
  () => "transactions?limit=1000",
  () => "transactions?sort=asc&workchain=-1",
  (message) => `transactionsByMessage?msg_hash=${message}`,
  () => "messages?limit=100",
  () => "traces?limit=100&include_actions=1",
  () => `accountStates?address=${giver}&address=${WALLET}&address=${STRANGER}`,
  () => `walletStates?address=${giver}&address=${WALLET}&address=${STRANGER}`,
  () => "topAccountsByBalance?limit=100",
  () => `addressInformation?address=${WALLET}`,
  () => `walletInformation?address=${WALLET}`,
];

describe("what happened", () => {
  test.each(TARGETS.map((target) => [target("…"), target]))(
    "%s is read by the endpoint's schema",
    async (_, target) => {
      const question = target(encodeURIComponent(hash));
      const { status, body } = await ask(live.node, question);
      expect(status).toBe(200);
      expect(
        readAnswer(endpointOf(question), { status, body: writeJson(body), retryAfterMs: null }),
      ).toMatchObject({ ok: true });
    },
  );

  const without = unlessShared("contract/spec/v3-go-v1.3.json");

  test.skipIf(without !== "").each(TARGETS.map((target) => [target("…"), target]))(
    `%s is as the contract describes it${without}`,
    async (_, target) => {
      const question = target(encodeURIComponent(hash));
      const { body } = await ask(live.node, question);
      const struct = STRUCTS[endpointOf(question).path] ?? "";
      expect(differences(readStructs() ?? new Map(), struct, body, "")).toEqual([]);
    },
  );

  test("the wallet that was deployed is one", async () => {
    const { body } = await ask(live.node, `walletStates?address=${WALLET}`);
    expect(body).toMatchObject({
      wallets: [
        {
          is_wallet: true,
          wallet_type: "wallet v4 r2",
          seqno: 0,
          balance: expect.stringMatching(/^299\d{7}$/),
        },
      ],
      address_book: { [WALLET]: { interfaces: ["wallet_v4r2"] } },
    });
  });

  test("an account's states before and after meet", async () => {
    const { body } = await ask(live.node, `transactions?workchain=-1&account=${ELECTOR}&sort=asc&limit=1000`);
    const rows = fieldOf(body, "transactions");
    const states = (Array.isArray(rows) ? rows : []).map((row) => [
      fieldOf(fieldOf(row, "account_state_before"), "hash"),
      fieldOf(fieldOf(row, "account_state_after"), "hash"),
    ]);
    expect(states.length).toBeGreaterThan(1);
    expect(states.slice(1).map(([before]) => before)).toEqual(states.slice(0, -1).map(([, after]) => after));
  });
});
