import type { Page } from "playwright/test";
import { addAxe, violations } from "./axe";
import { expect, test } from "./fixtures";

/** At this width the page is also checked with text twice as large. */
const SMALLEST = 320;
const WIDTHS: readonly number[] = [SMALLEST, 768, 1440];
/** For the parts of the interface, which every page consists of. */
export const PART_WIDTHS: readonly number[] = [SMALLEST, 390, 768, 1440];

/** A width begins with the theme with which the last one ended: changing it takes as long as a fifth of a run of axe. */
const THEMES = [
  ["light", "dark"],
  ["dark", "light"],
] as const;

/** Of all looks of this worker: what determines a text's contrast is the same on every page. */
const seen = { light: new Set<string>(), dark: new Set<string>() };

async function expectToFit(page: Page, what: string, width: number): Promise<void> {
  // Drawings adapt to a new width a few frames later.
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(scrollWidth, `${what}, ${width} px`).toBeLessThanOrEqual(width);
}

/** With text twice as large the page does not scroll sideways at its current width. */
export async function expectLargeTextToFit(page: Page, what: string, width: number): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expectToFit(page, `${what}, 200 % text`, width);
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
}

/**
 * At the widths of a phone, a tablet and a desktop, in both themes: axe finds no violations, and the page does not
 * scroll sideways.
 */
export async function expectNothingWrong(page: Page, what: string, widths = WIDTHS): Promise<void> {
  // Runs axe six times on a page with many rows.
  test.slow();
  await addAxe(page);
  for (const [place, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page, what, width);
    if (width === SMALLEST) await expectLargeTextToFit(page, what, width);
    const [first, second] = THEMES[place % 2 === 0 ? 0 : 1];
    for (const [colorScheme, rules] of [
      [first, "all"],
      // The theme changes colours and nothing else.
      [second, "colours"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      // Next removes the title for a moment when a page reloads its data.
      await expect(page).toHaveTitle(/\S/);
      const found = await violations(page, { rules, seen: seen[colorScheme] });
      expect(found, `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** One load for all widths and themes; `arrange` brings the page into the state to check. */
export async function expectToLookRight(
  page: Page,
  path: string,
  arrange?: () => Promise<void>,
  widths = WIDTHS,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await arrange?.();
  await expectNothingWrong(page, path, widths);
}
