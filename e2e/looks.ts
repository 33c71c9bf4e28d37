import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright/test";
import { expect, test } from "./fixtures";

const WIDTHS = [320, 768, 1440];

/** On a phone, a tablet and a desk: axe objects to nothing, and the page does not scroll sideways. */
export async function expectNothingWrong(page: Page, what = page.url()): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, `${what}, ${width} px`).toEqual([]);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled, `${what}, ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** In both themes; `arrange` brings the page to what is to be looked at. */
export async function expectToLookRight(
  browser: Browser,
  path: string,
  arrange?: (page: Page) => Promise<void>,
): Promise<void> {
  // Six times axe over a page of many rows.
  test.slow();
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await arrange?.(page);
    await expectNothingWrong(page, `${path}, ${colorScheme}`);
    await context.close();
  }
}
