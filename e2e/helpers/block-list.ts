import { expect, type Page } from "playwright/test";

/** Reads the list of blocks for the tests of lists. */

export function blocks(page: Page) {
  return page.getByRole("rowheader");
}

export async function numbersOf(page: Page): Promise<number[]> {
  return (await blocks(page).allTextContents()).map(Number);
}

/** All rows of a list, drawn or not: scrolls from its first to its last, or back, and reads each once it is drawn. */
export async function readRows(page: Page, direction: "down" | "up" = "down"): Promise<number[]> {
  const rows = await page.evaluate(async (way) => {
    const found = new Map<number, string>();
    // Less than a pixel is invisible: the heights of tables are rounded.
    const inView = ({ top, bottom }: DOMRect) => bottom >= 1 && top <= window.innerHeight - 1;
    // Requires rows, not just the absence of gaps: while the list is hidden there are neither.
    const isDrawn = () => {
      const parts = [...document.querySelectorAll("tbody")].filter((part) =>
        inView(part.getBoundingClientRect()),
      );
      return (
        parts.length > 0 && parts.every((part) => part.ariaHidden === null || "expected" in part.dataset)
      );
    };
    // Waits for rows rather than frames: a busy machine may render none for a while.
    const until = async (isSo: () => boolean) => {
      const giveUp = performance.now() + 10_000;
      while (!isSo()) {
        if (performance.now() > giveUp) throw new Error(`nothing is drawn at ${window.scrollY}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    // An earlier wheel event may still be scrolling, so one scroll to the top may not be enough.
    const isAtFirst = () => {
      if (window.scrollY > 0) window.scrollTo(0, 0);
      return window.scrollY === 0 && document.querySelector('tr[aria-rowindex="2"]') !== null;
    };
    if (way === "down") await until(isAtFirst);
    else window.scrollTo(0, document.documentElement.scrollHeight);
    // Half a window at a time: an earlier wheel event may still move the page between two reads, which is undone.
    const step = (way === "down" ? 1 : -1) * Math.floor(window.innerHeight / 2);
    for (let last = window.scrollY; ;) {
      await until(isDrawn);
      if (Math.abs(window.scrollY - last) > window.innerHeight) {
        window.scrollTo(0, last + step);
        continue;
      }
      for (const row of document.querySelectorAll("tr[aria-rowindex]"))
        found.set(Number(row.getAttribute("aria-rowindex")), row.querySelector("th")?.textContent ?? "");
      last = window.scrollY;
      window.scrollBy(0, step);
      if (way === "down" ? window.scrollY <= last : window.scrollY >= last)
        return [...found].sort(([a], [b]) => a - b);
    }
  }, direction);
  // Row numbers start at the header, and none may be missing.
  expect(rows.map(([index]) => index)).toEqual(rows.map((_, place) => place + 2));
  return rows.map(([, text]) => Number(text));
}

/** Each block once, in consecutive order. */
export function expectUnbroken(numbers: readonly number[]): void {
  const first = numbers[0] ?? 0;
  expect(numbers).toEqual(numbers.map((_, place) => first - place));
}

export async function readToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 5_000);
    await expect(page.getByText(/^All [\d,]+ blocks$/)).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 25_000, intervals: [50] });
}

/** Scrolls until the list has this many rows. */
export async function readTo(page: Page, rows: number, what?: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    expect(await countOf(page, what)).toBeGreaterThanOrEqual(rows);
  }).toPass({ timeout: 25_000, intervals: [100] });
}

/** How many rows the list claims to have: of a long list the page contains only a part. */
export async function countOf(page: Page, what = "blocks"): Promise<number> {
  const text = await page.getByText(new RegExp(`^(?:All|Showing) [\\d,]+ ${what}$`)).textContent();
  return Number((text ?? "").replaceAll(/\D/g, ""));
}

/** Expects the list's position in the URL. Scrolling before the page's scripts ran is not recorded there. */
export async function expectPosition(page: Page, url = /rows=\d+&pin=\d+/): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 50);
    await expect(page).toHaveURL(url, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}
