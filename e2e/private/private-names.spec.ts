import type { Page } from "playwright/test";
import { readFile } from "node:fs/promises";
import { expect, test } from "../helpers/fixtures";
import { openReady } from "../helpers/open-ready";
import { expectToLookRight } from "../helpers/looks";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";

/** Names that a visitor gives to accounts, and accounts that they watch: kept in their browser, shown everywhere. */

interface PrivateRecord {
  readonly address: string;
  readonly name?: string;
  readonly watched?: boolean;
}

const friendly = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });

/** Stores the private records as an earlier visit would have, and reloads the page. */
async function keep(page: Page, network: string, records: readonly PrivateRecord[] | string): Promise<void> {
  const text = typeof records === "string" ? records : JSON.stringify(records);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `private-notes:${network}`,
    text,
  ] as const);
  await page.reload();
}

const named = (page: Page, name: string) => page.locator(`[data-private-name="${name}"]`);
const unnamed = (page: Page, raw: string) =>
  page.locator(`main span[data-entity="${raw}"]:not([data-private-name])`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function nameIt(page: Page, name: string): Promise<void> {
  await button(page, "Add private label").click();
  await page.getByLabel("Label", { exact: true }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
}

test("a private label is shown wherever its account is, also in rows that load later", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  await nameIt(page, "Savings");
  await expect(page.locator(`h1 [data-private-name="Savings"]`)).toBeVisible();
  const sections = page.getByRole("navigation", { name: "Main" });
  await sections.locator("summary", { hasText: "Transactions" }).click();
  await sections.getByRole("link", { name: "All transactions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transactions");
  await expect(named(page, "Savings").first()).toBeVisible();
  const before = await named(page, "Savings").count();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => named(page, "Savings").count()).toBeGreaterThan(before);
  await expect(unnamed(page, busyAccount)).toHaveCount(0);
  const first = named(page, "Savings").first();
  expect(await first.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"Savings"');
  await expect(first).not.toContainText("Savings");
  await first.scrollIntoViewIfNeeded();
  await page.keyboard.press("Tab");
  await first.getByRole("link").focus();
  await expect(page.getByRole("tooltip")).toContainText("Savings (private label, kept in this browser)");
  await expect(page.getByRole("tooltip")).toContainText(friendly(busyAccount).slice(2, -3));
});

test("a private label can be changed and removed, and Escape discards an edit", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  await nameIt(page, "First");
  await button(page, "Private label").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Label", { exact: true })).toBeFocused();
  await page.keyboard.type("lost");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button(page, "Private label")).toBeFocused();
  const shown = page.locator("h1 [data-entity]");
  await expect(shown).toHaveAttribute("data-private-name", "First");
  await button(page, "Private label").click();
  await page.getByLabel("Label", { exact: true }).fill("  Second ");
  await button(page, "Save").click();
  await expect(shown).toHaveAttribute("data-private-name", "Second");
  await expect(button(page, "Private label")).toBeFocused();
  await page.reload();
  await expect(shown).toHaveAttribute("data-private-name", "Second");
  // Only the title has all of a long label.
  for (const end of ["one", "two"]) {
    await button(page, "Private label").click();
    await page.getByLabel("Label", { exact: true }).fill(`The first part is equal, ${end}`);
    await button(page, "Save").click();
    await expect(shown).toHaveAttribute(
      "title",
      new RegExp(`^The first part is equal, ${end} \\(private label`),
    );
  }
  await button(page, "Private label").click();
  await button(page, "Remove label").click();
  await expect(button(page, "Add private label")).toBeVisible();
  await expect(page.locator("[data-private-name]")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("private labels and watched accounts are shared between tabs, but not between networks", async ({
  ownPage: page,
  context,
  network,
  service,
  lease,
}) => {
  const { busyAccount } = await service.facts();
  const path = `account/${friendly(busyAccount)}`;
  const other = await context.newPage();
  await other.goto(`/${network}/transactions`);
  await page.goto(`/${network}/${path}`);
  await nameIt(page, "Both");
  await expect(named(other, "Both").first()).toBeVisible();
  await button(page, "Watch").click();
  await expect(button(page, "Watching")).toHaveAttribute("aria-pressed", "true");
  await expect(named(other, "★ Both").first()).toBeVisible();
  await expect(unnamed(other, busyAccount)).toHaveCount(0);
  await other.goto(`/${lease("e").network}/${path}`);
  await expect(button(other, "Add private label")).toBeVisible();
  await expect(button(other, "Watch")).toHaveAttribute("aria-pressed", "false");
});

test("the watchlist loads all accounts with one call, sorts them, and exports them as CSV", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount, otherAccount, unknownAccount } = await service.facts();
  await page.goto(`/${network}/watchlist`);
  await expect(page.getByText("No watched or labeled accounts")).toBeVisible();
  expect(await service.calls({ path: "walletStates" })).toHaveLength(0);
  await keep(page, network, [
    { address: otherAccount, name: "Zoe" },
    { address: busyAccount, name: "Mine", watched: true },
    { address: unknownAccount, name: "Empty", watched: true },
  ]);
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "Mine" })).toContainText("account-0.ton");
  await expect(rows.filter({ hasText: "Mine" })).toContainText(/Active.*5\s*000\s*000/);
  await expect(rows.filter({ hasText: "Mine" }).getByRole("link")).toHaveCount(2);
  await expect(rows.filter({ hasText: "Empty" })).toContainText("Not indexed");
  expect(await service.calls({ path: "walletStates" })).toHaveLength(1);
  const names = rows.locator(".private-name");
  await expect(names).toHaveText(["Empty", "Mine", "Zoe"]);
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(names).toHaveText(["Empty", "Mine", "Zoe"]);
  await page.getByLabel("Sort by").selectOption("Balance");
  await expect(names).toHaveText(["Mine", "Zoe", "Empty"]);
  const saved = page.waitForEvent("download");
  await button(page, "Export CSV").click();
  const csv = await readFile(await (await saved).path(), "utf8");
  expect(csv.split("\r\n").slice(0, 2)).toEqual([
    "\uFEFFaccount,own_name,watched,domain,status,balance,last_transaction",
    expect.stringContaining(`${friendly(busyAccount)},Mine,true,account-0.ton,active,5000000,`),
  ]);
});

test("a removal from the watchlist can be undone, and labels can be changed there", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount, otherAccount } = await service.facts();
  await openReady(page, `/${network}/watchlist`);
  await keep(page, network, [
    { address: busyAccount, name: "Mine" },
    { address: otherAccount, name: "Zoe", watched: true },
  ]);
  await button(page, "Remove Zoe").click();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await expect(page.locator(".card[data-keeps-focus]")).toBeFocused();
  await expect(button(page, "Watch Zoe")).toHaveAttribute("aria-pressed", "true");
  await button(page, "Private label of Mine").click();
  await page.getByLabel("Label", { exact: true }).fill("Ours");
  await page.keyboard.press("Enter");
  await expect(button(page, "Private label of Ours")).toBeVisible();
  await button(page, "Watch Ours").click();
  await expect(button(page, "Watch Ours")).toHaveAttribute("aria-pressed", "true");
});

test("a label that is saved keeps a star that another tab has set meanwhile", async ({
  ownPage: page,
  context,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/watchlist`);
  await keep(page, network, [{ address: busyAccount, name: "Mine" }]);
  await button(page, "Private label of Mine").click();
  const other = await context.newPage();
  await other.goto(`/${network}/watchlist`);
  await button(other, "Watch Mine").click();
  await expect(button(page, "Watch Mine")).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Label", { exact: true }).fill("Ours");
  await page.keyboard.press("Enter");
  await expect(button(page, "Watch Ours")).toHaveAttribute("aria-pressed", "true");
  await expect(button(other, "Watch Ours")).toHaveAttribute("aria-pressed", "true");
});

test("a failed load keeps the labels on the watchlist, and is retried", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script({
    rules: [{ match: { path: "walletStates" }, fault: { kind: "status", status: 500 } }],
  });
  await page.goto(`/${network}/watchlist`);
  await keep(page, network, [{ address: busyAccount, name: "Mine" }]);
  await expect(page.getByText("Data service error")).toBeVisible();
  const row = page.locator("tbody tr");
  await expect(row).toContainText("Mine");
  await expect(row).toContainText("Unavailable");
  await expect(page.getByText("No watched or labeled accounts")).toBeHidden();
  await service.script({});
  await expect(row).toContainText("Active", { timeout: 20_000 });
  await expect(page.getByText("Data service error")).toBeHidden();
});

test("an export can be imported into another browser", async ({
  ownPage: page,
  browser,
  network,
  service,
}) => {
  const { busyAccount, otherAccount } = await service.facts();
  const hostile = "=cmd()\u202E\u200B</script><b>x";
  await page.goto(`/${network}/watchlist`);
  await keep(page, network, [
    { address: busyAccount, name: hostile, watched: true },
    { address: otherAccount, watched: true },
  ]);
  const download = page.waitForEvent("download");
  await button(page, "Export").click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^shardscope-accounts-\d{4}-\d\d-\d\d\.json$/);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/${network}/watchlist`);
  await elsewhere.getByLabel("Import a file").setInputFiles(await file.path());
  await expect(elsewhere.getByText("Imported: 2 added, 0 changed, 0 unchanged, 0 rejected.")).toBeVisible();
  await expect(elsewhere.locator("tbody tr")).toHaveCount(2);
  const kept = (tab: Page) => tab.evaluate((key) => localStorage.getItem(key), `private-notes:${network}`);
  const [there, here] = [await kept(elsewhere), await kept(page)];
  expect(JSON.parse(there ?? "")).toEqual([
    { address: busyAccount, name: hostile, watched: true },
    { address: otherAccount, name: "", watched: true },
  ]);
  expect(JSON.parse(here ?? "")).toHaveLength(2);
  await expect(elsewhere.locator("tbody")).toContainText("=cmd()[U+202E +1]</script><b>x");
  await context.close();
});

test("an import validates each account and reports what it rejects", async ({ page, network, service }) => {
  const { busyAccount, otherAccount } = await service.facts();
  await page.goto(`/${network}/watchlist`);
  await keep(page, network, [{ address: busyAccount, name: "Mine", watched: true }]);
  const give = (text: string) =>
    page
      .getByLabel("Import a file")
      .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await give("not { json");
  await expect(page.getByText("Import failed.")).toBeVisible();
  const networks = {
    [network]: [
      { address: busyAccount, name: "Renamed" },
      { address: otherAccount, name: "n".repeat(61) },
      { address: friendly(otherAccount), watched: true },
      { address: "nobody", name: "x" },
    ],
    nowhere: [],
  };
  await give(JSON.stringify({ format: "shardscope-accounts", version: 1, networks }));
  await expect(page.getByText("Imported: 1 added, 1 changed, 0 unchanged, 3 rejected.")).toBeVisible();
  await expect(page.getByText(`${network}, account 4: not an address`)).toBeVisible();
  await expect(page.getByText("nowhere: unknown network")).toBeVisible();
  await expect(page.locator("tbody")).toContainText("Renamed");
  await expect(button(page, "Watch Renamed")).toHaveAttribute("aria-pressed", "true");
});

test("invalid private records in the browser's storage are ignored", async ({ page, network, service }) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  await keep(page, network, `[null,7,{"address":"x"},{"address":"${busyAccount}","name":{"a":1}}`);
  await nameIt(page, "Fine");
  await page.goto(`/${network}/watchlist`);
  await expect(page.locator("tbody tr")).toHaveCount(1);
});

test("without JavaScript no private labels are offered, and the watchlist says that it needs scripts", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  await expect(button(page, "Add private label")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Watchlist" }).click();
  await expect(page.getByText("Needs JavaScript: the watchlist")).toBeVisible();
  await expect(page.getByText("Loading…")).toBeHidden();
});

test("the route accepts 1 to 100 accounts, and makes one call for equal lists", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount, otherAccount } = await service.facts();
  const path = `/api/${network}/rows/accounts`;
  const fetchAccounts = async (addresses: readonly string[]) =>
    request.get(`${path}?${new URLSearchParams(addresses.map((one) => ["address", one])).toString()}`);
  for (const bad of [[], ["x"], Array.from({ length: 101 }, () => busyAccount)])
    expect((await fetchAccounts(bad)).status()).toBe(422);
  expect(await service.totalCalls()).toBe(0);
  const hundred = Array.from({ length: 98 }, (_, index) => `0:${index.toString(16).padStart(64, "0")}`);
  expect((await fetchAccounts([...hundred, busyAccount, otherAccount])).status()).toBe(200);
  const twice = await fetchAccounts([friendly(otherAccount), busyAccount, otherAccount]);
  expect((await twice.json()).accounts).toHaveLength(2);
  expect(twice.headers()["cache-control"]).toBe("no-store");
  await fetchAccounts([busyAccount, otherAccount]);
  expect(await service.totalCalls()).toBe(2);
  await service.script({
    rules: [{ match: { version: "v3" }, fault: { kind: "status", status: 429, retryAfter: 7 } }],
  });
  const limited = await fetchAccounts([busyAccount]);
  expect([limited.status(), limited.headers()["retry-after"]]).toEqual([429, "7"]);
});

test("private labels and the watchlist look right", async ({ page, network, service }) => {
  const { busyAccount, otherAccount, unknownAccount } = await service.facts();
  await service.script({ lists: { transactions: 20 } });
  const records = [
    { address: busyAccount, name: `${"a".repeat(30)}\u202E${"漢".repeat(29)}`, watched: true },
    { address: otherAccount, watched: true },
    { address: unknownAccount, name: "שלום" },
  ];
  await expectToLookRight(page, `/${network}/watchlist`, async () => {
    await keep(page, network, records);
    await expect(page.locator("tbody tr")).toHaveCount(3);
    await expect(page.getByText("Active").first()).toBeVisible();
  });
  await expectToLookRight(page, `/${network}/account/${friendly(busyAccount)}`, async () => {
    await expect(page.locator("h1 [data-private-name]")).toBeVisible();
  });
});
