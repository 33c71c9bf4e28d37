import type { Page } from "playwright/test";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseHash } from "../../lib/ton/value/hash";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { expectToLookRight } from "../helpers/looks";
import { requestedQuery } from "../helpers/requested-query";
import type { UpstreamControl } from "../upstream/control";

/** Pending transactions: as emulated by the service, until they are final. */

const friendly = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });
const LONG = { timeout: 20_000 };

/** One pending trace of three transactions, all of one account. */
async function begin(service: UpstreamControl, transactions = 3) {
  const { otherAccount } = await service.facts();
  await service.script({ pending: { transactions, account: otherAccount } });
  const { firstPendingTransaction } = await service.facts();
  return { account: otherAccount, first: parseHash(firstPendingTransaction ?? "") };
}

const pathOf = (network: string, of: string, view = "") =>
  `/${network}/pending?of=${encodeURIComponent(of)}${view === "" ? "" : `&view=${view}`}`;

test("the page explains its form, makes no call before it is submitted, and lists an account's pending actions", async ({
  reader: page,
  network,
  service,
}) => {
  const { account } = await begin(service);
  const response = await page.goto(`/${network}/pending`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("Traces that are not final yet")).toBeVisible();
  await expect(page.getByText("64 hex digits are read as a message hash")).toBeVisible();
  expect(await service.calls({ path: /^pending/ })).toEqual([]);
  const field = page.getByLabel("Account or external message hash");
  await field.fill(friendly(account));
  await field.press("Enter");
  await expect(page).toHaveURL(`/${network}/pending?of=${friendly(account)}`);
  await expect(rows(page)).toHaveCount(1);
  expect((await requestedQuery(service, "pendingActions")).get("account")).toBe(account);
});

test("a pending action is described and marked as emulated, until it is final and links to its transaction", async ({
  page,
  network,
  service,
}) => {
  const { account, first } = await begin(service);
  await page.goto(pathOf(network, account));
  await expect(page.getByText("1 pending now")).toBeVisible();
  const row = rows(page).first();
  await expect(row).toContainText("Emulated");
  await expect(row).toContainText("not in a block yet");
  // Not its text content, which has the facts for pages without scripts until the row is interactive.
  const sentence = await row.getByRole("cell").nth(1).innerText();
  expect(sentence).toMatch(/\S/);
  await service.insertRows("transactions", 3);
  await expect(row).toContainText("Finalized", LONG);
  await expect(row.getByRole("cell").nth(1)).toHaveText(sentence, { useInnerText: true });
  await expect(page.getByText("No pending actions of this account")).toBeVisible();
  await row.getByRole("link", { name: "Open transaction" }).click();
  await expect(page).toHaveURL(`/${network}/tx/${first}`);
});

test("pending transactions become final one by one, each with its own link", async ({
  page,
  network,
  service,
}) => {
  const { account, first } = await begin(service);
  await page.goto(pathOf(network, account, "transactions"));
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("3 pending now")).toBeVisible();
  await service.insertRows("transactions", 1);
  await expect(page.getByText("2 pending now")).toBeVisible(LONG);
  await expect(rows(page)).toHaveCount(3);
  const final = rows(page).filter({ hasText: "Finalized" });
  await expect(final).toHaveCount(1);
  await expect(final.getByRole("link", { name: "Open transaction" })).toHaveAttribute(
    "href",
    `/${network}/tx/${first}`,
  );
});

test("a pending trace shows how many of its transactions are in a block, and is marked as emulated", async ({
  reader: page,
  network,
  service,
}) => {
  const { account } = await begin(service);
  await page.goto(pathOf(network, account, "traces"));
  const row = rows(page).first();
  await expect(row).toContainText("0 of 3 in a block");
  await expect(row).toContainText("Emulated");
});

test("pending actions, transactions and traces of a message are listed in three views", async ({
  reader: page,
  network,
  service,
}) => {
  const { account } = await begin(service);
  await page.goto(pathOf(network, account, "traces"));
  const href = await rows(page).first().getByRole("link").first().getAttribute("href");
  const message = href?.split("/").at(-1) ?? "";
  await page.goto(pathOf(network, message));
  const views = page.getByRole("navigation", { name: "View" });
  await expect(rows(page)).toHaveCount(1);
  expect((await requestedQuery(service, "pendingActions")).get("ext_msg_hash")).toBe(message);
  await views.getByRole("link", { name: "Transactions" }).click();
  await expect(rows(page)).toHaveCount(3);
  await views.getByRole("link", { name: "Traces" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Choose another account or message" }).click();
  await expect(page).toHaveURL(`/${network}/pending`);
});

test("each view says when nothing is pending, and new entries appear by themselves", async ({
  page,
  reader,
  network,
  service,
}) => {
  const { otherAccount } = await service.facts();
  for (const [view, tab] of [
    ["actions", reader],
    ["transactions", reader],
    ["traces", page],
  ] as const) {
    const response = await tab.goto(pathOf(network, otherAccount, view));
    expect([view, response?.status()]).toEqual([view, 200]);
    await expect(tab.getByText(`No pending ${view} of this account`)).toBeVisible();
    await expect(tab.getByText("This page updates while it is open")).toBeVisible();
  }
  await begin(service);
  await expect(rows(page)).toHaveCount(1, LONG);
});

test("invalid input is answered with 422 and the reason, without a call for pending traces", async ({
  reader: page,
  network,
  service,
}) => {
  for (const [query, says] of [
    ["of=<b>me</b>", "“<b>me</b>” is not valid"],
    [`of=${"ab".repeat(32)}&view=dreams`, "“dreams” is not a supported filter of pending traces"],
  ] as const) {
    const response = await page.goto(`/${network}/pending?${query}`);
    expect([query, response?.status()]).toEqual([query, 422]);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.locator("main b")).toHaveCount(0);
    await expect(page.getByLabel("Account or external message hash")).toBeVisible();
  }
  expect(await service.calls({ path: /^pending/ })).toEqual([]);
});

for (const [name, fault, says] of [
  ["too many requests", { kind: "status", status: 429, retryAfter: 2 }, /Too many requests/],
  ["an error of the service", { kind: "status", status: 500 }, /Data service error/],
  ["an answer of the wrong type", { kind: "wrongType", path: "actions", value: 5 }, /Unexpected response/],
] as const)
  test(`the list keeps its rows on ${name}, and recovers by itself @waits`, async ({
    page,
    network,
    service,
  }) => {
    const { account } = await begin(service);
    await page.goto(pathOf(network, account));
    await expect(rows(page)).toHaveCount(1);
    const pending = { transactions: 3, account };
    await service.script({ pending, rules: [{ match: { path: "pendingActions" }, fault }] });
    await expect(page.getByText(says).first()).toBeVisible(LONG);
    await expect(rows(page)).toHaveCount(1);
    await service.script({ pending });
    await expect(page.getByText(says)).toHaveCount(0, LONG);
    await expect(rows(page).first()).toContainText("Emulated");
  });

test("forty simultaneous requests cost at most two calls", async ({ request, network, service }) => {
  const { account } = await begin(service);
  const path = `/api/${network}/rows/pending?of=${encodeURIComponent(account)}`;
  const answers = await Promise.all(Array.from({ length: 40 }, () => request.get(path)));
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]));
  // Once, and once more if the first answer expires while the other requests arrive.
  expect((await service.calls({ path: "pendingActions" })).length).toBeLessThanOrEqual(2);
});

test("each view makes at most two calls with a cold cache and none with a warm one", async ({
  request,
  lease,
}) => {
  for (const view of ["actions", "transactions", "traces"]) {
    const { network, service } = lease("e");
    const { account } = await begin(service);
    await expectWarmIsFree(service, () => request.get(pathOf(network, account, view)), 2);
  }
});

test("the page works without scripts, and has a link that reloads it", async ({
  reader: page,
  network,
  service,
}) => {
  const { account } = await begin(service);
  await page.goto(pathOf(network, account, "transactions"));
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Reload" })).toBeVisible();
});

test("a missing transaction and an account link to their pending traces", async ({
  reader: page,
  network,
  service,
}) => {
  const { account } = await begin(service);
  const hash = "7".repeat(64);
  await page.goto(`/${network}/tx/${hash}`);
  await page.getByRole("link", { name: "Show pending traces" }).click();
  await expect(page).toHaveURL(`/${network}/pending?of=${hash}`);
  await expect(page.getByText("No pending actions of this message")).toBeVisible();
  await page.goto(`/${network}/account/${friendly(account)}/transactions`);
  await page.getByRole("link", { name: "Pending transactions" }).click();
  await expect(page).toHaveURL(/\/pending\?of=.*&view=transactions$/);
  await expect(rows(page)).toHaveCount(3);
});

for (const view of ["actions", "transactions", "traces"])
  test(`pending ${view} look right`, async ({ page, network, service }) => {
    const { account } = await begin(service, 6);
    await expectToLookRight(page, pathOf(network, account, view));
  });
