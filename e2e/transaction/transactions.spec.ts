import * as v from "valibot";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { readTo, expectPosition } from "../helpers/block-list";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime, gotoInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";
import { requestedQuery } from "../helpers/requested-query";

/** The list of all transactions, and the time from which it can be read backwards. */

const friendly = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });
const hex = (hash: string) => Buffer.from(hash, "base64").toString("hex");

const Block = v.object({ workchain: v.number(), shard: v.string(), seqno: v.number() });
const Newest = v.object({ transactions: v.tuple([v.object({ block_ref: Block })]) });
const Row = v.object({ lt: v.string(), hash: v.string() });
const Three = v.object({ rows: v.tuple([Row, Row, Row]) });

test("the list begins with the newest transaction, shows counterparty and amount of each, and continues without scripts", async ({
  reader: page,
  network,
  service,
}) => {
  const { newestTransaction } = await service.facts();
  const response = await page.goto(`/${network}/transactions`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Transactions · .* · Shardscope$/);
  const rows = page.getByRole("rowheader");
  await expect(rows.first().getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/tx/${hex(newestTransaction)}`,
  );
  await expect(page.getByRole("columnheader")).toHaveText([
    "Transaction",
    "Operation",
    "Account",
    "Counterparty",
    "Amount",
    "Time",
    "Fee",
  ]);
  // The first of a trace: an external order that sends two messages.
  const wallet = page.getByRole("row").filter({ hasText: "and 1 more" }).first();
  await expect(wallet).toContainText(/to .* and 1 more/);
  await expect(wallet).toContainText(/out -\d/);
  await expect(
    page
      .getByRole("row")
      .filter({ hasText: /from .*in \+\d/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText("Failed").first()).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.getByRole("link", { name: "More" }).click();
  await expect(rows).toHaveCount(100);
});

test("a filter by logical time lists the transactions until then, stays in the URL, and can be cleared", async ({
  page,
  request,
  network,
}) => {
  const newest = await request.get(`/api/${network}/rows/transactions?offset=0&limit=3`);
  const [, , { lt, hash }] = v.parse(Three, await newest.json()).rows;
  await page.goto(`/${network}/transactions?lt=${lt}`);
  await expect(page.getByRole("rowheader").first().getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/tx/${hash}`,
  );
  await expect(page.getByText(`Until LT ${lt}`)).toBeVisible();
  await page.mouse.wheel(0, 3_000);
  await expect(page).toHaveURL(new RegExp(`lt=${lt}&rows=\\d+&pin=${lt}`));
  await page.getByRole("link", { name: "Clear the filter by latest logical time" }).click();
  await expect(page).toHaveURL(`/${network}/transactions`);
  await expect(page.getByText(/^Until LT/)).toBeHidden();
});

test("filters of the form are in the URL and sent to the service, and can be cleared one by one", async ({
  page,
  network,
  service,
}) => {
  await service.script({ lists: { transactions: 15 } });
  const { busyAccount, otherAccount, head } = await service.facts();
  // The form takes whole minutes. All rows are older than the end of the newest block's minute.
  const until = head.utime - (head.utime % 60) + 60;
  await page.goto(`/${network}/transactions`);
  await page.locator("summary", { hasText: "Filter" }).press("Enter");
  await page
    .getByLabel("Accounts", { exact: true })
    .fill(`${friendly(busyAccount)} ${friendly(otherAccount)}`);
  await page.getByLabel("Workchain").selectOption({ label: "Basechain" });
  await page.getByLabel("From logical time").fill("5");
  await page.getByLabel("Until (UTC)").fill(new Date(until * 1_000).toISOString().slice(0, 16));
  await page.getByLabel("Order").selectOption({ label: "Oldest first" });
  await page.getByLabel("Order").press("Tab");
  await page.getByLabel("Transaction hash").press("Enter");
  await expect(page).toHaveURL(/sort=asc/);
  const query = await requestedQuery(service, "transactions", { sort: "asc" });
  expect(new Set(query.getAll("account"))).toEqual(new Set([busyAccount, otherAccount]));
  expect(Object.fromEntries(query)).toMatchObject({
    workchain: "0",
    start_lt: "5",
    end_utime: String(until),
    sort: "asc",
  });
  await expect(page.getByRole("table", { name: "Transactions, oldest first" })).toBeVisible();
  for (const by of ["account", "account", "workchain", "latest time", "earliest logical time", "order"]) {
    const chips = page.getByRole("link", { name: `Clear the filter by ${by}`, exact: true });
    await expect(chips.first()).toBeVisible();
    const before = await chips.count();
    await chips.first().click();
    await expect(chips).toHaveCount(before - 1);
  }
  await expect(page).toHaveURL(`/${network}/transactions`);
});

test("the transactions of an account have the same filters except for accounts", async ({
  reader: page,
  request,
  network,
  service,
}) => {
  const { busyAccount, head } = await service.facts();
  const tab = `/${network}/account/${friendly(busyAccount)}/transactions`;
  await page.goto(tab);
  await page.locator("summary", { hasText: "Filter" }).click();
  await expect(page.getByLabel("Accounts", { exact: true })).toHaveCount(0);
  await page.getByLabel("Until (UTC)").fill(new Date(head.utime * 1_000).toISOString().slice(0, 16));
  await page.getByLabel("Order").selectOption({ label: "Oldest first" });
  await page.getByLabel("Transaction hash").press("Enter");
  await expect(page).toHaveURL(/transactions\?until=[^&]+&sort=asc$/);
  const filtered = async () => {
    const calls = await service.calls({ path: "transactions" });
    const queries = calls.map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
    return queries.find(({ end_utime }) => end_utime !== undefined);
  };
  await expect.poll(filtered).toMatchObject({
    account: busyAccount,
    end_utime: String(head.utime - (head.utime % 60)),
    sort: "asc",
  });
  await expect(page.getByRole("link", { name: "Clear the filter by order", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Clear the filter by latest time", exact: true }).click();
  await expect(page).toHaveURL(`${tab}?sort=asc`);
  expect((await fetchInTime(request, `${tab}?lt=soon`)).status).toBe(422);
});

test("transactions can be filtered by block, and by the masterchain block that committed them", async ({
  reader: page,
  network,
  request,
  service,
}) => {
  const { head } = await service.facts();
  // One of the two shards may have no transactions in a block.
  const newest = await request.get(`/api/${network}/v3/transactions?workchain=0&limit=1`);
  const [{ block_ref: block }] = v.parse(Newest, await newest.json()).transactions;
  const { workchain, shard, seqno } = block;
  await page.goto(`/${network}/transactions?workchain=${workchain}&shard=${shard}&seqno=${seqno}`);
  await expect(page.getByText(/^All \d+ transactions?$/)).toBeVisible();
  await page.getByRole("link", { name: "Clear the filter by shard" }).click();
  await expect(page).toHaveURL(`/${network}/transactions?workchain=${workchain}`);
  await page.goto(`/${network}/transactions?mc_seqno=${head.seqno - 3}`);
  await expect(page.getByText("All 4 transactions")).toBeVisible();
  const response = await gotoInTime(page, `/${network}/transactions?mc_seqno=${head.seqno + 1_000}`);
  expect(response?.status()).toBe(404);
});

test("excluded accounts are removed from the list, although the service does not exclude them", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/transactions?without=${friendly(busyAccount)}`);
  expect((await requestedQuery(service, "transactions")).get("exclude_account")).toBe(busyAccount);
  await expect(page.getByText(/^\d+ of \d+ loaded transactions shown/)).toBeVisible();
  const shown = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  expect(await shown.count()).toBeGreaterThan(0);
  const accounts = await shown.evaluateAll((all) =>
    all.map((row) => row.querySelectorAll("td")[1]?.textContent ?? ""),
  );
  expect(accounts.filter((text) => text.includes(friendly(busyAccount).slice(2, -3)))).toEqual([]);
});

test("invalid filters are answered with 422 and the reason, without a call for transactions", async ({
  request,
  network,
  service,
}) => {
  for (const [query, says] of [
    ["lt=<b>soon</b>", "Not recognized"],
    ["account=nobody", "“nobody” is not valid"],
    ["shard=8000000000000000", "needs a workchain"],
    ["workchain=0&seqno=4", "needs a shard"],
    ["sort=up", "“up” is not a supported filter of transactions"],
  ] as const) {
    const { status, text } = await fetchInTime(request, `/${network}/transactions?${query}`);
    expect([query, status]).toEqual([query, 422]);
    expect(text).toContain(says);
  }
  expect(await service.calls({ path: "transactions" })).toEqual([]);
});

test("a hostile domain is shown as text and does not widen the page", async ({ page, network, service }) => {
  const { hostileAccount } = await service.facts();
  await service.script({ lists: { transactions: 15 } });
  await service.insertRows("transactions", 3, { account: hostileAccount });
  await page.goto(`/${network}/transactions`);
  await expect(page.getByText("<b>admin</b>").first()).toBeVisible();
  await expect(page.locator("main b")).toHaveCount(0);
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
});

test("Back restores the rows, their sizes and the scroll position", async ({ page, network }) => {
  await page.goto(`/${network}/transactions`);
  /** A row in the middle of the window, or the position of the named row. */
  const placeOf = (name: string | null) =>
    page.evaluate((wantedName) => {
      const nameOf = (row: Element) => row.querySelector("th")?.textContent ?? "";
      const row = [...document.querySelectorAll("tr[aria-rowindex]")].find((one) =>
        wantedName === null ? one.getBoundingClientRect().top > 200 : nameOf(one) === wantedName,
      );
      return row === undefined ? null : { name: nameOf(row), top: row.getBoundingClientRect().top };
    }, name);
  /** The widths of columns whose cells have several lines, and the heights of rows that have a name. */
  const sizes = () =>
    page.evaluate(() => ({
      widths: [...document.querySelectorAll("th[data-width]")].map((head) =>
        Math.round(head.getBoundingClientRect().width),
      ),
      heights: [...document.querySelectorAll("tr[aria-rowindex]")].map((row): [string, number] => [
        row.querySelector("th")?.textContent ?? "",
        Math.round(row.getBoundingClientRect().height),
      ]),
    }));
  const { widths } = await sizes();
  expect(widths).toHaveLength(3);
  await readTo(page, 100, "transactions");
  await expectPosition(page);
  // A page scrolls some time after the wheel event, and rows are drawn later still.
  let before = { name: "", top: Number.NaN };
  await expect(async () => {
    before = (await placeOf(null)) ?? before;
    expect(before.top).toBeLessThan(720);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await placeOf(before.name)).toEqual(before);
  }).toPass();
  const left = await sizes();
  // Widths do not depend on which rows are in the page.
  expect(left.widths).toEqual(widths);
  // Playwright's own click would scroll first.
  await page.locator('footer a[href$="/status"]').evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(`/${network}/status`);
  await page.goBack();
  // Within a pixel, since the heights of tables are rounded.
  await expect
    .poll(async () => Math.abs(((await placeOf(before.name))?.top ?? Infinity) - before.top))
    .toBeLessThanOrEqual(2);
  const back = await sizes();
  expect(back.widths).toEqual(widths);
  const heights = new Map(left.heights);
  const again = back.heights.filter(([name]) => heights.has(name));
  expect(again.length).toBeGreaterThan(10);
  for (const [name, height] of again)
    expect(Math.abs((heights.get(name) ?? 0) - height)).toBeLessThanOrEqual(1);
});

test("the list makes two calls with a cold cache and none with a warm one", async ({
  request,
  network,
  service,
}) => {
  expect(await expectWarmIsFree(service, () => request.get(`/${network}/transactions`))).toBe(2);
});

test("the list filtered by logical time looks right", async ({ page, network, service }) => {
  await service.script({ lists: { transactions: 15 } });
  const open = () => page.locator("summary", { hasText: "Filter" }).click();
  await expectToLookRight(page, `/${network}/transactions?lt=500000000000000`, open, [320, 1440]);
});
