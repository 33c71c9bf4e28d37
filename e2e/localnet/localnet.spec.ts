import type { APIRequestContext } from "playwright/test";
import { Address } from "@ton/core";
import * as v from "valibot";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseHash } from "../../lib/ton/value/hash";
import { walletOf } from "../../testing/localnet/chain/test-wallet";
import { townContracts } from "../../localnet/scenario/town-contracts";
import { expect, test } from "../helpers/fixtures";
import { expectToLookRight } from "../helpers/looks";
import { CANARY_KEY, LOCALNET_URL } from "../world/world";

/** The explorer on the embedded chain: contracts that really run, behind the interface of the hosted service. */

const State = v.object({ history: v.object({ done: v.number(), of: v.number() }) });
const Block = v.object({ workchain: v.number(), shard: v.string(), seqno: v.number() });
const Transaction = v.object({ account: v.string(), hash: v.string(), block_ref: Block });
const Newest = v.object({ transactions: v.array(Transaction) });
const Spans = v.object({ blocks: v.tuple([v.object({ start_lt: v.string(), gen_utime: v.string() })]) });
const Swaps = v.object({ actions: v.array(v.object({ trace_id: v.string() })) });
const Item = v.object({ on_sale: v.boolean(), real_owner: v.nullish(v.string(), null) });
const Items = v.object({ nft_items: v.array(Item) });
const Holdings = v.object({ nfts: v.object({ count: v.number() }) });
const Gift = v.object({ message_hash: v.string() });

/** Only its own test sends anything to it. */
const NEWCOMER = parseAddress(`0:${"5EED".repeat(16)}`);

/** May receive coins any number of times. */
const PASSER_BY = parseAddress(`0:${"FEED".repeat(16)}`);

/** Its page waits for incoming transactions. */
const RECEIVER = parseAddress(`0:${"BEAD".repeat(16)}`);

const friendly = (address: string) =>
  formatFriendly(parseAddress(address), { bounceable: true, testnet: false });

async function newestOf(request: APIRequestContext, more: string) {
  const response = await request.get(`/api/chain/v3/transactions?limit=1&${more}`);
  const [newest] = v.parse(Newest, await response.json()).transactions;
  if (newest === undefined) throw new Error(`there are no transactions with ${more}`);
  return newest;
}

test.beforeAll(async ({ request }) => {
  test.setTimeout(150_000);
  await expect(async () => {
    const { history } = v.parse(State, await (await request.get(`${LOCALNET_URL}/localnet`)).json());
    expect(history.done).toBe(history.of);
  }).toPass({ timeout: 120_000, intervals: [250] });
});

test("pages of the embedded chain show its data, without errors", async ({ reader: page, request }) => {
  const { account, hash, block_ref: block } = await newestOf(request, "workchain=0");
  for (const path of [
    "",
    "/status",
    "/blocks",
    "/blocks?workchain=0",
    "/blocks/shards?as=table",
    "/transactions",
    "/messages",
    `/account/${friendly(account)}`,
    `/account/${friendly(account)}/messages`,
    `/account/${friendly(account)}/contract`,
    `/tx/${parseHash(hash)}`,
    "/block/1",
    "/block/1/shards",
    `/block/${block.workchain}/${block.shard}/${block.seqno}`,
  ]) {
    const response = await page.goto(`/chain${path}`);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A row and not its head, which can be no more than a link that covers the row.
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
    await expect(row.or(page.locator("dt")).first()).toBeVisible();
    await expect(page.getByText(/Data service error|Unexpected response/)).toHaveCount(0);
  }
});

test("masterchain blocks have verified signatures, and a node proves shard blocks", async ({
  reader: page,
  request,
}) => {
  const { block_ref: block } = await newestOf(request, "workchain=0");
  await page.goto("/chain/block/5/node/signatures");
  await expect(page.getByText("Verified")).toBeVisible();
  await expect(page.getByText(/, 100 % of the weight/)).toBeVisible();
  await page.goto("/chain/block/5/node");
  await expect(page.getByText("Matches the index")).toBeVisible();
  const shardBlock = `/chain/block/${block.workchain}/${block.shard}/${block.seqno}`;
  await page.goto(`${shardBlock}/node/proof`);
  await expect(page.getByText("Root hash matches").first()).toBeVisible();
  await expect(page.getByText(/Root hash differs|Not the requested block/)).toHaveCount(0);
  for (const path of [
    "/chain/block/5/messages",
    "/chain/block/5/node/shards",
    "/chain/block/5/node/now",
    `${shardBlock}/messages`,
    `${shardBlock}/node`,
    `${shardBlock}/node/transactions`,
    `${shardBlock}/node/contents`,
  ]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByText(/Data service error|Unexpected response/)).toHaveCount(0);
  }
});

test("a future block appears by itself, with requests to the explorer only", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (requested) => hosts.add(new URL(requested.url()).port));
  await page.goto("/chain");
  const seqno = Number((await page.getByTestId("head-seqno").textContent())?.replaceAll(/\D/g, ""));
  await page.goto(`/chain/block/${seqno + 2}`);
  await expect(page.locator("dt", { hasText: "Root hash" })).toBeVisible({ timeout: 20_000 });
  const around = page.getByRole("navigation", { name: "Adjacent blocks" });
  await expect(around.locator(`a[href="/chain/block/${seqno + 3}"]`)).toBeVisible({ timeout: 20_000 });
  expect(hosts).toEqual(new Set([new URL(page.url()).port]));
});

test("the newest block on the start page updates by itself", async ({ page }) => {
  await page.goto("/chain");
  const seqno = page.getByTestId("head-seqno");
  const before = Number((await seqno.textContent())?.replaceAll(/\D/g, ""));
  await expect
    .poll(async () => Number((await seqno.textContent())?.replaceAll(/\D/g, "")), { timeout: 20_000 })
    .toBeGreaterThan(before + 1);
});

test("the chart of shards grows while blocks are made, and blocks are found by time and logical time", async ({
  page,
  request,
}) => {
  await page.goto("/chain/blocks/shards?blocks=10");
  const newest = page.getByRole("list", { name: "Masterchain blocks" }).getByRole("link").first();
  const before = await newest.getAttribute("href");
  await expect(page.getByRole("link", { name: /^Block [\d,]+ of shard [4C]0{15}/ }).first()).toBeVisible();
  // Only in the legend.
  await expect(page.getByText(/missing|not indexed/i)).toHaveCount(1);
  await expect(newest).not.toHaveAttribute("href", before ?? "", { timeout: 20_000 });
  const { block_ref: block } = await newestOf(request, "workchain=0");
  const listed = await request.get(
    `/api/chain/v3/blocks?workchain=0&shard=${block.shard}&seqno=${block.seqno}`,
  );
  const [{ start_lt, gen_utime }] = v.parse(Spans, await listed.json()).blocks;
  await page.goto(`/chain/blocks/find?workchain=0&shard=${block.shard}&lt=${start_lt}`);
  await expect(page).toHaveURL(`/chain/block/0/${block.shard}/${block.seqno}`);
  await page.goto(`/chain/blocks/find?time=${gen_utime}`);
  await expect(page).toHaveURL(/\/chain\/block\/\d+$/);
});

test("a message from the faucet leads to its transaction, and the account shows the coins", async ({
  page,
  request,
}) => {
  const gift = await request.post(`${LOCALNET_URL}/localnet/faucet`, {
    data: { address: NEWCOMER, amount: "12.5" },
  });
  expect(gift.status()).toBe(200);
  const { message_hash } = v.parse(Gift, await gift.json());
  await page.goto(`/chain/tx/${parseHash(message_hash)}`);
  await expect(page.getByText("Success", { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    await page.goto(`/chain/account/${friendly(NEWCOMER)}`);
    await expect(page.locator("[data-answer]").first()).toContainText("12.5", {
      timeout: 1_000,
    });
  }).toPass({ timeout: 20_000 });
});

test("a message that was just sent is shown as under way, and then with its trace", async ({
  page,
  request,
}) => {
  const wait = page.getByText("Not in a final block yet.");
  await expect(async () => {
    const gift = await request.post(`${LOCALNET_URL}/localnet/faucet`, {
      data: { address: PASSER_BY, amount: "0.5" },
    });
    const { message_hash } = v.parse(Gift, await gift.json());
    await page.goto(`/chain/tx/${parseHash(message_hash)}`);
    // A block can be faster than a page.
    await expect(wait).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("region", { name: "What changed" })).toBeVisible({ timeout: 25_000 });
  await expect(wait).toBeHidden();
  await expect(page.getByRole("tree")).toBeVisible();
});

test("a message is pending while the chain is frozen, and final once it continues", async ({
  page,
  request,
}) => {
  const control = async (command: string, data: object = {}) => {
    const response = await request.post(`${LOCALNET_URL}/localnet/${command}`, { data });
    expect([command, response.status()]).toEqual([command, 200]);
    return response;
  };
  const wallet = walletOf("of somebody who waits", "low");
  await control("faucet", { address: wallet.address, amount: "9" });
  await expect(async () => void (await newestOf(request, `account=${wallet.address}`))).toPass({
    timeout: 20_000,
  });
  await control("freeze");
  try {
    const boc = await wallet.send(0, [{ to: RECEIVER, coins: 1_250_000_000n, body: "wait for it" }]);
    const sent = await request.post(`${LOCALNET_URL}/api/v3/message`, {
      data: { boc: boc.toString("base64") },
      headers: { "X-API-Key": CANARY_KEY },
    });
    const message = parseHash(v.parse(Gift, await sent.json()).message_hash);
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .filter({ hasText: "1.25" });
    await page.goto(`/chain/pending?of=${friendly(RECEIVER)}&view=transactions`);
    await expect(row).toContainText("Emulated");
    await page.goto(`/chain/pending?of=${message}`);
    await expect(row).toContainText(/sent.*1\.25/i);
    await expect(row).toContainText("wait for it");
    await expect(row).toContainText("Emulated");
    await control("unfreeze");
    await expect(row).toContainText("Finalized", { timeout: 20_000 });
    await row.getByRole("link", { name: "Open transaction" }).click();
    await expect(page).toHaveURL(/\/chain\/tx\/[0-9a-f]{64}$/);
    await expect(page.getByText("Succeeded").first()).toBeVisible();
  } finally {
    await control("unfreeze");
  }
});

test("the chain enforces keys and rate limits like the hosted service, and the explorer complies", async ({
  request,
}) => {
  const head = `${LOCALNET_URL}/api/v3/masterchainInfo`;
  const answers = await Promise.all(Array.from({ length: 8 }, () => request.get(head)));
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200, 429]));
  const limited = answers.find((answer) => answer.status() === 429);
  expect(await limited?.text()).toContain("Ratelimit exceeded");
  for (const [key, status] of [
    [CANARY_KEY, 200],
    ["key-of-testnet", 403],
    ["of-nobody", 401],
  ] as const) {
    const answer = await request.get(head, { headers: { "X-API-Key": key } });
    expect([key, answer.status()]).toEqual([key, status]);
  }
  expect((await request.get("/api/chain/v3/masterchainInfo")).status()).toBe(200);
});

test("a real account and a real transaction look right", async ({ browser, request }) => {
  const { account, hash } = await newestOf(request, "workchain=0");
  await expectToLookRight(browser, `/chain/account/${friendly(account)}`);
  await expectToLookRight(browser, `/chain/tx/${parseHash(hash)}`);
});

test("methods and disassembly of real contracts are shown", async ({ page }) => {
  const { fountain, workshop } = townContracts(Address.parse(NEWCOMER));
  for (const { address, init: build } of [fountain, workshop]) {
    await page.goto(`/chain/account/${address.toString()}/contract`);
    const code = page.getByRole("region", { name: "Code", exact: true });
    await expect(code).toContainText(build.code.hash().toString("hex"));
    await expect(page.getByText("Hash mismatch")).toHaveCount(0);
    await expect(page.getByRole("row").filter({ hasText: "recv_internal" })).toBeVisible();
    await page.getByRole("button", { name: "Disassemble" }).click();
    const text = page.getByRole("textbox", { name: "Disassembly of the code" });
    await expect(text).toHaveValue(/^SETCP 0\nDICTPUSHCONST 19 \[\n {4}0 => \{ \/\/ recv_internal\n/);
  }
});

test("a contract whose code is a library reference is shown with the library from the masterchain", async ({
  browser,
  page,
}) => {
  const { branch, workshop } = townContracts(Address.parse(NEWCOMER));
  const path = `/chain/account/${branch.address.toString()}/contract`;
  await page.goto(path);
  await expect(page.getByRole("region", { name: "Code", exact: true })).toContainText("Library reference");
  const library = page.getByRole("region", { name: "Library", exact: true });
  await expect(library).toContainText(workshop.init.code.hash().toString("hex"));
  await expect(page.getByRole("row").filter({ hasText: "recv_internal" })).toBeVisible();
  await expectToLookRight(browser, path);
});

test("incoming and outgoing messages of a real account link to their transactions", async ({
  reader: page,
}) => {
  const { workshop } = townContracts(Address.parse(NEWCOMER));
  const path = `/chain/account/${workshop.address.toString()}/messages`;
  for (const [query, end] of [
    ["", "from"],
    ["?direction=out", "to"],
  ] as const) {
    await page.goto(path + query);
    const first = page.getByRole("row").nth(1);
    await expect(first).toContainText(new RegExp(`${end} `));
    await expect(first.getByRole("link").first()).toHaveAttribute(
      "href",
      /\/tx\/[0-9a-f]{64}\/messages#[0-9a-f]{64}$/,
    );
  }
});

test("the page of a swap fits three phone screens before anything is opened", async ({ page, request }) => {
  const answer = await request.get("/api/chain/v3/actions?limit=3&action_type=jetton_swap");
  const { actions } = v.parse(Swaps, await answer.json());
  expect(actions.length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { trace_id } of actions) {
    await page.goto(`/chain/tx/${parseHash(trace_id)}`);
    await expect(page.getByRole("tree")).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, trace_id).toBeLessThanOrEqual(3 * 844);
  }
});

test("an account's number of NFTs counts those on sale, as its list does", async ({ request }) => {
  const get = async (path: string): Promise<unknown> => (await request.get(`/api/chain/${path}`)).json();
  const { nft_items: sold } = v.parse(Items, await get("v3/nft/items?limit=1000"));
  const owner = sold.find(({ on_sale, real_owner }) => on_sale && real_owner !== null)?.real_owner;
  const { nft_items: own } = v.parse(
    Items,
    await get(`v3/nft/items?limit=100&include_on_sale=true&owner_address=${owner}`),
  );
  expect(own.some(({ on_sale }) => on_sale)).toBe(true);
  const { nfts } = v.parse(Holdings, await get(`account/${owner}/holdings`));
  expect(nfts.count).toBe(own.length);
});

test("the value flow of real traces is exact to the last unit", async ({ reader: page, request }) => {
  test.slow();
  const response = await request.get("/api/chain/v3/transactions?limit=200&workchain=0");
  const { transactions } = v.parse(Newest, await response.json());
  const some = transactions.filter((_, place) => place % 20 === 0);
  expect(some.length).toBeGreaterThan(3);
  for (const { hash } of some) {
    await page.goto(`/chain/tx/${parseHash(hash)}`);
    const flow = page.getByRole("region", { name: "What changed" });
    await expect(flow.getByText("exact to the last unit"), hash).toBeVisible();
    await expect(page.getByRole("treeitem", { selected: true })).toHaveCount(1);
  }
});
