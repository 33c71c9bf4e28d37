import { expect, test } from "../helpers/fixtures";
import { SITE_SECTIONS } from "../../components/shell/site-sections";
import { expectToLookRight } from "../helpers/looks";

test("icons and the manifest are served with their content types, and linked from the page", async ({
  reader: page,
  request,
}) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/icon.svg", "image/svg+xml"],
    ["/apple-icon.png", "image/png"],
    ["/icon-192.png", "image/png"],
    ["/icon-512.png", "image/png"],
    ["/icon-maskable-512.png", "image/png"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()["content-type"]).toContain(type);
  }
  await page.goto("/ui");
  for (const rel of ["icon", "apple-touch-icon", "manifest"])
    await expect(page.locator(`link[rel="${rel}"]`).first()).toBeAttached();
});

test("two preloaded fonts of at most 60 kB are loaded, also for text in other alphabets", async ({
  ownPage: page,
}) => {
  const fonts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() === "font")
      fonts.set(response.url(), (await response.body()).length);
  });
  const response = await page.goto("/status");
  expect(response?.headers()["link"]?.match(/as="font"/g)).toHaveLength(2);
  // Once scripts run: React treats earlier insertions as a hydration mismatch.
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.evaluate(() => document.querySelector("main")?.append("кошелёк Κρήτη"));
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => fonts.size).toBe(2);
  expect([...fonts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
});

test("the colour of the browser's frame follows the chosen theme", async ({ page, baseURL }) => {
  await page.goto("/ui");
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
  await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await page.goto("/ui");
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#161a1f");
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute("content", "dark");
});

test("the header marks the current section, also after a navigation", async ({ page, network }) => {
  await page.goto(`/${network}/blocks`);
  const navigation = page.getByRole("navigation", { name: "Main" });
  const section = navigation.locator("summary[aria-current]");
  await expect(section).toHaveText("Blocks");
  await section.click();
  await expect(navigation.locator("a[aria-current=page]")).toHaveText("All blocks");
  await navigation.getByRole("link", { name: "Shards" }).click();
  await expect(page).toHaveURL(`/${network}/blocks/shards`);
  await expect(section).toHaveText("Blocks");
  // A menu closes when one of its links is followed.
  await expect(navigation.locator("details[open]")).toHaveCount(0);
  await navigation.getByText("Tools").click();
  await navigation.getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL(`/${network}/status`);
  await expect(section).toHaveText("Tools");
});

test("on a phone the menu has all links of the header, at least 44 px high, without scripts", async ({
  browser,
  network,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(`/${network}/status`);
  const banner = page.getByRole("banner");
  await banner.locator("summary", { hasText: "Menu" }).click();
  const links = banner.getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await links.allTextContents()).toEqual([
    ...SITE_SECTIONS.flatMap((section) => section.links.map(({ name }) => name)),
    "Home",
    "Watchlist",
  ]);
  for (const target of [...(await links.all()), ...(await banner.locator("summary").all())]) {
    const box = await target.boundingBox();
    if (box !== null)
      expect([await target.textContent(), box.height >= 44]).toEqual([await target.textContent(), true]);
  }
  await links.filter({ hasText: "Decode" }).click();
  await expect(page).toHaveURL(`/${network}/decode`);
  await context.close();
});

test("a button switches between light and dark and keeps the other settings, without scripts", async ({
  browser,
  network,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "light" });
  const page = await context.newPage();
  await page.goto(`/${network}/status`);
  await page.locator("summary", { hasText: "Settings" }).click();
  await page.getByLabel("UTC").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Light theme" })).toBeHidden();
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator("summary", { hasText: "Settings" }).click();
  await expect(page.getByLabel("UTC")).toBeChecked();
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await context.close();
});

test("the footer warns when no block has arrived for minutes", async ({
  ownPage: page,
  network,
  service,
}) => {
  await page.goto(`/${network}/ui`);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Block 50000000");
  await expect(footer).toContainText(/· \d+ \w+ ago/);
  await page.clock.install();
  await page.goto(`/${network}/ui`);
  await page.clock.fastForward("05:00");
  await expect(footer).toContainText("No block since");
  expect(await service.totalCalls()).toBeGreaterThan(0);
});

for (const [path, name] of [
  ["/nosuch/page", "Mainnet"],
  ["/testnet/nosuch/page", "Testnet"],
  ["/nosuchnetwork", "Mainnet"],
] as const) {
  test(`${path} is answered with 404 in the frame of ${name}, without requests to our API`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(name);
    await expect(page.getByRole("contentinfo")).not.toContainText("Block");
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(requested.filter((pathname) => pathname.startsWith("/api/"))).toEqual([]);
  });
}

test("a page that does not exist makes no call", async ({ request, network, service }) => {
  expect((await request.get(`/${network}/nosuch/page`)).status()).toBe(404);
  expect(await service.totalCalls()).toBe(0);
});

test("the sheet of shortcuts looks right", async ({ page }) => {
  await expectToLookRight(page, "/nosuch/page", async () => {
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("a printed page has whole identifiers and no frame", async ({ page }) => {
  await page.goto("/ui");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Copy/ }).first()).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  const sizes = await page
    .locator("main [data-entity] .code-text > span")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontSize));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes).not.toContain("0px");
});
