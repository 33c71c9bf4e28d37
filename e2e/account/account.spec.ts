import type { Locator, Page } from "playwright/test";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";
import { fetchInTime, gotoInTime, redirectInTime } from "../helpers/in-time";
import { expectNoShift, layoutShifts, sumOf } from "../helpers/layout-shift";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";

/** An account: its facts and its transactions; actions.spec.ts tests its history. */

const friendly = (raw: string, bounceable = true) =>
  formatFriendly(parseAddress(raw), { bounceable, testnet: false });

function fact(page: Page, name: string) {
  return page
    .locator("dt", { hasText: new RegExp(`^${name}$`) })
    .locator("+ dd")
    .filter({ visible: true });
}

/** Rows of lists that are not what is tested. */
const FEW = { actions: 10, transactions: 10 } as const;

/** The one number at the top of the page. */
function balance(page: Page) {
  return page.locator("[data-answer]");
}

/** The rows of a list: in lists of actions the rowheader is a link over the whole row, without its own size. */
function rows(page: Page) {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader") });
}

/** Whether it stays where it is while the page scrolls. */
function isAbovePage(shown: Locator): Promise<boolean> {
  return shown.evaluate((element) => {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (getComputedStyle(around).position === "fixed") return true;
    return false;
  });
}

test("the account page shows name, status, type, the exact balance and the holdings, and on a key the QR code of its address", async ({
  page,
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script({ lists: FEW });
  const response = await gotoInTime(page, `/${network}/account/${friendly(busyAccount)}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("account-0.ton");
  await expect(page).toHaveTitle(/^account-0\.ton · Account · .* · Shardscope$/);
  await expect(balance(page)).toHaveText(/5\s*000\s*000 GRAM$/);
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText("Wallet v4r2", { exact: true })).toBeVisible();
  await expect(page.getByText(/^first seen \d+ \w+ \d{4} · last active \d+ /)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(/Block [\d\s]+ · /);
  const tokens = page.getByRole("region", { name: "Tokens", exact: true });
  await expect(tokens).toContainText("100+");
  await expect(tokens.getByRole("link")).toHaveCount(12);
  await expect(tokens).toContainText("J1");
  await expect(tokens).toContainText("2 suspicious tokens");
  await expect(tokens).toContainText("+86");
  const nfts = page.getByRole("region", { name: "NFTs", exact: true });
  await expect(nfts).toContainText("100+");
  await expect(page.getByRole("region", { name: "NFTs held" }).getByRole("link")).toHaveCount(12);
  await expect(nfts.getByRole("link", { name: "View all" })).toHaveAttribute("href", /\/nfts$/);
  const tabs = page.getByRole("navigation", { name: "Account" });
  for (const name of ["Tokens 100+", "NFTs 100+"])
    await expect(tabs.getByRole("link", { name, exact: true })).toBeVisible();

  await page.locator("main").getByRole("button", { name: "Copy address" }).first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Show QR code")).toBeFocused();
  await page.keyboard.press("Enter");
  const picture = page.getByRole("img", { name: /^QR code/ });
  await expect(picture).toHaveAttribute("src", `/api/${network}/qr/${friendly(busyAccount, false)}`);
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(picture).toBeHidden();
  expect((await request.get(`/api/${network}/qr/nonsense`)).status()).toBe(422);
});

test("the address of a wallet is shown in non-bounceable form, that of a contract in bounceable form", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount, jettonMaster } = await service.facts();
  // Without scripts a copy button is hidden, but in the page.
  const identity = page
    .locator("main")
    .getByLabel(/^Copy address/)
    .first();
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  await expect(identity).toHaveAttribute("data-copy", friendly(busyAccount, false));
  await page.goto(`/${network}/account/${friendly(jettonMaster)}`);
  await expect(identity).toHaveAttribute("data-copy", friendly(jettonMaster));
});

test("the details show every form of the address and the state of the account", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}/details`);
  const raw = fact(page, "Raw");
  await expect(fact(page, "Bounceable")).toContainText(friendly(busyAccount));
  await expect(fact(page, "Bounceable")).toContainText("For contracts");
  await expect(fact(page, "Non-bounceable")).toContainText(friendly(busyAccount, false));
  await expect(fact(page, "Non-bounceable")).toContainText("For wallets");
  await expect(raw).toContainText(busyAccount);
  for (const [name, button] of [
    ["Bounceable", "Copy address"],
    ["Non-bounceable", "Copy address"],
    ["Raw", "Copy raw address"],
  ] as const)
    await expect(fact(page, name).getByLabel(button)).toHaveCount(1);
  await expect(fact(page, "Domain")).toHaveText("account-0.ton");
  await expect(fact(page, "Status")).toHaveText("Active");
  await expect(fact(page, "Contract type")).toHaveText("Wallet v4r2");
  await expect(fact(page, "Seqno")).toHaveText("7");
  await expect(fact(page, "Wallet ID")).toHaveText("698983191");
  await expect(fact(page, "Code hash")).toHaveText(/^[0-9a-f]{64}$/);
  await expect(fact(page, "Last transaction")).toContainText(/at logical time \d+/);
});

test("on a phone with our or system fonts the balance ends within 400 px and the first action within 900 px", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script({ lists: FEW });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  const bottomOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  for (const fonts of ["our", "system"]) {
    if (fonts === "system") expect(await page.evaluate(forgetFonts)).toBeGreaterThan(0);
    await expect.poll(() => bottomOf("[data-answer]"), fonts).toBeLessThanOrEqual(400);
    await expect.poll(() => bottomOf("main tbody tr"), fonts).toBeLessThanOrEqual(900);
  }
});

/** Runs in the page: as if the files of its fonts could not be loaded. Returns how many there were. */
function forgetFonts(): number {
  let forgotten = 0;
  for (const sheet of document.styleSheets)
    for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1)
      if (sheet.cssRules[place]?.cssText.includes(".woff2")) {
        sheet.deleteRule(place);
        forgotten += 1;
      }
  return forgotten;
}

test("every form of an address opens the same account", async ({ request, network, service }) => {
  const { otherAccount } = await service.facts();
  const standard = formatFriendly(parseAddress(otherAccount), {
    bounceable: false,
    testnet: true,
    alphabet: "standard",
  });
  for (const form of [otherAccount, otherAccount.toLowerCase(), otherAccount.slice(2), standard]) {
    const { status, markup } = await fetchInTime(request, `/${network}/account/${encodeURIComponent(form)}`);
    const [, entity] = /<h1\b.*?data-entity="([^"]*)".*?<\/h1>/s.exec(markup) ?? [];
    expect([form, status, entity]).toEqual([form, 200, otherAccount]);
  }
});

test("an unused address has status 200, says that it has no state, and links to other networks", async ({
  reader: page,
  network,
  service,
}) => {
  const { unknownAccount } = await service.facts();
  const response = await page.goto(`/${network}/account/${friendly(unknownAccount)}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(/^No account state on /)).toBeVisible();
  await expect(page.getByText("No actions")).toBeVisible();
  const testnet = formatFriendly(parseAddress(unknownAccount), { bounceable: true, testnet: true });
  await expect(page.locator("main").getByRole("link", { name: "Testnet", exact: true })).toHaveAttribute(
    "href",
    `/testnet/account/${testnet}`,
  );
});

test("an invalid address is answered with 422 and the reason, with no call except for the newest block", async ({
  request,
  network,
  service,
}) => {
  const typed = encodeURIComponent("EQ<b>not\u202Ean address</b>");
  const { status, headers, text } = await fetchInTime(request, `/${network}/account/${typed}`);
  expect(status).toBe(422);
  expect(headers["x-robots-tag"]).toContain("noindex");
  // An element would not be text.
  expect(text).toContain("EQ<b>not");
  expect(text).toContain("not a valid address: ");
  const requested = (await service.calls()).map(({ path }) => path);
  expect(requested.filter((path) => path !== "masterchainInfo")).toEqual([]);
});

test("a domain redirects temporarily to the account that it points to", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  expect(await redirectInTime(request, `/${network}/account/account-0.ton`)).toEqual([
    307,
    `/${network}/account/${friendly(busyAccount)}`,
  ]);
});

test("the redirect of a domain keeps the tab and the filters", async ({ request, network, service }) => {
  const { busyAccount } = await service.facts();
  const tab = "transactions?from=2026-01-31&until=2026-02-28";
  expect(await redirectInTime(request, `/${network}/account/account-0.ton/${tab}`)).toEqual([
    307,
    `/${network}/account/${friendly(busyAccount)}/${tab}`,
  ]);
});

test("a domain that does not exist is answered with 404 and its name", async ({ request, network }) => {
  const { status, text } = await fetchInTime(request, `/${network}/account/nobody.ton`);
  expect(status).toBe(404);
  expect(text).toContain("“nobody.ton”");
  expect(text).toContain("Not found");
});

test("a domain that may imitate another one does not redirect, and is not looked up", async ({
  request,
  network,
  service,
}) => {
  const typed = encodeURIComponent("accоunt-0.ton");
  const { status, text } = await fetchInTime(request, `/${network}/account/${typed}`);
  expect(status).toBe(422);
  expect(text).toContain("Possible imitation, not opened automatically: mixes Latin and Cyrillic.");
  expect(await service.calls({ path: "dns/records" })).toEqual([]);
});

test("when the index cannot provide the state a node's is shown, until the index recovers, and later its last state with its age @waits", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  const { busyAccount } = await service.facts();
  await service.script({
    lists: FEW,
    rules: [{ match: { path: "walletStates" }, fault: { kind: "status", status: 500 } }],
  });
  const response = await gotoInTime(page, `/${network}/account/${friendly(busyAccount)}`);
  expect(response?.status()).toBe(502);
  await expect(page.getByText("Data service error")).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator("h1 [data-entity]")).toHaveAttribute("data-entity", busyAccount);
  await expect(page.getByText(/From a node .* Index unavailable/)).toBeVisible();
  await expect(balance(page)).toHaveText(/5\s*000\s*000 GRAM$/);
  await expect(page.getByText("Not indexed yet", { exact: true })).toBeVisible();
  await service.script({ lists: FEW });
  await expect(page.getByText("Wallet v4r2", { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Data service error")).toBeHidden();
  const moved = sumOf(await layoutShifts(page));
  await service.script({ lists: FEW, rules: [{ match: { path: "walletStates" }, fault: { kind: "drop" } }] });
  await expect(page.getByText(/As of \d+ s ago/)).toBeVisible({ timeout: 25_000 });
  await expect(balance(page)).toHaveText(/GRAM$/);
  // A node gives the state, and the index's names are kept.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("account-0.ton");
  await expect(page.getByText("Wallet v4r2", { exact: true })).toBeVisible();
  // The error is said above the page, and can be closed.
  await expect(page.getByText("Data service error")).toBeVisible();
  // The error moves nothing; each digit more or less of an age widens or narrows what it ends.
  await expectNoShift(page, moved + 0.01);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Data service error")).toBeHidden();
});

test("a page that begins with old data shows its age, and the error above the page; without scripts in its place", async ({
  page,
  reader,
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const where = `/${network}/account/${friendly(busyAccount)}`;
  await service.script({ lists: FEW });
  await fetchInTime(request, async () => where);
  await service.script({ lists: FEW, rules: [{ fault: { kind: "status", status: 500 } }] });
  await expect.poll(async () => (await fetchPage(request, where)).text, { timeout: 30_000 }).toMatch(/As of/);

  await page.goto(where);
  const notice = page.getByText("Data service error").first();
  await expect(notice).toBeVisible();
  await expect(page.getByText(/As of \d+ s ago/).first()).toBeVisible();
  await expect(balance(page)).toHaveText(/GRAM$/);
  await expect(notice).toBeInViewport();
  expect(await isAbovePage(notice)).toBe(true);
  await expectNoShift(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(notice).toBeHidden();

  await reader.goto(where);
  await expect(reader.getByText("Data service error").first()).toBeVisible();
  await expect(reader.getByRole("button", { name: "Close" })).toBeHidden();
  await expect(balance(reader)).toHaveText(/GRAM$/);
  expect(await isAbovePage(reader.getByText("Data service error").first())).toBe(false);
});

test("when the transactions fail the account is shown, and the list recovers by itself and announces new ones @waits", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  const { busyAccount } = await service.facts();
  await service.script({
    lists: FEW,
    rules: [{ match: { path: "transactions" }, fault: { kind: "status", status: 500 } }],
  });
  const response = await page.goto(`/${network}/account/${friendly(busyAccount)}/transactions`);
  expect(response?.status()).toBe(200);
  await expect(balance(page)).toHaveText(/GRAM$/);
  await expect(page.getByText("Data service error")).toBeVisible();
  await service.script({ lists: FEW });
  // Until then rows of a node are shown.
  const list = page.getByRole("table", { name: "Transactions of this account, newest first" });
  await expect(list.getByRole("rowheader").first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Data service error")).toBeHidden();
  await expect(page.getByRole("columnheader")).toHaveText([
    "Transaction",
    "Operation",
    "Counterparty",
    "Amount",
    "Time",
    "Fee",
  ]);
  for (const { query } of await service.calls({ path: "transactions" }))
    expect(new URLSearchParams(query).getAll("account")).toEqual([busyAccount]);
  await service.insertRows("transactions", 4, { account: busyAccount });
  await expect(page.getByRole("button", { name: "4 new transactions" })).toBeVisible({ timeout: 25_000 });
});

// That it widens no page is seen in account-messages.spec.ts.
test("a hostile domain is shown as text, with its control characters", async ({
  reader: page,
  network,
  service,
}) => {
  const { hostileAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(hostileAccount)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("[U+202E]");
  await expect(page.locator("main b")).toHaveCount(0);
});

test("account pages of several kinds make three calls with a cold cache and none with a warm one", async ({
  request,
  lease,
}) => {
  test.slow();
  for (const [name, tab] of [
    ["busyAccount", ""],
    ["busyAccount", "/transactions"],
    ["busyAccount", "/details"],
    ["busyAccount", "/nfts"],
    ["jettonMaster", ""],
    ["nftItem", "/transactions"],
    ["unknownAccount", ""],
  ] as const) {
    const { network, service } = lease("e");
    const path = `/${network}/account/${friendly((await service.facts())[name])}${tab}`;
    const cold = await expectWarmIsFree(service, () => request.get(path));
    expect([name, tab, cold]).toEqual([name, tab, 3]);
  }
});

test("while the index is down the account, its transactions and its history come from a node, until the index is back", async ({
  page,
  request,
  network,
  service,
}) => {
  test.slow();
  const { busyAccount } = await service.facts();
  const history = `/${network}/account/${friendly(busyAccount)}`;
  await service.script({
    rules: [{ match: { version: "v3" }, fault: { kind: "status", status: 500 } }],
  });
  const response = await gotoInTime(page, `${history}/transactions`);
  expect([response?.status(), response?.headers()["x-robots-tag"]]).toEqual([502, "noindex"]);
  await expect(page.getByText(/From a node .* Index unavailable/)).toBeVisible();
  await expect(balance(page)).toHaveText(/5\s*000\s*000 GRAM$/);
  await expect(page.getByRole("rowheader")).toHaveCount(30);
  await expect(page.getByText("Outcome unknown", { exact: true })).toHaveCount(30);
  const requested = await service.calls();
  expect(new Set(requested.map(({ path }) => path).filter((path) => path.startsWith("get")))).toEqual(
    new Set(["getAddressInformation", "getTransactionsStd"]),
  );
  // A node cannot filter them.
  const filtered = await fetchInTime(request, `${history}?from=2024-01-01`);
  expect(filtered.status).toBe(502);
  expect(filtered.allText).toContain("Data service error");
  expect(filtered.allText).not.toContain("Outcome unknown");
  const tabs = page.getByRole("navigation", { name: "Account" });
  await tabs.getByRole("link", { name: "Activity" }).click();
  await expect(page).toHaveURL(history);
  const table = page.getByRole("table", { name: "Latest transactions of this account, from a node" });
  await expect(table.getByRole("rowheader")).toHaveCount(30);
  await expect(table.getByText("Outcome unknown", { exact: true })).toHaveCount(30);
  await service.script({});
  await expect(table).toBeHidden({ timeout: 20_000 });
  await expect(rows(page).first()).toBeVisible();
  await tabs.getByRole("link", { name: "Transactions" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(50, { timeout: 20_000 });
  await expect(page.getByText("Outcome unknown", { exact: true })).toHaveCount(0);
});

test("when index and node both fail the page shows the error and the address", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script({ rules: [{ fault: { kind: "status", status: 500 } }] });
  const response = await gotoInTime(page, `/${network}/account/${friendly(busyAccount)}/transactions`);
  expect(response?.status()).toBe(502);
  await expect(page.getByText("Data service error").first()).toBeVisible();
  await expect(page.locator("h1 [data-entity]")).toHaveAttribute("data-entity", busyAccount);
  await expect(balance(page)).toHaveCount(0);
});

test("an account that is not indexed yet is shown from a node", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script({ rules: [{ match: { path: "walletStates" }, fault: { kind: "empty" } }] });
  const response = await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(/From a node .* Not indexed yet: no names and tokens\./)).toBeVisible();
  await expect(balance(page)).toHaveText(/GRAM$/);
  await expect(page.getByText(/^No account state on /)).toHaveCount(0);
});

test("while the index is behind the page also shows a node's balance", async ({
  page,
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script({ headTime: Math.floor(Date.now() / 1_000) - 3_600 });
  // Any page caches the newest block.
  await fetchInTime(request, `/${network}`);
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  const card = page.getByRole("region", { name: "From a node (index behind)" });
  await expect(card.locator("dt", { hasText: /^Balance$/ }).locator("+ dd")).toHaveText(/GRAM$/);
});

test("when the data of a card fails the card shows the error, and the account is still shown", async ({
  reader: page,
  network,
  service,
}) => {
  const { jettonMaster } = await service.facts();
  await service.script({
    rules: [{ match: { path: "jetton/masters" }, fault: { kind: "status", status: 500 } }],
  });
  const response = await page.goto(`/${network}/account/${friendly(jettonMaster)}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("region", { name: "Jetton" })).toContainText("Data service error");
  await expect(balance(page)).toHaveText(/GRAM$/);
});

test("the account page works without scripts", async ({ reader: page, network, service }) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  await expect(balance(page)).toHaveText(/GRAM$/);
  await expect(page.getByRole("rowheader")).toHaveCount(50);
  // The browser would request them later.
  await expect(page.getByRole("link", { name: "View all" }).last()).toHaveAttribute(
    "href",
    `/${network}/account/${friendly(busyAccount)}/nfts`,
  );
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(100);
});
