import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { upstream } from "./control";
import type { ListName } from "./script";
import { startUpstream, type Upstream } from "./server";
import { Client } from "./test-client";

let running: Upstream;
beforeAll(async () => void (running = await startUpstream(0)));
afterAll(() => running.close());

const on = (network: string) => {
  const service = upstream(network, running.url);
  return { service, client: new Client(service.baseUrl) };
};

type Listed = readonly [list: ListName, path: string, identity: string];

const LISTS: readonly Listed[] = [
  ["transactions", "transactions", "hash"],
  ["messages", "messages", "hash"],
  ["traces", "traces", "trace_id"],
  ["actions", "actions", "action_id"],
  ["blocks", "blocks", "root_hash"],
  ["jettonTransfers", "jetton/transfers", "transaction_hash"],
  ["jettonBurns", "jetton/burns", "transaction_hash"],
  ["nftTransfers", "nft/transfers", "transaction_hash"],
  ["jettonMasters", "jetton/masters", "address"],
  ["jettonWallets", "jetton/wallets", "address"],
  ["nftItems", "nft/items", "address"],
  ["nftCollections", "nft/collections", "address"],
  ["topAccounts", "topAccountsByBalance", "account"],
];

describe.each(LISTS)("%s", (list, path, identity) => {
  test("has 237 rows by default, each once, and pages that match the whole list", async () => {
    const { client } = on("pages");
    const whole = await client.column(`${path}?limit=1000`, identity);
    expect(whole).toHaveLength(237);
    expect(new Set(whole).size).toBe(237);
    expect(await client.column(`${path}?limit=100&offset=100`, identity)).toEqual(whole.slice(100, 200));
    expect(await client.column(`${path}?limit=100&offset=200`, identity)).toEqual(whole.slice(200));
    expect(await client.column(`${path}?limit=100&offset=237`, identity)).toEqual([]);
  });

  test("gets new rows at the top and keeps its oldest row", async () => {
    const { service, client } = on(`new-${list}`);
    const before = await client.column(`${path}?limit=1000`, identity);
    await service.insertRows(list, 12);
    const after = await client.column(`${path}?limit=1000`, identity);
    expect(after).toHaveLength(249);
    expect(after.slice(12)).toEqual(before);
  });

  test("is as long as the script says", async () => {
    const { service, client } = on(`long-${list}`);
    await service.script({ lists: { [list]: 1_007 } });
    expect(await client.rows(`${path}?limit=1000&offset=1000`)).toHaveLength(7);
    await service.script({ lists: { [list]: 0 } });
    expect(await client.rows(`${path}?limit=10`)).toEqual([]);
  });
});

const FILTERED: readonly (readonly [string, string])[] = [
  ["transactions?account=BUSY", "hash"],
  ["transactions?account=OTHER", "hash"],
  ["traces?account=OTHER", "trace_id"],
  ["actions?account=BUSY", "action_id"],
  ["messages?source=BUSY", "hash"],
  ["messages?source=null", "hash"],
  ["jetton/transfers?owner_address=BUSY", "transaction_hash"],
  ["jetton/wallets?owner_address=BUSY", "address"],
  ["jetton/wallets?jetton_address=MASTER", "address"],
  ["nft/items?owner_address=BUSY", "address"],
  ["nft/items?collection_address=COLLECTION", "address"],
];

test.each(FILTERED)("%s is as long as the whole list", async (path, identity) => {
  const { service, client } = on("pages");
  const facts = await service.facts();
  const query = path
    .replace("BUSY", facts.busyAccount)
    .replace("OTHER", facts.otherAccount)
    .replace("MASTER", facts.jettonMaster)
    .replace("COLLECTION", facts.nftCollection);
  expect(new Set(await client.column(`${query}&limit=1000`, identity)).size).toBe(237);
});

test("sorts and filters by logical time, so that a pinned list does not change", async () => {
  const { service, client } = on("bounds");
  const before = await client.column("transactions?limit=1000", "lt");
  expect(before).toEqual(before.toSorted((a, b) => Number(b) - Number(a)));
  expect(await client.column("transactions?limit=1000&sort=asc", "lt")).toEqual(before.toReversed());
  await service.insertRows("transactions", 9);
  expect(await client.column(`transactions?limit=50&offset=50&end_lt=${before[0]}`, "lt")).toEqual(
    before.slice(50, 100),
  );
  expect(await client.column(`transactions?limit=50&start_lt=${before[3]}&sort=asc`, "lt")).toHaveLength(
    9 + 4,
  );
  const now = (await client.column("transactions?limit=1&offset=120", "now"))[0];
  const within = await client.column(`transactions?limit=1000&end_utime=${now}&start_utime=${now}`, "now");
  expect(new Set(within)).toEqual(new Set([now]));
});

test("new rows can belong to an account", async () => {
  const { service, client } = on("account");
  const { otherAccount } = await service.facts();
  await service.insertRows("transactions", 5, { account: otherAccount });
  expect(await client.rows(`transactions?account=${otherAccount}&limit=1000`)).toHaveLength(242);
  await service.insertRows("jettonWallets", 4, { under: "parent" });
  const { jettonMaster, busyAccount } = await service.facts();
  expect(await client.rows(`jetton/wallets?jetton_address=${jettonMaster}&limit=1000`)).toHaveLength(241);
  expect(await client.rows(`jetton/wallets?owner_address=${busyAccount}&limit=1000`)).toHaveLength(237);
});

test("finds rows by their hashes, and nothing by unknown hashes and accounts", async () => {
  const { service, client } = on("hashes");
  const { newestTrace, unknownHash, unknownAccount } = await service.facts();
  const [trace] = await client.column(`traces?trace_id=${encodeURIComponent(newestTrace)}`, "trace_id");
  expect(trace).toBe(newestTrace);
  for (const [path, name, field] of [
    ["transactions", "hash", "hash"],
    ["messages", "msg_hash", "hash"],
    ["blocks", "root_hash", "root_hash"],
    ["actions", "action_id", "action_id"],
  ] as const) {
    const [, , , row = ""] = await client.column(path, field);
    expect(await client.column(`${path}?${name}=${encodeURIComponent(row)}`, field)).toEqual([row]);
    expect(await client.rows(`${path}?${name}=${encodeURIComponent(unknownHash)}`)).toEqual([]);
  }
  expect(await client.rows(`accountStates?address=${unknownAccount}`)).toEqual([]);
  expect(await client.rows(`transactions?account=${unknownAccount}`)).toEqual([]);
});

test("blocks contain the transactions that refer to them", async () => {
  const { service, client } = on("blocks");
  await service.insertRows("transactions", 6);
  const { seqno } = (await service.facts()).head;
  const [, ...shards] = await client.rows(`masterchainBlockShardState?seqno=${seqno}`);
  expect(shards).toHaveLength(2);
  expect(await client.column(`transactionsByMasterchainBlock?seqno=${seqno}`, "mc_block_seqno")).toEqual(
    Array.from({ length: 6 }, () => String(seqno)),
  );
  const counts = await client.column(`masterchainBlockShards?seqno=${seqno}`, "tx_count");
  expect(counts.reduce((sum, one) => sum + Number(one), 0)).toBe(6);
});

test("pending transactions become the inserted ones", async () => {
  const { service, client } = on("pending");
  const { otherAccount } = await service.facts();
  await service.script({ pending: { transactions: 2, account: otherAccount } });
  const pending = await client.column(`pendingTransactions?account=${otherAccount}`, "hash");
  expect(pending).toHaveLength(2);
  expect(await client.rows(`transactions?hash=${encodeURIComponent(pending[0] ?? "")}`)).toEqual([]);
  await service.insertRows("transactions", 2);
  expect(await client.column("transactions?limit=2", "hash")).toEqual(pending);
  expect((await client.get(`/api/v3/pendingTransactions?account=${otherAccount}`)).status).toBe(404);
});

test("adds blocks by time if scripted", async () => {
  const { service } = on("ticking");
  const { seqno } = (await service.facts()).head;
  await service.script({ ticking: { everyMs: 20, transactions: 1 } });
  await expect.poll(async () => (await service.facts()).head.seqno).toBeGreaterThan(seqno + 2);
});

test("lists of samples end", async () => {
  const { service, client } = on("samples");
  const { busyAccount: account } = await service.facts();
  expect(await client.rows(`vesting?contract_address=${account}`)).not.toEqual([]);
  expect(await client.rows(`vesting?contract_address=${account}&offset=50`)).toEqual([]);
  const after = await client.get(`/api/v3/dns/activeAuctions?bidder=${account}&after=MDAw`);
  expect(JSON.parse(after.body)).toMatchObject({ auctions: [], next_cursor: null });
});

test("makes traces as large as the script says", async () => {
  const { service, client } = on("large");
  await service.script({ transactionsPerTrace: 1_000 });
  const [trace] = await client.rows("traces?limit=1&include_actions=true");
  expect(trace).toMatchObject({ is_incomplete: false, trace_info: { transactions: 1_000 } });
});

test("a network always has the same chain, different from other networks'", async () => {
  const hashes = async (network: string) => on(network).client.column("transactions?limit=3", "hash");
  const first = await hashes("same");
  await on("same").service.reset();
  expect(await hashes("same")).toEqual(first);
  expect(await hashes("another")).not.toEqual(first);
});
