import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "@playwright/test";
import { expect } from "./fixtures";

/** In both themes, on a small and on a large screen: axe objects to nothing, and the page does not scroll sideways. */
export async function expectToLookRight(browser: Browser, path: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 1440]) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      expect(found, `${path}, ${colorScheme}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await context.close();
    }
  }
}
