import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { expectToLookRight } from "./looks";
import type { ScriptInput } from "./upstream/script";

/** What a node says of a block: beside the index, and in its place while it fails. */

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

test("the header of a node is compared with what the index says", async ({ page, network, service }) => {
  await page.goto(`/${network}/block/${HEAD - 5}`);
  const root = await fact(page, "Root hash").textContent();
  await page.getByRole("link", { name: "From a node" }).click();
  await expect(page).toHaveURL(`/${network}${NODE}`);
  await expect(page.getByText("The index says the same in every field")).toBeVisible();
  await expect(fact(page, "Root hash")).toHaveText(root ?? "");
  await service.script(failing({ path: "getBlockHeader" }, spoilt("end_lt", "17")));
  await page.goto(`/${network}/block/${HEAD - 6}/node`);
  await expect(page.getByText("The index says otherwise in one field.")).toBeVisible();
  await expect(fact(page, "Last logical time")).toContainText("17The index says");
});

test("signatures are checked against the validators of that moment", async ({ page, network, service }) => {
  await page.goto(`/${network}${NODE}`);
  await page.getByRole("link", { name: "Signatures" }).click();
  await expect(page).toHaveURL(`/${network}${NODE}/signatures`);
  await expect(page.getByText("Verified")).toBeVisible();
  await expect(
    page.getByText(
      "3 of the 4 validators of the masterchain signed it validly. They have 80 % of the weight: more than the two thirds that a block needs.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("cell", { name: "Valid", exact: true })).toHaveCount(3);
  await expect(fact(page, "Validators by").getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/block/${HEAD - 6}`,
  );
  const [asked] = await service.calls({ path: "getConfigParam" });
  expect(new URLSearchParams(asked?.query).get("seqno")).toBe(String(HEAD - 6));
});

const SIGNATURES: readonly { name: string; path: string; fault: Fault; says: readonly string[] }[] = [
  {
    name: "of something else",
    path: "getMasterchainBlockSignatures",
    fault: spoilt("signatures.0.signature", Buffer.alloc(64, 1).toString("base64")),
    says: ["Not enough", "They have 50 % of the weight", "One signature is not valid.", "Not valid"],
  },
  {
    name: "of somebody unknown",
    path: "getMasterchainBlockSignatures",
    fault: spoilt("signatures.1.node_id_short", Buffer.alloc(32, 1).toString("base64")),
    says: ["Not enough", "One signature is of nobody among these validators", "Not checked"],
  },
  {
    name: "for another block",
    path: "getMasterchainBlockSignatures",
    fault: spoilt("id.root_hash", Buffer.alloc(32, 1).toString("base64")),
    says: ["0 of the 4 validators of the masterchain signed it validly. They have 0 % of the weight"],
  },
  {
    name: "that are not told",
    path: "getMasterchainBlockSignatures",
    fault: spoilt("signatures", []),
    says: ["The node tells no signatures of this block."],
  },
  {
    name: "of validators that are not told",
    path: "getConfigParam",
    fault: error,
    says: [
      "which could not be checked: it does not tell who the validators were.",
      "The data service has a problem",
    ],
  },
  {
    name: "of validators that cannot be read",
    path: "getConfigParam",
    fault: spoilt("config.bytes", "te6cckEBAQEAAgAAAEysuc0="),
    says: ["which could not be checked: not a valid set of validators"],
  },
];

for (const { name, path, fault, says } of SIGNATURES) {
  test(`signatures ${name} are not taken for good`, async ({ page, network, service }) => {
    await service.script(failing({ path }, fault));
    const response = await page.goto(`/${network}${NODE}/signatures`);
    expect(response?.status()).toBe(200);
    for (const words of says) await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByText("Verified")).toBeHidden();
  });
}

test("a node tells the rest: shards, transactions by name and in full, a proof, and the network now", async ({
  page,
  network,
}) => {
  const questions = page.getByRole("navigation", { name: "Questions to a node" });
  await page.goto(`/${network}${NODE}`);
  await questions.getByRole("link", { name: "Shards then" }).click();
  await expect(page.getByText("There were 2 shards at this block.")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await questions.getByRole("link", { name: "The network now" }).click();
  await expect(page.getByText("Most nodes of the service have masterchain block")).toBeVisible();
  await expect(page.getByRole("cell", { name: "214" })).toBeVisible();
  await questions.getByRole("link", { name: "Proof" }).click();
  await expect(page.getByText("Of another root hash").first()).toBeVisible();
  await expect(page.getByText("Not the one that was asked for")).toBeVisible();
  await page.goto(`/${network}${SHARD_BLOCK}/node`);
  await expect(questions.getByRole("link")).toHaveCount(5);
  await questions.getByRole("link", { name: "Names of transactions" }).click();
  await expect(page.getByText(/^\d+ transactions?; there are no more\.$/)).toBeVisible();
  const names = await page.getByRole("rowheader").allTextContents();
  await questions.getByRole("link", { name: "Transactions in full" }).click();
  await expect(page.getByText("It does not say whether they succeeded.")).toBeVisible();
  expect(await page.getByRole("rowheader").allTextContents()).toEqual(names);
});

test("transactions that a node tells go on page by page, without scripts too", async ({
  browser,
  network,
  service,
}) => {
  await service.insertRows("transactions", 320);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${network}/block/0/4000000000000000/54000001/node/transactions`);
  const seen = await page
    .getByRole("rowheader")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(seen.length).toBe(100);
  await page.getByRole("link", { name: "Behind these 100 there are more" }).click();
  await expect(page).toHaveURL(/after_lt=/);
  const more = await page
    .getByRole("rowheader")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set([...seen, ...more]).size).toBe(seen.length + more.length);
  await context.close();
});

for (const { path, rows } of [
  { path: `/block/${HEAD - 5}`, rows: false },
  { path: SHARD_BLOCK, rows: true },
]) {
  test(`while the index is down, a node tells ${path}, and the page recovers by itself`, async ({
    page,
    network,
    service,
  }) => {
    await service.script(failing({ version: "v3" }, error));
    const response = await page.goto(`/${network}${path}`);
    expect(response?.status()).toBe(502);
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
    await expect(page.getByText("The data service has a problem").first()).toBeVisible();
    await expect(page.getByText("What is shown of it is what a node of the network told")).toBeVisible();
    await expect(fact(page, "Root hash")).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Neighbouring blocks" }).getByRole("link").first(),
    ).toBeVisible();
    if (rows) await expect(page.getByRole("rowheader").first()).toBeVisible();
    await service.script({});
    await expect(page.getByText("what a node of the network told")).toBeHidden({ timeout: 20_000 });
    await expect(page.getByText(/^All \d+ transactions$/)).toBeVisible();
  });
}

test("a block that the index does not have is told by a node", async ({ page, network, service }) => {
  await service.script(failing({ path: "blocks" }, { kind: "empty" }));
  for (const path of [`/block/${HEAD - 50}`, SHARD_BLOCK]) {
    const response = await page.goto(`/${network}${path}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText("The index does not have this block.")).toBeVisible();
    await expect(fact(page, "Root hash")).toBeVisible();
  }
  await page.goto(`/${network}/block/${HEAD - 50}/messages`);
  await expect(page.getByText("Only the index lists them.")).toBeVisible();
});

test("a list that the index fails to tell is a node’s for so long", async ({ page, network, service }) => {
  await service.script(failing({ path: "transactions" }, error));
  const response = await page.goto(`/${network}${SHARD_BLOCK}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("These are the transactions of this block, as a node told them")).toBeVisible();
  await service.script({});
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^All \d+ transactions$/)).toBeVisible();
  await expect(page.getByText("as a node told them")).toBeHidden();
});

test("without a node the page of a block is as it is, and its tab says so", async ({
  page,
  network,
  service,
}) => {
  await service.script(failing({ version: "v2" }, error));
  expect((await page.goto(`/${network}${SHARD_BLOCK}`))?.status()).toBe(200);
  await expect(page.getByText(/^All \d+ transactions$/)).toBeVisible();
  expect((await page.goto(`/${network}${NODE}/signatures`))?.status()).toBe(502);
  await expect(page.getByText("The data service has a problem")).toBeVisible();
  await service.script({});
  await expect(page.getByText("Verified")).toBeVisible({ timeout: 20_000 });
});

test("when both fail the page says so", async ({ page, network, service }) => {
  await service.script({ rules: [{ fault: error }] });
  for (const path of [SHARD_BLOCK, NODE]) {
    const response = await page.goto(`/${network}${path}`);
    expect([path, response?.status()]).toEqual([path, 502]);
    await expect(page.getByText("The data service has a problem").first()).toBeVisible();
  }
});

test("too many questions to a node are told by the status", async ({ page, network, service }) => {
  await service.script(failing({ version: "v2" }, { kind: "status", status: 429, retryAfter: 30 }));
  const response = await page.goto(`/${network}${NODE}/shards`);
  expect(response?.status()).toBe(429);
  await expect(page.getByText("Too many requests for now")).toBeVisible();
});

test("what a node does not have is not there", async ({ page, network }) => {
  for (const path of [
    `/block/${HEAD + 99}/node`,
    "/block/0/2000000000000000/5/node/contents",
    "/block/0/node",
  ]) {
    const response = await page.goto(`/${network}${path}`);
    expect([path, response?.status()]).toEqual([path, 404]);
  }
  const response = await page.goto(`/${network}${SHARD_BLOCK}/node/signatures`);
  expect(response?.status()).toBe(422);
  await expect(page.getByText("only blocks of the masterchain have signatures")).toBeVisible();
});

for (const path of PAGES) {
  test(`${path} asks the service at most three times cold and not at all warm`, async ({
    request,
    network,
    service,
  }) => {
    expect((await request.get(`/${network}${path}`)).status()).toBe(200);
    const cold = await service.totalCalls();
    expect(cold).toBeLessThanOrEqual(3);
    await request.get(`/${network}${path}`);
    expect(await service.totalCalls()).toBe(cold);
  });
}

for (const path of [
  NODE,
  `${NODE}/signatures`,
  `${NODE}/proof`,
  `${NODE}/now`,
  `${SHARD_BLOCK}/node/contents`,
]) {
  test(`${path} looks right`, async ({ browser, network }) => {
    await expectToLookRight(browser, `/${network}${path}`);
  });
}

test("a block that a node tells looks right", async ({ browser, network, service }) => {
  await service.script(failing({ path: "blocks" }, { kind: "empty" }));
  await expectToLookRight(browser, `/${network}${SHARD_BLOCK}`);
});
