import type { Page } from "playwright/test";
import { beginCell } from "@ton/core";
import { wireTrace, type Plan } from "../../testing/domain/trace/test-trace-json";
import { ELECTOR } from "../../lib/ton/address/system-accounts";
import { parseHash } from "../../lib/ton/value/hash";
import { expect, test } from "../helpers/fixtures";
import { holdRequests } from "../helpers/hold-requests";
import { fetchInTime, gotoInTime, redirectInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";
import { START, wideTrace } from "./trace-plans";
import { answers, hashAt, scriptTrace } from "./trace-service";
import { Client } from "../upstream/test-client";

/** The trace on a transaction's page: its four views, the selection in them, and the flow of its value. */

const FAILED = { type: "ord", aborted: true, compute_ph: { skipped: false, success: false, exit_code: 9 } };
const BOUNCED = { ...FAILED, bounce: { type: "ok", msg_fees: "1", fwd_fees: "2" } };
const SKIPPED = { type: "ord", aborted: true, compute_ph: { skipped: true, reason: "no_state" } };
const ABORTED = {
  type: "ord",
  aborted: true,
  compute_ph: { skipped: false, success: true, exit_code: 0 },
  action: { success: false, result_code: 37, no_funds: true },
};

/**
 * A sends to B, D, E and F, lettered in the order of the tree: B's message to C is lost, and B writes a log; D sends
 * the coins back.
 */
const MIXED: readonly Plan[] = [
  START,
  { parent: 0, account: 1, value: 5_000_000_000n, forward: 400_000n, fees: 2_000_000n },
  { parent: 0, account: 2, value: 1_000_000_000n, description: BOUNCED },
  { parent: 2, account: 0, value: 999_000_000n, message: { bounced: true, opcode: "0xffffffff" } },
  { parent: 0, account: 3, value: 1n, description: SKIPPED },
  { parent: 0, account: 4, value: 7n, description: ABORTED },
  { parent: 1, account: 5, value: 9n, lost: true },
  { parent: 1, account: 0, log: true },
];

const tree = (page: Page) => page.getByRole("tree");
const items = (page: Page) => tree(page).getByRole("treeitem");
const selected = (page: Page) => page.getByRole("region", { name: "Selected step" });

async function show(page: Page, view: string): Promise<void> {
  const link = page.getByRole("link", { name: view, exact: true });
  await link.click();
  // Until then the steps of the view before are shown.
  await expect(link).toHaveAttribute("aria-current", "true");
}

/** A trace is final when the service reports its actions; until then it is fetched again. */
const HAPPENED = {
  trace_id: null,
  action_id: "a".repeat(64),
  start_lt: "1",
  end_lt: "2",
  start_utime: 1,
  end_utime: 2,
  type: "call_contract",
  success: true,
  details: {},
};

test("without scripts the tree shows the outcome of each transaction as text, its links select steps, and the value flow is exact to the last unit", async ({
  reader: page,
  network,
  service,
}) => {
  await page.goto(`/${network}${await scriptTrace(service, wireTrace(MIXED, network))}`);
  await expect(items(page)).toHaveCount(MIXED.length);
  await expect(page.getByText("6 steps: 2 failed, 1 skipped; 1 message not received yet")).toBeVisible();
  for (const [letter, says] of [
    ["D", "Failed: cell underflow"],
    ["E", "Compute skipped: no contract there"],
    ["F", "Failed: not enough"],
    ["C", "Not received here"],
  ] as const)
    await expect(items(page).filter({ hasText: says }).getByText(letter, { exact: true })).toBeVisible();
  await expect(items(page).filter({ hasText: "Log" })).toHaveCount(1);
  await expect(items(page).filter({ hasText: "Bounce" })).toHaveAttribute("aria-level", "3");
  const flow = page.getByRole("region", { name: "What changed" });
  await expect(flow.getByText("exact to the last unit")).toBeVisible();
  await expect(flow.getByRole("row").nth(2)).toContainText("4.997999991");
  await items(page).filter({ hasText: "Compute skipped" }).click();
  await expect(selected(page)).toContainText("E");
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByRole("table", { name: /in the order of the tree/ })).toBeVisible();
});

test("a bounced message shows who bounced it, the returned amount and the reason", async ({
  reader: page,
  network,
  service,
}) => {
  const row = wireTrace(MIXED, network);
  await page.goto(`/${network}${await scriptTrace(service, row)}?at=${hashAt(row, 3)}`);
  const step = page.locator("#selected");
  await expect(step.getByText(/Bounced by .*came back\. Exit code 9: More was read/)).toContainText("0.999");
  await items(page).filter({ hasText: "Failed: cell underflow" }).click();
  await expect(step.getByText(/Bounced: of .* received, .*0\.999.* went back to/)).toBeVisible();
});

test("all views share one selection, which is in the URL, without a call, and while a step loads other views and steps show at once", async ({
  page,
  network,
  service,
}) => {
  const row = { ...wireTrace(MIXED, network), actions: [HAPPENED] };
  const requested = async () =>
    (await service.calls({ path: "traces" })).length + (await service.calls({ path: "transactions" })).length;
  const failed = hashAt(row, 2);
  await page.goto(`/${network}${await scriptTrace(service, row)}`);
  expect(await requested()).toBe(2);
  await items(page).filter({ hasText: "Failed: cell underflow" }).click();
  await expect(page).toHaveURL(new RegExp(`at=${failed}`));
  await expect(selected(page)).toContainText("D");
  await expect(page.getByText("Exit code 9: More was read from a cell").first()).toBeVisible();
  const graph = page.getByRole("tree", { name: "Graph" });
  for (const [view, chosen] of [
    ["Table", page.getByRole("table", { name: /in the order of the tree/ }).locator("a[aria-current]")],
    ["Timeline", page.getByRole("table", { name: /by the blocks/ }).locator("a[aria-current]")],
    ["Graph", graph.locator("[aria-selected=true]")],
  ] as const) {
    await show(page, view);
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toHaveAttribute("href", new RegExp(`at=${failed}`));
  }
  const skipped = page.getByRole("treeitem", { name: /at E: Skipped/ });
  const release = await holdRequests(page, /[?&]at=/);
  await skipped.click();
  await expect(skipped).toHaveAttribute("aria-selected", "true");
  await page.getByRole("link", { name: "Tree", exact: true }).click();
  await expect(items(page).filter({ hasText: "Skipped" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("link", { name: "Table", exact: true }).click();
  const inTable = page.locator("table a[aria-current]");
  await expect(inTable).toHaveAttribute("href", new RegExp(`at=${hashAt(row, 4)}`));
  await page.locator(`table a[href*="at=${failed}"]`).first().click();
  await expect(inTable).toHaveAttribute("href", new RegExp(`at=${failed}`));
  await page
    .locator(`table a[href*="at=${hashAt(row, 4)}"]`)
    .first()
    .click();
  await expect(inTable).toHaveAttribute("href", new RegExp(`at=${hashAt(row, 4)}`));
  await expect(selected(page)).toContainText("D");
  release();
  await expect(page).toHaveURL(new RegExp(`at=${hashAt(row, 4)}`));
  await expect(page).toHaveURL(/view=table/);
  await expect(selected(page)).toContainText("E");
  await expect(page.locator("table a[aria-current]")).toHaveAttribute(
    "href",
    new RegExp(`at=${hashAt(row, 4)}`),
  );
  expect(await requested()).toBe(2);
});

/** What the keyboard reaches in the part of the page that fills the window, and beside it. */
async function reachedWithTab(page: Page): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    reached.add(
      await page.evaluate(() => {
        const { activeElement, body } = document;
        // After the last of them come the browser's own controls.
        if (activeElement === body) return "none";
        return activeElement?.closest(".fixed") ? "inside" : `outside: ${activeElement?.textContent}`;
      }),
    );
  }
  return reached;
}

test("the keyboard moves through every view, and in full screen only through the graph and the selected step beside it", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}${await scriptTrace(service, wireTrace(MIXED, network))}`);
  const inTree = page.locator("[role=treeitem]:focus");
  await items(page).first().focus();
  await page.keyboard.press("End");
  await expect(inTree).toHaveAttribute("aria-posinset", "4");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(inTree).toHaveAttribute("aria-level", "2");
  await page.keyboard.press("ArrowLeft");
  await expect(inTree).toHaveAttribute("aria-expanded", "false");
  await expect(items(page)).toHaveCount(MIXED.length - 2);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(items(page)).toHaveCount(MIXED.length);
  const hrefInTree = (await inTree.getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(/at=[0-9a-f]{64}/.exec(hrefInTree)?.[0] ?? "nothing"));
  const steps = page.locator("main :is(a[data-step], svg [role=treeitem])");
  const focused = page.locator("main :is(a[data-step], svg [role=treeitem]):focus");
  // In each view it selects another step than in the view before.
  for (const [view, moves] of [
    ["Table", 1],
    ["Timeline", 2],
    ["Graph", 1],
  ] as const) {
    await show(page, view);
    await expect(steps.first()).toBeVisible();
    await steps.first().focus();
    await page.keyboard.press("End");
    await expect(focused).not.toHaveAttribute("href", (await steps.first().getAttribute("href")) ?? "");
    await page.keyboard.press("Home");
    for (let move = 0; move < moves; move++) await page.keyboard.press("ArrowDown");
    const href = (await steps.nth(moves).getAttribute("href")) ?? "";
    await expect(focused).toHaveAttribute("href", href);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(/at=[0-9a-f]{64}/.exec(href)?.[0] ?? "nothing"));
  }
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("button", { name: "Exit full screen" })).toBeVisible();
  expect(await tree(page).evaluate((element) => element.closest(".fixed")?.clientWidth)).toBe(1280);
  await page.getByRole("treeitem", { name: /at D: Failed/ }).click();
  await expect(selected(page)).toContainText("Exit code 9");
  expect(await reachedWithTab(page)).toEqual(new Set(["inside", "none"]));
  await page.keyboard.press("Escape");
  await expect(page.locator("[inert]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
});

test("an amount that is missing from the sums is shown", async ({ reader: page, network, service }) => {
  const row = wireTrace(MIXED, network);
  const [first] = Object.values(row.transactions);
  if (first === undefined) throw new Error("no transaction");
  const balance = String(BigInt(first.account_state_after.balance) - 5n);
  const poorer = { ...first, account_state_after: { ...first.account_state_after, balance } };
  const path = await scriptTrace(service, {
    ...row,
    transactions: { ...row.transactions, [first.hash]: poorer },
  });
  await page.goto(`/${network}${path}`);
  const flow = page.getByRole("region", { name: "What changed" });
  await expect(flow.getByText("0.000000005")).toBeVisible();
  await expect(flow.getByText(/missing: balances changed otherwise/)).toBeVisible();
});

test("extra currencies are shown to the unit, and their sums match", async ({
  reader: page,
  network,
  service,
}) => {
  const paid = { message: { value_extra_currencies: { "100": "7000000" } } };
  const row = wireTrace([START, { parent: 0, account: 1, value: 5n, ...paid }], network);
  const transactions = Object.fromEntries(
    Object.entries(row.transactions).map(([hash, one]) => [
      hash,
      { ...one, account_state_before: { hash: one.account_state_before.hash } },
    ]),
  );
  await page.goto(`/${network}${await scriptTrace(service, { ...row, transactions })}`);
  const flow = page.getByRole("region", { name: "What changed" });
  await expect(flow.getByRole("row").nth(2)).toContainText("+7000000 units of currency 100");
  await expect(flow.getByText(/missing:|too much:/)).toHaveCount(0);
  await flow.getByText("Totals").click();
  await expect(flow.locator("dt", { hasText: "All balances (currency 100)" })).toBeVisible();
});

test("a stake that the elector refuses is shown as failed, with the reason, and in the title of the page", async ({
  reader: page,
  network,
  service,
}) => {
  // Operation, query id, and the reason: the stake was below the minimum.
  const body = beginCell().storeUint(0xee6f454c, 32).storeUint(7, 64).storeUint(5, 32).endCell();
  const content = { hash: null, body: body.toBoc().toString("base64"), decoded: null };
  const answer = { opcode: "0xee6f454c", source: ELECTOR, message_content: content };
  const row = wireTrace(
    [
      START,
      { parent: 0, account: 1, value: 9n, message: { opcode: "0x4e73744b" } },
      { parent: 1, account: 0, value: 8n, message: answer },
    ],
    network,
  );
  const action = {
    trace_id: row.trace_id,
    action_id: row.trace_id,
    start_lt: "1",
    end_lt: "2",
    start_utime: 1,
    end_utime: 2,
    type: "election_deposit",
    success: false,
    details: { stake_holder: row.transactions[row.trace_id]?.account, amount: "9" },
  };
  await gotoInTime(page, `/${network}${await scriptTrace(service, { ...row, actions: [action] })}`);
  const main = page.getByRole("main");
  await expect(main.locator("[data-answer]")).toHaveText("Failed");
  await expect(main.getByText(/^The stake was refused: it was less than the smallest stake/)).toBeVisible();
  await expect(main.getByText(/tried to stake/).first()).toBeVisible();
  await expect(main.getByText(/^Success$/)).toHaveCount(0);
  await expect(page).toHaveTitle(/Failed/);
});

test("a trace that is too large is loaded around the opened transaction, and grows with each one", async ({
  page,
  network,
  service,
}) => {
  const root = parseHash((await service.facts()).newestTrace);
  await service.script({ rules: [answers("traces", "traces.0.transactions", null)] });
  await page.goto(`/${network}/tx/${root}`);
  expect((await service.calls({ path: /^(?!masterchainInfo)/ })).length).toBeLessThanOrEqual(3);
  const notice = page.getByText("The trace is too large to be loaded whole");
  await expect(notice).toBeVisible();
  await expect(items(page).first()).toHaveAttribute("aria-selected", "true");
  const before = await items(page).count();
  const child = items(page).nth(1);
  const hash = /at=([0-9a-f]{64})/.exec((await child.getAttribute("href")) ?? "")?.[1] ?? "";
  await child.click();
  await selected(page).locator(`a[href$="/tx/${hash}"]`).click();
  await expect(page).toHaveURL(`/${network}/tx/${hash}`);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("treeitem", { selected: true })).toHaveAttribute("aria-level", "2");
  // The earlier steps are still there: the tree grows.
  expect(await items(page).count()).toBeGreaterThanOrEqual(before);
  for (const view of ["Table", "Graph"]) {
    await show(page, view);
    await expect(page.locator(`main a[href*="at=${root}"]`).first()).toBeVisible();
  }
});

test("on a phone the selected step opens as a sheet, which can be closed", async ({
  page,
  network,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${network}${await scriptTrace(service, wireTrace(MIXED, network))}`);
  await expect(selected(page)).toBeHidden();
  await items(page).filter({ hasText: "Failed: cell underflow" }).click();
  await expect(selected(page)).toBeInViewport();
  await expect(items(page).filter({ hasText: "Failed: cell underflow" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(selected(page)).toBeHidden();
  await items(page).first().press("Enter");
  await expect(selected(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(selected(page).getByRole("link", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(selected(page)).toBeHidden();
  await expect(items(page).first()).toBeFocused();
  await expect(page).not.toHaveURL(/at=/);
});

test("the step that is selected in the URL is kept from tab to tab, and on Back", async ({
  page,
  network,
  service,
}) => {
  const row = wireTrace(MIXED, network);
  const failed = hashAt(row, 2);
  await page.goto(`/${network}${await scriptTrace(service, row)}?at=${failed}&view=graph`);
  const inGraph = page.getByRole("tree", { name: "Graph" }).locator("[aria-selected=true]");
  await expect(inGraph).toHaveAccessibleName(/at D: Failed/);
  const tabs = page.getByRole("navigation", { name: "Of this transaction" });
  await tabs.getByRole("link", { name: "Execution" }).click();
  await expect(page).toHaveURL(new RegExp(`/execution\\?at=${failed}&view=graph$`));
  await expect(page.getByText("Step 5 of 8")).toBeVisible();
  await page.getByRole("link", { name: "Next step" }).click();
  await expect(page.getByText("Step 6 of 8")).toBeVisible();
  await tabs.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("region", { name: "Messages", exact: true })).toContainText("Step 6 of 8");
  await page.goBack();
  await page.goBack();
  await expect(inGraph).toHaveAccessibleName(/at D: Failed/);
  await expect(selected(page)).toContainText("Exit code 9");
});

const MARKS = {
  "": 'role="tree"',
  "/messages": "Created",
  "/execution": "Fees of this transaction",
  "/state": "State hash",
  "/raw": "API response",
};

test("the HTML contains only the content of the open tab", async ({ request, network, service }) => {
  const path = `/${network}${await scriptTrace(service, wireTrace(MIXED, network))}`;
  for (const tab of Object.keys(MARKS)) {
    const body = await (await request.get(path + tab)).text();
    const sent = Object.entries(MARKS).filter(([, mark]) => body.includes(mark));
    expect(sent.map(([name]) => name)).toEqual([tab]);
  }
});

test("a tick transaction is shown as a trace of one step", async ({ reader: page, network, service }) => {
  const row = wireTrace(
    [{ ...START, description: { type: "tick_tock", is_tock: false, aborted: false } }],
    network,
  );
  const [first] = Object.values(row.transactions);
  const tick = { ...first, in_msg: null };
  const trace = { ...row, transactions: { [first?.hash ?? ""]: tick } };
  await service.script({
    rules: [answers("transactions", "transactions", [tick]), answers("traces", "traces", [trace])],
  });
  await page.goto(`/${network}/tx/${hashAt(row, 0)}`);
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText("Tick");
});

test("an unfinished trace updates itself until it is complete", async ({ page, network, service }) => {
  const whole = wireTrace(MIXED, network);
  const begun = {
    ...wireTrace([START, { parent: 0, account: 1, value: 5n, lost: true }], network),
    is_incomplete: true,
  };
  await page.goto(`/${network}${await scriptTrace(service, begun)}`);
  await expect(page.getByText("In progress: this page updates itself.")).toBeVisible();
  await expect(items(page)).toHaveCount(2);
  await scriptTrace(service, whole);
  await expect(items(page)).toHaveCount(MIXED.length, { timeout: 25_000 });
  await expect(page.getByText("In progress: this page updates itself.")).toBeHidden();
});

test("1,000 transactions, many of them caused by one, are all reachable in every view, and the graph draws only its visible part", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  const plans = wideTrace();
  const row = wireTrace(plans, network);
  await page.goto(
    `/${network}${await scriptTrace(service, row)}?view=graph&at=${hashAt(row, plans.length - 1)}`,
  );
  await expect.poll(() => page.evaluate(isSelectedInFrame)).toBe(true);
  // Only the visible part of a large graph is drawn: keys and scrolling lead to the rest.
  expect(await items(page).count()).toBeLessThan(plans.length);
  await page.getByRole("button", { name: "Fit" }).click();
  await expect(items(page).first()).toBeVisible();
  await items(page).first().focus();
  await page.keyboard.press("End");
  await expect(page.locator("[role=treeitem]:focus")).toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(`at=${hashAt(row, plans.length - 1)}`));
  await show(page, "Tree");
  await expect(items(page)).toHaveCount(plans.length);
  await items(page).first().focus();
  await page.keyboard.press("End");
  await expect(page.locator("[role=treeitem]:focus")).toBeInViewport();
  await show(page, "Table");
  await expect(page.locator("tbody:has(a[href*='at=']) > tr")).toHaveCount(plans.length);
  await show(page, "Timeline");
  await expect(page.locator("main a[data-step]")).toHaveCount(plans.length);
});

/** Runs in the page: a selection in the URL is within the visible part of the graph. */
function isSelectedInFrame(): boolean {
  const chosen = document.querySelector("svg [aria-selected=true]");
  const frame = chosen?.closest("svg")?.parentElement?.getBoundingClientRect();
  const box = chosen?.getBoundingClientRect();
  return (
    frame !== undefined &&
    box !== undefined &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom &&
    box.left >= frame.left &&
    box.right <= frame.right
  );
}

test("data of a node is shown once the page is complete, if the URL requests it, and on a click", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}${await scriptTrace(service, wireTrace(MIXED, network))}?node=cells`);
  await expect(page.getByText(/From node:|node does not have this/)).toBeVisible();
  await expect(page.getByText("Loading from node…")).toBeHidden();
  await items(page).filter({ hasText: "Not received here" }).click();
  await expect(page.getByText("No transaction of this trace received this message.")).toBeVisible();
  await page.getByRole("link", { name: "Load the receiving transaction from node" }).click();
  await expect(page.getByText("Received in transaction, says the node:")).toBeVisible();
  const calls = await service.calls({ path: "tryLocateResultTx" });
  expect(calls).toHaveLength(1);
});

test("a transaction whose trace fails is shown without it", async ({ reader: page, network, service }) => {
  await service.script({ rules: [{ match: { path: "^traces$" }, fault: { kind: "status", status: 500 } }] });
  const hash = parseHash((await service.facts()).newestTransaction);
  const response = await page.goto(`/${network}/tx/${hash}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("region", { name: "Transaction", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Trace" })).toContainText("Data service error");
});

test("every form of the page makes at most three calls, and at most the one to a node on a second visit", async ({
  request,
  lease,
}) => {
  for (const query of [
    "",
    "?view=table",
    "?view=graph",
    "?at=SECOND",
    "?node=cells",
    "?at=LOST&node=receiver",
  ]) {
    const { network, service } = lease("e");
    const row = { ...wireTrace(MIXED, network), actions: [HAPPENED] };
    const lost = Object.values(row.transactions).flatMap(({ out_msgs }) => out_msgs)[4];
    const path = `${await scriptTrace(service, row)}${query}`
      .replace("SECOND", hashAt(row, 1))
      .replace("LOST", lost === undefined ? "" : parseHash(lost.hash));
    // The head is fetched again each second, which is not the page's doing.
    const callsOf = async () => (await service.calls({ path: /^(?!masterchainInfo)/ })).length;
    const open = () => fetchInTime(request, `/${network}${path}`);
    await open();
    expect([query, (await service.totalCalls()) <= 3]).toEqual([query, true]);
    const cold = await callsOf();
    await open();
    // A node's answer is fetched again, unless the whole page is still cached.
    expect([query, (await callsOf()) - cold <= (query.includes("node=") ? 1 : 0)]).toEqual([query, true]);
  }
});

test("the URL of an account's next transaction redirects to it, and is answered with 404 at the newest", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const client = new Client(service.baseUrl);
  const hashes = await client.column(`transactions?account=${busyAccount}&sort=desc&limit=2`, "hash");
  const [newest = "", previous = ""] = hashes.map((hash) => parseHash(hash));
  const redirected = await redirectInTime(request, `/${network}/tx/${previous}/next`);
  expect(redirected).toEqual([307, `/${network}/tx/${newest}`]);
  expect((await fetchInTime(request, `/${network}/tx/${newest}/next`)).status).toBe(404);
});

test("the timeline looks right", async ({ page, network, service }) => {
  const path = await scriptTrace(service, wireTrace(MIXED, network));
  await expectToLookRight(page, `/${network}${path}?view=timeline`);
});
