import type { Locator, Page } from "playwright/test";
import { blocks, countOf, expectUnbroken, numbersOf, readRows, readToTheEnd } from "../helpers/block-list";
import { expectCopied } from "../helpers/expect-copied";
import { expect, test } from "../helpers/fixtures";

/** Lists of which the page contains only a part, wherever the reader is. */

const ROWS = 750;
const DEEP = 2_300;

/**
 * Three windows of 720 px are 60 rows of 37 px: these touch at most eight groups of 10, plus one with the focus and
 * some about to be removed. A row of blocks has about 20 elements, the page around it 200.
 */
const MOST_ROWS = 150;
const MOST_ELEMENTS = 4_000;

test.beforeEach(async ({ service }) => service.script({ lists: { blocks: 3 * (DEEP + 1_000) } }));

interface InView {
  readonly row: string | null;
  readonly top: number;
}

/** The topmost visible row, and its position. */
async function firstInView(page: Page): Promise<InView> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll("tr[aria-rowindex]")];
    const row = rows.find((one) => one.getBoundingClientRect().bottom > 0);
    return {
      row: row?.querySelector("th")?.textContent ?? null,
      top: Math.round(row?.getBoundingClientRect().top ?? 0),
    };
  });
}

/** Within two pixels, since the heights of tables are rounded. */
async function expectPlace(page: Page, before: InView): Promise<void> {
  const place = async () => {
    const now = await firstInView(page);
    return now.row === before.row && Math.abs(now.top - before.top) <= 2 ? before : now;
  };
  await expect.poll(place).toEqual(before);
}

/** Scrolls until the row is near the upper edge of the window. */
async function scrollToRow(page: Page, index: number): Promise<void> {
  await expect(async () => {
    const away = await page.evaluate((target) => {
      const rows = [...document.querySelectorAll("tr[aria-rowindex]")];
      const distanceTo = (row: Element) => target - Number(row.getAttribute("aria-rowindex"));
      // Rows differ by a pixel in height, so an estimate from far away may miss by more than what is drawn around the window.
      const nearest = rows.reduce<Element | null>(
        (best, row) =>
          best !== null && Math.abs(distanceTo(best)) <= Math.abs(distanceTo(row)) ? best : row,
        null,
      );
      if (nearest === null) return Number.POSITIVE_INFINITY;
      const { top, height } = nearest.getBoundingClientRect();
      window.scrollBy(0, top + distanceTo(nearest) * height - 100);
      return distanceTo(nearest) === 0
        ? Math.abs(nearest.getBoundingClientRect().top - 100)
        : Number.POSITIVE_INFINITY;
    }, index);
    expect(away).toBeLessThan(2);
  }).toPass({ intervals: [50] });
}

/** Pages overlap by a row, so there may be a few more rows than requested. */
async function expectRows(page: Page, rows: number): Promise<void> {
  await expect(async () => expect(await countOf(page)).toBeGreaterThanOrEqual(rows)).toPass({
    timeout: 60_000,
  });
}

async function openDeep(page: Page, network: string, rows: number): Promise<void> {
  await page.goto(`/${network}/blocks?rows=${rows}`);
  await expectRows(page, rows);
  // The server's page has more rows, until scripts take over.
  await expect(async () => expect(await blocks(page).count()).toBeLessThanOrEqual(MOST_ROWS)).toPass();
}

test("a list of many rows has few elements in the page, no row is missing or repeated, and the focus stays on its row", async ({
  page,
  network,
  service,
}) => {
  test.setTimeout(240_000);
  await service.script({ lists: { blocks: 3 * ROWS } });
  await openDeep(page, network, ROWS);
  const down = await readRows(page);
  expect(down).toHaveLength(ROWS);
  expectUnbroken(down);
  expect(await readRows(page, "up")).toEqual(down);
  for (const index of [2, ROWS / 2, ROWS - 100]) {
    await scrollToRow(page, index);
    expect(await blocks(page).count()).toBeLessThanOrEqual(MOST_ROWS);
    expect(await page.locator("*").count()).toBeLessThanOrEqual(MOST_ELEMENTS);
  }
  await scrollToRow(page, 2);
  const link = blocks(page).nth(3).getByRole("link");
  await link.focus();
  const href = await link.getAttribute("href");
  await scrollToRow(page, ROWS - 100);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
  expect(await focused()).toBe(href);
  expect(await blocks(page).count()).toBeLessThanOrEqual(MOST_ROWS);
  await page.keyboard.press("Tab");
  expect(await focused()).not.toBe(href);
});

test("drawn rows have their row index, and the table its row count once the end is reached", async ({
  page,
  network,
  service,
}) => {
  await service.script({ lists: { blocks: 3 * 320 } });
  await page.goto(`/${network}/blocks?rows=300`);
  const table = page.getByRole("table");
  await expect(table).toHaveAttribute("aria-rowcount", "-1");
  await readToTheEnd(page);
  await expect(table).toHaveAttribute("aria-rowcount", "321");
  await scrollToRow(page, 300);
  const numbers = await numbersOf(page);
  const newest = (await readRows(page))[0] ?? 0;
  await scrollToRow(page, 300);
  const row = page.locator('tr[aria-rowindex="300"]');
  expect(Number(await row.getByRole("rowheader").textContent())).toBe(newest - 298);
  expect(numbers.length).toBeLessThanOrEqual(MOST_ROWS);
  // The header does not scroll away.
  await expect(page.getByRole("columnheader", { name: "Block" })).toBeInViewport();
});

test("a list of up to 150 rows is in the page completely", async ({ page, network, service }) => {
  await service.script({ lists: { blocks: 3 * 150 } });
  await page.goto(`/${network}/blocks`);
  await readToTheEnd(page);
  await expect(blocks(page)).toHaveCount(150);
  await expect(page.locator("tbody[aria-hidden]")).toHaveCount(0);
});

test("Back and a reload restore the rows and the scroll position, also when the URL changes meanwhile", async ({
  page,
  network,
}) => {
  test.slow();
  await openDeep(page, network, 700);
  await scrollToRow(page, 600);
  const before = await firstInView(page);
  for (const link of ['tr[aria-rowindex="603"] th a', 'footer a[href$="/status"]']) {
    // Playwright's own click would scroll first.
    await page.locator(link).evaluate((element: HTMLElement) => element.click());
    await expect(page).not.toHaveURL(/\/blocks/);
    await page.goBack();
    await expectRows(page, 700);
    await expectPlace(page, before);
  }
  // The reload has begun with the former URL.
  await page.evaluate(() =>
    window.addEventListener("beforeunload", () => history.replaceState(null, "", `${location.href}&pin=1`)),
  );
  await page.reload();
  await expectRows(page, 700);
  await expectPlace(page, before);
});

test("far down a list, when printed it says which rows are missing, and a link leads back to the top", async ({
  page,
  network,
}) => {
  await openDeep(page, network, 500);
  await scrollToRow(page, 300);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Rows 1 to \d+ are not printed$/)).toBeVisible();
  const gaps = page.locator("tbody[aria-hidden]");
  await expect.poll(async () => (await gaps.first().boundingBox())?.height ?? Infinity).toBeLessThan(60);
  await page.emulateMedia({ media: "screen" });
  const link = page.getByRole("link", { name: "Back to top" });
  await scrollToRow(page, 400);
  await link.click();
  await expect(link).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(blocks(page).first()).toBeInViewport();
  await expect(page).not.toHaveURL(/#/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});

test("thousands of rows down the next page loads without moving the rows in view, and a reload restores them", async ({
  page,
  network,
}) => {
  test.slow();
  await openDeep(page, network, DEEP);
  const rows = await countOf(page);
  await scrollToRow(page, rows - 60);
  const before = await firstInView(page);
  await expectRows(page, rows + 50);
  await expectPlace(page, before);
  await page.reload();
  await expectRows(page, rows);
  await expectPlace(page, before);
});

test.describe("keys", () => {
  const focusedRow = (page: Page): Locator => page.locator("tr", { has: page.locator("th a:focus") });

  test("j and k move from row to row, beyond the drawn ones, and Enter opens the row; in a field they are text, and they can be switched off", async ({
    page,
    network,
  }) => {
    await openDeep(page, network, 300);
    await page.evaluate(() => {
      const field = document.createElement("input");
      document.querySelector("main")?.prepend(field);
      field.focus();
    });
    await page.keyboard.press("j");
    await expect(page.locator("main > input")).toHaveValue("j");
    await expect(page.locator("main > input")).toBeFocused();
    await page.evaluate(() => {
      document.querySelector("main > input")?.remove();
      document.documentElement.dataset["shortcuts"] = "off";
    });
    await page.keyboard.press("j");
    await expect(focusedRow(page)).toHaveCount(0);
    await page.evaluate(() => delete document.documentElement.dataset["shortcuts"]);
    await scrollToRow(page, 2);
    await page.keyboard.press("j");
    await expect(focusedRow(page)).toHaveAttribute("aria-rowindex", "2");
    // More quickly than rows are drawn.
    for (let press = 0; press < 120; press++) await page.keyboard.press("j");
    await expect(focusedRow(page)).toHaveAttribute("aria-rowindex", "122");
    await expect(focusedRow(page)).toBeInViewport();
    await page.keyboard.press("k");
    await expect(focusedRow(page)).toHaveAttribute("aria-rowindex", "121");
    const href = await focusedRow(page).locator("th a").getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href ?? "nowhere"}`);
  });

  test("y copies the subject of the row, and the page confirms it", async ({
    ownPage: page,
    network,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/${network}/blocks`);
    await expect(blocks(page).first()).toBeVisible();
    await page.keyboard.press("j");
    await expect(focusedRow(page)).toBeVisible();
    const row = await focusedRow(page).getAttribute("aria-rowindex");
    const block = Number(await focusedRow(page).getByRole("rowheader").textContent());
    await expectCopied(page, () => page.keyboard.press("y"));
    expect(Number(await page.evaluate(() => navigator.clipboard.readText()))).toBe(block);
    await expect(focusedRow(page)).toHaveAttribute("aria-rowindex", row ?? "none");
  });
});
