import { beginCell, comment } from "@ton/core";
import * as v from "valibot";
import { expect, test } from "vitest";
import { formatFriendly } from "@/lib/ton/address/address";
import { formatHash } from "@/lib/ton/value/hash";
import { getV3, openTestNode, postV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import {
  ALICE,
  BOB,
  CAROL,
  DAVE,
  ERIN,
  hashOf,
  ltAt,
  START,
} from "../../../testing/localnet/api/v3/test-short-chain";

const { node } = openTestNode();
const hash = (name: string) => formatHash(hashOf(name), "base64");
const empty = beginCell().endCell();

test("an external message has exactly its fields", async () => {
  const { body } = await getV3(node, `messages?msg_hash=${hashOf("message in 3a")}`);
  const transfer = beginCell().storeUint(0x0f8a7ea5, 32).storeUint(1, 64).endCell();
  const init = comment("tea <b>&</b> ☕").toBoc().toString("base64");
  expect(body).toHaveProperty("messages", [
    {
      hash: hash("message in 3a"),
      source: null,
      destination: ALICE,
      value: null,
      value_extra_currencies: null,
      fwd_fee: null,
      ihr_fee: null,
      extra_flags: null,
      created_lt: null,
      created_at: null,
      opcode: "0x0f8a7ea5",
      decoded_opcode: "jetton_transfer",
      ihr_disabled: null,
      bounce: null,
      bounced: null,
      import_fee: "0",
      in_msg_tx_hash: hash("transaction 3a"),
      message_content: {
        hash: transfer.hash().toString("base64"),
        body: transfer.toBoc().toString("base64"),
        decoded: null,
      },
      init_state: { hash: hash("init"), body: init, decoded: null },
      hash_norm: hash("normal in 3a"),
    },
  ]);
});

test("an internal message has fees, comment and both transactions", async () => {
  const { body } = await getV3(node, `messages?msg_hash=${hashOf("message pay 3")}`);
  expect(body).toMatchObject({
    messages: [
      {
        value: "1500000000",
        value_extra_currencies: {},
        ihr_fee: "0",
        extra_flags: "0",
        created_lt: String(ltAt(3, 2)),
        created_at: String(START + 15),
        opcode: "0x00000000",
        decoded_opcode: "text_comment",
        import_fee: null,
        in_msg_tx_hash: hash("transaction 3b"),
        out_msg_tx_hash: hash("transaction 3a"),
        message_content: {
          decoded: { "@type": "text_comment", comment: "tea <b>&</b> ☕", type: "text_comment" },
        },
        init_state: null,
      },
    ],
  });
  expect(body).not.toHaveProperty("messages.0.hash_norm");
});

test("an empty body is decoded; messages inside a transaction have no transaction hashes", async () => {
  const { body } = await getV3(node, `transactions?hash=${hashOf("transaction 3a")}`);
  expect(body).toHaveProperty("transactions.0.out_msgs.1.message_content", {
    hash: empty.hash().toString("base64"),
    body: empty.toBoc().toString("base64"),
    decoded: { "@type": "empty_cell" },
  });
  expect(body).not.toHaveProperty("transactions.0.in_msg.in_msg_tx_hash");
  expect(body).toMatchObject({
    transactions: [
      {
        lt: "3000001",
        now: START + 15,
        finality: "finalized",
        emulated: false,
        total_fees_extra_currencies: {},
      },
    ],
  });
});

test("a tick transaction has no messages", async () => {
  const { body } = await getV3(node, `transactions?hash=${hashOf("transaction 4t")}`);
  expect(body).toMatchObject({
    transactions: [{ in_msg: null, out_msgs: [], description: { type: "tick_tock" } }],
  });
});

test("the address book has non-bounceable addresses of wallets and empty accounts, and entries of unknown accounts", async () => {
  const spelled = formatFriendly(CAROL, { bounceable: true, testnet: false });
  const stranger = "9".repeat(64);
  const { body } = await getV3(
    node,
    `addressBook?address=${ALICE.toLowerCase()}&address=${spelled}&address=${DAVE}&address=${stranger}`,
  );
  const row = (address: typeof ALICE, bounceable: boolean, interfaces: readonly string[] | null) => ({
    user_friendly: formatFriendly(address, { bounceable, testnet: false }),
    domain: null,
    interfaces,
  });
  expect(body).toEqual({
    [ALICE.toLowerCase()]: row(ALICE, false, ["wallet_v4r2"]),
    [spelled]: row(CAROL, true, []),
    [DAVE]: row(DAVE, false, []),
    [stranger]: { user_friendly: expect.stringMatching(/^UQ/), domain: null, interfaces: null },
  });
});

test("lists omit the address book on request", async () => {
  const { body } = await getV3(node, "transactions?limit=1&x_no_address_book=1");
  expect(body).toHaveProperty("address_book", {});
});

test("account states have cells unless disabled, and hashes only of present parts", async () => {
  const { body } = await getV3(node, `accountStates?address=${CAROL}&address=${ERIN}`);
  expect(body).toMatchObject({
    accounts: [
      {
        extra_currencies: { "100": "5" },
        data_boc: empty.toBoc().toString("base64"),
        status: "active",
        interfaces: [],
      },
      { status: "frozen", balance: "0", frozen_hash: hash("frozen"), interfaces: [] },
    ],
  });
  expect(body).not.toHaveProperty("accounts.0.frozen_hash");
  expect(body).not.toHaveProperty("accounts.1.code_hash");
  const bare = await getV3(node, `accountStates?address=${CAROL}&include_boc=0`);
  expect(bare.body).not.toHaveProperty("accounts.0.data_boc");
});

test("wallet states have the fields of the wallet's data", async () => {
  const { body } = await getV3(
    node,
    `walletStates?address=${ALICE}&address=${BOB}&address=${CAROL}&address=${DAVE}`,
  );
  expect(body).toMatchObject({
    wallets: [
      {
        is_wallet: true,
        wallet_type: "wallet v4 r2",
        seqno: 0,
        wallet_id: 698_983_191,
        balance: "900719925474099301",
      },
      {
        is_wallet: true,
        wallet_type: "wallet v5 r1",
        seqno: 0,
        wallet_id: 2_147_483_409,
        is_signature_allowed: true,
      },
      { is_wallet: false, status: "active" },
      { is_wallet: false, status: "uninit" },
    ],
  });
});

test("walletInformation and addressInformation report an unknown account as uninit", async () => {
  const unknown = "9".repeat(64);
  const emptyState = {
    balance: "0",
    last_transaction_lt: "0",
    last_transaction_hash: `${"A".repeat(43)}=`,
    status: "uninit",
  };
  expect((await getV3(node, `walletInformation?address=${unknown}`)).body).toEqual(emptyState);
  expect((await getV3(node, `addressInformation?address=${unknown}`)).body).toEqual({
    ...emptyState,
    code: null,
    data: null,
    frozen_hash: null,
  });
  const { body } = await getV3(node, `walletInformation?address=${BOB}`);
  expect(body).toEqual({
    balance: "5000000000",
    wallet_type: "wallet v5 r1",
    seqno: 0,
    wallet_id: 2_147_483_409,
    last_transaction_lt: "5",
    last_transaction_hash: hash(`last ${BOB}`),
    status: "active",
  });
});

test("decode returns results and errors in the order of the request", async () => {
  const text = comment("hi").toBoc();
  const bodies = [
    text.toString("base64"),
    text.toString("hex"),
    empty.toBoc().toString("base64url"),
    "te6ccgEB",
    "no",
  ];
  const expected = {
    opcodes: ["jetton_transfer", "text_comment", "bounce", "unknown"],
    bodies: [
      { "@type": "text_comment", comment: "hi", type: "text_comment" },
      { "@type": "text_comment", comment: "hi", type: "text_comment" },
      { "@type": "empty_cell" },
      { error: expect.stringMatching(/^unknown: /) },
      { error: expect.stringMatching(/^unknown: /) },
    ],
  };
  const opcodes = ["0x0f8a7ea5", "0", "-1", "12345677"];
  expect(await postV3(node, "decode", { opcodes, bodies })).toEqual({ status: 200, body: expected });
  const query = new URLSearchParams([
    ...opcodes.map((code) => ["opcodes", code]),
    ...bodies.map((body) => ["bodies", body]),
  ]);
  expect(await getV3(node, `decode?${query}`)).toEqual({ status: 200, body: expected });
  expect((await getV3(node, "decode")).body).toEqual({ opcodes: [], bodies: [] });
});

test("rows that are kept in memory are the same in later answers, on any page", async () => {
  const rows = async (query: string) => {
    const { body } = await getV3(node, `transactions?${query}`);
    return v.parse(v.object({ transactions: v.array(v.unknown()), address_book: v.object({}) }), body);
  };
  const first = await rows("sort=asc&limit=10");
  expect(await rows("sort=asc&limit=10")).toEqual(first);
  expect(await rows("sort=asc&limit=10&x_localnet_names=off")).toEqual(first);
  const overlapping = await rows("sort=asc&limit=10&offset=5");
  expect(overlapping.transactions.slice(0, 5)).toEqual(first.transactions.slice(5));
  expect(distinct([...first.transactions, ...overlapping.transactions])).toBe(15);
});

const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;
