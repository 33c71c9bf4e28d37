import type { Locator, Page } from "playwright/test";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime, gotoInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";
import type { ScriptInput } from "../upstream/script";

const HEAD = 50_000_000;
const SHARD = "4000000000000000";
const SHARD_BLOCK = `/block/0/${SHARD}/54000000`;

type Rule = NonNullable<ScriptInput["rules"]>[number];
type Fault = Rule["fault"];

interface Sent {
  readonly hash: string;
}

interface Rows {
  readonly rows: readonly Sent[];
  readonly end: boolean;
}

function fact(page: Page, name: string) {
  return page
    .locator("dt")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator("+ dd");
}

const hex = (base64: unknown) => Buffer.from(String(base64), "base64").toString("hex");

/** The first row of a list, as received from the service. */
async function firstRow(baseUrl: string, query: string, list: string): Promise<Record<string, unknown>> {
  const answer: Record<string, Record<string, unknown>[]> = await (
    await fetch(`${baseUrl}/api/v3/${query}`)
  ).json();
  return answer[list]?.[0] ?? {};
}

test("a masterchain block shows its hashes, time and whole header as the service has them", async ({
  reader: page,
  network,
  service,
}) => {
  await page.goto(`/${network}/block/${HEAD - 5}`);
  await expect(page).toHaveTitle(/^Block 49,999,995 · /);
  const block = await firstRow(
    service.baseUrl,
    `blocks?workchain=-1&shard=8000000000000000&seqno=${HEAD - 5}`,
    "blocks",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Block 49999995");
  await expect(fact(page, "Root hash")).toContainText(hex(block["root_hash"]));
  await expect(fact(page, "File hash")).toContainText(hex(block["file_hash"]));
  await expect(fact(page, "Time").locator("time")).toHaveAttribute(
    "datetime",
    new Date(Number(block["gen_utime"]) * 1_000).toISOString(),
  );
  await page.getByText("Details", { exact: true }).click();
  for (const [name, text] of [
    ["Logical time", `${String(block["start_lt"])} – ${String(block["end_lt"])}`],
    ["Previous key block", String(block["prev_key_block_seqno"])],
    ["Min ref mc seqno", String(block["min_ref_mc_seqno"])],
    ["Catchain seqno", String(block["gen_catchain_seqno"])],
    ["Validator list hash", String(block["validator_list_hash_short"])],
    ["Created by", hex(block["created_by"])],
    ["Random seed", hex(block["rand_seed"])],
    ["Global ID", "-239: mainnet"],
    ["Version", String(block["version"])],
    ["Flags \\(raw\\)", String(block["flags"])],
    ["Vertical seqno", String(block["vert_seqno"])],
  ] as const) {
    await expect(fact(page, name)).toContainText(text);
  }
});

test("a shard block shows its account prefix, its transactions and the masterchain block that committed it", async ({
  reader: page,
  network,
  service,
}) => {
  await page.goto(`/${network}${SHARD_BLOCK}`);
  const block = await firstRow(service.baseUrl, `blocks?workchain=0&shard=${SHARD}&seqno=54000000`, "blocks");
  await expect(fact(page, "Root hash")).toContainText(hex(block["root_hash"]));
  await expect(fact(page, "Transactions")).toHaveText(String(block["tx_count"]));
  await expect(page.getByRole("rowheader")).toHaveCount(Number(block["tx_count"]));
  await expect(fact(page, "Shard")).toContainText("accounts with prefix 0");
  await expect(fact(page, "Flags")).toContainText("Wants merge: recent blocks");
  await fact(page, "Masterchain block").getByRole("link").click();
  await expect(page).toHaveURL(`/${network}/block/${HEAD}`);
});

test("a masterchain block lists the transactions and shard blocks that it committed", async ({
  reader: page,
  network,
  service,
}) => {
  await page.goto(`/${network}/block/${HEAD}`);
  const first = await firstRow(
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
  await expect(page.getByText("All 2 shard blocks")).toBeVisible();
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page).toHaveURL(`/${network}${SHARD_BLOCK}`);
});

test("the transactions of a block can be limited to those in the masterchain itself", async ({
  reader: page,
  network,
  service,
}) => {
  await page.goto(`/${network}/block/${HEAD}`);
  await expect(page.getByText("All 4 transactions")).toBeVisible();
  await page.getByRole("link", { name: "Masterchain only" }).click();
  await expect(page).toHaveURL(/only=own$/);
  await expect(page.getByText("No transactions")).toBeVisible();
  await service.waitForCalls(1, {
    path: "transactions",
    query: { workchain: "-1", shard: "8000000000000000", seqno: String(HEAD) },
  });
  await page.getByRole("link", { name: "With shard blocks" }).click();
  await expect(page.getByText("All 4 transactions")).toBeVisible();
});

test("each message of a block is listed once, and marked if the block both sent and received it", async ({
  reader: page,
  network,
  service,
}) => {
  const answer: { transactions: { in_msg: Sent | null; out_msgs: Sent[] }[] } = await (
    await fetch(`${service.baseUrl}/api/v3/transactionsByMasterchainBlock?seqno=${HEAD}&sort=asc&limit=1000`)
  ).json();
  const received = answer.transactions.flatMap(({ in_msg }) => in_msg?.hash ?? []);
  const sent = answer.transactions.flatMap(({ out_msgs }) => out_msgs.map(({ hash }) => hash));
  const all = new Set([...received, ...sent]);
  const both = received.filter((hash) => sent.includes(hash));
  expect(both.length).toBeGreaterThan(0);
  await page.goto(`/${network}/block/${HEAD}`);
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await expect(page).toHaveURL(`/${network}/block/${HEAD}/messages`);
  await expect(page.getByText(`All ${all.size} messages`)).toBeVisible();
  await expect(page.getByRole("cell", { name: "Sent and received" })).toHaveCount(both.length);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/${network}/tx/[0-9a-f]{64}/messages#[0-9a-f]{64}$`));
});

test("the messages of a long block are loaded in pages, with each message once", async ({
  reader: page,
  network,
  service,
}) => {
  await service.insertRows("transactions", 1_300);
  const answer = await page.request.get(
    `/api/${network}/rows/block-messages?block=${HEAD + 1}&offset=0&limit=1000`,
  );
  const first: Rows = await answer.json();
  expect(first.rows.length).toBe(1_000);
  expect(first.end).toBe(false);
  const next: Rows = await (
    await page.request.get(`/api/${network}/rows/block-messages?block=${HEAD + 1}&offset=1000&limit=1000`)
  ).json();
  expect(next.end).toBe(true);
  const hashes = [...first.rows, ...next.rows].map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.length).toBeGreaterThanOrEqual(1_300);
});

test("a block after a merge links to both parents", async ({ reader: page, network, service }) => {
  const parents = ["2000000000000000", "6000000000000000"].map((shard) => ({
    workchain: 0,
    shard,
    seqno: 9,
  }));
  const change = (path: string, value: unknown): Rule => ({
    match: { path: "blocks", query: { seqno: "54000000" } },
    fault: { kind: "wrongType", path: `blocks.0.${path}`, value },
  });
  const around = page.getByRole("navigation", { name: "Adjacent blocks" });
  await service.script({ rules: [change("prev_blocks", parents)] });
  await page.goto(`/${network}${SHARD_BLOCK}`);
  for (const { shard } of parents)
    await expect(around.locator(`a[href="/${network}/block/0/${shard}/9"]`)).toBeVisible();
  await expect(around.getByRole("link")).toHaveCount(3);
});

for (const { flag, badge, why, next } of [
  {
    flag: "after_merge",
    badge: "After merge",
    why: "there are two previous blocks",
    next: [SHARD],
  },
  {
    flag: "before_split",
    badge: "Before split",
    why: "the next blocks belong to two shards",
    next: ["2000000000000000", "6000000000000000"],
  },
  {
    flag: "want_split",
    badge: "Wants split",
    why: "overloaded",
    next: [SHARD],
  },
]) {
  test(`the flag ${flag} of a shard block is explained, and the next blocks are linked`, async ({
    reader: page,
    network,
    service,
  }) => {
    await service.script({
      rules: [
        {
          match: { path: "blocks", query: { seqno: "54000000" } },
          fault: { kind: "wrongType", path: `blocks.0.${flag}`, value: true },
        },
      ],
    });
    await page.goto(`/${network}${SHARD_BLOCK}`);
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
    await expect(fact(page, "Flags")).toContainText(why);
    const around = page.getByRole("navigation", { name: "Adjacent blocks" });
    for (const shard of next)
      await expect(around.locator(`a[href="/${network}/block/0/${shard}/54000001"]`)).toBeVisible();
  });
}

test("a key block says that it changed the configuration, and later blocks link to it", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/block/${HEAD}`);
  await expect(page.getByText("Key block", { exact: true })).toBeVisible();
  await expect(fact(page, "Configuration")).toContainText("Changes in this block");
  await page.goto(`/${network}/block/${HEAD - 5}`);
  await fact(page, "Configuration").getByRole("link", { name: /\d/ }).click();
  await expect(page).toHaveURL(`/${network}/block/${HEAD - 20_000}`);
});

test("the list of shard blocks shows which shards want to merge", async ({ reader: page, network }) => {
  await page.goto(`/${network}/block/${HEAD}/shards`);
  await expect(page.getByText("Wants merge")).toHaveCount(2);
});

test("a masterchain block without shard blocks says so, with status 200", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script({
    rules: [{ match: { path: "masterchainBlockShards" }, fault: { kind: "status", status: 404 } }],
  });
  const response = await page.goto(`/${network}/block/${HEAD}/shards`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("No shard blocks.")).toBeVisible();
});

test("a block links to its neighbours, and the latest one gets a link once a newer block exists", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/block/${HEAD}`);
  const around = page.getByRole("navigation", { name: "Adjacent blocks" });
  await expect(around).toContainText("Latest block");
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
  test(`a future block ${name} is answered with 404, and shown once it exists @waits`, async ({
    page,
    network,
    service,
  }) => {
    const response = await gotoInTime(page, `/${network}${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(/does not exist yet; the latest is 5[04],000,000\./)).toBeVisible();
    await expect(page.getByRole("link", { name: "Reload" })).toHaveAttribute("href", `/${network}${path}`);
    await expect(async () => {
      await service.advanceHead(1);
      await expect(fact(page, "Root hash")).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 28_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(found);
    await expect(page.getByText("does not exist yet;")).toBeHidden();
  });
}

test("a block that cannot exist is answered with 404 and the reason", async ({ request, network }) => {
  for (const [path, text] of [
    ["/block/0", "there is no block 0"],
    [`/block/0/${SHARD}/5`, `there is no block (0,${SHARD},5); the latest of this shard is 54,000,000`],
    [
      "/block/0/2000000000000000/5",
      "there is no block (0,2000000000000000,5): no such shard at the latest block",
    ],
  ] as const) {
    const sent = await fetchInTime(request, `/${network}${path}`);
    expect([path, sent.status]).toEqual([path, 404]);
    expect(sent.headers["x-robots-tag"]).toContain("noindex");
    expect(sent.text).toContain(text);
  }
});

test("the next block of a shard that was merged is answered with 404 and a link to the merged block", async ({
  reader,
  page,
  network,
  service,
}) => {
  await service.script({ shards: "changing" });
  const pathOf = async (link: Locator) => (await link.getAttribute("href")) ?? "";
  const around = reader.getByRole("navigation", { name: "Adjacent blocks" }).getByRole("link");
  await reader.goto(`/${network}/blocks/shards`);
  const merged = await pathOf(reader.getByRole("link", { name: /, after merge/ }));
  await reader.goto(merged);
  const halves = [await pathOf(around.nth(0)), await pathOf(around.nth(1))];
  for (const half of halves) {
    await reader.goto(half);
    const response = await reader.goto(await pathOf(around.last()));
    expect(response?.status()).toBe(404);
    const links = reader.getByText("was the last of its shard before a merge").getByRole("link");
    expect([await pathOf(links.first()), await pathOf(links.last())]).toEqual([half, merged]);
  }
  await expectToLookRight(page, reader.url());
});

test("an invalid block ID is answered with 422 and its text, with no call except for the newest block", async ({
  request,
  network,
  service,
}) => {
  for (const [path, text] of [
    ["/block/abc", "“abc” is not a block: the seqno is not a number."],
    ["/block/99999999999", "“99999999999” is not a block"],
    ["/block/5/nosuch", "“5/nosuch” is not a block"],
    ["/block/0/north/5", "“0/north/5” is not a block: the shard is wrong"],
    ["/block/%3Cimg%20src=x%3E", "“<img src=x>” is not a block"],
  ] as const) {
    const sent = await fetchInTime(request, `/${network}${path}`);
    expect([path, sent.status]).toEqual([path, 422]);
    expect(sent.text).toContain(text);
  }
  const calls = await service.calls();
  expect(calls.filter((call) => call.path !== "masterchainInfo")).toEqual([]);
});

for (const path of [
  `/block/${HEAD}`,
  `/block/${HEAD}?only=own`,
  `/block/${HEAD}/messages`,
  `/block/${HEAD}/shards`,
  SHARD_BLOCK,
  `${SHARD_BLOCK}/messages`,
  `/block/${HEAD + 9}`,
  `/block/0/${SHARD}/54000009`,
]) {
  test(`${path} makes at most three calls with a cold cache and none with a warm one`, async ({
    request,
    network,
    service,
  }) => {
    await expectWarmIsFree(service, () => request.get(`/${network}${path}`));
  });
}

test("without JavaScript a block shows its details, more transactions and its shard blocks", async ({
  reader: page,
  network,
  service,
}) => {
  await service.insertRows("transactions", 120);
  await page.goto(`/${network}/block/${HEAD + 1}`);
  await expect(page.getByRole("rowheader")).toHaveCount(50);
  await page.getByText("Details", { exact: true }).click();
  await expect(fact(page, "Random seed")).toBeVisible();
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(100);
  await page.goto(`/${network}/block/${HEAD}/shards`);
  await expect(page.getByRole("rowheader")).toHaveCount(2);
});

test("a long block loads to its end, with each transaction once, and Back restores the rows", async ({
  page,
  network,
  service,
}) => {
  await service.insertRows("transactions", 120);
  await page.goto(`/${network}/block/${HEAD + 1}`);
  const rows = page.getByRole("rowheader");
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
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
    name: "an error",
    fault: { kind: "status", status: 500 },
    status: 502,
    says: "Data service error",
  },
  {
    name: "a page of HTML",
    fault: { kind: "notJson", status: 200 },
    status: 502,
    says: "Unexpected response",
  },
  {
    name: "a wrong field",
    fault: { kind: "wrongType", path: "blocks.0.seqno", value: [] },
    status: 502,
    says: "at blocks.0.seqno",
  },
];

for (const { name, fault, status, says } of FAULTS) {
  test(`when the service answers with ${name} the page shows the error and recovers by itself @waits`, async ({
    page,
    lease,
  }) => {
    let leased = lease("e");
    const response = await gotoInTime(page, async () => {
      leased = lease("e");
      await leased.service.script({ rules: [{ match: { version: "v3" }, fault }] });
      return `/${leased.network}${SHARD_BLOCK}`;
    });
    expect(response?.status()).toBe(status);
    await expect(page.getByText(says)).toBeVisible();
    await leased.service.script({});
    await expect(fact(page, "Root hash")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(says)).toBeHidden();
  });
}

test("a page that was sent before a short rate limit has ended shows the error and recovers by itself @waits", async ({
  page,
  network,
  service,
}) => {
  await service.script({
    rules: [{ match: { version: "v3" }, fault: { kind: "status", status: 429, retryAfter: 2 } }],
  });
  const response = await page.goto(`/${network}${SHARD_BLOCK}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("Too many requests")).toBeVisible();
  await service.script({});
  await expect(fact(page, "Root hash")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Too many requests")).toBeHidden();
});

test("when the list of transactions fails the block is still shown, and the list recovers by itself @waits", async ({
  page,
  network,
  service,
}) => {
  await service.script({
    rules: [{ match: { path: "transactionsByMasterchainBlock" }, fault: { kind: "status", status: 500 } }],
  });
  const response = await page.goto(`/${network}/block/${HEAD}`);
  expect(response?.status()).toBe(200);
  await expect(fact(page, "Root hash")).toBeVisible();
  await expect(page.getByText("Data service error")).toBeVisible();
  await service.script({});
  await expect(page.getByText("All 4 transactions")).toBeVisible({ timeout: 20_000 });
});

for (const path of [`/block/${HEAD}`, `/block/${HEAD + 9}`, "/block/abc"]) {
  test(`${path} looks right`, async ({ page, network }) => {
    await expectToLookRight(page, `/${network}${path}`);
  });
}

test("two lines of a phone hold a hash and its copy button, which stays beside the last group", async ({
  page,
  network,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`/${network}/block/${(await service.facts()).head.seqno}`);
  const button = page.getByRole("button", { name: /^Copy root hash/ });
  await expect(button).toBeVisible();
  const measured = () =>
    button.evaluate((icon) => {
      const groups = [...(icon.previousElementSibling?.firstElementChild?.querySelectorAll("span") ?? [])];
      const tops = groups.map((group) => Math.round(group.getBoundingClientRect().top));
      const { top, bottom } = icon.getBoundingClientRect();
      const last = tops.at(-1) ?? 0;
      return { groups: groups.length, lines: new Set(tops).size, beside: top <= last + 12 && last <= bottom };
    });
  await expect.poll(measured).toEqual({ groups: 16, lines: 2, beside: true });
  // On a narrower phone a third line begins, with a group.
  for (const width of [385, 380, 375, 370, 365, 360, 350, 340, 330, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measured()).toMatchObject({ groups: 16, beside: true });
  }
});
