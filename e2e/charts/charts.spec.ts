import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { exactAmount } from "../../lib/ton/value/amount";
import { parseAmount } from "../../lib/ton/value/parse-amount";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { fieldOf } from "../../lib/toncenter/field-of";
import { readCsv } from "../helpers/csv";
import { expect, test } from "../helpers/fixtures";
import type { UpstreamControl } from "../upstream/control";
import { Client } from "../upstream/test-client";

/** Charts of an account's transactions. */

const friendly = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });

/** A busy machine renders many rows slowly. */
const LONG = { timeout: 30_000 };

async function open(page: Page, network: string, service: UpstreamControl): Promise<string> {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}/charts`);
  return busyAccount;
}

const openMore = (page: Page) => page.getByText("Fees and hours of the day").click();
const range = (page: Page) => page.getByTestId("chart-range");

test("the page says which transactions the charts cover, and can load more of them", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  await service.script({ lists: { transactions: 700 } });
  const account = await open(page, network, service);
  await expect(range(page)).toContainText("Latest 500 transactions, ", LONG);
  await expect(page).toHaveURL(/\/charts$/);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(range(page)).toContainText("All 700 transactions, ", LONG);
  await expect(page).toHaveURL(/\?rows=700&pin=\d+$/);
  const client = new Client(service.baseUrl);
  const times = await client.column(`transactions?account=${account}&sort=desc&limit=700`, "now");
  const moments = await range(page)
    .locator("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(moments.map((moment) => Date.parse(moment ?? "") / 1_000)).toEqual([
    Number(times.at(-1)),
    Number(times[0]),
  ]);
});

test("each chart has a table, and the exported fees add up to those of the transactions", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  await service.script({ lists: { transactions: 300 } });
  const account = await open(page, network, service);
  await expect(range(page)).toContainText("All 300 transactions", LONG);
  const rows = await new Client(service.baseUrl).rows(`transactions?account=${account}&sort=desc&limit=300`);
  const fees = rows.reduce((sum: bigint, row) => sum + BigInt(String(fieldOf(row, "total_fees"))), 0n);
  // The main content comes first: all of it fits into three screens of a phone.
  await expect(page.getByText("Show as table")).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * 844);
  await openMore(page);
  const charts = page.getByRole("region", { name: /^Fees per/ });
  await charts.getByText("Show as table").click();
  await expect(charts.getByRole("columnheader")).toHaveText(["From (UTC)", "Fees"]);
  const download = page.waitForEvent("download");
  await charts.getByRole("button", { name: "Export CSV" }).click();
  const table = readCsv(await readFile(await (await download).path(), "utf8"));
  expect(table.length).toBe((await charts.getByRole("row").count()) - 1);
  const sum = table.reduce((all, row) => all + parseAmount(row["fees"] ?? "", 9), 0n);
  expect(exactAmount(sum, 9)).toBe(exactAmount(fees, 9));
  await expect(charts.getByText("Total:")).toHaveText(`Total: ${exactAmount(fees, 9)} GRAM`);
  await expect(page.getByText("Show as table")).toHaveCount(5);
  const tab = page.getByRole("region", { name: "Charts", exact: true });
  await expect(tab.getByRole("heading", { level: 2 })).toHaveCount(6);
});

test("the charts are drawn once scripts run, and can be read with the keyboard", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  await service.script({ lists: { transactions: 100 } });
  const drawn = page.locator("svg.recharts-surface[role=application]");
  await open(page, network, service);
  await expect(range(page)).toContainText("All 100 transactions", LONG);
  await expect(drawn).toHaveCount(3, LONG);
  await openMore(page);
  await expect(drawn).toHaveCount(5, LONG);
  const hours = page.getByRole("region", { name: /^Transactions by hour/ });
  await hours.locator("svg[role=application]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(hours.getByText(/^Succeeded: \d+$/)).toBeVisible();
  const first = await hours
    .getByText(/^\d\d:00$/)
    .first()
    .textContent();
  expect(first).toMatch(/^\d\d:00$/);
});

test("without JavaScript the tables show the first page of transactions", async ({
  reader: page,
  network,
  service,
}) => {
  await open(page, network, service);
  await expect(range(page)).toContainText("Latest 50 transactions");
  await expect(page.getByText("Loading more…")).toBeHidden();
  await page.getByText("Show as table").first().click();
  await expect(page.getByRole("columnheader", { name: "Source" })).toBeVisible();
  await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(51);
});

test("an account without transactions has no charts, and a failed load keeps those that exist", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  const { unknownAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(unknownAccount)}/charts`);
  await expect(page.getByText("No transactions")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
  const fault = { kind: "status", status: 500 } as const;
  await service.script({
    lists: { transactions: 700 },
    rules: [{ match: { path: "transactions", query: { limit: "451" } }, fault }],
  });
  await open(page, network, service);
  await expect(page.getByText("Data service error")).toBeVisible(LONG);
  await expect(range(page)).toContainText("Latest 50 transactions");
  await service.script({ lists: { transactions: 700 } });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(range(page)).toContainText("Latest 500 transactions", LONG);
});
