import { beginCell, comment, toNano } from "@ton/core";
import { WalletContractV4 } from "@ton/ton";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { unlessShared } from "@/testing/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { fieldOf } from "@/lib/toncenter/field-of";
import type { ApiAnswer } from "../api-request";
import { writeJson } from "../write-json";
import { ELECTOR } from "../../chain/genesis";
import { openLiveChain, payment, type LiveChain } from "../../../testing/localnet/api/v3/test-live-chain";
import { getV3, postV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { endpointOf, STRUCTS } from "../../../testing/localnet/api/v3/test-v3-requests";
import { differences, readStructs } from "../../../testing/localnet/api/v3/test-v3-contract";

const wallet = WalletContractV4.create({ workchain: 0, publicKey: Buffer.alloc(32, 9) });
const WALLET = parseAddress(wallet.address.toRawString());
const STRANGER = parseAddress(`0:${"ab".repeat(32)}`);

let live: LiveChain;
let giver: ReturnType<typeof parseAddress>;
/** Answers about the sent message at each stage. */
const answers = new Map<"sent" | "pending" | "expected" | "confirmed" | "trace", ApiAnswer>();
let hash = "";
let normalized = "";

beforeAll(async () => {
  live = await openLiveChain();
  giver = parseAddress(live.giver.address.toRawString());
  const { node } = live;
  await node.mine(2);
  const boc = await live.order(0, [
    payment(WALLET, toNano(3), comment("welcome"), wallet.init),
    payment(STRANGER, toNano("0.5"), beginCell().storeUint(0x0f8a7ea5, 32).endCell()),
  ]);
  const sent = await postV3(node, "message", { boc });
  hash = String(fieldOf(sent.body, "message_hash"));
  normalized = String(fieldOf(sent.body, "message_hash_norm"));
  answers.set("sent", sent);
  answers.set("pending", await getV3(node, `pendingTransactions?account=${giver}`));
  answers.set("expected", await getV3(node, `pendingTraces?account=${WALLET}`));
  await node.mine(1);
  answers.set("confirmed", await getV3(node, `pendingTransactions?account=${giver}`));
  answers.set("trace", await getV3(node, `pendingTraces?ext_msg_hash=${encodeURIComponent(normalized)}`));
  await node.mine(4);
});

afterAll(() => live.node.close());

test("a message becomes accepted, pending, confirmed and final", async () => {
  expect(answers.get("sent")?.status).toBe(200);
  const row = { account: giver, in_msg: { hash, hash_norm: normalized } };
  expect(answers.get("pending")?.body).toMatchObject({
    transactions: [{ ...row, finality: "pending", emulated: true }],
  });
  expect(answers.get("expected")?.body).toMatchObject({
    traces: [
      {
        trace_id: null,
        external_hash: normalized,
        trace_info: { trace_state: "pending", transactions: 3, messages: 3, pending_messages: 0 },
        trace: { in_msg_hash: hash, children: [{ children: [] }, { children: [] }] },
      },
    ],
  });
  expect(answers.get("confirmed")?.body).toMatchObject({
    transactions: [{ ...row, finality: "confirmed", emulated: false }],
  });
  expect(answers.get("trace")?.body).toMatchObject({
    traces: [{ external_hash: normalized, trace_info: { trace_state: "pending" } }],
  });
  expect((await getV3(live.node, `pendingTransactions?account=${giver}`)).status).toBe(404);
  const { body } = await getV3(live.node, `traces?msg_hash=${encodeURIComponent(normalized)}`);
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

test("a message that its contract rejects gets the error of the node", async () => {
  const boc = await live.order(0, [payment(WALLET, 1n, "again")]);
  const { status, body } = await postV3(live.node, "message", { boc });
  expect(status).toBe(500);
  expect(fieldOf(body, "error")).toMatch(
    /^LITE_SERVER_UNKNOWN: cannot apply external message[^]*exitcode=133/,
  );
});

test("runGetMethod returns the stack, or the exit code of an unknown method", async () => {
  const ran = await postV3(live.node, "runGetMethod", { address: WALLET, method: "seqno", stack: [] });
  expect(ran).toMatchObject({ status: 200, body: { exit_code: 0, stack: [{ type: "num", value: "0x0" }] } });
  const unknown = await postV3(live.node, "runGetMethod", { address: WALLET, method: "nothing" });
  expect(unknown).toMatchObject({ status: 200, body: { exit_code: 11 } });
});

test("estimateFee returns the fees of a message, or an error if it is rejected", async () => {
  const order = await live.orderBody(1, [payment(WALLET, 1n, "again")]);
  const fees = await postV3(live.node, "estimateFee", { address: giver, body: order, ignore_chksig: true });
  expect(fees).toMatchObject({ status: 200, body: { destination_fees: [] } });
  expect(Number(fieldOf(fieldOf(fees.body, "source_fees"), "gas_fee"))).toBeGreaterThan(0);
  expect(Object.keys(Object(fieldOf(fees.body, "source_fees")))).toEqual([
    "in_fwd_fee",
    "storage_fee",
    "gas_fee",
    "fwd_fee",
  ]);
  const body = beginCell().endCell().toBoc().toString("base64");
  const refused = await postV3(live.node, "estimateFee", { address: STRANGER, body });
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

describe("after the message", () => {
  test.each(TARGETS.map((target) => [target("…"), target]))(
    "%s matches the schema of its endpoint",
    async (_, target) => {
      const requestTarget = target(encodeURIComponent(hash));
      const { status, body } = await getV3(live.node, requestTarget);
      expect(status).toBe(200);
      expect(
        readAnswer(endpointOf(requestTarget), { status, body: writeJson(body), retryAfterMs: null }),
      ).toMatchObject({ ok: true });
    },
  );

  const without = unlessShared("contract/spec/v3-go-v1.3.json");

  test.skipIf(without !== "").each(TARGETS.map((target) => [target("…"), target]))(
    `%s matches the published contract${without}`,
    async (_, target) => {
      const requestTarget = target(encodeURIComponent(hash));
      const { body } = await getV3(live.node, requestTarget);
      const struct = STRUCTS[endpointOf(requestTarget).path] ?? "";
      expect(differences(readStructs() ?? new Map(), struct, body, "")).toEqual([]);
    },
  );

  test("the deployed wallet is recognized by its version", async () => {
    const { body } = await getV3(live.node, `walletStates?address=${WALLET}`);
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

  test("the state after a transaction is the state before the next", async () => {
    const { body } = await getV3(
      live.node,
      `transactions?workchain=-1&account=${ELECTOR}&sort=asc&limit=1000`,
    );
    const rows = fieldOf(body, "transactions");
    const states = (Array.isArray(rows) ? rows : []).map((row) => [
      fieldOf(fieldOf(row, "account_state_before"), "hash"),
      fieldOf(fieldOf(row, "account_state_after"), "hash"),
    ]);
    expect(states.length).toBeGreaterThan(1);
    expect(states.slice(1).map(([before]) => before)).toEqual(states.slice(0, -1).map(([, after]) => after));
  });
});
