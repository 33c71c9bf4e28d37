import type { Page } from "playwright/test";
import { expectTab } from "../helpers/expect-tab";
import { expect, test } from "../helpers/fixtures";

const LINK = "main th[scope=row] a[data-link]";

/** A mark that a reloaded page no longer has. */
async function leaveMark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-was-here", ""));
}

async function openBlocks(page: Page, network: string): Promise<void> {
  await page.goto(`/${network}/blocks`);
  await expect(page.locator(LINK).first()).toBeVisible();
  // A key works once the page is hydrated: by then clicks work too.
  await page.keyboard.press("j");
  await expect(page.locator(LINK).first()).toBeFocused();
}

for (const way of ["click", "Enter"] as const)
  test(`the link of a row navigates without reloading the page: ${way}`, async ({ page, network }) => {
    await openBlocks(page, network);
    await leaveMark(page);
    if (way === "click") await page.locator(LINK).first().click();
    else await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/block\//);
    await expect(page.locator("html[data-was-here]")).toHaveCount(1);
  });

test("a click with a modifier key opens the link of a row in another tab", async ({
  page,
  browser,
  network,
}) => {
  await openBlocks(page, network);
  await page
    .locator(LINK)
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await expectTab(browser, new RegExp(`/${network}/block/`));
  await expect(page).toHaveURL(new RegExp(`/${network}/blocks$`));
});
