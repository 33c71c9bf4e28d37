import { expect, test } from "./fixtures";
import { expectToLookRight } from "./looks";

/** The list of all transactions, and the moment from which it can be read backwards. */

const hex = (hash: string) => Buffer.from(hash, "base64").toString("hex");

test("begins with the newest, and says of each who, what and how much", async ({
  page,
  network,
  service,
}) => {
  const { newestTransaction } = await service.facts();
  const response = await page.goto(`/${network}/transactions`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle("Transactions · Shardscope");
  const rows = page.getByRole("rowheader");
  await expect(rows.first().getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/tx/${hex(newestTransaction)}`,
  );
  expect(await page.getByRole("columnheader").allTextContents()).toEqual([
    "Transaction",
    "Operation",
    "Account",
    "From or to",
    "Amount",
    "Time",
    "Fee",
  ]);
  // The oldest of a trace: an order from outside, which sends two messages.
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
});

test("from a logical time on backwards: search leads here, a chip says so and leads back", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/transactions`);
  const third = page.getByRole("rowheader").nth(2).getByRole("link");
  const href = await third.getAttribute("href");
  const calls = await service.calls({ path: "transactions" });
  expect(calls[0]?.query).not.toContain("end_lt");
  const response = await page.request.get(`/api/${network}/rows/transactions?offset=0&limit=3`);
  const { rows }: { rows: { lt: string }[] } = await response.json();
  const lt = rows[2]?.lt ?? "";
  await page.goto(`/${network}/transactions?lt=${lt}`);
  await expect(page.getByRole("rowheader").first().getByRole("link")).toHaveAttribute("href", href ?? "");
  await expect(page.getByText(`Up to logical time ${lt}`)).toBeVisible();
  await page.getByText(/^Showing \d+ transactions$/).scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(new RegExp(`lt=${lt}&rows=\\d+&pin=${lt}`));
  await page.getByRole("link", { name: "Show transactions of all times" }).click();
  await expect(page).toHaveURL(`/${network}/transactions`);
  await expect(page.getByText(/^Up to logical time/)).toBeHidden();
});

test("a logical time that is none is refused before anybody is asked", async ({ page, network, service }) => {
  const response = await page.goto(`/${network}/transactions?lt=<b>soon</b>`);
  expect(response?.status()).toBe(422);
  await expect(page.getByText("That cannot be read")).toBeVisible();
  expect(await service.calls({ path: "transactions" })).toEqual([]);
});

test("hostile domains stay within their cells", async ({ page, network, service }) => {
  const { hostileAccount } = await service.facts();
  await service.insertRows("transactions", 3, { account: hostileAccount });
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${network}/transactions`);
    await expect(page.getByText("<b>admin</b>").first()).toBeVisible();
    await expect(page.locator("main b")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("Back leads to the same rows", async ({ page, network }) => {
  await page.goto(`/${network}/transactions`);
  const rows = page.getByRole("rowheader");
  await expect(async () => {
    await page.getByText(/^Showing \d+ transactions$/).scrollIntoViewIfNeeded({ timeout: 1_000 });
    expect(await rows.count()).toBeGreaterThanOrEqual(100);
  }).toPass({ timeout: 20_000 });
  await expect(page).toHaveURL(/rows=\d+&pin=\d+/);
  const before = await rows.nth(99).textContent();
  await page.getByRole("link", { name: "Blocks" }).first().click();
  await expect(page).toHaveURL(`/${network}/blocks`);
  await page.goBack();
  await expect(rows.nth(99)).toHaveText(before ?? "");
});

test("asks the service twice cold, and not at all warm", async ({ request, network, service }) => {
  await request.get(`/${network}/transactions`);
  expect(await service.totalCalls()).toBe(2);
  await request.get(`/${network}/transactions`);
  expect(await service.totalCalls()).toBe(2);
});

test("reads without scripts, page by page", async ({ browser, network }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${network}/transactions`);
  await expect(page.getByRole("rowheader")).toHaveCount(50);
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(100);
  await context.close();
});

test("the list from a logical time on looks right", async ({ browser, network }) => {
  await expectToLookRight(browser, `/${network}/transactions?lt=500000000000000`);
});
