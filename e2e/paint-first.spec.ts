import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";

/** When the page was painted, and when each of its scripts was asked for, in milliseconds. */
function timesOf(page: Page) {
  return page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
}

/** Only a script hears it. */
async function expectToBeAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("combobox").first()).toBeFocused({ timeout: 200 });
  }).toPass();
}

test("a page is painted before its scripts are asked for, but for the one that knows the others", async ({
  page,
  network,
}) => {
  await page.goto(`/${network}/blocks`);
  await expectToBeAlive(page);
  const { painted, scripts } = await timesOf(page);
  expect(painted).not.toBeNull();
  expect(scripts.filter((start) => start < (painted ?? 0)).length).toBeLessThanOrEqual(1);
  expect(scripts.filter((start) => start >= (painted ?? 0)).length).toBeGreaterThan(4);
});

test("where nobody says that it was painted, the scripts start when it has loaded", async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(`/${network}/blocks`);
  await expectToBeAlive(page);
});

test("a window that nobody sees has its scripts at once", async ({ page, network }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  await page.goto(`/${network}/blocks`);
  await expectToBeAlive(page);
});

test("what is opened before the scripts have come is filled by them", async ({ page, network }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/${network}`, { waitUntil: "domcontentloaded" });
  const chart = page.getByRole("region", { name: "Transactions per masterchain block", exact: true });
  await chart.getByText("As a table").click();
  await expect(chart.locator("details[open]")).toBeVisible();
  letThrough();
  await expect(chart.getByRole("rowheader").first()).toBeVisible();
});
