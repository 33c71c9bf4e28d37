import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import type { Endpoint, ParamSpecs } from "@/lib/toncenter/endpoint";
import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from "@/lib/toncenter/v3/v3-jetton";
import { handleV2 } from "../../api/v2/handle-v2";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { replayJettons, type ReplayedJettons } from "../../../testing/localnet/indexer/jettons/test-jettons";

let replayed: ReplayedJettons;
beforeAll(async () => {
  replayed = await replayJettons();
});
afterAll(() => replayed.close());

async function read<S extends ParamSpecs, R, T>(endpoint: Endpoint<S, R, T>, query = "") {
  return v.parse(endpoint.response, await validAnswer(replayed.node, endpoint, `limit=1000&${query}`));
}
const masters = async (query?: string) => (await read(jettonMasters, query)).jetton_masters;
const wallets = async (query?: string) => (await read(jettonWallets, query)).jetton_wallets;
const transfers = async (query?: string) => (await read(jettonTransfers, query)).jetton_transfers;
const burns = async (query?: string) => (await read(jettonBurns, query)).jetton_burns;

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

describe("sums", () => {
  test("the balances of all wallets of a jetton add up to its supply", async () => {
    const all = await masters();
    expect(all).toHaveLength(9);
    for (const { address, total_supply } of all) {
      const held = await wallets(`jetton_address=${address}`);
      expect(sum(held.map(({ balance }) => balance))).toBe(total_supply);
    }
  });

  test("the balance of a wallet is what it received less what it sent and burned", async () => {
    const [sent, used, actions] = [await transfers(), await burns(), await replayed.actions("")];
    const failed = new Set(
      actions.filter(({ success }) => success === false).flatMap((each) => each.transactions),
    );
    const arrived = sent.filter(({ transaction_hash: hash }) => {
      const of = actions.find(
        ({ transactions, type }) => type === "jetton_transfer" && transactions?.includes(hash),
      );
      return of?.success !== false;
    });
    const minted = actions.flatMap(({ details, success }) =>
      success === true && details.type === "jetton_mint"
        ? [{ wallet: details.fields.receiver_jetton_wallet, amount: details.fields.amount ?? 0n }]
        : [],
    );
    const shares = actions.flatMap(({ details }) =>
      details.type === "dex_deposit_liquidity"
        ? [
            {
              owner: details.fields.source,
              master: details.fields.pool,
              amount: details.fields.lp_tokens_minted ?? 0n,
            },
          ]
        : [],
    );
    expect(failed.size).toBeGreaterThan(0);
    for (const { address, owner, jetton, balance } of await wallets()) {
      const amounts = [
        ...minted.filter(({ wallet }) => wallet === address).map(({ amount }) => amount),
        ...shares
          .filter((each) => each.owner === owner && each.master === jetton)
          .map(({ amount }) => amount),
        ...arrived
          .filter((each) => each.destination === owner && each.jetton_master === jetton)
          .map(({ amount }) => amount),
        ...arrived.filter(({ source_wallet }) => source_wallet === address).map(({ amount }) => -amount),
        ...used
          .filter((each) => each.jetton_wallet === address && each.transaction_aborted === false)
          .map(({ amount }) => -amount),
      ];
      expect({ address, balance: sum(amounts) }).toEqual({ address, balance });
    }
  });
});

describe("jettons", () => {
  test("are listed by address and by admin, in the order in which they were indexed", async () => {
    const all = (await masters()).map(({ address }) => address);
    expect(all.slice(0, 3)).toEqual([
      replayed.token("tide"),
      replayed.token("flour"),
      replayed.token("credit"),
    ]);
    const two = await masters(`address=${replayed.token("wood")}&address=${replayed.token("tide")}`);
    expect(two.map(({ address }) => address)).toEqual([replayed.token("tide"), replayed.token("wood")]);
    const ofHarbour = await masters(`admin_address=${replayed.resident("harbour")}`);
    expect(ofHarbour.map(({ address }) => address).sort()).toEqual(
      [replayed.token("tide"), replayed.token("ferry")].sort(),
    );
    expect(await masters(`admin_address=${replayed.resident("ulrich")}`)).toEqual([]);
  });

  test("have their current admin, or none", async () => {
    const [credit] = await masters(`address=${replayed.token("credit")}`);
    expect(credit).toMatchObject({ mintable: false, admin_address: null, total_supply: 2_500_000_000n });
    const [wood] = await masters(`address=${replayed.token("wood")}`);
    expect(wood).toMatchObject({ mintable: true, admin_address: replayed.resident("rosa") });
  });

  test("are recognized by v2, like their wallets", async () => {
    const tokenAt = async (address: Address) => {
      const query = new URLSearchParams({ address });
      const request = { method: "GET", path: "getTokenData", query, body: null };
      return (await handleV2(replayed.node, request)).body;
    };
    for (const name of ["credit", "ferry", "tideExchange"] as const)
      expect(await tokenAt(replayed.token(name))).toMatchObject({
        ok: true,
        result: { contract_type: "jetton_master" },
      });
    expect(await tokenAt(replayed.walletOf("hugo", "wood"))).toMatchObject({
      ok: true,
      result: { contract_type: "jetton_wallet" },
    });
  });

  test("have on-chain or off-chain metadata, with the URIs that are on the chain", async () => {
    const { metadata, jetton_masters } = await read(jettonMasters);
    const info = (of: Address) => metadata[of]?.token_info?.[0];
    const content = (of: Address) => jetton_masters.find(({ address }) => address === of)?.jetton_content;
    expect(info(replayed.token("tide"))).toMatchObject({
      valid: true,
      type: "jetton_masters",
      name: "Tide",
      symbol: "TIDE",
      description: expect.stringContaining("no bonus"),
      image: "http://tokens.localnet/tide.svg",
      extra: { decimals: "9" },
    });
    const uri = "http://tokens.localnet/ferry.json";
    expect(content(replayed.token("ferry"))).toEqual({ uri });
    expect(info(replayed.token("ferry"))).toMatchObject({
      symbol: "FERRY",
      image: "http://localhost:8081/localnet/tokens/ferry.svg",
      extra: { decimals: "0", uri },
    });
    expect(info(replayed.token("wood"))).toMatchObject({ name: "Firewood", extra: { decimals: "3" } });
    expect(info(replayed.token("tideBonus"))?.name).not.toBe("Tide");
  });
});

describe("wallets of jettons", () => {
  test("are listed by address, owner and jetton", async () => {
    const one = replayed.walletOf("hugo", "wood");
    expect(await wallets(`address=${one}`)).toMatchObject([
      { address: one, owner: replayed.resident("hugo"), jetton: replayed.token("wood") },
    ]);
    const ofHugo = await wallets(`owner_address=${replayed.resident("hugo")}`);
    expect(ofHugo.map(({ jetton }) => jetton).sort()).toEqual(
      [
        replayed.token("tide"),
        replayed.token("tideBonus"),
        replayed.token("wood"),
        replayed.token("credit"),
      ].sort(),
    );
    const both = `jetton_address=${replayed.token("tide")}&jetton_address=${replayed.token("wood")}`;
    expect(await wallets(`owner_address=${replayed.resident("hugo")}&${both}`)).toHaveLength(2);
    const refused = await getV3(replayed.node, `jetton/wallets?${both}`);
    expect(refused).toMatchObject({
      status: 422,
      body: { error: "exact one owner_address required for multiple jetton_address" },
    });
  });

  test("are sorted by balance on request", async () => {
    const of = `jetton_address=${replayed.token("tide")}`;
    const balances = async (query: string) => (await wallets(`${of}&${query}`)).map(({ balance }) => balance);
    const falling = await balances("sort=desc");
    expect(falling).toEqual(falling.toSorted((one, other) => (one > other ? -1 : 1)));
    expect(await balances("sort=asc")).toEqual(falling.toReversed());
    expect(await balances("")).not.toEqual(falling);
  });

  test("exclude empty ones on request", async () => {
    const empty = (await wallets()).filter(({ balance }) => balance === 0n);
    const full = await wallets("exclude_zero_balance=true");
    expect(full).toHaveLength((await wallets("exclude_zero_balance=false")).length - empty.length);
    expect(full.every(({ balance }) => balance > 0n)).toBe(true);
  });

  test("have metadata with their balance", async () => {
    const one = replayed.walletOf("hugo", "wood");
    const { metadata, jetton_wallets } = await read(jettonWallets, `address=${one}`);
    const [row] = jetton_wallets;
    expect(metadata[one]?.token_info).toMatchObject([
      {
        valid: true,
        type: "jetton_wallets",
        extra: {
          balance: String(row?.balance),
          jetton: replayed.token("wood"),
          owner: replayed.resident("hugo"),
        },
      },
    ]);
    expect(metadata[replayed.token("wood")]?.token_info?.[0]?.symbol).toBe("WOOD");
  });
});

describe("transfers", () => {
  test("are listed by owner and direction, wallet and jetton", async () => {
    const owner = replayed.resident("hugo");
    const all = await transfers(`owner_address=${owner}`);
    const [given, got] = [
      await transfers(`owner_address=${owner}&direction=out`),
      await transfers(`owner_address=${owner}&direction=in`),
    ];
    expect(given.every(({ source }) => source === owner)).toBe(true);
    expect(got.every(({ destination }) => destination === owner)).toBe(true);
    expect(given.length * got.length).toBeGreaterThan(0);
    expect(all).toHaveLength(given.length + got.length);
    expect(await transfers(`address=${owner}`)).toEqual(all);
    expect(await transfers(`owner_address=${owner}&direction=both`)).toEqual(all);
    expect(await transfers("direction=in")).toEqual(await transfers());

    const ofCredit = all.filter(({ jetton_master }) => jetton_master === replayed.token("credit"));
    expect(await transfers(`owner_address=${owner}&jetton_master=${replayed.token("credit")}`)).toEqual(
      ofCredit,
    );
    const wallet = replayed.walletOf("hugo", "credit");
    expect(await transfers(`jetton_wallet=${wallet}`)).toEqual(
      given.filter((each) => each.source_wallet === wallet),
    );
  });

  test("have their payload, and exclude those that failed in the sender's wallet", async () => {
    const all = await transfers();
    const withComment = all.find(({ decoded_forward_payload: payload }) =>
      JSON.stringify(payload)?.includes("Breakfast"),
    );
    expect(withComment).toMatchObject({
      decoded_forward_payload: { "@type": "text_comment", comment: "Breakfast" },
      forward_payload: expect.any(String),
      custom_payload: null,
      transaction_aborted: false,
    });
    expect(all.filter(({ amount }) => amount === 10n ** 15n)).toEqual([]);
    expect(
      all.filter(({ source, query_id }) => source === replayed.resident("bruno") && query_id === 8n),
    ).toHaveLength(1);
  });
});

describe("burns", () => {
  test("are listed by owner, wallet and jetton, including failed ones", async () => {
    const all = await burns();
    expect(all.filter(({ transaction_aborted }) => transaction_aborted === true)).toMatchObject([
      { owner: replayed.resident("marco"), amount: 500n },
    ]);
    const ferry = await burns(`jetton_master=${replayed.token("ferry")}`);
    expect(ferry.map(({ owner }) => owner)).toEqual([
      replayed.resident("oskar"),
      replayed.resident("marco"),
      replayed.resident("ada"),
    ]);
    expect(await burns(`owner_address=${replayed.resident("kaito")}`)).toHaveLength(5);
    expect(await burns(`address=${replayed.resident("kaito")}`)).toHaveLength(5);
    expect(await burns(`jetton_wallet=${replayed.walletOf("ada", "ferry")}`)).toEqual(ferry.slice(2));
  });
});

describe.each([
  ["jetton/transfers", () => transfers("sort=asc"), transfers],
  ["jetton/burns", () => burns("sort=asc"), burns],
] as const)("%s", (_path, oldestFirst, list) => {
  test("can be limited by time and by logical time, inclusively", async () => {
    const all = await oldestFirst();
    const [from, to] = [all[1], all.at(-2)];
    if (from === undefined || to === undefined) throw new Error("there are too few rows");
    const inner = all.filter(
      ({ transaction_lt: lt }) => lt >= from.transaction_lt && lt <= to.transaction_lt,
    );
    expect(await list(`start_lt=${from.transaction_lt}&end_lt=${to.transaction_lt}&sort=asc`)).toEqual(inner);
    const times = all.filter(
      ({ transaction_now: at }) => at >= from.transaction_now && at <= to.transaction_now,
    );
    expect(
      await list(`start_utime=${from.transaction_now}&end_utime=${to.transaction_now}&sort=asc`),
    ).toEqual(times);
    expect(await list()).toEqual(all.toReversed());
  });
});

const LISTS = [
  ["jetton/masters", 500],
  ["jetton/wallets", 500],
  ["jetton/transfers", 422],
  ["jetton/burns", 422],
] as const;

describe.each(LISTS)("%s", (path, status) => {
  const Rows = v.record(v.string(), v.unknown());
  async function rows(query: string): Promise<readonly unknown[]> {
    const { body } = await getV3(replayed.node, `${path}?${query}`);
    const [list] = Object.values(v.parse(Rows, body));
    return v.parse(v.array(v.unknown()), list);
  }

  test("has pages without gap and overlap, both ways", async () => {
    for (const sort of path === "jetton/masters" ? [""] : ["", "sort=asc", "sort=desc"]) {
      const all = await rows(`limit=1000&${sort}`);
      const pages: unknown[] = [];
      for (let offset = 0; offset < all.length; offset += 7)
        pages.push(...(await rows(`limit=7&offset=${offset}&${sort}`)));
      expect(pages).toEqual(all);
      expect(await rows(sort)).toEqual(all.slice(0, 10));
    }
  });

  test("refuses a limit above 1,000", async () => {
    expect(await getV3(replayed.node, `${path}?limit=1001`)).toEqual({
      status,
      body: { error: "limit is not allowed: 1001 > 1000" },
    });
  });

  test("rejects an invalid address", async () => {
    const name = path === "jetton/transfers" ? "owner_address" : "address";
    expect(await getV3(replayed.node, `${path}?${name}=harbour`)).toMatchObject({ status: 422 });
  });
});
