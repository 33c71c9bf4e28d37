import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { actions as endpoint } from "@/lib/toncenter/v3/v3-action";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { extraCurrency } from "../../scenario/chapters/extra-currency";
import { purse } from "../../scenario/chapters/special-accounts";
import { workshop } from "../../scenario/chapters/workshop";
import { replayTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await replayTown(workshop, purse, extraCurrency);
});
afterAll(() => replayed.close());

const textOf = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

async function actions(query: string) {
  const { body } = await getV3(replayed.node, `actions?limit=1000&${query}`);
  return v.parse(endpoint.response, body).actions;
}

const addressOf = (name: Parameters<ReplayedTown["town"]["addressOf"]>[0]) =>
  parseAddress(replayed.town.addressOf(name).toRawString());

describe("actions of any message", () => {
  test("a transfer has its comment", async () => {
    const all = await actions(`account=${addressOf("ines")}&sort=asc`);
    const gift = all.find(({ type }) => type === "ton_transfer");
    expect(gift).toMatchObject({
      success: true,
      details: {
        type: "ton_transfer",
        fields: {
          source: addressOf("giver"),
          destination: addressOf("ines"),
          value: 2_000_000_000_000n,
          comment: "Welcome to the town",
          encrypted: false,
        },
      },
    });
  });

  test("a call has its opcode and success", async () => {
    const { address } = replayed.town.contracts.workshop;
    const calls = await actions(`account=${address.toRawString()}&action_type=call_contract`);
    expect(calls.length).toBeGreaterThan(10);
    const thrown = calls.filter(({ details }) => JSON.stringify(details, textOf).includes("0x7468726f"));
    expect(thrown.length).toBeGreaterThan(0);
    expect(new Set(thrown.map(({ success }) => success))).toEqual(new Set([false]));
    expect(calls.some(({ success }) => success === true)).toBe(true);
  });

  test("a deployment is a separate action beside the transfer or call", async () => {
    const { address } = replayed.town.contracts.workshop;
    const built = await actions(`account=${address.toRawString()}&action_type=contract_deploy`);
    expect(built).toHaveLength(1);
    const [first] = built;
    const same = (await actions(`trace_id=${first?.trace_id}`)).filter(
      ({ start_lt }) => start_lt === first?.start_lt,
    );
    expect(same.map(({ type }) => type).sort()).toEqual(["call_contract", "contract_deploy"]);
  });

  test("a transfer of extra currencies is an extra_currency_transfer", async () => {
    const types = (await actions(`account=${addressOf("rosa")}`)).map(({ type }) => type);
    expect(types).toContain("extra_currency_transfer");
  });

  test("special accounts of the masterchain have tick_tock actions", async () => {
    const ticks = await actions("action_type=tick_tock");
    expect(ticks.length).toBeGreaterThan(10);
    expect(await actions("exclude_action_type=tick_tock")).toEqual(
      (await actions("")).filter(({ type }) => type !== "tick_tock"),
    );
  });
});

describe("every transaction of a complete trace", () => {
  test("is in an action, unless it only forwards an external message", async () => {
    const { store } = replayed.node;
    const page = { offset: 0, limit: 1_000, sort: "asc" } as const;
    for (const trace of store.traces.list({}, page)) {
      const rows = store.traces.transactionsOf([trace.id]).get(trace.id) ?? [];
      const named = new Set((await actions(`trace_id=${trace.id}`)).flatMap((each) => each.transactions));
      expect(rows.filter(({ hash }) => !named.has(hash))).toEqual([]);
    }
  });
});

describe("queries", () => {
  test("return pages without gap and overlap, forwards and backwards", async () => {
    const ids = async (query: string) => (await actions(query)).map(({ action_id }) => action_id);
    const all = await ids("sort=asc");
    const pages: (typeof all)[] = [];
    for (let offset = 0; offset < all.length; offset += 7) {
      const { body } = await getV3(replayed.node, `actions?sort=asc&limit=7&offset=${offset}`);
      pages.push(v.parse(endpoint.response, body).actions.map(({ action_id }) => action_id));
    }
    expect(pages.flat()).toEqual(all);
    expect((await ids("sort=desc")).toReversed()).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  test("find an action by transaction, message, id, block, lt and time", async () => {
    const [one] = await actions(`account=${addressOf("ines")}&action_type=ton_transfer&sort=asc`);
    expect(one).toBeDefined();
    const [hash] = one?.transactions ?? [];
    const transaction = hash === undefined ? null : replayed.node.store.transactions.byHash(hash);
    for (const query of [
      `tx_hash=${hash}`,
      `msg_hash=${transaction?.incoming?.hash}`,
      `action_id=${one?.action_id}`,
      `mc_seqno=${one?.trace_mc_seqno_end}`,
      `start_lt=${one?.trace_end_lt}&end_lt=${one?.trace_end_lt}`,
      `start_utime=${one?.trace_end_utime}&end_utime=${one?.trace_end_utime}`,
    ])
      expect({ query, ids: (await actions(query)).map(({ action_id }) => action_id) }).toMatchObject({
        ids: expect.arrayContaining([one?.action_id]),
      });
    expect(await actions(`action_id=${one?.action_id}`)).toHaveLength(1);
  });

  test("return accounts and transactions only on request", async () => {
    const [bare] = await actions(`account=${addressOf("ines")}&action_type=ton_transfer`);
    const [full] = await actions(
      `account=${addressOf("ines")}&action_type=ton_transfer&include_accounts=true&include_transactions=true`,
    );
    expect(bare?.transactions_full ?? null).toBeNull();
    expect(full?.accounts).toContain(addressOf("ines"));
    expect(full?.transactions_full?.map(({ hash }) => hash).sort()).toEqual(
      [...(full?.transactions ?? [])].sort(),
    );
  });

  test("return a trace with its actions on request", async () => {
    const { body } = await getV3(replayed.node, "traces?limit=3&include_actions=true");
    expect(body).toMatchObject({
      traces: [{ trace_info: { classification_state: "ok" }, actions: [{ finality: "finalized" }] }, {}, {}],
    });
  });
});
