import type { Page } from "playwright/test";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseHash } from "../../lib/ton/value/hash";
import { expect, test } from "../helpers/fixtures";
import { expectToLookRight } from "../helpers/looks";
import { requestedQuery } from "../helpers/requested-query";

/** The latest messages of a network, from all senders. */

const friendly = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });

test("the list begins with the newest message, and shows operation, sender and receiver of each", async ({
  reader: page,
  network,
  service,
}) => {
  const { newestMessage, newestTransaction } = await service.facts();
  const response = await page.goto(`/${network}/messages`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Messages · .* · Shardscope$/);
  await expect(page.getByRole("columnheader")).toHaveText([
    "Message",
    "Operation",
    "From",
    "To",
    "Amount",
    "Time",
  ]);
  // A message links to itself, on the page of the transaction that received it.
  await expect(page.getByRole("rowheader").first().getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/tx/${parseHash(newestTransaction)}/messages#${parseHash(newestMessage)}`,
  );
  const outside = rows(page).filter({ hasText: "External" }).first();
  await expect(outside).toContainText("None");
  const inside = rows(page).filter({ hasText: "Excess returned" }).first();
  await expect(inside).toContainText("0xd53276db");
  await expect(inside.getByRole("link")).toHaveCount(3);
});

test("the lists of transactions, messages and pending traces link to each other", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/transactions`);
  const latest = page.getByRole("navigation", { name: "Latest" });
  await latest.getByRole("link", { name: "Messages" }).click();
  await expect(page).toHaveURL(`/${network}/messages`);
  await expect(latest.getByRole("link", { name: "Messages" })).toHaveAttribute("aria-current", "page");
  await latest.getByRole("link", { name: "Pending" }).click();
  await expect(page).toHaveURL(`/${network}/pending`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pending");
});

test("filters of the form are in the URL and sent to the service, and can be cleared one by one", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount, head } = await service.facts();
  await page.goto(`/${network}/messages`);
  await page.locator("summary", { hasText: "Filter" }).press("Enter");
  await page.getByLabel("From", { exact: true }).fill(friendly(busyAccount));
  await page.getByLabel("External messages").selectOption({ label: "Internal only" });
  await page.getByLabel("Direction").selectOption({ label: "Received" });
  await page.getByLabel("Operation", { exact: true }).fill("Transfer with comment");
  await page.getByLabel("From logical time").fill("5");
  await page.getByLabel("Until (UTC)").fill(new Date(head.utime * 1_000).toISOString().slice(0, 16));
  await page.getByLabel("Until (UTC)").press("Enter");
  await expect(page).toHaveURL(/source=/);
  const query = await requestedQuery(service, "messages", { source: busyAccount });
  expect(Object.fromEntries(query)).toMatchObject({
    source: busyAccount,
    exclude_externals: "true",
    direction: "in",
    opcode: "0x00000000",
    start_lt: "5",
    end_utime: String(head.utime - (head.utime % 60)),
  });
  await expect(rows(page).first()).toContainText("Transfer with comment");
  for (const by of [
    "sender",
    "externals",
    "direction",
    "latest time",
    "earliest logical time",
    "operation",
  ]) {
    const chip = page.getByRole("link", { name: `Clear the filter by ${by}` });
    await chip.click();
    await expect(chip).toBeHidden();
  }
  await expect(page).toHaveURL(`/${network}/messages`);
});

test("external messages and logs are found with “external” as source or destination", async ({
  reader: page,
  network,
  service,
}) => {
  await page.goto(`/${network}/messages?source=external`);
  await requestedQuery(service, "messages", { source: "null" });
  await expect(rows(page).first()).toContainText("External");
  await expect(page.getByText("From External", { exact: true })).toBeVisible();
  await page.goto(`/${network}/messages?destination=external`);
  await requestedQuery(service, "messages", { destination: "null" });
  await expect(page.getByText("No messages")).toBeVisible();
});

test("one message is found by its hash, and many by the hash of their body", async ({
  reader: page,
  network,
  service,
}) => {
  const { newestMessage } = await service.facts();
  await page.goto(`/${network}/messages?hash=${encodeURIComponent(newestMessage)}`);
  await expect(page.getByText("All 1 message")).toBeVisible();
  await requestedQuery(service, "messages", { msg_hash: parseHash(newestMessage) });
  await page.goto(`/${network}/messages?body=${"ab".repeat(32)}`);
  await expect(page.getByText("No messages")).toBeVisible();
  await requestedQuery(service, "messages", { body_hash: "ab".repeat(32) });
});

test("an invalid filter is answered with 422 and the reason, without a call for messages", async ({
  reader: page,
  network,
  service,
}) => {
  for (const [query, says] of [
    ["source=<b>me</b>", "“<b>me</b>” is not valid"],
    ["opcode=dance", "“dance” is not a known opcode or operation"],
    ["externals=some", "“some” is not a supported filter of messages"],
    ["source=external&from=2026-01-01", "External messages have no timestamp"],
    ["externals=none&destination=external", "included and excluded at the same time"],
    ["hash=12", "2 hexadecimal digits"],
  ] as const) {
    const response = await page.goto(`/${network}/messages?${query}`);
    expect([query, response?.status()]).toEqual([query, 422]);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.locator("main b")).toHaveCount(0);
  }
  expect(await service.calls({ path: "messages" })).toEqual([]);
});

test("the list loads to its end, with each message once, and can begin with the oldest", async ({
  page,
  network,
  service,
}) => {
  await service.script({ lists: { messages: 130 } });
  await page.goto(`/${network}/messages`);
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByText("All 130 messages")).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 25_000, intervals: [50] });
  const hrefs = await page
    .getByRole("rowheader")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect([hrefs.length, new Set(hrefs).size]).toEqual([130, 130]);
  await page.goto(`/${network}/messages?sort=asc`);
  await expect(page.getByRole("rowheader").first().getByRole("link")).toHaveAttribute(
    "href",
    hrefs.at(-1) ?? "",
  );
});

test("new messages are announced by a bar, and shown when it is clicked @waits", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/messages`);
  const first = await page.getByRole("rowheader").first().textContent();
  await service.insertRows("messages", 4);
  const bar = page.getByRole("button", { name: /new messages$/ });
  await expect(bar).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole("rowheader").first()).toHaveText(first ?? "");
  await bar.click();
  await expect(page.getByRole("rowheader").first()).not.toHaveText(first ?? "");
});

test("without scripts a link loads more messages, and the form filters them", async ({
  reader: page,
  network,
}) => {
  await page.goto(`/${network}/messages`);
  await expect(page.getByRole("rowheader")).toHaveCount(50);
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(100);
  await page.locator("summary", { hasText: "Filter" }).click();
  await page.getByLabel("From", { exact: true }).fill("external");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(rows(page).first()).toContainText("External");
});

test("the list looks right with filters set and their form open", async ({ page, network, service }) => {
  const { hostileAccount } = await service.facts();
  await service.script({ lists: { messages: 20 } });
  await expectToLookRight(
    page,
    `/${network}/messages?destination=${friendly(hostileAccount)}&direction=in&body=${"ab".repeat(32)}`,
    () => page.locator("summary", { hasText: "Filter" }).click(),
  );
});
