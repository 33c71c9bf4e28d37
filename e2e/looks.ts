import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright/test";
import { expect, listen, test } from "./fixtures";

const WIDTHS = [320, 768, 1440];

/** The theme changes colours and nothing else: the other rules are the same in both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** On a phone, a tablet and a desk, in both themes: axe objects to nothing, and the page does not scroll sideways. */
async function expectNothingWrong(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Drawings follow a new width a few frames later.
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth, `${what}, ${width} px`).toBeLessThanOrEqual(width);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, colorScheme), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

async function violations(page: Page, colorScheme: "light" | "dark"): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Where nothing is wrong there is nothing to describe.
  axe.options({
    resultTypes: ["violations"],
    ...(colorScheme === "light" ? {} : { runOnly: { type: "rule", values: COLOUR_RULES } }),
  });
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** One load for all widths and themes; `arrange` brings the page to what is to be looked at. */
export async function expectToLookRight(
  browser: Browser,
  path: string,
  arrange?: (page: Page) => Promise<void>,
): Promise<void> {
  // Six times axe over a page of many rows.
  test.slow();
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, complaints);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await arrange?.(page);
  await expectNothingWrong(page, path);
  expect(complaints, "complaints of the browser").toEqual([]);
  await context.close();
}
