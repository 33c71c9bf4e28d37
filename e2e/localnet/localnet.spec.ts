import type { APIRequestContext, Page } from "playwright/test";
import { Address } from "@ton/core";
import * as v from "valibot";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseHash } from "../../lib/ton/value/hash";
import { walletOf } from "../../testing/localnet/chain/test-wallet";
import { townContracts } from "../../localnet/scenario/town-contracts";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";
import { fetchInTime, redirectInTime } from "../helpers/in-time";
import { HISTORY_TIMEOUT, requestCoins, waitForHistory } from "../helpers/localnet-control";
import { CANARY_KEY, LOCALNET_URL } from "../world/world";

/** The explorer on the embedded chain: contracts that really run, behind the interface of the hosted service. */

const Block = v.object({ workchain: v.number(), shard: v.string(), seqno: v.number() });
const Transaction = v.object({ account: v.string(), hash: v.string(), block_ref: Block });
const Newest = v.object({ transactions: v.array(Transaction) });
const Spans = v.object({ blocks: v.tuple([v.object({ start_lt: v.string(), gen_utime: v.string() })]) });
const Swaps = v.object({ actions: v.array(v.object({ trace_id: v.string() })) });
const Item = v.object({ on_sale: v.boolean(), real_owner: v.nullish(v.string(), null) });
const Items = v.object({ nft_items: v.array(Item) });
const Holdings = v.object({ nfts: v.object({ count: v.number() }) });
const Head = v.object({ last: v.object({ seqno: v.number() }) });
const Sent = v.object({ message_hash: v.string() });

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

// Not once for all: then a worker would run some of these tests one after the other.
test.beforeEach(async ({ request }) => {
  test.setTimeout(HISTORY_TIMEOUT);
  await waitForHistory(request);
});

// These wait for blocks: they begin first, so that the others run meanwhile.

test("a message that was just sent is shown as under way, and then with its trace", async ({
  page,
  request,
}) => {
  const wait = page.getByText("Not in a final block yet.");
  await expect(async () => {
    const message = await requestCoins(request, PASSER_BY, "0.5");
    await page.goto(`/chain/tx/${message}`);
    // A block can be faster than a page.
    await expect(wait).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("region", { name: "What changed" })).toBeVisible({ timeout: 25_000 });
  await expect(wait).toBeHidden();
  await expect(page.getByRole("tree")).toBeVisible();
});

test("a message is pending while the chain is frozen, and final once it continues", async ({
  page,
  reader,
  request,
}) => {
  const control = async (command: "freeze" | "unfreeze") => {
    const response = await request.post(`${LOCALNET_URL}/localnet/${command}`);
    expect([command, response.status()]).toEqual([command, 200]);
  };
  const wallet = walletOf("of somebody who waits", "low");
  await requestCoins(request, wallet.address, "9");
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
    const message = parseHash(v.parse(Sent, await sent.json()).message_hash);
    const rowIn = (tab: Page) =>
      tab
        .getByRole("row")
        .filter({ has: tab.getByRole("rowheader") })
        .filter({ hasText: "1.25" });
    await reader.goto(`/chain/pending?of=${friendly(RECEIVER)}&view=transactions`);
    await expect(rowIn(reader)).toContainText("Emulated");
    const row = rowIn(page);
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

test("a future block appears by itself, with requests to the explorer only", async ({ page, request }) => {
  const hosts = new Set<string>();
  page.on("request", (requested) => hosts.add(new URL(requested.url()).port));
  const head = await (await request.get("/api/chain/v3/masterchainInfo")).json();
  const { seqno } = v.parse(Head, head).last;
  await page.goto(`/chain/block/${seqno + 2}`);
  await expect(page.locator("dt", { hasText: "Root hash" })).toBeVisible({ timeout: 20_000 });
  const around = page.getByRole("navigation", { name: "Adjacent blocks" });
  await expect(around.locator(`a[href="/chain/block/${seqno + 3}"]`)).toBeVisible({ timeout: 20_000 });
  expect(hosts).toEqual(new Set([new URL(page.url()).port]));
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
  expect(
    await redirectInTime(request, `/chain/blocks/find?workchain=0&shard=${block.shard}&lt=${start_lt}`),
  ).toEqual([307, `/chain/block/0/${block.shard}/${block.seqno}`]);
  expect(await redirectInTime(request, `/chain/blocks/find?time=${gen_utime}`)).toEqual([
    307,
    expect.stringMatching(/^\/chain\/block\/\d+$/),
  ]);
});

test("a message from the faucet leads to its transaction, and the account shows the coins", async ({
  request,
}) => {
  const message = await requestCoins(request, NEWCOMER, "12.5");
  for (const [path, shown] of [
    [`/chain/tx/${message}`, "Success"],
    [`/chain/account/${friendly(NEWCOMER)}`, "12.5"],
  ] as const)
    await expect
      .poll(async () => answerIn((await fetchPage(request, path)).markup), { timeout: 20_000 })
      .toContain(shown);
});

/** The text of what a page answers in the first place: an outcome, or an amount. */
function answerIn(markup: string): string {
  const [, answer = ""] = /data-answer=""[^>]*>(.*?)<\/(?:p|div|h\d)>/s.exec(markup) ?? [];
  return answer.replaceAll(/<[^>]*>/g, "");
}

test("pages of the embedded chain show its data, without errors", async ({ request }) => {
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
    const { status, text, hasHeading, markup } = await fetchInTime(request, `/chain${path}`);
    expect([path, status, hasHeading]).toEqual([path, 200, true]);
    expect(markup, path).toMatch(/<th [^>]*scope="row"|<dt\b/);
    expect(text).not.toMatch(/Data service error|Unexpected response/);
  }
});

test("masterchain blocks have verified signatures, and a node proves shard blocks", async ({ request }) => {
  const { block_ref: block } = await newestOf(request, "workchain=0");
  const shardBlock = `/chain/block/${block.workchain}/${block.shard}/${block.seqno}`;
  for (const [path, ...says] of [
    ["/chain/block/5/node/signatures", "Verified", ", 100 % of the weight"],
    ["/chain/block/5/node", "Matches the index"],
    ["/chain/block/5/messages"],
    ["/chain/block/5/node/shards"],
    ["/chain/block/5/node/now"],
    [`${shardBlock}/messages`],
    [`${shardBlock}/node`],
    [`${shardBlock}/node/proof`, "Root hash matches"],
    [`${shardBlock}/node/transactions`],
    [`${shardBlock}/node/contents`],
  ] as const) {
    const { status, text } = await fetchInTime(request, path);
    expect([path, status]).toEqual([path, 200]);
    for (const words of says) expect(text.replaceAll("\u00A0", " ")).toContain(words);
    expect(text).not.toMatch(
      /Root hash differs|Not the requested block|Data service error|Unexpected response/,
    );
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

test("code, methods and libraries of real contracts are shown", async ({ request }) => {
  const { fountain, workshop, branch } = townContracts(Address.parse(NEWCOMER));
  const code = (contract: typeof workshop) => contract.init.code.hash().toString("hex");
  for (const [{ address }, ...says] of [
    [fountain, code(fountain), "recv_internal"],
    [workshop, code(workshop), "recv_internal"],
    [branch, "Library reference", code(workshop), "recv_internal"],
  ] as const) {
    const { text } = await fetchInTime(request, `/chain/account/${address.toString()}/contract`);
    for (const words of says) expect(text).toContain(words);
    expect(text).not.toContain("Hash mismatch");
  }
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
    // The newest message may not have arrived yet: then it leads to no transaction's messages.
    await expect(async () => {
      await page.goto(path + query);
      const first = page.getByRole("row").nth(1);
      await expect(first).toContainText(new RegExp(`${end} `));
      await expect(first.getByRole("link").first()).toHaveAttribute(
        "href",
        /\/tx\/[0-9a-f]{64}\/messages#[0-9a-f]{64}$/,
        { timeout: 1_000 },
      );
    }).toPass({ timeout: 30_000 });
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
  // NFTs are sold while this reads.
  await expect(async () => {
    const { nft_items: sold } = v.parse(Items, await get("v3/nft/items?limit=1000"));
    const owner = sold.find(({ on_sale, real_owner }) => on_sale && real_owner !== null)?.real_owner;
    const { nft_items: own } = v.parse(
      Items,
      await get(`v3/nft/items?limit=100&include_on_sale=true&owner_address=${owner}`),
    );
    expect(own.some(({ on_sale }) => on_sale)).toBe(true);
    const { nfts } = v.parse(Holdings, await get(`account/${owner}/holdings`));
    expect(nfts.count).toBe(own.length);
  }).toPass({ timeout: 30_000 });
});

test("the value flow of real traces is exact to the last unit, and one step is selected", async ({
  request,
}) => {
  const response = await request.get("/api/chain/v3/transactions?limit=200&workchain=0");
  const { transactions } = v.parse(Newest, await response.json());
  const some = transactions.filter((_, place) => place % 20 === 0);
  expect(some.length).toBeGreaterThan(3);
  for (const { hash } of some) {
    const { text, markup } = await fetchInTime(request, `/chain/tx/${parseHash(hash)}`);
    expect(text, hash).toContain("exact to the last unit");
    expect(markup.split('aria-selected="true"'), hash).toHaveLength(2);
  }
});
