import type { Page } from "playwright/test";
import { readRows, readTo, expectPosition } from "../helpers/block-list";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime, gotoInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";

const HEAD = 50_000_000;
const NOON = Date.UTC(2026, 10, 1, 12) / 1_000;

/** A block every three seconds, the newest 30 s after noon. */
test.beforeEach(async ({ service }) => service.script({ headTime: NOON + 30, lists: { blocks: 3_000 } }));

const rows = (page: Page) => page.getByRole("rowheader");
const first = (page: Page) => rows(page).first();

test("a filter by time lists the blocks until then, and can be cleared", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/blocks?time=${NOON}`);
  await expect(page.getByText("Until 2026-11-01 12:00 UTC")).toBeVisible();
  await expect(first(page)).toHaveText(String(HEAD - 10));
  await expect(first(page).getByRole("link")).toHaveAttribute("href", `/${network}/block/${HEAD - 10}`);
  await page.getByRole("link", { name: "Clear the filter by time" }).click();
  await expect(page).toHaveURL(`/${network}/blocks`);
  await expect(first(page)).toHaveText(String(HEAD));
  await expect(page.getByText("Until 2026")).toBeHidden();
});

test("a list until a past time is not polled for new blocks", async ({ page, network, service }) => {
  await page.goto(`/${network}/blocks?time=${NOON}`);
  await expect(first(page)).toBeVisible();
  await service.advanceHead(5);
  await page.getByRole("link", { name: "Basechain" }).waitFor();
  const polls = (await service.calls({ path: "blocks" })).filter(({ query }) => !query.includes("end_utime"));
  expect(polls).toEqual([]);
  await expect(page.getByRole("button", { name: /new blocks/ })).toBeHidden();
});

test("the date form lists the blocks until then, with scripts or without", async ({
  page: withScripts,
  reader,
  network,
}) => {
  for (const page of [withScripts, reader]) {
    await page.goto(`/${network}/blocks?workchain=0`);
    await page.getByLabel("Date (UTC)").fill("2026-11-01T12:00");
    await page.getByRole("button", { name: "Go" }).click();
    await expect(page).toHaveURL(/\/blocks\?workchain=0&time=2026-11-01T12%3A00$/);
    await expect(page.getByText("Until 2026-11-01 12:00 UTC")).toBeVisible();
    await expect(first(page)).toHaveText(String(HEAD + 4_000_000 - 10));
  }
});

test("an invalid filter is answered with 422 and the text that was typed, without a call for blocks", async ({
  request,
  network,
  service,
}) => {
  for (const [query, text] of [
    ["time=yesterday", "“yesterday” is not a valid time"],
    ["time=2026-02-31", "“2026-02-31” is not a valid time"],
    ["workchain=7", "“7” is not a workchain"],
    ["workchain=0&shard=north", "“north” is not a shard"],
  ] as const) {
    const sent = await fetchInTime(request, `/${network}/blocks?${query}`);
    expect([query, sent.status]).toEqual([query, 422]);
    expect(sent.text).toContain(text);
    expect(sent.text).toContain("Date (UTC)");
  }
  expect(await service.calls({ path: "blocks" })).toEqual([]);
});

test("workchains and shards have their own lists, whose rows link to blocks by workchain, shard and seqno", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/blocks`);
  await page.getByRole("link", { name: "Basechain" }).click();
  await expect(page).toHaveURL(`/${network}/blocks?workchain=0`);
  await expect(first(page).getByRole("link")).toHaveAttribute(
    "href",
    /\/block\/0\/C000000000000000\/54000000$/,
  );
  await page.goto(`/${network}/blocks?workchain=0&shard=4000000000000000`);
  await expect(page.getByText("Shard 4000000000000000")).toBeVisible();
  await expect(first(page).getByRole("link")).toHaveAttribute(
    "href",
    /\/block\/0\/4000000000000000\/54000000$/,
  );
  await expect(rows(page).nth(1)).toHaveText("53999999");
  await page.getByRole("link", { name: "Clear the filter by shard" }).click();
  await expect(page).toHaveURL(`/${network}/blocks?workchain=0`);
});

test("more rows match the filter, and Back restores the rows and the position", async ({ page, network }) => {
  await page.goto(`/${network}/blocks?time=${NOON}`);
  await readTo(page, 100);
  await expectPosition(page, /time=\d+&rows=\d+&pin=\d+/);
  const before = await readRows(page);
  expect(before).toEqual(before.map((_, place) => HEAD - 10 - place));
  await page.evaluate(() => window.scrollTo(0, 0));
  const row = page.locator('tr[aria-rowindex="12"] th a');
  await row.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Block ${HEAD - 20}`);
  await page.goBack();
  await expect(row).toBeInViewport();
  expect((await readRows(page)).slice(0, before.length)).toEqual(before);
});

test("a filtered list makes at most three calls with a cold cache and none with a warm one", async ({
  request,
  network,
  service,
}) => {
  await expectWarmIsFree(service, () => request.get(`/${network}/blocks?time=${NOON}`));
});

test("shard, date and workchain can be changed one at a time, and are combined in the URL", async ({
  page,
  network,
}) => {
  await page.goto(`/${network}/blocks?workchain=0&time=${NOON}`);
  await page
    .getByRole("row")
    .nth(1)
    .getByRole("link", { name: /^[0-9A-F]{16}$/ })
    .click();
  await expect(page).toHaveURL(/\/blocks\?workchain=0&shard=C000000000000000$/);
  await page.getByLabel("Date (UTC)").fill("2026-11-01T12:00");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/workchain=0&shard=C000000000000000&time=2026-11-01T12%3A00$/);
  await expect(first(page)).toHaveText(String(HEAD + 4_000_000 - 10));
  await expect(rows(page).nth(1)).toHaveText(String(HEAD + 4_000_000 - 11));
  await page.getByRole("link", { name: "One hour earlier" }).click();
  await expect(page.getByText("Until 2026-11-01 11:00 UTC")).toBeVisible();
  await page.getByRole("link", { name: "Masterchain", exact: true }).click();
  await expect(page).toHaveURL(`/${network}/blocks?time=${NOON - 3_600}`);
});

test("while the index is down the page links to the newest blocks of a node, and then recovers by itself", async ({
  page,
  network,
  service,
}) => {
  await service.script({ rules: [{ match: { version: "v3" }, fault: { kind: "status", status: 500 } }] });
  const response = await gotoInTime(page, `/${network}/blocks`);
  expect(response?.status()).toBe(502);
  const node = page.getByRole("region", { name: "From a node" });
  await expect(node.getByText(/Latest blocks from a node/)).toBeVisible();
  for (const path of [HEAD, `0/4000000000000000/${HEAD + 4_000_000}`, HEAD - 1])
    await expect(node.locator(`a[href="/${network}/block/${path}"]`)).toBeVisible();
  await service.script({ headTime: NOON + 30 });
  await expect(first(page)).toBeVisible({ timeout: 20_000 });
  await expect(node).toBeHidden();
});

test("a page that is shown from a node makes three calls", async ({ request, network, service }) => {
  await service.script({ rules: [{ match: { version: "v3" }, fault: { kind: "status", status: 409 } }] });
  await fetchInTime(request, `/${network}/blocks`);
  const paths = (await service.calls()).map(({ path }) => path);
  expect(paths).toEqual(["blocks", "getMasterchainInfo", "getShards"]);
});

test("while the index is behind the newest block of a node is shown above the list", async ({
  reader: page,
  request,
  network,
}) => {
  // Caches the head: the newest block of this index is weeks old.
  await fetchInTime(request, `/${network}`);
  await page.goto(`/${network}/blocks`);
  const node = page.getByRole("region", { name: "From a node" });
  await expect(node.getByRole("link").first()).toHaveAttribute("href", `/${network}/block/${HEAD}`);
  await expect(first(page)).toHaveText(String(HEAD));
});

for (const query of [`time=${NOON}`, "workchain=0&shard=4000000000000000", "time=yesterday"]) {
  test(`/blocks?${query} looks right`, async ({ page, network, service }) => {
    // All rows are like the first ones, and axe checks each.
    await service.script({ headTime: NOON + 30, lists: { blocks: 60 } });
    await expectToLookRight(page, `/${network}/blocks?${query}`);
  });
}
