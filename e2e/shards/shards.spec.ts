import { numberText } from "../../lib/text/counted";
import type { Page } from "playwright/test";
import { expect, test } from "../helpers/fixtures";
import { gotoInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";
import { LOST_MASTER, MERGED_AT, SPLIT_AT } from "../upstream/chain/shard-history";
import { EXPLORER_URL } from "../world/world";

const HEAD = 50_000_000;

test.beforeEach(async ({ service }) => service.script({ shards: "changing" }));

const masters = (page: Page) => page.getByRole("list", { name: "Masterchain blocks" }).getByRole("listitem");
const drawn = (page: Page) => page.getByRole("link", { name: /^Block [\d,]+ of shard/ });
const committedBy = (page: Page, seqno: number) =>
  page.getByRole("link", { name: `committed by ${numberText(seqno)}` });
const plain = (text: string | null) =>
  Number(/[\d\u{2009}\u{202F} ]+/u.exec(text ?? "")?.[0].replaceAll(/\D/g, ""));

test("the chart shows the newest masterchain blocks and the shard blocks that they committed", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/blocks`);
  await page.getByRole("link", { name: "Shards", exact: true }).click();
  await expect(page).toHaveURL(`/${network}/blocks/shards`);
  await expect(page.getByRole("link", { name: "Shards", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(masters(page)).toHaveCount(20);
  expect(plain(await masters(page).first().getByRole("link").textContent())).toBe(HEAD);
  expect(plain(await masters(page).last().getByRole("link").textContent())).toBe(HEAD - 19);
  const first = drawn(page).first();
  await expect(first).toHaveAttribute("href", new RegExp(`/${network}/block/0/[0-9A-F]{16}/\\d+$`));
  await expect(committedBy(page, SPLIT_AT).filter({ visible: true })).toHaveCount(5);
  await expect(page.getByRole("link", { name: /after split/ })).toHaveCount(4);
  await expect(page.getByRole("link", { name: /after merge/ })).toHaveCount(1);
  await expect(
    page.getByRole("link", { name: new RegExp(`by ${numberText(MERGED_AT)}, after merge`) }),
  ).toBeVisible();
  await expect(page.getByText(/2 splits, 1 merge/)).toBeVisible();
  await expect(page.getByText(/, 5 shards/)).toBeVisible();
});

test("blocks in the chart can be focused and opened by keyboard, with a tip, and a link skips the chart", async ({
  page,
  network,
}) => {
  await page.goto(`/${network}/blocks/shards?blocks=10`);
  await page.getByRole("link", { name: "Earlier" }).focus();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip the chart" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Status", exact: true })).toBeFocused();
  const block = drawn(page).first();
  await block.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(block).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveText((await block.getAttribute("aria-label")) ?? "");
  const href = (await block.getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
});

test("the table lists the same blocks as the chart", async ({ reader: page, network }) => {
  await page.goto(`/${network}/blocks/shards`);
  const linked = await drawn(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.getByRole("link", { name: "Table" }).click();
  await expect(page).toHaveURL(/as=table/);
  const listed = await page
    .getByRole("rowheader")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(listed.filter((href) => href?.includes("/block/0/") === true))).toEqual(new Set(linked));
  expect(listed).toHaveLength(linked.length + 20);
  await expect(page.getByRole("cell", { name: "after split" })).toHaveCount(4);
});

test("links change the length and position of the range, and a seqno can be entered", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/blocks/shards`);
  await page.getByRole("link", { name: "10 blocks" }).click();
  await expect(masters(page)).toHaveCount(10);
  await page.getByRole("link", { name: "Earlier" }).click();
  await expect(page).toHaveURL(/from=49999981&blocks=10$/);
  await expect(masters(page).first()).toContainText("49");
  expect(plain(await masters(page).first().getByRole("link").textContent())).toBe(HEAD - 10);
  await page.getByRole("link", { name: "Later" }).click();
  await expect(page).toHaveURL(`/${network}/blocks/shards?blocks=10`);
  await page.getByLabel("From block").fill("49,999,950");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/blocks=10&from=49%2C999%2C950$/);
  expect(plain(await masters(page).last().getByRole("link").textContent())).toBe(49_999_950);
  await page.getByRole("link", { name: "Latest" }).click();
  await expect(page).toHaveURL(`/${network}/blocks/shards?blocks=10`);
});

test("an invalid range is answered with 422 and the reason, with no call except for the newest block", async ({
  reader: page,
  network,
  service,
}) => {
  for (const [query, text] of [
    ["from=head", "“head” is not a masterchain seqno"],
    ["from=2147483648", "“2147483648” is not a masterchain seqno"],
    ["blocks=1000", "“1000” blocks: unsupported range"],
  ] as const) {
    const response = await page.goto(`/${network}/blocks/shards?${query}`);
    expect([query, response?.status()]).toEqual([query, 422]);
    await expect(page.getByText(text)).toBeVisible();
  }
  expect((await service.calls()).filter(({ path }) => path !== "masterchainInfo")).toEqual([]);
});

test("a range of future blocks is answered with 404, and shown once they exist", async ({
  page,
  network,
  service,
}) => {
  const response = await gotoInTime(page, `/${network}/blocks/shards?from=${HEAD + 2}&blocks=10`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(`Masterchain block ${numberText(HEAD + 2)} does not exist yet`)).toBeVisible();
  await service.advanceHead(3);
  await expect(masters(page)).toHaveCount(10, { timeout: 20_000 });
  await expect(masters(page).first()).toContainText("to come");
});

test("the chart grows while blocks are made, with requests to this explorer only", async ({
  page,
  network,
  service,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(`/${network}/blocks/shards?blocks=10`);
  await expect(masters(page)).toHaveCount(10);
  await service.advanceHead(2);
  await expect(committedBy(page, HEAD + 2).first()).toBeVisible({ timeout: 20_000 });
  await expect(masters(page)).toHaveCount(10);
  await expect(masters(page).first()).toContainText("to come");
  expect(requested.filter((url) => !url.startsWith(EXPLORER_URL))).toEqual([]);
});

test("blocks that are not indexed are shown as missing", async ({ reader: page, network, service }) => {
  await service.script({ shards: "gaps" });
  await page.goto(`/${network}/blocks/shards`);
  const lost = masters(page).filter({ hasText: "missing" });
  await expect(lost).toHaveCount(1);
  expect(plain(await lost.textContent())).toBe(LOST_MASTER);
  await expect(page.getByText(/2 blocks not indexed/)).toBeVisible();
  await page.getByRole("link", { name: "Table" }).click();
  await expect(page.getByText("Not indexed:").locator("+ ul").getByRole("link")).toHaveCount(3);
});

test("a shard that is the whole workchain is as wide as the chart", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script({ shards: "one" });
  await page.goto(`/${network}/blocks/shards?blocks=10`);
  await expect(page.getByText(/, 1 shard/)).toBeVisible();
  await expect(drawn(page).first().locator("rect").first()).toHaveAttribute("width", "100%");
  // Two blocks for each masterchain block, one above the other.
  await expect(committedBy(page, HEAD)).toHaveCount(2);
});

test("a chart of very many shards is limited to 1,000 blocks", async ({ reader: page, network, service }) => {
  await service.script({ shards: "many" });
  await page.goto(`/${network}/blocks/shards?blocks=50`);
  await expect(page.getByText(/Limited to 1,000 blocks/)).toBeVisible();
  const rows = await masters(page).count();
  expect(rows).toBeGreaterThan(10);
  expect(rows).toBeLessThan(50);
  await expect(page.getByText(/, 64 shards/)).toBeVisible();
});

test("chart and table make at most three calls with a cold cache and at most one with a warm one", async ({
  request,
  network,
  service,
}) => {
  for (const query of ["", "?blocks=50", "?as=table", "?from=49999950&blocks=10"]) {
    const before = await service.totalCalls();
    expect((await request.get(`/${network}/blocks/shards${query}`)).status()).toBe(200);
    const cold = await service.totalCalls();
    expect(cold - before).toBeLessThanOrEqual(3);
    await request.get(`/${network}/blocks/shards${query}`);
    // The head may have expired meanwhile.
    expect(await service.totalCalls()).toBeLessThanOrEqual(cold + 1);
  }
});

test("while the index is down the page links to the newest block of a node, and then recovers by itself", async ({
  page,
  network,
  service,
}) => {
  await service.script({ rules: [{ match: { version: "v3" }, fault: { kind: "status", status: 500 } }] });
  const response = await gotoInTime(page, `/${network}/blocks/shards`);
  expect(response?.status()).toBe(502);
  const node = page.getByRole("region", { name: "From a node" });
  await expect(node.getByRole("link").first()).toHaveAttribute("href", `/${network}/block/${HEAD}`);
  await service.script({});
  await expect(masters(page)).toHaveCount(20, { timeout: 20_000 });
});

for (const [shards, query] of [
  ["changing", "?blocks=10"],
  ["gaps", "?blocks=10&as=table"],
] as const) {
  test(`/blocks/shards${query} with ${shards} shards looks right`, async ({ page, network, service }) => {
    await service.script({ shards });
    await expectToLookRight(page, `/${network}/blocks/shards${query}`);
  });
}
