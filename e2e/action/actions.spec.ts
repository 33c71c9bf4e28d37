import type { Page } from "playwright/test";
import { readTo, expectPosition } from "../helpers/block-list";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";
import { requestedQuery } from "../helpers/requested-query";
import type { Call } from "../upstream/call-log";
import type { UpstreamControl } from "../upstream/control";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { ACTION_SAMPLES } from "../../fixtures/action/action-samples";
import { addressOf, hashOf } from "../../fixtures/toncenter/v3/samples/seed";
import { wireTrace, type Plan } from "../../testing/domain/trace/test-trace-json";

/** The history of an account, as actions: sentences, groups, filters. */

const friendly = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });

const SCAM = addressOf("scam token");
const COIN = addressOf("honest token");
const MANY = hashOf("a trace of many");

let made = 0;

/** In the service's format. */
function action(type: string, details: unknown, more: object = {}) {
  made += 1;
  return {
    action_id: hashOf(`e2e ${made}`),
    trace_id: hashOf(`e2e trace ${made}`),
    start_lt: String(9_000_000 - made),
    end_lt: String(9_000_000 - made),
    start_utime: 1_790_000_000 - made,
    end_utime: 1_790_000_000 - made,
    trace_end_lt: String(9_000_000 - made),
    trace_end_utime: 1_790_000_000 - made,
    transactions: [],
    success: true,
    type,
    details,
    ...more,
  };
}

const jetton = (symbol: string, more: object = {}) => ({
  is_indexed: true,
  token_info: [
    { valid: true, type: "jetton_masters", name: symbol, symbol, extra: { decimals: "6" }, ...more },
  ],
});

/** The service answers every call for actions with these. */
async function answers(service: UpstreamControl, actions: readonly unknown[]): Promise<void> {
  const metadata = { [COIN]: jetton("PBL"), [SCAM]: jetton("USDT", { is_scam: true }) };
  await service.script({
    rules: [
      {
        match: { path: "actions" },
        fault: { kind: "wrongType", path: "", value: { actions, metadata, address_book: {} } },
      },
    ],
  });
}

const sentences = (page: Page) => page.locator("tbody tr td:nth-child(2)");

async function open(page: Page, network: string, service: UpstreamControl, rest = ""): Promise<string> {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}${rest}`);
  return busyAccount;
}

test("actions are described from the account's point of view", async ({ reader: page, network, service }) => {
  const { busyAccount: me, otherAccount: other } = await service.facts();
  await answers(service, [
    action("ton_transfer", { source: other, destination: me, value: "5000000001", comment: "rent" }),
    action("jetton_transfer", { sender: me, receiver: other, asset: COIN, amount: "1234567" }),
    action("ton_transfer", { source: me, destination: me, value: "1" }),
    action("jetton_burn", { owner: me, asset: addressOf("nobody knows it"), amount: "77" }),
    action("ton_transfer", { source: me, destination: other, value: "2" }, { success: false }),
    action("wild_dance", { dancer: other, steps: 3 }),
  ]);
  await open(page, network, service);
  await expect(page.getByRole("columnheader")).toHaveText(["Trace", "What happened"]);
  const end = friendly(other).slice(-6);
  const ago = "\\d+ \\w+ ago$";
  await expect(sentences(page).nth(0)).toHaveText(
    new RegExp(`^Received from .*${end}rentin \\+5\\.000000001 GRAM${ago}`),
  );
  await expect(sentences(page).nth(1)).toHaveText(new RegExp(`^Sent to .*${end}out -1\\.234567 PBL${ago}`));
  await expect(sentences(page).nth(2)).toHaveText(new RegExp(`^Sent to itself.*0\\.000000001 GRAM${ago}`));
  await expect(sentences(page).nth(3)).toHaveText(/^Burned.*-77 raw units \(decimals unknown\) of EQ/);
  await expect(sentences(page).nth(4)).toContainText(/^Failed .*0\.000000002 GRAM to/);
  await expect(page.getByRole("rowheader").nth(5)).toHaveText("Wild dance");
  await sentences(page).nth(5).getByText("Details").click();
  await expect(sentences(page).nth(5).locator("dd")).toHaveText([new RegExp(`${end}$`), "3"]);
});

test("the actions of one trace are one row with totals, and open on demand, like comments with a link; comments are text, and suspicious tokens are marked and not linked", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount: me, otherAccount: other } = await service.facts();
  const alike = Array.from({ length: 40 }, (_, place) =>
    action(
      "ton_transfer",
      { source: me, destination: other, value: String(1_000_000_000 + place) },
      { trace_id: MANY },
    ),
  );
  const others = ["tick_tock", "renew_dns", "nft_mint", "subscribe"].map((type) =>
    action(type, {}, { trace_id: MANY }),
  );
  const comment = `claim at https://scam.example <a href="https://scam.example">now</a> \u202E${"x".repeat(200)}`;
  await answers(service, [
    ...alike,
    ...others,
    action("jetton_transfer", { sender: other, receiver: me, asset: SCAM, amount: "5", comment }),
    action("ton_transfer", { source: other, destination: me, value: "5", comment: "0a1b", encrypted: true }),
  ]);
  await open(page, network, service);
  await expect(page.getByRole("rowheader")).toHaveCount(3);
  await expect(page.getByText("All 46 actions")).toBeVisible();
  const group = sentences(page).nth(0);
  const scam = sentences(page).nth(1);
  const encrypted = sentences(page).nth(2);

  await expect(page.getByRole("rowheader").first()).toHaveText("Domain renewed, 44 actions");
  await expect(group).toContainText(/^An unknown account renewed/);
  await expect(group).toContainText(/Sent 40 transfers.*-40\.00000078 GRAM/);
  await expect(group).toContainText("Netout -40.00000078 GRAM");
  await expect(group.getByText("Sent", { exact: true })).toHaveCount(1);
  await group.getByText("Show all", { exact: true }).click();
  await expect(group.getByText("Sent", { exact: true })).toHaveCount(41);
  await expect(group).toContainText("subscribed");
  await group.getByText("1 other action", { exact: true }).click();
  await expect(group).toContainText("ran a tick-tock transaction");

  await expect(scam).toContainText("Reported as scam USDT");
  await expect(scam).not.toContainText("scam.example");
  await scam.getByText("Comment hidden: contains a link").click();
  await expect(scam).toContainText("https://scam.example");
  await expect(scam).toContainText("[U+202E]");
  await expect(scam.getByRole("link")).toHaveCount(1);
  await expect(scam).toContainText("x".repeat(200));
  await expect(encrypted).toContainText("Encrypted comment");
  await expect(encrypted).not.toContainText("0a1b");
});

test("filters by kind and time are in the URL and sent to the service", async ({
  reader: page,
  network,
  service,
}) => {
  const me = await open(page, network, service);
  const { head } = await service.facts();
  await page.locator("summary", { hasText: "Filter" }).click();
  await page.getByLabel("Kind", { exact: true }).selectOption("Swaps");
  await page.getByLabel("Until (UTC)").fill(new Date(head.utime * 1_000).toISOString().slice(0, 16));
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/kind=swap/);
  await expect(page.getByText("No actions")).toBeVisible();
  const requested = await requestedQuery(service, "actions", { action_type: "jetton_swap" });
  expect(requested.getAll("account")).toEqual([me]);
  expect(requested.getAll("action_type")).toEqual(["coffee_mev_protect_hold_funds", "jetton_swap"]);
  expect(Number(requested.get("end_utime"))).toBe(head.utime - (head.utime % 60));
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(sentences(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/kind=/);
});

test("common kinds of activity have a link each, and the current one is marked", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount: me, otherAccount: other } = await service.facts();
  await answers(service, [
    action("ton_transfer", { source: other, destination: me, value: "1000000000" }),
    action("ton_transfer", { source: me, destination: other, value: "2000000000" }),
  ]);
  await open(page, network, service);
  const kinds = page.getByRole("navigation", { name: "Activity type" });
  await expect(kinds.getByRole("link")).toHaveText(["All", "Received", "Sent", "Swaps", "NFT", "Staking"]);
  await expect(kinds.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
  await kinds.getByRole("link", { name: "Sent" }).click();
  await expect(page).toHaveURL(/\?direction=out$/);
  await expect(kinds.getByRole("link", { name: "Sent" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await kinds.getByRole("link", { name: "Swaps" }).click();
  await expect(page).toHaveURL(/\?kind=swap$/);
});

test("a swap shows both of its amounts", async ({ reader: page, network, service }) => {
  const { busyAccount: me, otherAccount: other } = await service.facts();
  const leg = (source: string, destination: string, asset: string | null, amount: string) => ({
    asset,
    amount,
    source,
    destination,
  });
  await answers(service, [
    action("jetton_swap", {
      sender: me,
      asset_in: COIN,
      asset_out: null,
      dex: "stonfi",
      dex_incoming_transfer: leg(me, other, COIN, "7150000"),
      dex_outgoing_transfer: leg(other, me, null, "739105000"),
    }),
  ]);
  await open(page, network, service);
  await expect(sentences(page)).toContainText(/^Swapped 7\.15 PBL for 0\.739105 GRAM/);
  await expect(sentences(page)).toContainText("out -7.15 PBL");
  await expect(sentences(page)).toContainText("in +0.739105 GRAM");
});

test("filters that the service lacks are applied to the loaded actions, and the page says so", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount: me, otherAccount: other } = await service.facts();
  await answers(service, [
    action("ton_transfer", { source: other, destination: me, value: "1000000000" }),
    action("ton_transfer", { source: me, destination: other, value: "2000000000" }),
    action(
      "ton_transfer",
      { source: me, destination: addressOf("third"), value: "3000000000" },
      { success: false },
    ),
  ]);
  const counted = (text: RegExp) => page.getByText(text);
  await open(page, network, service, "?direction=out");
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await expect(counted(/^2 of 3 loaded actions match/)).toBeVisible();
  await open(page, network, service, "?direction=out&result=failed");
  await expect(sentences(page)).toContainText("3 GRAM");
  await open(page, network, service, `?with=${friendly(other)}&direction=in`);
  await expect(sentences(page)).toHaveText(/^Received from .*\+1 GRAM/);
  for (const call of await service.calls({ path: "actions" })) {
    expect(call.query).not.toMatch(/direction|result|with=/);
  }
});

test("an invalid filter is answered with 422 and the reason, and the account is still shown", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  for (const [query, says] of [
    ["kind=<b>dance</b>", "“<b>dance</b>” is not a supported filter of actions"],
    ["with=nobody", "“nobody” is not an address"],
    ["from=soon", "“soon” is not a valid time of an action"],
  ] as const) {
    const path = `/${network}/account/${friendly(busyAccount)}?${query}`;
    const { status, text } = await fetchInTime(request, path);
    expect([query, status]).toEqual([query, 422]);
    // An element would not be text.
    expect(text).toContain(says);
    expect(text).toContain("account-0.ton");
  }
  expect(await service.calls({ path: "actions" })).toEqual([]);
});

test("scrolling loads more actions, and new ones are announced by a bar @waits", async ({
  page,
  network,
  service,
}) => {
  const me = await open(page, network, service);
  await readTo(page, 100, "actions");
  await expectPosition(page);
  const [first, ...others] = await service.calls({ path: "actions" });
  const hasEnd = (call: Call | undefined) => new URLSearchParams(call?.query).has("end_lt");
  // A list that has grown old is requested again from its beginning, too.
  expect([hasEnd(first), others.some(hasEnd)]).toEqual([false, true]);
  await service.insertRows("actions", 12, { account: me });
  await expect(page.getByRole("button", { name: /^\d+\+? new actions$/ })).toBeVisible({ timeout: 25_000 });
});

test("when the history fails the account is shown, and the history recovers by itself; k focuses a row, and Enter opens its trace", async ({
  page,
  network,
  service,
}) => {
  await service.script({
    lists: { actions: 10 },
    rules: [{ match: { path: "actions" }, fault: { kind: "status", status: 500 } }],
  });
  await open(page, network, service);
  await expect(page.getByText("Data service error")).toBeVisible();
  await expect(page.locator("[data-answer]")).toBeVisible();
  const actions = page.getByRole("table", { name: "Actions of this account, newest first" });
  await expect(actions).toBeHidden();
  await service.script({ lists: { actions: 10 } });
  await expect(actions.locator("tbody tr").first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("k");
  await expect(actions.getByRole("rowheader").first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${network}/tx/[0-9a-f]{64}$`));
});

test("the Activity and Transactions tabs link to each other", async ({ reader: page, network, service }) => {
  await open(page, network, service);
  const tabs = page.getByRole("navigation", { name: "Account" });
  await expect(tabs.getByRole("link", { name: "Activity" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Transactions" }).click();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(page.getByRole("columnheader", { name: "Fee" })).toBeVisible();
  await tabs.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByRole("columnheader", { name: "What happened" })).toBeAttached();
});

test("a filtered history makes three calls with a cold cache and none with a warm one", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const path = `/${network}/account/${friendly(busyAccount)}?kind=transfer&direction=in`;
  expect(await expectWarmIsFree(service, () => request.get(path))).toBe(3);
});

test("without scripts rows, details, more rows and filters work", async ({
  reader: page,
  network,
  service,
}) => {
  const me = await open(page, network, service);
  await expect(page.getByRole("rowheader")).toHaveCount(50);
  const details = sentences(page).getByText("Details").first();
  await details.click();
  await expect(sentences(page).locator("dt", { hasText: "Query ID" }).first()).toBeVisible();
  await page.getByRole("link", { name: "More" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(100);
  await page.locator("summary", { hasText: "Filter" }).click();
  await page.getByLabel("Kind", { exact: true }).selectOption("Transfers");
  await page.getByLabel("Direction").selectOption("Outgoing");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/^\d+ of 50 loaded actions match/)).toBeVisible();
  for (const text of await page.getByRole("rowheader").allTextContents())
    expect(["Transfer", "Jetton transfer"]).toContain(text);
  expect(page.url()).toContain(friendly(me));
});

test("without scripts the details inside a group of actions can be opened", async ({
  reader: page,
  network,
  service,
}) => {
  const { busyAccount: me, otherAccount: other } = await service.facts();
  const transfer = { sender: me, receiver: other, asset: COIN, amount: "1000000", query_id: "7" };
  await answers(
    service,
    Array.from({ length: 5 }, () => action("jetton_transfer", transfer, { trace_id: MANY })),
  );
  await open(page, network, service);
  const facts = sentences(page).locator("dt", { hasText: /^Query ID$/ });
  await expect(facts).toHaveCount(5);
  await expect(facts.first()).toBeHidden();
  await page.getByText("Show all", { exact: true }).click();
  await sentences(page).locator("summary", { hasText: "Details" }).first().click();
  await expect(facts.first()).toBeVisible();
});

test("the history looks right", async ({ page, network, service }) => {
  const { busyAccount: me, otherAccount: other } = await service.facts();
  const samples = Object.entries(ACTION_SAMPLES).filter((_, place) => place % 9 === 0);
  await answers(service, [
    ...samples.map(([type, details]) => action(type, details)),
    ...samples.map(([type, details]) => action(type, details, { trace_id: MANY })),
    action("jetton_transfer", { sender: me, receiver: other, asset: SCAM, amount: "5", query_id: "1" }),
    action("ton_transfer", { source: me, destination: other, value: "2" }, { success: false }),
  ]);
  const path = `/${network}/account/${friendly(me)}?from=1600000000`;
  await expectToLookRight(page, path, async () => {
    await page.locator("summary", { hasText: "Filter" }).click();
    await sentences(page).getByText("Details").first().click();
  });
});

test("a returned payment is marked as bounced on the start page and in the history, for one more call", async ({
  reader: page,
  network,
  service,
}) => {
  const name = `bounced ${network}`;
  const failed = {
    type: "ord",
    aborted: true,
    compute_ph: { skipped: true, reason: "no_state" },
    bounce: { type: "ok" },
  };
  const plans: readonly Plan[] = [
    { parent: null, account: 0 },
    { parent: 0, account: 1, value: 5_000_000_000n, description: failed },
    { parent: 1, account: 0, value: 4_990_000_000n, message: { bounced: true } },
  ];
  const trace = wireTrace(plans, name);
  const own = trace.transactions_order.slice(0, 2);
  const details = {
    source: addressOf(`${name} 0`),
    destination: addressOf(`${name} 1`),
    value: "5000000000",
  };
  const payment = action("ton_transfer", details, {
    action_id: hashOf(name),
    success: false,
    transactions: own,
    transactions_full: own.map((hash) => trace.transactions[hash]),
  });
  const value = { actions: [payment], address_book: {}, metadata: {} };
  await service.script({
    rules: [{ match: { path: "actions" }, fault: { kind: "wrongType", path: "", value } }],
  });
  const examined = async () =>
    (await service.calls({ path: "actions" })).filter(({ query }) =>
      query.includes("include_transactions=true"),
    );
  for (const path of ["", `/account/${friendly(details.source)}`]) {
    await page.goto(`/${network}${path}`);
    await expect(page.getByRole("main").getByText("Bounced", { exact: true })).toBeVisible();
    const failures = page.getByRole("main").getByText("Failed", { exact: true });
    // The filter, which is closed, contains it too.
    await expect(failures.filter({ visible: true })).toHaveCount(0);
    expect(await examined()).toHaveLength(1);
  }
});
