import { expect, type Page } from "playwright/test";

/** The list of blocks, as the tests of lists read it. */

export function blocks(page: Page) {
  return page.getByRole("rowheader");
}

export async function numbersOf(page: Page): Promise<number[]> {
  return (await blocks(page).allTextContents()).map(Number);
}

/** All rows of a list, drawn or not: scrolls from its first to its last, or back, and looks at each once it is drawn. */
export async function readRows(page: Page, direction: "down" | "up" = "down"): Promise<number[]> {
  const rows = await page.evaluate(async (way) => {
    const found = new Map<number, string>();
    const inView = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
    const isDrawn = () =>
      ![...document.querySelectorAll("tbody[aria-hidden]:not([data-expected])")].some((gap) =>
        inView(gap.getBoundingClientRect()),
      );
    // Waits for the rows and not for frames: a busy machine may make none for a while.
    const drawn = async () => {
      const giveUp = performance.now() + 10_000;
      while (!isDrawn()) {
        if (performance.now() > giveUp) throw new Error(`nothing is drawn at ${window.scrollY}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    window.scrollTo(0, way === "down" ? 0 : document.documentElement.scrollHeight);
    for (;;) {
      await drawn();
      for (const row of document.querySelectorAll("tr[aria-rowindex]"))
        found.set(Number(row.getAttribute("aria-rowindex")), row.querySelector("th")?.textContent ?? "");
      const before = window.scrollY;
      window.scrollBy(0, (way === "down" ? 1 : -1) * window.innerHeight);
      if (way === "down" ? window.scrollY <= before : window.scrollY >= before)
        return [...found].sort(([a], [b]) => a - b);
    }
  }, direction);
  // Rows are counted from the header on, and none may be left out.
  expect(rows.map(([index]) => index)).toEqual(rows.map((_, place) => place + 2));
  return rows.map(([, text]) => Number(text));
}

/** Each block once, one after the other. */
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

/** Scrolls until so many rows are there. */
export async function readTo(page: Page, rows: number, what?: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    expect(await countOf(page, what)).toBeGreaterThanOrEqual(rows);
  }).toPass({ timeout: 25_000, intervals: [100] });
}

/** How many rows the list says it has: of many only a part is in the page. */
export async function countOf(page: Page, what = "blocks"): Promise<number> {
  const said = await page.getByText(new RegExp(`^(?:All|Showing) [\\d,]+ ${what}$`)).textContent();
  return Number((said ?? "").replaceAll(/\D/g, ""));
}
