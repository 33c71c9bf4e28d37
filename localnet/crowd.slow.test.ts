import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as v from "valibot";
import { getV3, rowsIn } from "../testing/localnet/api/v3/test-v3-node";
import { endpointOf } from "../testing/localnet/api/v3/test-v3-requests";
import { readOptions } from "./localnet-options";
import { Localnet } from "./localnet";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SIZE = { holders: 60, items: 90, payments: 110 };
const PAGE = 25;

const Places = v.object({
  jetton: v.string(),
  collection: v.string(),
  owner: v.string(),
  contract: v.string(),
  block: v.object({
    workchain: v.number(),
    shard: v.string(),
    seqno: v.number(),
    transactions: v.number(),
  }),
});

let folder: string;
let localnet: Localnet;
let places: v.InferOutput<typeof Places>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "localnet-crowd-"));
  const options = readOptions({ LOCALNET_DIR: folder, LOCALNET_TXS: "0", LOCALNET_TICK_MS: "50" });
  if ("problems" in options) throw new Error(options.problems.join());
  const fail = (error: unknown) => {
    throw error;
  };
  localnet = await Localnet.open(options, { replaying: () => {}, replayed: () => {}, failed: fail });
  await vi.waitUntil(
    () => {
      const { done, of } = localnet.state().history;
      return done === of;
    },
    { timeout: 30_000 },
  );
  await localnet.freeze();
  places = v.parse(Places, await localnet.crowd(SIZE));
  await indexed();
});
afterAll(async () => {
  await localnet.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The chain is frozen, so that its newest block stays the newest. */
async function indexed(): Promise<void> {
  const seqno = localnet.state().head?.seqno;
  await vi.waitUntil(() => localnet.state().index.seqno === seqno, { timeout: 30_000 });
}

/** All rows, page by page. */
async function pages(query: string): Promise<readonly unknown[]> {
  const endpoint = endpointOf(query);
  const rows: unknown[] = [];
  for (;;) {
    const page = rowsIn(await getV3(localnet.node, `${query}&limit=${PAGE}&offset=${rows.length}`), endpoint);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

const distinct = (rows: readonly unknown[]) => new Set(rows.map((row) => JSON.stringify(row))).size;

test("every holder has a wallet of the jetton", async () => {
  const rows = await pages(`jetton/wallets?jetton_address=${places.jetton}`);
  expect(rows).toHaveLength(SIZE.holders);
  expect(distinct(rows)).toBe(SIZE.holders);
});

test("one owner has all items", async () => {
  const rows = await pages(`nft/items?owner_address=${places.owner}`);
  expect(rows).toHaveLength(SIZE.items);
  expect(distinct(rows)).toBe(SIZE.items);
});

test("the largest block has all payments, and is listed page by page", async () => {
  const { workchain, shard, seqno, transactions: count } = places.block;
  expect(count).toBeGreaterThanOrEqual(SIZE.payments);
  const rows = await pages(`transactions?workchain=${workchain}&shard=${shard}&seqno=${seqno}`);
  expect(rows).toHaveLength(count);
  expect(distinct(rows)).toBe(count);
});

test("the contract has more than six kilobytes of code", async () => {
  const { body } = await getV3(localnet.node, `accountStates?address=${places.contract}&include_boc=true`);
  const { accounts } = v.parse(v.object({ accounts: v.array(v.object({ code_boc: v.string() })) }), body);
  expect(Buffer.from(accounts[0]?.code_boc ?? "", "base64").length).toBeGreaterThan(6_000);
});

test("a second crowd adds the missing items to the first", async () => {
  await localnet.crowd({ holders: 0, items: SIZE.items + 20, payments: 0 });
  await indexed();
  expect(await pages(`nft/items?owner_address=${places.owner}`)).toHaveLength(SIZE.items + 20);
});
