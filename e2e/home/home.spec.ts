import type { Locator, Page } from "playwright/test";
import { beginCell } from "@ton/core";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { gotoInTime } from "../helpers/in-time";
import { expectNoShift, layoutShifts, sumOf } from "../helpers/layout-shift";
import { expectToLookRight } from "../helpers/looks";
import type { ScriptInput } from "../upstream/script";

/** The start page: the network's state, the newest blocks and the newest actions, all of them up to date. */

const failing = (path: string): ScriptInput => ({
  rules: [{ match: { path }, fault: { kind: "status", status: 500 } }],
});

/** The scripted chain's pattern: a hundred rows include this many complete masterchain blocks. */
const WHOLE = 32;
const SECONDS_PER_BLOCK = 3;
const TRANSACTIONS_PER_BLOCK = 4;
/** As many rows as fit next to eight actions. */
const LATEST_BLOCKS = 14;

const vital = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Vitals of the network" })
    .locator("dt", { hasText: name })
    .locator("+ dd");
const blocksOf = (page: Page) => page.getByRole("region", { name: "Latest blocks" });
const actionsOf = (page: Page) => page.getByRole("region", { name: "Happening now" });
const chartOf = (page: Page) => page.getByRole("region", { name: "Transactions per block", exact: true });

test("without scripts the start page shows the latest blocks and actions, with links to the full lists", async ({
  reader: page,
  network,
  service,
}) => {
  const facts = await service.facts();
  await page.goto(`/${network}`);
  const [blocks, actions] = [blocksOf(page), actionsOf(page)];
  await expect(blocks.getByRole("rowheader")).toHaveCount(LATEST_BLOCKS);
  await expect(blocks.getByRole("row").nth(1).locator("th, td")).toHaveText([
    String(facts.head.seqno),
    "2 shard blocks",
    `${TRANSACTIONS_PER_BLOCK} tx`,
    /ago$/,
  ]);
  await expect(actions.getByRole("rowheader")).toHaveCount(8);
  const hash = Buffer.from(facts.newestTrace, "base64").toString("hex");
  await expect(actions.getByRole("rowheader").first().getByRole("link").first()).toHaveAttribute(
    "href",
    `/${network}/tx/${hash}`,
  );
  await expect(actions.getByRole("cell").first()).toHaveText(/ago$/);
  await expect(blocks.getByRole("link", { name: "All blocks" })).toHaveAttribute(
    "href",
    `/${network}/blocks`,
  );
  await actions.getByRole("link", { name: "All transactions" }).click();
  await expect(page).toHaveURL(`/${network}/transactions`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transactions");
});

test("without scripts the vitals show the exact block time and transaction rate, with the period they are computed over, and the chart its values", async ({
  reader: page,
  network,
  service,
}) => {
  const { head } = await service.facts();
  await page.goto(`/${network}`);
  const seconds = (WHOLE - 1) * SECONDS_PER_BLOCK;
  const transactions = (WHOLE - 1) * TRANSACTIONS_PER_BLOCK;
  await expect(vital(page, "Latest block")).toHaveText(new RegExp(`^${head.seqno}\\s*\\d+ s ago$`));
  await expect(vital(page, "Block time")).toHaveText(`3.00 sover ${WHOLE - 1} blocks`);
  await expect(vital(page, "Transactions")).toHaveText(
    `${(Math.floor((transactions * 100) / seconds) / 100).toFixed(2)} / s${transactions} in ${seconds} s`,
  );
  expect(await vital(page, "round").innerText()).toMatch(/^…\s+needs JavaScript$/);
  const chart = chartOf(page);
  const says = `last ${WHOLE} masterchain blocks: ${TRANSACTIONS_PER_BLOCK} each`;
  await expect(chart.getByText(says, { exact: true })).toBeVisible();
  await expect(chart.getByRole("img", { name: `Transactions per block: ${says}` })).toBeVisible();
  await expect(chart.locator("rect")).toHaveCount(WHOLE);
  await chart.getByText("Show as table").click();
  await expect(chart.getByRole("rowheader")).toHaveCount(WHOLE);
  await expect(chart.getByRole("rowheader").last()).toHaveText(String(head.seqno - WHOLE + 1));
});

test("the progress of the validators' round comes from the index, otherwise from a node", async ({
  page,
  request,
  lease,
}) => {
  const leased = lease("e");
  const until = Math.floor(Date.now() / 1_000) + 30_000;
  await leased.service.script({
    rules: [
      {
        match: { path: "validators/cycles" },
        fault: { kind: "wrongType", path: "cycles.0.cycle_end", value: until },
      },
    ],
  });
  await page.goto(`/${leased.network}`);
  await expect(vital(page, "round")).toHaveText(/^99 %ends in 8 h · 1 validators$/);
  expect(await leased.service.calls({ path: "getConfigParam" })).toHaveLength(0);
  // Later visitors get it in the page itself, once the first render is no longer cached.
  const html = async () => (await request.get(`/${leased.network}`)).text();
  await expect.poll(html, { timeout: 15_000 }).toContain('data-testid="round-done"');

  const node = lease("e");
  const set = (since: number) => {
    const cell = beginCell().storeUint(0x12, 8).storeUint(since, 32).storeUint(until, 32);
    return cell.storeUint(365, 16).storeUint(100, 16).storeUint(1, 64).storeBit(false).endCell();
  };
  await node.service.script({
    rules: [
      { match: { path: "validators/cycles" }, fault: { kind: "status", status: 404 } },
      {
        match: { path: "getConfigParam", query: { config_id: "34" } },
        fault: {
          kind: "wrongType",
          path: "result.config.bytes",
          value: set(until - 40_000)
            .toBoc()
            .toString("base64"),
        },
      },
    ],
  });
  const fromNode = await request.get(`/api/${node.network}/round`);
  expect(await fromNode.json()).toMatchObject({ round: { since: until - 40_000, until, validators: 365 } });
});

test("new rows appear by themselves, are marked, and do not shift the page", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}`);
  const first = blocksOf(page).getByRole("rowheader").first();
  const below = page.getByRole("contentinfo");
  const before = Number(await first.textContent());
  const place = await below.boundingBox();
  const faded = await blocksOf(page).evaluateHandle((list: HTMLElement) => {
    const parts: string[] = [];
    list.addEventListener("transitionrun", ({ propertyName, pseudoElement }) =>
      parts.push(`${propertyName} of ${pseudoElement}`),
    );
    return parts;
  });
  await service.advanceHead(2);
  await service.insertRows("transactions", 3);
  await expect
    .poll(async () => Number(await first.textContent()), { timeout: 20_000 })
    .toBeGreaterThan(before);
  await expect(blocksOf(page).getByRole("row").nth(1)).toHaveAttribute("data-new", "true");
  // The mark is faded by the compositor alone: the page has nothing to compute or draw for it.
  await expect.poll(async () => [...new Set(await faded.jsonValue())]).toEqual(["opacity of ::before"]);
  await expect(actionsOf(page).locator("[data-new]")).toHaveCount(1, { timeout: 20_000 });
  await expect(actionsOf(page).getByRole("rowheader")).toHaveCount(8);
  expect((await below.boundingBox())?.y).toBe(place?.y);
  // The chart and its description update as well: two of these blocks had no transactions.
  await expect(chartOf(page).getByText(/: 0 to 4 each$/)).toBeVisible();
});

test("rows stay in place under the pointer and the focus, and new ones appear afterwards @waits", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  await page.goto(`/${network}`);
  const rows = blocksOf(page).getByRole("rowheader");
  const newest = async () => Number(await rows.first().textContent());
  const elsewhere = page.getByRole("heading", { level: 1 });
  const vitalSeqno = async () => Number(await page.getByTestId("head-seqno").textContent());
  for (const hold of [() => rows.nth(2).hover(), () => rows.nth(2).getByRole("link").focus()]) {
    await hold();
    const [before, held] = [await newest(), await rows.nth(2).textContent()];
    await service.advanceHead(2);
    const requested = page.waitForResponse(
      async (response) =>
        response.url().includes("/rows/recent-blocks") &&
        (await response.text()).includes(String((await service.facts()).head.seqno)),
      { timeout: 30_000 },
    );
    await requested;
    await expect.poll(vitalSeqno).toBeGreaterThan(before);
    expect([await newest(), await rows.nth(2).textContent()]).toEqual([before, held]);
    await page.evaluate(() => document.querySelector<HTMLElement>(":focus")?.blur());
    await elsewhere.hover();
    await expect.poll(newest, { timeout: 20_000 }).toBeGreaterThan(before);
  }
});

test("the examples of searches link to pages that exist", async ({ reader: page, network, service }) => {
  const { head } = await service.facts();
  await page.goto(`/${network}`);
  const examples = page.locator("p", { hasText: /^Try / });
  await expect(examples.getByRole("link", { name: "the latest block" })).toHaveAttribute(
    "href",
    `/${network}/block/${head.seqno}`,
  );
  for (const link of await examples.getByRole("link").all()) {
    const response = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
  }
});

/** Half a line: letters may be a little higher than their line. */
const HALF_A_LINE = 10;

const clipped = (elements: readonly Element[], tolerance: number) =>
  elements
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + tolerance)
    .map(({ textContent }) => textContent);

test("the first screen of a phone contains the search, the vitals and the chart, without layout shift, with the lists below each other; on a desktop they are side by side, and a slash focuses the search", async ({
  page,
  network,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${network}`);
  await expect(vital(page, "round")).not.toHaveText(/loading$/);
  for (const part of [page.getByRole("search"), vital(page, "round"), chartOf(page)]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  // An age at the right edge moves a little to the left when it gets another digit.
  await expectNoShift(page, 0.001);
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  const sideBySide = async () => (await topOf(blocksOf(page))) === (await topOf(actionsOf(page)));
  expect(await sideBySide()).toBe(false);
  // On a narrow phone, too, the sentences are whole: both sides of a transfer are named.
  await page.setViewportSize({ width: 360, height: 844 });
  const transfers = actionsOf(page).getByText(/ sent to /);
  await expect(transfers.first()).toBeVisible();
  await expect.poll(() => transfers.evaluateAll(clipped, HALF_A_LINE)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(sideBySide).toBe(true);
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
});

test("the start page has a single search, larger than on other pages", async ({ reader: page, network }) => {
  const height = async () => (await page.getByRole("search").boundingBox())?.height ?? 0;
  await page.goto(`/${network}/status`);
  const usual = await height();
  await page.goto(`/${network}`);
  expect(await height()).toBeGreaterThan(usual);
  await expect(page.getByRole("search")).toHaveCount(1);
});

test("a chain with one block has no rates yet, and an empty chain says that it has no blocks and actions", async ({
  reader: page,
  network,
  lease,
  service,
}) => {
  await service.script({ rules: [{ match: { path: "blocks" }, fault: { kind: "shortPage", rows: 1 } }] });
  await page.goto(`/${network}`);
  await expect(vital(page, "Block time")).toHaveText("Unknowntoo few recent blocks");
  await expect(vital(page, "Transactions")).toHaveText("Unknowntoo few recent blocks");
  await expect(blocksOf(page).getByRole("rowheader")).toHaveCount(1);
  const empty = lease("e");
  await empty.service.script({
    rules: [
      { match: { path: "blocks" }, fault: { kind: "empty" } },
      { match: { path: "actions" }, fault: { kind: "empty" } },
    ],
  });
  await page.goto(`/${empty.network}`);
  await expect(page.getByText("No blocks yet")).toBeVisible();
  await expect(page.getByText("No actions yet")).toBeVisible();
  await expect(chartOf(page).locator("rect")).toHaveCount(0);
});

test("the page says when the index is behind", async ({ reader: page, network, service }) => {
  await service.script({ headTime: Math.floor(Date.now() / 1_000) - 600 });
  await page.goto(`/${network}`);
  await expect(vital(page, "Latest block")).toContainText("late: 10 min ago");
});

const LISTS = [
  { of: "blocks", title: "Latest blocks", rows: LATEST_BLOCKS },
  { of: "actions", title: "Happening now", rows: 8 },
] as const;

for (const { of: failed, title } of LISTS) {
  test(`when the list of ${failed} fails the rest is shown`, async ({ reader: page, network, service }) => {
    await service.script(failing(failed));
    const response = await page.goto(`/${network}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByTestId("head-seqno")).toBeVisible();
    await expect(page.getByRole("region", { name: title }).getByText("Data service error")).toBeVisible();
    for (const other of LISTS.filter(({ of }) => of !== failed))
      await expect(page.getByRole("region", { name: other.title }).getByRole("rowheader")).toHaveCount(
        other.rows,
      );
  });
}

test("lists and the round recover by themselves, and a list that cannot be refreshed keeps its rows and shows their age @waits", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  await service.script(failing("blocks|actions|validators/cycles|getConfigParam"));
  await page.goto(`/${network}`);
  await expect(page.getByText("Data service error").first()).toBeVisible();
  await expect(vital(page, "round")).toHaveText("Unknownretrying", { timeout: 20_000 });
  await service.script(failing("validators/cycles|getConfigParam"));
  for (const { title, rows } of LISTS)
    await expect(page.getByRole("region", { name: title }).getByRole("rowheader")).toHaveCount(rows, {
      timeout: 20_000,
    });
  await expect(page.getByText("Data service error")).toHaveCount(0);
  await expect(vital(page, "round")).toHaveText("Unknownretrying");
  await service.script({});
  await expect(vital(page, "round")).toHaveText(/validators$/, { timeout: 40_000 });
  const moved = sumOf(await layoutShifts(page));
  await service.script(failing("blocks"));
  await expect(blocksOf(page).getByText(/^As of \d+ s ago$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Data service error")).toBeVisible();
  await expectNoShift(page, moved + 0.01);
  await expect(blocksOf(page).getByRole("rowheader")).toHaveCount(LATEST_BLOCKS);
  await expect(vital(page, "Block time")).toContainText("3.00 s");
  await service.script({});
  await expect(blocksOf(page).getByText(/^As of/)).toBeHidden({ timeout: 20_000 });
});

test("when the newest block cannot be loaded the lists are shown, with status 502", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script(failing("masterchainInfo"));
  const response = await gotoInTime(page, `/${network}`);
  expect(response?.status()).toBe(502);
  await expect(page.getByText("Data service error")).toBeVisible();
  await expect(blocksOf(page).getByRole("rowheader")).toHaveCount(LATEST_BLOCKS);
});

test("an error of all parts is shown once", async ({ reader: page, network, service }) => {
  await service.script({ rules: [{ fault: { kind: "status", status: 500 } }] });
  await page.goto(`/${network}`);
  await expect(page.getByText("Data service error")).toHaveCount(1);
  await expect(page.getByText("Unavailable, retrying")).toHaveCount(2);
});

test("the start page makes three calls with a cold cache and none with a warm one", async ({
  request,
  network,
  service,
}) => {
  expect(await expectWarmIsFree(service, () => request.get(`/${network}`))).toBe(3);
});

test("the latest actions leave out tick-tock transactions, which each masterchain block has", async ({
  request,
  network,
  service,
}) => {
  await request.get(`/${network}`);
  const queries = (await service.calls({ path: "actions" })).map(({ query }) => new URLSearchParams(query));
  expect(queries.map((query) => query.getAll("exclude_action_type"))).toEqual([["tick_tock"]]);
});

test("a hidden tab sends no requests @waits", async ({ page, network, service }) => {
  await page.goto(`/${network}`);
  await service.waitForCalls(5);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  requested.length = 0;
  // Longer than the polling interval of any part in a visible tab.
  const quietUntil = Date.now() + 7_000;
  await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(quietUntil);
  expect(requested).toEqual([]);
});

test("the start page looks right with the table of its chart open", async ({ page, network }) => {
  const open = async () => {
    await chartOf(page).getByText("Show as table").click();
    await expect(chartOf(page).getByRole("rowheader")).toHaveCount(WHOLE);
  };
  await expectToLookRight(page, `/${network}`, open, [320, 1440]);
});

test("the start page of the embedded chain updates while blocks are made", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto("/chain");
  await expect(vital(page, "Block time")).toHaveText(/^\d+\.\d\d sover \d+ blocks?$/, {
    timeout: 60_000,
  });
  // While the chain creates its history, its newest round is in the past, and answers are cached for two minutes.
  await expect(vital(page, "round")).toHaveText(/^\d+ %ends in .* validators$/, { timeout: 180_000 });
  const first = blocksOf(page).getByRole("rowheader").first();
  const before = Number((await first.textContent())?.replaceAll(/\D/g, ""));
  await expect
    .poll(async () => Number((await first.textContent())?.replaceAll(/\D/g, "")), { timeout: 30_000 })
    .toBeGreaterThan(before + 1);
  await expect(blocksOf(page).getByRole("row").nth(1).getByRole("cell").first()).toHaveText(
    /^\d+ shard blocks?$/,
  );
  await expect(actionsOf(page).getByRole("rowheader").first()).toBeVisible();
  await expect(actionsOf(page).getByText("Tick-tock")).toHaveCount(0);
});
