import type { Page } from "playwright/test";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";
import { fetchInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";
import { requestedQuery } from "../helpers/requested-query";
import type { UpstreamControl } from "../upstream/control";

/** The messages of an account, either received or sent, since the service has no list of both. */

const friendly = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });

async function open(page: Page, network: string, service: UpstreamControl, query = "") {
  const { busyAccount } = await service.facts();
  const response = await page.goto(`/${network}/account/${friendly(busyAccount)}/messages${query}`);
  return { me: busyAccount, status: response?.status() };
}

test("incoming messages are listed with operation, counterparty, amount and time", async ({
  reader: page,
  network,
  service,
}) => {
  const { me, status } = await open(page, network, service);
  expect(status).toBe(200);
  await expect(page).toHaveTitle(/^Messages · .+ · Account · /);
  await expect(page.getByRole("columnheader")).toHaveText([
    "Message",
    "Direction",
    "Operation",
    "Counterparty",
    "Amount",
    "Time",
  ]);
  const query = await requestedQuery(service, "messages");
  expect([query.get("destination"), query.get("source")]).toEqual([me, null]);
  const returned = rows(page).filter({ hasText: "Excess returned" }).first();
  await expect(returned).toContainText("0xd53276db");
  await expect(returned).toContainText("self 1.0");
  const outside = rows(page).filter({ hasText: "External" }).first();
  await expect(outside).toContainText("Transfer with comment");
  await expect(outside).toContainText("None");
});

test("contents that the service has decoded open on demand, new messages are announced, and a row links to its message @waits", async ({
  page,
  network,
  service,
}) => {
  await service.script({ lists: { messages: 15 } });
  const { me } = await open(page, network, service);
  const returned = rows(page).filter({ hasText: "0xd53276db" }).first();
  await expect(returned).not.toContainText("query_id");
  await returned.getByText("contents").click();
  await expect(returned).toContainText(/query_id: \d+/);
  const first = page.getByRole("rowheader").first();
  const before = (await first.textContent()) ?? "";
  await service.insertRows("messages", 4, { account: me });
  const bar = page.getByRole("button", { name: /new messages$/ });
  await expect(bar).toBeVisible({ timeout: 25_000 });
  await expect(first).toHaveText(before);
  await bar.click();
  await expect(first).not.toHaveText(before);
  const link = first.getByRole("link");
  const [, transaction = "", message = ""] =
    /\/tx\/([0-9a-f]{64})\/messages#([0-9a-f]{64})$/.exec((await link.getAttribute("href")) ?? "") ?? [];
  await link.click();
  await expect(page).toHaveURL(`/${network}/tx/${transaction}/messages#${message}`);
  await expect(page.locator(`[id="${message}"]`)).toBeInViewport();
});

test("outgoing messages, incoming external messages and logs are separate lists", async ({
  reader: page,
  network,
  service,
}) => {
  const { me } = await open(page, network, service);
  const directions = page.getByRole("navigation", { name: "Direction" });
  await directions.getByRole("link", { name: "Outgoing" }).click();
  await expect(page).toHaveURL(/\/messages\?direction=out$/);
  const sent = rows(page).filter({ hasText: "Transfer with comment" }).first();
  await expect(sent).toContainText(/to .*out -1\./);
  await expect(sent).toContainText(/Row \d+/);
  const out = await requestedQuery(service, "messages", { source: me });
  expect([out.get("source"), out.get("destination")]).toEqual([me, null]);
  await directions.getByRole("link", { name: "External in" }).click();
  await expect(rows(page).first()).toContainText("External");
  const outside = await requestedQuery(service, "messages", { source: "null" });
  expect([outside.get("source"), outside.get("destination")]).toEqual(["null", me]);
  await directions.getByRole("link", { name: "Logs" }).click();
  await expect(page.getByText("No messages")).toBeVisible();
  const logs = await requestedQuery(service, "messages", { destination: "null" });
  expect([logs.get("source"), logs.get("destination")]).toEqual([me, "null"]);
});

test("filters by operation and time are in the URL and sent to the service, and can be cleared", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script({ lists: { messages: 15 } });
  await open(page, network, service);
  const { head } = await service.facts();
  await page.locator("summary", { hasText: "Filter" }).click();
  await page.getByLabel("Operation", { exact: true }).fill("Excess returned");
  await page.getByLabel("Until (UTC)").fill(new Date(head.utime * 1_000).toISOString().slice(0, 16));
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/opcode=Excess\+returned/);
  const query = await requestedQuery(service, "messages", { opcode: "0xd53276db" });
  expect(Number(query.get("end_utime"))).toBe(head.utime - (head.utime % 60));
  await expect(rows(page).first()).toContainText("Excess returned");
  await expect(page.getByText("External messages have no timestamp")).toBeVisible();
  await expect(rows(page).filter({ hasText: "External" })).toHaveCount(0);
  await page.getByRole("link", { name: "Clear the filter by latest time" }).click();
  await expect(page).toHaveURL(/\/messages\?opcode=0xd53276db$/);
  await page.getByRole("link", { name: "Clear the filter by operation" }).click();
  await expect(page).toHaveURL(/\/messages$/);
});

test("an invalid filter is answered with 422 and the reason, and the account is still shown", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  for (const [query, says] of [
    ["direction=<b>up</b>", "“<b>up</b>” is not a supported filter of messages"],
    ["opcode=dance", "“dance” is not a known opcode or operation"],
    ["opcode=dedust_swap", "“dedust_swap” has several opcodes"],
    ["from=soon", "“soon” is not a valid time of a message"],
    [
      "direction=outside&from=2026-01-01",
      "External messages have no timestamp and cannot be filtered by time",
    ],
  ] as const) {
    const path = `/${network}/account/${friendly(busyAccount)}/messages?${query}`;
    const { status, text } = await fetchInTime(request, path);
    expect([query, status]).toEqual([query, 422]);
    // An element would not be text.
    expect(text).toContain(says);
    expect(text).toContain("account-0.ton");
  }
  expect(await service.calls({ path: "messages" })).toEqual([]);
});

test("without scripts links load the list to its end, with each message once", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script({ lists: { messages: 130 } });
  await open(page, network, service, "?direction=out");
  await expect(page.getByRole("rowheader")).toHaveCount(50);
  await expect(page.getByText(/query_id/).first()).toBeAttached();
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(100);
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByText("All 130 messages")).toBeVisible();
  const hashes = await page
    .getByRole("rowheader")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect([hashes.length, new Set(hashes).size]).toEqual([130, 130]);
});

test("a list that fails shows the error, and the account is still shown with status 200", async ({
  request,
  network,
  service,
}) => {
  await service.script({ rules: [{ match: { path: "messages" }, fault: { kind: "status", status: 500 } }] });
  const { busyAccount } = await service.facts();
  const path = `/${network}/account/${friendly(busyAccount)}/messages`;
  const { status, text } = await fetchPage(request, path);
  expect(status).toBe(200);
  expect(text).toContain("Data service error");
  expect(text).toContain("account-0.ton");
});

test("the list looks right with filters set", async ({ page, network, service }) => {
  const { hostileAccount } = await service.facts();
  await service.script({ lists: { messages: 15 } });
  await expectToLookRight(
    page,
    `/${network}/account/${friendly(hostileAccount)}/messages?direction=out&opcode=0&from=1600000000`,
    undefined,
    [320, 1440],
  );
});
