import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectToLookRight } from "./looks";
import type { ScriptInput } from "./upstream/script";

const HEAD = 50_000_000;
const SHARD = "4000000000000000";
const SHARD_BLOCK = `/block/0/${SHARD}/54000000`;

type Fault = NonNullable<ScriptInput["rules"]>[number]["fault"];

function fact(page: Page, name: string) {
  return page
    .locator("dt")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator("+ dd");
}

const hex = (base64: unknown) => Buffer.from(String(base64), "base64").toString("hex");

/** The first row of a list, as the service itself gives it. */
async function truth(baseUrl: string, question: string, list: string): Promise<Record<string, unknown>> {
  const answer: Record<string, Record<string, unknown>[]> = await (
    await fetch(`${baseUrl}/api/v3/${question}`)
  ).json();
  return answer[list]?.[0] ?? {};
}

test("a masterchain block is shown as the service has it, and all of its header", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/block/${HEAD - 5}`);
  await expect(page).toHaveTitle(/^Block 49999995 /);
  const block = await truth(
    service.baseUrl,
    `blocks?workchain=-1&shard=8000000000000000&seqno=${HEAD - 5}`,
    "blocks",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Block 49999995");
  await expect(fact(page, "Root hash")).toContainText(hex(block["root_hash"]));
  await expect(fact(page, "File hash")).toContainText(hex(block["file_hash"]));
  await expect(fact(page, "Made").locator("time")).toHaveAttribute(
    "datetime",
    new Date(Number(block["gen_utime"]) * 1_000).toISOString(),
  );
  await page.getByText("Everything in its header").click();
  for (const [name, text] of [
    ["Logical time", `${String(block["start_lt"])} to ${String(block["end_lt"])}`],
    ["Previous key block", String(block["prev_key_block_seqno"])],
    ["Oldest still needed", String(block["min_ref_mc_seqno"])],
    ["Catchain number", String(block["gen_catchain_seqno"])],
    ["Validators, short hash", String(block["validator_list_hash_short"])],
    ["Created by", hex(block["created_by"])],
    ["Random seed", hex(block["rand_seed"])],
    ["Global id", "-239: mainnet"],
    ["Version", String(block["version"])],
    ["Flags", String(block["flags"])],
    ["Vertical number", String(block["vert_seqno"])],
  ] as const) {
    await expect(fact(page, name)).toContainText(text);
  }
});

test("a block of a shard says which accounts it has, and who committed it", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}${SHARD_BLOCK}`);
  const block = await truth(service.baseUrl, `blocks?workchain=0&shard=${SHARD}&seqno=54000000`, "blocks");
  await expect(fact(page, "Root hash")).toContainText(hex(block["root_hash"]));
  await expect(fact(page, "Transactions")).toHaveText(String(block["tx_count"]));
  await expect(page.getByRole("rowheader")).toHaveCount(Number(block["tx_count"]));
  await expect(fact(page, "Shard")).toContainText("accounts whose id begins with the bits 0");
  await expect(fact(page, "Marks")).toHaveText("the shard wants to be merged with its sibling");
  await fact(page, "Committed by").getByRole("link").click();
  await expect(page).toHaveURL(`/${network}/block/${HEAD}`);
});

test("a masterchain block lists what it committed: transactions, and blocks of shards", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/block/${HEAD}`);
  const first = await truth(
    service.baseUrl,
    `transactionsByMasterchainBlock?seqno=${HEAD}&sort=asc`,
    "transactions",
  );
  await expect(page.getByText("All 4 transactions")).toBeVisible();
  await expect(page.getByRole("rowheader").first().getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/tx/${hex(first["hash"])}`,
  );
  await page.getByRole("link", { name: "Shards", exact: true }).click();
  await expect(page).toHaveURL(`/${network}/block/${HEAD}/shards`);
  await expect(page.getByText("All 2 blocks of shards")).toBeVisible();
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page).toHaveURL(`/${network}${SHARD_BLOCK}`);
});

test("a block without blocks of shards is no missing block", async ({ page, network, service }) => {
  await service.script({
    rules: [{ match: { path: "masterchainBlockShards" }, fault: { kind: "status", status: 404 } }],
  });
  const response = await page.goto(`/${network}/block/${HEAD}/shards`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("It committed no blocks of shards.")).toBeVisible();
});

test("one leads to the blocks before and after, and the newest says so until it is not", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/block/${HEAD}`);
  const around = page.getByRole("navigation", { name: "Neighbouring blocks" });
  await expect(around).toContainText("not made yet, this is the newest");
  await service.advanceHead(1);
  await expect(around.getByRole("link").nth(1)).toHaveAttribute("href", `/${network}/block/${HEAD + 1}`, {
    timeout: 20_000,
  });
  await around.getByRole("link").first().click();
  await expect(page).toHaveURL(`/${network}/block/${HEAD - 1}`);
});

for (const { name, path, found } of [
  { name: "of the masterchain", path: `/block/${HEAD + 3}`, found: "Block 50000003" },
  { name: "of a shard", path: `/block/0/${SHARD}/54000003`, found: "Block 54000003" },
]) {
  test(`a block ${name} that is not made yet is awaited`, async ({ page, network, service }) => {
    const response = await page.goto(`/${network}${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(/is not made yet; the newest is 5[04]000000\./)).toBeVisible();
    await expect(page.getByRole("link", { name: "Look again" })).toHaveAttribute(
      "href",
      `/${network}${path}`,
    );
    await expect(async () => {
      await service.advanceHead(1);
      await expect(fact(page, "Root hash")).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 28_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(found);
    await expect(page.getByText("is not made yet;")).toBeHidden();
  });
}

test("what was never made is not there, and the page says what is", async ({ page, network }) => {
  for (const [path, said] of [
    ["/block/0", "there is no block 0"],
    [`/block/0/${SHARD}/5`, `there is no block (0,${SHARD},5); the newest of its shard is 54000000`],
    ["/block/0/2000000000000000/5", "there is no block (0,2000000000000000,5), and at present no such shard"],
  ] as const) {
    const response = await page.goto(`/${network}${path}`);
    expect([path, response?.status()]).toEqual([path, 404]);
    expect(response?.headers()["x-robots-tag"]).toContain("noindex");
    await expect(page.getByText(said)).toBeVisible();
  }
});

test("what is no block is told with what was typed, and the service is asked for nothing but its head", async ({
  page,
  network,
  service,
}) => {
  for (const [path, said] of [
    ["/block/abc", "“abc” is no block: the seqno is not a number."],
    ["/block/99999999999", "“99999999999” is no block"],
    ["/block/5/nosuch", "“5/nosuch” is no block"],
    ["/block/0/north/5", "“0/north/5” is no block: the shard is wrong"],
    ["/block/%3Cimg%20src=x%3E", "“<img src=x>” is no block"],
  ] as const) {
    const response = await page.goto(`/${network}${path}`);
    expect([path, response?.status()]).toEqual([path, 422]);
    await expect(page.getByText(said)).toBeVisible();
  }
  const calls = await service.calls();
  expect(calls.filter((call) => call.path !== "masterchainInfo")).toEqual([]);
});

for (const path of [
  `/block/${HEAD}`,
  `/block/${HEAD}/shards`,
  SHARD_BLOCK,
  `/block/${HEAD + 9}`,
  `/block/0/${SHARD}/54000009`,
]) {
  test(`${path} asks the service at most three times cold and not at all warm`, async ({
    request,
    network,
    service,
  }) => {
    await request.get(`/${network}${path}`);
    const cold = await service.totalCalls();
    expect(cold).toBeLessThanOrEqual(3);
    await request.get(`/${network}${path}`);
    expect(await service.totalCalls()).toBe(cold);
  });
}

test("a block reads without JavaScript, page by page", async ({ browser, network, service }) => {
  await service.insertRows("transactions", 120);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${network}/block/${HEAD + 1}`);
  await expect(page.getByRole("rowheader")).toHaveCount(50);
  await page.getByText("Everything in its header").click();
  await expect(fact(page, "Random seed")).toBeVisible();
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(100);
  await page.goto(`/${network}/block/${HEAD}/shards`);
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await context.close();
});

test("a long block is read to its end, every transaction once, and Back leads to the same rows", async ({
  page,
  network,
  service,
}) => {
  await service.insertRows("transactions", 120);
  await page.goto(`/${network}/block/${HEAD + 1}`);
  const rows = page.getByRole("rowheader");
  await expect(async () => {
    await page.getByText(/^(Showing|All) \d+ transactions$/).scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(page.getByText("All 120 transactions")).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 25_000 });
  expect(new Set(await rows.allTextContents()).size).toBe(120);
  const before = await rows.allTextContents();
  await expect(page).toHaveURL(/rows=150/);
  await page.goto(`/${network}/status`);
  await page.goBack();
  await expect(rows).toHaveCount(120);
  expect(await rows.allTextContents()).toEqual(before);
});

const FAULTS: readonly { name: string; fault: Fault; status: number; says: string }[] = [
  {
    name: "too many requests",
    fault: { kind: "status", status: 429, retryAfter: 30 },
    status: 429,
    says: "Too many requests for now",
  },
  {
    name: "an error",
    fault: { kind: "status", status: 500 },
    status: 502,
    says: "The data service has a problem",
  },
  {
    name: "a page of HTML",
    fault: { kind: "notJson", status: 200 },
    status: 502,
    says: "answered something unexpected",
  },
  {
    name: "a wrong field",
    fault: { kind: "wrongType", path: "blocks.0.seqno", value: [] },
    status: 502,
    says: "at blocks.0.seqno",
  },
];

for (const { name, fault, status, says } of FAULTS) {
  test(`when the service answers with ${name}, the page says so and recovers by itself`, async ({
    page,
    network,
    service,
  }) => {
    const soon: Fault = fault.kind === "status" && fault.status === 429 ? { ...fault, retryAfter: 2 } : fault;
    await service.script({ rules: [{ match: { version: "v3" }, fault: soon }] });
    const response = await page.goto(`/${network}${SHARD_BLOCK}`);
    expect(response?.status()).toBe(status);
    await expect(page.getByText(says)).toBeVisible();
    await service.script({});
    await expect(fact(page, "Root hash")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(says)).toBeHidden();
  });
}

test("a list that fails takes nothing from the block above it", async ({ page, network, service }) => {
  await service.script({
    rules: [{ match: { path: "transactionsByMasterchainBlock" }, fault: { kind: "status", status: 500 } }],
  });
  const response = await page.goto(`/${network}/block/${HEAD}`);
  expect(response?.status()).toBe(200);
  await expect(fact(page, "Root hash")).toBeVisible();
  await expect(page.getByText("The data service has a problem")).toBeVisible();
  await service.script({});
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("All 4 transactions")).toBeVisible();
});

for (const path of [
  `/block/${HEAD}`,
  `/block/${HEAD}/shards`,
  SHARD_BLOCK,
  `/block/${HEAD + 9}`,
  "/block/abc",
]) {
  test(`${path} looks right`, async ({ browser, network }) => {
    await expectToLookRight(browser, `/${network}${path}`);
  });
}
