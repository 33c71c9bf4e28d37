import type { Page } from "playwright/test";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { gotoInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";
import { requestedQuery } from "../helpers/requested-query";
import type { UpstreamControl } from "../upstream/control";
import type { ScriptInput } from "../upstream/script";

/** A node's data about a block: next to the index's, and instead of it while the index fails. */

const HEAD = 50_000_000;
const NODE = `/block/${HEAD - 5}/node`;
const SHARD_BLOCK = "/block/0/4000000000000000/54000000";
const MASTERCHAIN_PARTS = ["", "/signatures", "/shards", "/transactions", "/contents", "/proof", "/now"];
const PAGES = [
  ...MASTERCHAIN_PARTS.map((part) => NODE + part),
  ...["", "/transactions", "/contents", "/proof"].map((part) => `${SHARD_BLOCK}/node${part}`),
];

type Fault = NonNullable<ScriptInput["rules"]>[number]["fault"];

const failing = (match: { version?: "v2" | "v3"; path?: string }, fault: Fault): ScriptInput => ({
  rules: [{ match, fault }],
});
const error: Fault = { kind: "status", status: 500 };
const spoilt = (path: string, value: unknown): Fault => ({
  kind: "wrongType",
  path: `result.${path}`,
  value,
});

function fact(page: Page, name: string) {
  return page
    .locator("dt")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator("+ dd");
}

/** The newest block of the shard with most of the four transactions: either of the two shards may have none. */
async function fullShardBlock(service: UpstreamControl): Promise<string> {
  const answer = await fetch(`${service.baseUrl}/api/v3/blocks?mc_seqno=${HEAD}`);
  const { blocks }: { blocks: { workchain: number; shard: string; seqno: number; tx_count: number }[] } =
    await answer.json();
  const [block] = blocks
    .filter(({ workchain }) => workchain === 0)
    .toSorted((a, b) => b.tx_count - a.tx_count);
  return `/block/0/${block?.shard}/${block?.seqno}`;
}

test("a node's block header is compared with the index's, and differing fields show both values", async ({
  reader: page,
  network,
  service,
}) => {
  await page.goto(`/${network}/block/${HEAD - 5}`);
  const root = await fact(page, "Root hash").textContent();
  await page.getByRole("link", { name: "Node" }).click();
  await expect(page).toHaveURL(`/${network}${NODE}`);
  await expect(page.getByText("Matches the index")).toBeVisible();
  await expect(fact(page, "Root hash")).toHaveText(root ?? "");
  await service.script(failing({ path: "getBlockHeader" }, spoilt("end_lt", "17")));
  await page.goto(`/${network}/block/${HEAD - 6}/node`);
  await expect(page.getByText("1 field")).toBeVisible();
  await expect(fact(page, "End logical time")).toContainText("17Index:");
});

test("signatures are verified against the validator set of the previous block", async ({
  reader: page,
  network,
  service,
}) => {
  await page.goto(`/${network}${NODE}`);
  await page.getByRole("link", { name: "Signatures" }).click();
  await expect(page).toHaveURL(`/${network}${NODE}/signatures`);
  await expect(page.getByText("Verified")).toBeVisible();
  await expect(
    page.getByText("3 of 4 masterchain validators, 80 % of the weight (required: more than 2/3)."),
  ).toBeVisible();
  await expect(page.getByRole("cell", { name: "Valid", exact: true })).toHaveCount(3);
  await expect(fact(page, "Validator set").getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/block/${HEAD - 6}`,
  );
  expect((await requestedQuery(service, "getConfigParam")).get("seqno")).toBe(String(HEAD - 6));
});

const SIGNATURES: readonly { name: string; path: string; fault: Fault; says: readonly string[] }[] = [
  {
    name: "that do not match the block",
    path: "getMasterchainBlockSignatures",
    fault: spoilt("signatures.0.signature", Buffer.alloc(64, 1).toString("base64")),
    says: ["Insufficient", "50 % of the weight", "1 signature invalid.", "Invalid"],
  },
  {
    name: "of a signer outside of the validator set",
    path: "getMasterchainBlockSignatures",
    fault: spoilt("signatures.1.node_id_short", Buffer.alloc(32, 1).toString("base64")),
    says: ["Insufficient", "1 signature not checked: signer outside of the validator set.", "Not checked"],
  },
  {
    name: "for another block",
    path: "getMasterchainBlockSignatures",
    fault: spoilt("id.root_hash", Buffer.alloc(32, 1).toString("base64")),
    says: ["0 of 4 masterchain validators, 0 % of the weight"],
  },
  {
    name: "that are missing",
    path: "getMasterchainBlockSignatures",
    fault: spoilt("signatures", []),
    says: ["No signatures available."],
  },
  {
    name: "whose validator set is unavailable",
    path: "getConfigParam",
    fault: error,
    says: ["not checked: the validator set is unavailable.", "Data service error"],
  },
  {
    name: "whose validator set is invalid",
    path: "getConfigParam",
    fault: spoilt("config.bytes", "te6cckEBAQEAAgAAAEysuc0="),
    says: ["not checked: not a valid set of validators"],
  },
];

for (const { name, path, fault, says } of SIGNATURES) {
  test(`signatures ${name} are not shown as verified`, async ({ reader: page, network, service }) => {
    await service.script(failing({ path }, fault));
    const response = await page.goto(`/${network}${NODE}/signatures`);
    expect(response?.status()).toBe(200);
    for (const text of says) await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText("Verified")).toBeHidden();
  });
}

test("the node tab shows shards, the network state, a proof, and transactions as IDs and in full", async ({
  reader: page,
  network,
  service,
}) => {
  const parts = page.getByRole("navigation", { name: "Node data" });
  await page.goto(`/${network}${NODE}`);
  await parts.getByRole("link", { name: "Shards" }).click();
  await expect(page.getByText("2 shards, each with its latest block")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await parts.getByRole("link", { name: "Network state" }).click();
  await expect(page.getByText("Consensus block")).toBeVisible();
  await expect(page.getByRole("cell", { name: "214" })).toBeVisible();
  await parts.getByRole("link", { name: "Proof" }).click();
  await expect(page.getByText("Root hash differs").first()).toBeVisible();
  await expect(page.getByText("Not the requested block")).toBeVisible();
  await page.goto(`/${network}${await fullShardBlock(service)}/node`);
  await expect(parts.getByRole("link")).toHaveCount(5);
  await parts.getByRole("link", { name: "Transaction IDs" }).click();
  await expect(page.getByText(/^\d+ transactions?, end of the list$/)).toBeVisible();
  const names = await page.getByRole("rowheader").allTextContents();
  await parts.getByRole("link", { name: "Transactions", exact: true }).click();
  await expect(page.getByRole("rowheader")).toHaveText(names);
  await expect(page.getByText("Outcome unknown", { exact: true })).toHaveCount(names.length);
});

test("without scripts a node's transactions continue on the next page, each shown once", async ({
  reader: page,
  network,
  service,
}) => {
  await service.insertRows("transactions", 640);
  // Without scripts, late parts stay invisible.
  await gotoInTime(page, `/${network}/block/0/4000000000000000/54000001/node/transactions`);
  const seen = await page
    .getByRole("rowheader")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(seen.length).toBe(100);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/after_lt=/);
  const more = await page
    .getByRole("rowheader")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set([...seen, ...more]).size).toBe(seen.length + more.length);
});

for (const { what, find, rows } of [
  { what: "a masterchain block", find: () => `/block/${HEAD - 5}`, rows: false },
  { what: "a shard block", find: fullShardBlock, rows: true },
]) {
  test(`while the index is down ${what} is shown from a node, and the page recovers by itself`, async ({
    page,
    network,
    service,
  }) => {
    const path = await find(service);
    await service.script(failing({ version: "v3" }, error));
    const response = await gotoInTime(page, `/${network}${path}`);
    expect(response?.status()).toBe(502);
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
    await expect(page.getByText("Data service error").first()).toBeVisible();
    await expect(page.getByText("Data from a node")).toBeVisible();
    await expect(fact(page, "Root hash")).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Adjacent blocks" }).getByRole("link").first(),
    ).toBeVisible();
    if (rows) await expect(page.getByRole("rowheader").first()).toBeVisible();
    await service.script({});
    await expect(page.getByText("Data from a node")).toBeHidden({ timeout: 20_000 });
    await expect(page.getByText(/^All \d+ transactions$/)).toBeVisible();
  });
}

test("a block that is not indexed is shown from a node", async ({ reader: page, network, service }) => {
  await service.script(failing({ path: "blocks" }, { kind: "empty" }));
  for (const path of [`/block/${HEAD - 50}`, SHARD_BLOCK]) {
    const response = await page.goto(`/${network}${path}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText("Not indexed.")).toBeVisible();
    await expect(fact(page, "Root hash")).toBeVisible();
  }
  await page.goto(`/${network}/block/${HEAD - 50}/messages`);
  await expect(page.getByText("Available from the index only.")).toBeVisible();
});

test("while the index cannot list a block's transactions they come from a node", async ({
  page,
  network,
  service,
}) => {
  const path = await fullShardBlock(service);
  await service.script(failing({ path: "transactions" }, error));
  const response = await page.goto(`/${network}${path}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("From a node,")).toBeVisible();
  await service.script({});
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^All \d+ transactions$/)).toBeVisible();
  await expect(page.getByText("From a node,")).toBeHidden();
});

test("when nodes fail the block page is unaffected, and its node tab shows the error until they recover", async ({
  page,
  network,
  service,
}) => {
  const path = await fullShardBlock(service);
  await service.script(failing({ version: "v2" }, error));
  expect((await page.goto(`/${network}${path}`))?.status()).toBe(200);
  await expect(page.getByText(/^All \d+ transactions$/)).toBeVisible();
  expect((await gotoInTime(page, `/${network}${NODE}/signatures`))?.status()).toBe(502);
  await expect(page.getByText("Data service error")).toBeVisible();
  await service.script({});
  await expect(page.getByText("Verified")).toBeVisible({ timeout: 20_000 });
});

test("when index and node both fail the page shows the error, with status 502", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script({ rules: [{ fault: error }] });
  for (const path of [SHARD_BLOCK, NODE]) {
    const response = await gotoInTime(page, `/${network}${path}`);
    expect([path, response?.status()]).toEqual([path, 502]);
    await expect(page.getByText("Data service error").first()).toBeVisible();
  }
});

test("a rate limit of the node is answered with 429", async ({ reader: page, network, service }) => {
  await service.script(failing({ version: "v2" }, { kind: "status", status: 429, retryAfter: 30 }));
  const response = await gotoInTime(page, `/${network}${NODE}/shards`);
  expect(response?.status()).toBe(429);
  await expect(page.getByText("Too many requests")).toBeVisible();
});

test("a block that a node does not have is answered with 404, signatures of a shard block with 422", async ({
  reader: page,
  network,
}) => {
  for (const path of [
    `/block/${HEAD + 99}/node`,
    "/block/0/2000000000000000/5/node/contents",
    "/block/0/node",
  ]) {
    const response = await gotoInTime(page, `/${network}${path}`);
    expect([path, response?.status()]).toEqual([path, 404]);
  }
  const response = await page.goto(`/${network}${SHARD_BLOCK}/node/signatures`);
  expect(response?.status()).toBe(422);
  await expect(page.getByText("only masterchain blocks have signatures")).toBeVisible();
});

for (const path of PAGES) {
  test(`${path} makes at most three calls with a cold cache and none with a warm one`, async ({
    request,
    network,
    service,
  }) => {
    await expectWarmIsFree(service, async () =>
      expect((await request.get(`/${network}${path}`)).status()).toBe(200),
    );
  });
}

for (const path of [
  NODE,
  `${NODE}/signatures`,
  `${NODE}/proof`,
  `${NODE}/now`,
  `${SHARD_BLOCK}/node/contents`,
]) {
  test(`${path} looks right`, async ({ page, network }) => {
    await expectToLookRight(page, `/${network}${path}`);
  });
}

test("a block that is shown from a node looks right", async ({ page, network, service }) => {
  await service.script(failing({ path: "blocks" }, { kind: "empty" }));
  await expectToLookRight(page, `/${network}${SHARD_BLOCK}`);
});
