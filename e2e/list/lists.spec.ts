import { chromium, type Locator, type Page } from "playwright/test";
import { chromiumOptions } from "../../scripts/test/chromium.mjs";
import {
  blocks,
  expectUnbroken,
  numbersOf,
  readRows,
  readTo,
  readToTheEnd,
  expectPosition,
} from "../helpers/block-list";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { holdRequests } from "../helpers/hold-requests";
import { expectNoShift } from "../helpers/layout-shift";
import { gotoInTime } from "../helpers/in-time";
import { launchChromium } from "../helpers/launch-chromium";
import { EXPLORER_URL } from "../world/world";
import type { ScriptInput } from "../upstream/script";

/** Infinite offset paging from a reader's view: on the list of blocks, which works like all others. */

const ROWS = 237;

type Rule = NonNullable<ScriptInput["rules"]>[number];

/** A third of the service's blocks are masterchain blocks. */
const LISTS = { lists: { blocks: 3 * ROWS } };

test.beforeEach(async ({ service }) => service.script(LISTS));

/** From the third page of the list on; earlier pages load as usual. */
function later(fault: Rule["fault"], times: number | null = null): ScriptInput {
  return { ...LISTS, rules: [{ match: { path: "blocks", calls: { from: 3 } }, fault, times }] };
}

test("new rows do not move the list, are announced by a bar, and appear when it is clicked @waits", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/blocks`);
  const before = await numbersOf(page);
  await service.advanceHead(7);
  const bar = page.getByRole("button", { name: "7 new blocks" });
  await expect(bar).toBeVisible({ timeout: 20_000 });
  expect((await numbersOf(page)).slice(0, 20)).toEqual(before.slice(0, 20));
  await readToTheEnd(page);
  expectUnbroken(await readRows(page));
  await bar.press("Enter");
  await expect(bar).toBeHidden();
  await expect(page.locator("main section:has(> table)")).toBeFocused();
  await expect(blocks(page).first()).toBeInViewport();
  const after = await readRows(page);
  expect(after[0]).toBe((before[0] ?? 0) + 7);
  expectUnbroken(after);
});

test("a list that a link opens again begins with the rows of its page, and Back leads to those that were shown @waits", async ({
  page,
  network,
  service,
}) => {
  const follow = async (path: string) => {
    // Links of the menu are folded.
    await page
      .locator(`a[href="/${network}/${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`/${network}/${path}`);
  };
  await page.goto(`/${network}/blocks`);
  const [newest = 0] = await numbersOf(page);
  await service.advanceHead(7);
  // Our server keeps rows for some seconds.
  await expect(async () => {
    await follow("status");
    await follow("blocks");
    await expect(blocks(page).first()).toHaveText(String(newest + 7), { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: /new blocks/ })).toHaveCount(0);
  await readTo(page, 100);
  const shown = await readRows(page);
  await follow("status");
  await service.advanceHead(7);
  await page.goBack();
  await expect(blocks(page).first()).toBeVisible();
  expect((await readRows(page)).slice(0, shown.length)).toEqual(shown);
});

test("rows that the service repeats are shown once", async ({ page, network, service }) => {
  await service.script(later({ kind: "repeatRows", rows: 5 }, 2));
  await page.goto(`/${network}/blocks`);
  await readToTheEnd(page);
  expectUnbroken(await readRows(page));
});

/** Scrolls on until a page of the list fails, and expects the rows to stay. */
async function readToFailure(page: Page, network: string): Promise<Locator> {
  await page.goto(`/${network}/blocks`);
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(retry).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 25_000 });
  expect((await numbersOf(page)).length).toBeGreaterThanOrEqual(50);
  await expect(page.getByText(/^All \d+ blocks$/)).toBeHidden();
  return retry;
}

async function expectAllRows(page: Page): Promise<void> {
  await readToTheEnd(page);
  const numbers = await readRows(page);
  expect(numbers).toHaveLength(ROWS);
  expectUnbroken(numbers);
}

test("a page that fails keeps the rows, is not taken for the end, and can be retried", async ({
  page,
  network,
  service,
}) => {
  // An invalid answer would most likely be the same again, so it is not retried automatically.
  await service.script(later({ kind: "wrongType", path: "blocks.0.seqno", value: "many" }));
  const retry = await readToFailure(page, network);
  await service.script(LISTS);
  await retry.click();
  await expect(retry).toBeHidden();
  await expectAllRows(page);
});

test("a page that failed because of the service is retried automatically", async ({
  page,
  network,
  service,
}) => {
  await service.script(later({ kind: "status", status: 500 }));
  const retry = await readToFailure(page, network);
  await service.script(LISTS);
  await expect(retry).toBeHidden({ timeout: 40_000 });
  await expectAllRows(page);
});

test("a list continues by itself after a rate limit @waits", async ({ page, network, service }) => {
  await service.script(later({ kind: "status", status: 429, retryAfter: 1 }, 6));
  await page.goto(`/${network}/blocks`);
  await readTo(page, 150);
  expectUnbroken(await readRows(page));
});

test("a short page is taken for the end, and no row is lost", async ({ page, network, service }) => {
  await service.script(later({ kind: "shortPage", rows: 20 }));
  await page.goto(`/${network}/blocks`);
  await readToTheEnd(page);
  const numbers = await readRows(page);
  expect(numbers.length).toBeGreaterThanOrEqual(50);
  expectUnbroken(numbers);
  await service.script(LISTS);
  await page.reload();
  await readToTheEnd(page);
  expectUnbroken(await readRows(page));
});

test("a list loads to its end, with each row once, also if rows arrive between two pages", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/blocks`);
  const first = (await numbersOf(page))[0] ?? 0;
  for (const rows of [100, 150]) {
    await service.advanceHead(3);
    await readTo(page, rows);
  }
  await readToTheEnd(page);
  const numbers = await readRows(page);
  expect(numbers).toHaveLength(ROWS);
  expect(numbers[0]).toBe(first);
  expectUnbroken(numbers);
});

test("an empty list says that it is empty", async ({ reader: page, network, service }) => {
  await service.script({ lists: { blocks: 0 } });
  const response = await page.goto(`/${network}/blocks`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("No blocks")).toBeVisible();
});

test("a list whose first page fails shows the error with its status, and loads on retry", async ({
  page,
  network,
  service,
}) => {
  await service.script({ rules: [{ match: { path: "blocks" }, fault: { kind: "status", status: 503 } }] });
  const response = await gotoInTime(page, `/${network}/blocks`);
  expect(response?.status()).toBe(502);
  await expect(page.getByText("Data service error")).toBeVisible();
  await expect(page.getByText("No blocks")).toBeHidden();
  await service.script(LISTS);
  await expect(async () => {
    const retry = page.getByRole("button", { name: "Try again" });
    if (await retry.isVisible()) await retry.click();
    await expect(blocks(page).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
});

test("a reload restores the rows from the URL", async ({ page, network, service }) => {
  await page.goto(`/${network}/blocks`);
  await readTo(page, 150);
  await expectPosition(page);
  const before = await readRows(page);
  await service.advanceHead(5);
  await page.reload();
  // Of more than 150 rows the page contains only those around the window.
  await expect(blocks(page).first()).toBeVisible();
  // The page returns to the row where the reader left it, which may happen while the rows are being read.
  await expect(async () => expect((await readRows(page)).slice(0, 150)).toEqual(before.slice(0, 150))).toPass(
    { timeout: 25_000 },
  );
});

test("opening a list does not change the URL until the visitor scrolls", async ({ page, network }) => {
  for (const query of ["?rows=50", "?workchain=0"]) {
    const url = `/${network}/blocks${query}`;
    await page.goto(url, { waitUntil: "networkidle" });
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(url);
  }
  await page.mouse.wheel(0, 3_000);
  await expectPosition(page, /workchain=0&rows=\d+&pin=\d+/);
});

test("scrolling loads page after page without a button, and the footer stays in view", async ({
  page,
  network,
  service,
}) => {
  await service.script({ lists: { blocks: 3 * 2_000 } });
  await page.goto(`/${network}/blocks`);
  await expect(blocks(page).first()).toBeVisible();
  for (let rows = 100; rows <= 400; rows += 100) {
    await readTo(page, rows);
    // The footer stays visible all the time.
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeInViewport();
    await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
  }
  await readRows(page).then(expectUnbroken);
});

test("fast scrolling causes no layout shift, since the space for rows that are not drawn is as high as the rows", async ({
  page,
  network,
  service,
}) => {
  await service.script({ lists: { blocks: 3 * 2_000 } });
  for (const size of [
    { width: 1_440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/${network}/blocks`);
    await readTo(page, 380);
    // From here on no rows arrive: at the end of the list none would be expected.
    const release = await holdRequests(page, /\/api\/[^/]+\/rows\/blocks/);
    await readRows(page);
    await expect(page.locator("tbody[data-expected]")).toBeAttached();
    const sizes = await page.evaluate(() => {
      const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
      const rows = [...document.querySelectorAll("tr[aria-rowindex]")];
      return {
        rows: rows.map(heightOf),
        // Row numbers start at the header.
        rowsAbove: Number(rows[0]?.getAttribute("aria-rowindex")) - 2,
        above: heightOf(document.querySelector("tbody[aria-hidden]")),
        expected: heightOf(document.querySelector("tbody[data-expected]")),
      };
    });
    expect(sizes.rowsAbove).toBeGreaterThan(100);
    // Rows can differ by a pixel from those that are drawn; what matters is that nothing moves, see below.
    const [least, most] = [Math.min(...sizes.rows) - 1, Math.max(...sizes.rows) + 1];
    for (const [space, rows] of [
      [sizes.above, sizes.rowsAbove],
      [sizes.expected, 50],
    ] as const) {
      expect(space).toBeGreaterThanOrEqual(rows * least);
      expect(space).toBeLessThanOrEqual(rows * most);
    }
    await readRows(page, "up");
    await expectNoShift(page);
    release();
  }
});

test("a form leaves no empty fields in the URL, with scripts or without", async ({
  page: withScripts,
  reader,
  network,
}) => {
  for (const page of [withScripts, reader]) {
    await page.goto(`/${network}/transactions`);
    await page.locator("summary", { hasText: "Filter" }).click();
    await page.getByLabel("Until logical time").fill("999999999999");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(`/${network}/transactions?lt=999999999999`);
  }
});

test("on phones the rows of lists are not cut off, also with text twice as large", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ["transactions", "messages", "blocks", `account/${busyAccount}/transactions`]) {
    await page.goto(`/${network}/${path}`);
    for (const size of ["100%", "200%"]) {
      await page.locator("html").evaluate((html, to) => {
        html.style.fontSize = to;
      }, size);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll("table[data-stacked] [data-phone]")]
          .filter((cell) => cell.getClientRects().length > 0 && cell.closest("tbody[aria-hidden]") === null)
          .filter((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return left < 0 || right > window.innerWidth || cell.scrollWidth > cell.clientWidth + 1;
          })
          .map((cell) => cell.textContent),
      );
      expect(cut, `${path} at ${size}`).toEqual([]);
      const list = page.locator("section", { has: page.locator("table[data-stacked]") }).last();
      expect(await list.evaluate((section) => section.scrollWidth - section.clientWidth)).toBeLessThanOrEqual(
        1,
      );
      // The age is in every row.
      const row = page.locator("tr", { has: page.getByRole("rowheader") }).first();
      await expect(row.locator("time").first()).toBeVisible();
    }
  }
});

test("without scripts a link loads more rows", async ({ reader: page, network }) => {
  await page.goto(`/${network}/blocks`);
  await expect(blocks(page)).toHaveCount(50);
  await page.getByRole("link", { name: "More" }).click();
  await expect(blocks(page)).toHaveCount(100);
  expectUnbroken(await numbersOf(page));
});

test("a list makes at most three calls with a cold cache and none with a warm one", async ({
  request,
  network,
  service,
}) => {
  await expectWarmIsFree(service, () => request.get(`/${network}/blocks`));
});

async function shortenedHash(page: Page) {
  const cell = page.getByRole("row").nth(8).getByRole("cell").nth(2);
  const hash = (await cell.textContent()) ?? "";
  expect(hash).toMatch(/^[\w+/=-]{43,64}$/);
  // Only its two ends are visible: the rest takes no space.
  expect((await cell.locator("[title]").boundingBox())?.width).toBeLessThan(200);
  return { cell, hash };
}

test("the browser's search finds a shortened hash by its full text", async ({ network }) => {
  // Chromium searches by the rules of its own locale, and finds nothing without one.
  const browser = await launchChromium(chromium, {
    ...(await chromiumOptions()),
    env: { ...process.env, LANG: "en_US.UTF-8" },
  });
  try {
    const page = await browser.newPage({ baseURL: EXPLORER_URL });
    await page.goto(`/${network}/blocks`);
    const { hash } = await shortenedHash(page);
    // Not standardized, but this is the browser's own search.
    const search = (text: string) =>
      page.evaluate((value) => {
        getSelection()?.removeAllRanges();
        const found: unknown = Reflect.apply(Reflect.get(window, "find"), window, [value]);
        return [found, getSelection()?.toString()];
      }, text);
    expect(await search(hash)).toEqual([true, hash]);
    expect(await search(hash.slice(12, -12))).toEqual([true, hash.slice(12, -12)]);
    expect(await search(`${hash}0`)).toEqual([false, ""]);
  } finally {
    await browser.close();
  }
});

test("a selected shortened hash is copied in full", async ({ ownPage: page, network, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/${network}/blocks`);
  const { cell, hash } = await shortenedHash(page);
  await cell.locator("[title]").evaluate((shown) => getSelection()?.selectAllChildren(shown));
  await page.keyboard.press("ControlOrMeta+c");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
});
