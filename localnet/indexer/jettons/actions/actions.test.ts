import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Action } from "@/lib/toncenter/v3/action";
import type { ResidentName } from "../../../scenario/residents";
import { actionsOf } from "../../test-answers";
import { tellJettons, type ToldJettons } from "../test-jettons";

let told: ToldJettons;
let all: readonly Action[];
beforeAll(async () => {
  told = await tellJettons();
  all = await told.actions("exclude_action_type=tick_tock,ton_transfer,contract_deploy");
}, 120_000);
afterAll(() => told.close());

const fieldsOf = ({ details }: Action): Readonly<Record<string, unknown>> =>
  details.type === null ? {} : { ...details.fields };
const of = (type: string, has: Readonly<Record<string, unknown>> = {}) =>
  all.filter(
    (each) =>
      each.type === type && Object.entries(has).every(([name, value]) => fieldsOf(each)[name] === value),
  );
const toldOf = (type: string, has: Readonly<Record<string, unknown>>) =>
  of(type, has).map((each) => ({ success: each.success, ...fieldsOf(each) }));

test("all details can be read, and nothing that jettons say is left over", () => {
  expect(all.filter(({ details }) => details.type === null)).toEqual([]);
  const opcodes = new Set(of("call_contract").map((each) => fieldsOf(each)["opcode"]));
  for (const said of ["0x0f8a7ea5", "0x178d4519", "0x7362d09c", "0x595f07bc", "0x7bdd97de", "0xd53276db"])
    expect(opcodes).not.toContain(said);
  expect(opcodes).not.toContain("0xffffffff");
});

test("details have the fields that the service describes", async () => {
  const types =
    "jetton_transfer,jetton_mint,jetton_burn,jetton_swap,dex_deposit_liquidity,dex_withdraw_liquidity";
  const rows = await actionsOf(told.node, `action_type=${types}`);
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(types.split(",")));
});

describe("a transfer", () => {
  const swap = { comment: null, is_encrypted_comment: false, custom_payload: null };

  test("with words has them, and is told of the receiver", async () => {
    const [first] = of("jetton_transfer", { comment: "Breakfast" });
    expect(first).toBeDefined();
    const fields = first === undefined ? {} : fieldsOf(first);
    expect(fields).toMatchObject({ asset: told.what("loaf"), is_encrypted_comment: false });
    expect(fields["response_destination"]).toBe(fields["sender"]);
    const ofReceiver = await told.actions(
      `account=${String(fields["receiver"])}&action_type=jetton_transfer`,
    );
    expect(ofReceiver.map(({ action_id }) => action_id)).toContain(first?.action_id);
  });

  test("without words has none, and the receiver is told of it all the same", async () => {
    const silent = of("jetton_transfer", { ...swap, forward_payload: null }).filter((each) => each.success);
    expect(silent.length).toBeGreaterThan(0);
    for (const each of silent) {
      const receiver = String(fieldsOf(each)["receiver"]);
      const ids = (await told.actions(`account=${receiver}`)).map(({ action_id }) => action_id);
      expect(ids).toContain(each.action_id);
    }
  });

  test("may bring coins, or words that only the receiver can read", () => {
    expect(of("jetton_transfer", { forward_amount: 200_000_000n }).length).toBeGreaterThan(0);
    const [sealed] = toldOf("jetton_transfer", { is_encrypted_comment: true });
    expect(sealed).toMatchObject({
      success: true,
      sender: told.who("nadia"),
      receiver: told.who("ines"),
      receiver_jetton_wallet: told.walletOf("ines", "credit"),
      comment: expect.stringMatching(/^[\w+/]{86}==$/),
      amount: 3_000_000n,
    });
  });

  test("of more than there is fails, before it arrives anywhere", () => {
    expect(toldOf("jetton_transfer", { sender: told.who("greta"), amount: 10n ** 15n })).toEqual([
      expect.objectContaining({
        success: false,
        receiver: told.who("hugo"),
        sender_jetton_wallet: told.walletOf("greta", "tide"),
        receiver_jetton_wallet: null,
      }),
    ]);
  });

  test("that cannot be received fails as a whole, with what comes back", () => {
    const [failed] = of("jetton_transfer", { query_id: 8n, sender: told.who("bruno") });
    expect(failed?.success).toBe(false);
    expect(failed === undefined ? null : fieldsOf(failed)).toMatchObject({
      receiver_jetton_wallet: told.walletOf("ada", "tide"),
    });
    // The wallet of the owner, the two of the jetton, and the first of those again.
    expect(failed?.transactions).toHaveLength(4);
  });
});

describe("jettons are issued and used up", () => {
  test("by who may", () => {
    expect(toldOf("jetton_mint", { asset: told.what("ferry"), receiver: told.who("ada") })).toEqual([
      {
        success: true,
        asset: told.what("ferry"),
        receiver: told.who("ada"),
        receiver_jetton_wallet: told.walletOf("ada", "ferry"),
        amount: 20n,
        ton_amount: 50_000_000n,
      },
    ]);
    expect(toldOf("jetton_burn", { owner: told.who("ada") })).toEqual([
      {
        success: true,
        owner: told.who("ada"),
        owner_jetton_wallet: told.walletOf("ada", "ferry"),
        asset: told.what("ferry"),
        amount: 1n,
      },
    ]);
  });

  test("and not by who may not, or has too few", () => {
    expect(of("jetton_mint").filter(({ success }) => success === false)).toHaveLength(1);
    expect(
      toldOf("jetton_mint", { receiver: told.who("samir"), asset: told.what("tide"), amount: 10n ** 15n }),
    ).toEqual([expect.objectContaining({ success: false, receiver_jetton_wallet: null })]);
    expect(toldOf("jetton_burn", { owner: told.who("marco") })).toEqual([
      expect.objectContaining({ success: false, amount: 500n }),
    ]);
  });
});

describe("a swap", () => {
  const byWhom = (name: ResidentName) => toldOf("jetton_swap", { sender: told.who(name) });
  const NONE = { asset: null, source_jetton_wallet: null, destination_jetton_wallet: null };

  test("of coins for jettons", () => {
    const [swap] = byWhom("lena");
    expect(swap).toEqual({
      success: true,
      dex: "town_exchange",
      sender: told.who("lena"),
      asset_in: null,
      asset_out: told.what("tide"),
      dex_incoming_transfer: {
        ...NONE,
        source: told.who("lena"),
        destination: told.what("tideExchange"),
        amount: expect.any(BigInt),
      },
      dex_outgoing_transfer: {
        asset: told.what("tide"),
        source: told.what("tideExchange"),
        destination: told.who("lena"),
        source_jetton_wallet: expect.any(String),
        destination_jetton_wallet: told.walletOf("lena", "tide"),
        amount: expect.any(BigInt),
      },
      peer_swaps: [],
      min_out_amount: null,
    });
  });

  test("of jettons for coins", () => {
    const [swap] = byWhom("quentin");
    expect(swap).toMatchObject({
      success: true,
      asset_in: told.what("tide"),
      asset_out: null,
      dex_incoming_transfer: { source_jetton_wallet: told.walletOf("quentin", "tide") },
      dex_outgoing_transfer: { ...NONE, source: told.what("tideExchange"), destination: told.who("quentin") },
    });
  });

  test("of jettons for other jettons goes by way of coins", () => {
    const [swap] = byWhom("samir");
    expect(swap).toMatchObject({
      success: true,
      asset_in: told.what("tide"),
      asset_out: told.what("flour"),
      dex_outgoing_transfer: { source: told.what("flourExchange"), asset: told.what("flour") },
      peer_swaps: [
        { asset_in: told.what("tide"), asset_out: null },
        { asset_in: null, asset_out: told.what("flour") },
      ],
    });
  });

  test.each([
    ["clara", "tide", null],
    ["tove", null, "flour"],
  ] as const)("of who asks for too much is undone: %s", (name, given, wanted) => {
    const swaps = byWhom(name);
    expect(swaps.length).toBeGreaterThan(0);
    for (const swap of swaps) {
      const asset = given === null ? null : told.what(given);
      expect(swap).toMatchObject({
        success: false,
        asset_in: asset,
        asset_out: wanted === null ? null : told.what(wanted),
        dex_outgoing_transfer: { asset, destination: told.who(name) },
      });
      expect(legAmount(swap, "dex_outgoing_transfer")).toBe(legAmount(swap, "dex_incoming_transfer"));
    }
  });

  test("gives what the exchange counts with, and no more", () => {
    for (const [name, forOne] of [
      ["oskar", 10],
      ["nadia", 0.1],
    ] as const) {
      const [swap = {}] = byWhom(name);
      const [paid, got] = [
        legAmount(swap, "dex_incoming_transfer"),
        legAmount(swap, "dex_outgoing_transfer"),
      ];
      // Less the fee and what the price gives way.
      expect(Number(got) / Number(paid)).toBeGreaterThan(forOne * 0.9);
      expect(Number(got) / Number(paid)).toBeLessThan(forOne * 1.1);
    }
  });
});

function legAmount(swap: Readonly<Record<string, unknown>>, name: string): unknown {
  const leg = swap[name];
  return typeof leg === "object" && leg !== null && "amount" in leg ? leg.amount : null;
}

test("an exchange is given both, and gives both back for its shares", () => {
  const pool = told.what("tideExchange");
  expect(toldOf("dex_deposit_liquidity", { source: told.who("ines") })).toEqual([
    expect.objectContaining({
      success: true,
      dex: "town_exchange",
      amount_1: 10_000_000_000n,
      amount_2: 100_000_000_000n,
      asset_1: null,
      asset_2: told.what("tide"),
      user_jetton_wallet_2: told.walletOf("ines", "tide"),
      pool,
      destination_liquidity: pool,
      lp_tokens_minted: expect.any(BigInt),
      vault_excesses: [],
    }),
  ]);
  expect(toldOf("dex_withdraw_liquidity", { source: told.who("ines") })).toEqual([
    expect.objectContaining({
      success: true,
      lp_tokens_burnt: 4_000_000_000n,
      amount_1: expect.any(BigInt),
      amount_2: expect.any(BigInt),
      asset_2: told.what("tide"),
      user_jetton_wallet_2: told.walletOf("ines", "tide"),
      is_refund: false,
      pool,
    }),
  ]);
});

test("readers who know the first types only are told the same of jettons", async () => {
  const first = await told.actions("supported_action_types=v1&action_type=jettons,jetton_swap");
  const latest = await told.actions("action_type=jettons,jetton_swap");
  expect(first.map(({ action_id }) => action_id)).toEqual(latest.map(({ action_id }) => action_id));
});
