import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Action } from "@/lib/toncenter/v3/v3-action";
import type { ResidentName } from "../../../scenario/residents";
import { actionsOf } from "../../../../testing/localnet/indexer/test-answers";
import {
  replayJettons,
  type ReplayedJettons,
} from "../../../../testing/localnet/indexer/jettons/test-jettons";

let replayed: ReplayedJettons;
let all: readonly Action[];
beforeAll(async () => {
  replayed = await replayJettons();
  all = await replayed.actions("exclude_action_type=tick_tock,ton_transfer,contract_deploy");
});
afterAll(() => replayed.close());

const fieldsOf = ({ details }: Action): Readonly<Record<string, unknown>> =>
  details.type === null ? {} : { ...details.fields };
const of = (type: string, has: Readonly<Record<string, unknown>> = {}) =>
  all.filter(
    (each) =>
      each.type === type && Object.entries(has).every(([name, value]) => fieldsOf(each)[name] === value),
  );
const fieldsOfType = (type: string, has: Readonly<Record<string, unknown>>) =>
  of(type, has).map((each) => ({ success: each.success, ...fieldsOf(each) }));

test("all details are parsed, and no jetton message is left without an action", () => {
  expect(all.filter(({ details }) => details.type === null)).toEqual([]);
  const opcodes = new Set(of("call_contract").map((each) => fieldsOf(each)["opcode"]));
  for (const opcode of ["0x0f8a7ea5", "0x178d4519", "0x7362d09c", "0x595f07bc", "0x7bdd97de", "0xd53276db"])
    expect(opcodes).not.toContain(opcode);
  expect(opcodes).not.toContain("0xffffffff");
});

test("actions of each jetton type have the fields of the specification", async () => {
  const types =
    "jetton_transfer,jetton_mint,jetton_burn,jetton_swap,dex_deposit_liquidity,dex_withdraw_liquidity";
  const rows = await actionsOf(replayed.node, `action_type=${types}`);
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(types.split(",")));
});

describe("a transfer", () => {
  const swap = { comment: null, is_encrypted_comment: false, custom_payload: null };

  test("with a comment has the comment, and is listed for the receiver", async () => {
    const [first] = of("jetton_transfer", { comment: "Breakfast" });
    expect(first).toBeDefined();
    const fields = first === undefined ? {} : fieldsOf(first);
    expect(fields).toMatchObject({ asset: replayed.token("loaf"), is_encrypted_comment: false });
    expect(fields["response_destination"]).toBe(fields["sender"]);
    const ofReceiver = await replayed.actions(
      `account=${String(fields["receiver"])}&action_type=jetton_transfer`,
    );
    expect(ofReceiver.map(({ action_id }) => action_id)).toContain(first?.action_id);
  });

  test("without a comment is listed for the receiver too", async () => {
    const silent = of("jetton_transfer", { ...swap, forward_payload: null }).filter((each) => each.success);
    expect(silent.length).toBeGreaterThan(0);
    for (const each of silent) {
      const receiver = String(fieldsOf(each)["receiver"]);
      const ids = (await replayed.actions(`account=${receiver}`)).map(({ action_id }) => action_id);
      expect(ids).toContain(each.action_id);
    }
  });

  test("may forward TON or an encrypted comment", () => {
    expect(of("jetton_transfer", { forward_amount: 200_000_000n }).length).toBeGreaterThan(0);
    const [encrypted] = fieldsOfType("jetton_transfer", { is_encrypted_comment: true });
    expect(encrypted).toMatchObject({
      success: true,
      sender: replayed.resident("nadia"),
      receiver: replayed.resident("ines"),
      receiver_jetton_wallet: replayed.walletOf("ines", "credit"),
      comment: expect.stringMatching(/^[\w+/]{86}==$/),
      amount: 3_000_000n,
    });
  });

  test("of more than the balance fails in the sender's wallet", () => {
    expect(
      fieldsOfType("jetton_transfer", { sender: replayed.resident("greta"), amount: 10n ** 15n }),
    ).toEqual([
      expect.objectContaining({
        success: false,
        receiver: replayed.resident("hugo"),
        sender_jetton_wallet: replayed.walletOf("greta", "tide"),
        receiver_jetton_wallet: null,
      }),
    ]);
  });

  test("that cannot be received fails and includes the bounced messages", () => {
    const [failed] = of("jetton_transfer", { query_id: 8n, sender: replayed.resident("bruno") });
    expect(failed?.success).toBe(false);
    expect(failed === undefined ? null : fieldsOf(failed)).toMatchObject({
      receiver_jetton_wallet: replayed.walletOf("ada", "tide"),
    });
    // The owner's wallet, both jetton wallets, and the first of them again for the bounce.
    expect(failed?.transactions).toHaveLength(4);
  });
});

describe("mints and burns", () => {
  test("have their accounts and amounts", () => {
    expect(
      fieldsOfType("jetton_mint", { asset: replayed.token("ferry"), receiver: replayed.resident("ada") }),
    ).toEqual([
      {
        success: true,
        asset: replayed.token("ferry"),
        receiver: replayed.resident("ada"),
        receiver_jetton_wallet: replayed.walletOf("ada", "ferry"),
        amount: 20n,
        ton_amount: 50_000_000n,
      },
    ]);
    expect(fieldsOfType("jetton_burn", { owner: replayed.resident("ada") })).toEqual([
      {
        success: true,
        owner: replayed.resident("ada"),
        owner_jetton_wallet: replayed.walletOf("ada", "ferry"),
        asset: replayed.token("ferry"),
        amount: 1n,
      },
    ]);
  });

  test("fail without authorization or balance", () => {
    expect(of("jetton_mint").filter(({ success }) => success === false)).toHaveLength(1);
    expect(
      fieldsOfType("jetton_mint", {
        receiver: replayed.resident("samir"),
        asset: replayed.token("tide"),
        amount: 10n ** 15n,
      }),
    ).toEqual([expect.objectContaining({ success: false, receiver_jetton_wallet: null })]);
    expect(fieldsOfType("jetton_burn", { owner: replayed.resident("marco") })).toEqual([
      expect.objectContaining({ success: false, amount: 500n }),
    ]);
  });
});

describe("a swap", () => {
  const byWhom = (name: ResidentName) => fieldsOfType("jetton_swap", { sender: replayed.resident(name) });
  const NONE = { asset: null, source_jetton_wallet: null, destination_jetton_wallet: null };

  test("of TON for jettons has both of its transfers", () => {
    const [swap] = byWhom("lena");
    expect(swap).toEqual({
      success: true,
      dex: "town_exchange",
      sender: replayed.resident("lena"),
      asset_in: null,
      asset_out: replayed.token("tide"),
      dex_incoming_transfer: {
        ...NONE,
        source: replayed.resident("lena"),
        destination: replayed.token("tideExchange"),
        amount: expect.any(BigInt),
      },
      dex_outgoing_transfer: {
        asset: replayed.token("tide"),
        source: replayed.token("tideExchange"),
        destination: replayed.resident("lena"),
        source_jetton_wallet: expect.any(String),
        destination_jetton_wallet: replayed.walletOf("lena", "tide"),
        amount: expect.any(BigInt),
      },
      peer_swaps: [],
      min_out_amount: null,
    });
  });

  test("of jettons for TON has both of its transfers", () => {
    const [swap] = byWhom("quentin");
    expect(swap).toMatchObject({
      success: true,
      asset_in: replayed.token("tide"),
      asset_out: null,
      dex_incoming_transfer: { source_jetton_wallet: replayed.walletOf("quentin", "tide") },
      dex_outgoing_transfer: {
        ...NONE,
        source: replayed.token("tideExchange"),
        destination: replayed.resident("quentin"),
      },
    });
  });

  test("of jettons for other jettons goes through TON", () => {
    const [swap] = byWhom("samir");
    expect(swap).toMatchObject({
      success: true,
      asset_in: replayed.token("tide"),
      asset_out: replayed.token("flour"),
      dex_outgoing_transfer: { source: replayed.token("flourExchange"), asset: replayed.token("flour") },
      peer_swaps: [
        { asset_in: replayed.token("tide"), asset_out: null },
        { asset_in: null, asset_out: replayed.token("flour") },
      ],
    });
  });

  test.each([
    ["clara", "tide", null],
    ["tove", null, "flour"],
  ] as const)("with too high a minimum is refunded: %s", (name, given, wanted) => {
    const swaps = byWhom(name);
    expect(swaps.length).toBeGreaterThan(0);
    for (const swap of swaps) {
      const asset = given === null ? null : replayed.token(given);
      expect(swap).toMatchObject({
        success: false,
        asset_in: asset,
        asset_out: wanted === null ? null : replayed.token(wanted),
        dex_outgoing_transfer: { asset, destination: replayed.resident(name) },
      });
      expect(legAmount(swap, "dex_outgoing_transfer")).toBe(legAmount(swap, "dex_incoming_transfer"));
    }
  });

  test("pays by the reserves of the exchange", () => {
    for (const [name, forOne] of [
      ["oskar", 10],
      ["nadia", 0.1],
    ] as const) {
      const [swap = {}] = byWhom(name);
      const [paid, got] = [
        legAmount(swap, "dex_incoming_transfer"),
        legAmount(swap, "dex_outgoing_transfer"),
      ];
      // Less the fee and the price impact.
      expect(Number(got) / Number(paid)).toBeGreaterThan(forOne * 0.9);
      expect(Number(got) / Number(paid)).toBeLessThan(forOne * 1.1);
    }
  });
});

function legAmount(swap: Readonly<Record<string, unknown>>, name: string): unknown {
  const leg = swap[name];
  return typeof leg === "object" && leg !== null && "amount" in leg ? leg.amount : null;
}

test("liquidity is deposited in TON and jettons and withdrawn for the shares", () => {
  const pool = replayed.token("tideExchange");
  expect(fieldsOfType("dex_deposit_liquidity", { source: replayed.resident("ines") })).toEqual([
    expect.objectContaining({
      success: true,
      dex: "town_exchange",
      amount_1: 10_000_000_000n,
      amount_2: 100_000_000_000n,
      asset_1: null,
      asset_2: replayed.token("tide"),
      user_jetton_wallet_2: replayed.walletOf("ines", "tide"),
      pool,
      destination_liquidity: pool,
      lp_tokens_minted: expect.any(BigInt),
      vault_excesses: [],
    }),
  ]);
  expect(fieldsOfType("dex_withdraw_liquidity", { source: replayed.resident("ines") })).toEqual([
    expect.objectContaining({
      success: true,
      lp_tokens_burnt: 4_000_000_000n,
      amount_1: expect.any(BigInt),
      amount_2: expect.any(BigInt),
      asset_2: replayed.token("tide"),
      user_jetton_wallet_2: replayed.walletOf("ines", "tide"),
      is_refund: false,
      pool,
    }),
  ]);
});

test("clients that support only the types of v1 get the same jetton actions", async () => {
  const first = await replayed.actions("supported_action_types=v1&action_type=jettons,jetton_swap");
  const latest = await replayed.actions("action_type=jettons,jetton_swap");
  expect(first.map(({ action_id }) => action_id)).toEqual(latest.map(({ action_id }) => action_id));
});
