import type { Page } from "playwright/test";
import { expect, test } from "../helpers/fixtures";
import { holdRequests } from "../helpers/hold-requests";

/** Clicks and key presses before a page's scripts have loaded take effect afterwards, and only once. */

const holdScripts = (page: Page) => holdRequests(page, "**/*.js");

/** The texts written to the clipboard, in order. */
async function recordCopies(page: Page): Promise<readonly string[]> {
  const copied: string[] = [];
  await page.exposeFunction("recordCopy", (text: string) => void copied.push(text));
  await page.addInitScript(() => {
    const writeText = (text: string): unknown =>
      Reflect.apply(Reflect.get(window, "recordCopy"), window, [text]);
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  return copied;
}

/** If the first text were copied twice, the second copy would precede this one. */
async function copyAnother(page: Page): Promise<string | null> {
  const other = page.locator("main [data-copy]").nth(1);
  await other.click();
  await expect(other).toHaveAttribute("data-copied", "");
  return other.getAttribute("data-copy");
}

test("a copy button that is clicked twice before scripts load copies once", async ({
  ownPage: page,
  network,
  service,
}) => {
  const { head } = await service.facts();
  const copied = await recordCopies(page);
  const release = await holdScripts(page);
  await page.goto(`/${network}/block/${head.seqno}`, { waitUntil: "commit" });
  const button = page.locator("main [data-copy]").first();
  const text = await button.getAttribute("data-copy");
  await button.click();
  await button.click();
  release();
  await expect(button).toHaveAttribute("data-copied", "");
  expect(copied).toEqual([text]);
  expect([text, await copyAnother(page)]).toEqual(copied);
});

test("a copy button that is clicked while React hydrates the page copies once", async ({
  ownPage: page,
  network,
  service,
}) => {
  const { head } = await service.facts();
  const copied = await recordCopies(page);
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      if (args[0] !== "click") return;
      document.addEventListener = listen;
      queueMicrotask(() => document.querySelector<HTMLElement>("main [data-copy]")?.click());
    };
  });
  await page.goto(`/${network}/block/${head.seqno}`);
  const button = page.locator("main [data-copy]").first();
  const text = await button.getAttribute("data-copy");
  await expect.poll(() => copied.length).toBeGreaterThan(0);
  expect([text, await copyAnother(page)]).toEqual(copied);
});

test("a click on “Load more” before scripts load takes effect afterwards", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  await service.script({ lists: { transactions: 400 } });
  const release = await holdScripts(page);
  await page.goto(`/${network}/transactions?rows=150`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Load more" }).click();
  release();
  // A busy machine renders many rows slowly.
  await expect(page.getByText(/^(?:Showing 300|All 400) transactions$/)).toBeAttached({ timeout: 25_000 });
});

test("a table that is opened before scripts load is filled by them", async ({ page, network }) => {
  const release = await holdScripts(page);
  await page.goto(`/${network}`, { waitUntil: "commit" });
  const chart = page.getByRole("region", { name: "Transactions per block", exact: true });
  await chart.getByText("Show as table").click();
  await expect(chart.locator("details[open]")).toBeVisible();
  release();
  await expect(chart.getByRole("rowheader").first()).toBeVisible();
});

test("a list that is scrolled before scripts load has its position in the URL afterwards", async ({
  page,
  network,
}) => {
  const release = await holdScripts(page);
  await page.goto(`/${network}/blocks`, { waitUntil: "commit" });
  await expect(page.getByRole("rowheader").nth(40)).toBeAttached();
  await page.mouse.wheel(0, 1_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  release();
  await expect(page).toHaveURL(/[?&]rows=\d+/);
});

test("keys that are pressed before scripts load take effect afterwards, except for text in a field", async ({
  page,
  network,
}) => {
  for (const [keys, effect] of [
    [["?"], () => expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()],
    [["j", "j"], () => expect(page.locator("main tr:nth-child(2) th a").first()).toBeFocused()],
    [["/"], () => expect(page.getByRole("combobox", { name: "Search" })).toBeFocused()],
    [["g", "s"], () => expect(page).toHaveURL(`/${network}/status`)],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(`/${network}/blocks`, { waitUntil: "commit" });
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    const field = page.getByRole("banner").locator("input[name=q]");
    await field.focus();
    for (const key of keys) await page.keyboard.press(key);
    await expect(field).toHaveValue(keys.join(""));
    await field.fill("");
    await field.blur();
    for (const key of keys) await page.keyboard.press(key);
    release();
    await effect();
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("links work before scripts load", async ({ page, network }) => {
  await holdScripts(page);
  await page.goto(`/${network}/blocks`, { waitUntil: "commit" });
  await page.locator("main th[scope=row] a").first().click();
  await expect(page).toHaveURL(/\/block\//);
});

test("no script is twice in the start page or in a list", async ({ page, network }) => {
  for (const path of ["", "/transactions"]) {
    await page.goto(`/${network}${path}`);
    await page.locator("main th[scope=row]").first().waitFor();
    const sources = await page
      .locator("script[src]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(sources.length).toBeGreaterThan(3);
    expect(new Set(sources).size).toBe(sources.length);
  }
});
