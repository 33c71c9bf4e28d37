import { expectWarmIsFree } from "../helpers/call-cost";
import { failing } from "../faults/fault-cases";
import { expectCopied } from "../helpers/expect-copied";
import { expect, test } from "../helpers/fixtures";
import { fetchPage } from "../helpers/html";
import { expectNoShift } from "../helpers/layout-shift";
import { expectNothingWrong, expectToLookRight, PART_WIDTHS } from "../helpers/looks";
import { oldPhrasesIn } from "../../testing/components/old-phrases";
import { FEW_ROWS, LIVE_PAGES, PLAIN_PAGES, SITE } from "../helpers/site";
import { EXPLORER_URL } from "../world/world";

for (const { name, path } of LIVE_PAGES) {
  test(`the ${name} page shows the newest block and follows it`, async ({ page, network, service }) => {
    await page.goto(`/${network}${path}`);
    const seqno = page.getByTestId("head-seqno");
    const before = Number((await seqno.textContent())?.replaceAll(/\D/g, ""));
    await service.advanceHead(7);
    await expect(seqno).toHaveText(String(before + 7));
  });
}

for (const { name, path } of SITE) {
  test(`the ${name} page makes at most three calls cold and none warm, and has no outdated phrases`, async ({
    request,
    network,
    service,
  }) => {
    const where = `/${network}${path(await service.facts())}`;
    const load = async () => {
      const { status, allText } = await fetchPage(request, where);
      expect(status).toBe(200);
      expect(oldPhrasesIn(allText)).toEqual([]);
    };
    expect(await expectWarmIsFree(service, load)).toBeGreaterThan(0);
  });
}

/** Longer than a page waits before it is sent. */
const LATE = { kind: "delay", ms: 1_000 } as const;

// One load for all: a complete page has all of its content.
for (const { name, path, content, source } of SITE) {
  test(`the ${name} page completes itself once a slow service has answered, without moving anything on a phone, and looks right`, async ({
    page,
    network,
    service,
  }) => {
    const where = `/${network}${path(await service.facts())}`;
    // axe checks each row.
    await service.script({ ...failing(LATE, source), lists: FEW_ROWS });
    await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(where);
    expect(response?.status()).toBe(200);
    // Phones don't show all columns of a list.
    await expect(content(page)).toBeAttached();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectNoShift(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(content(page)).toBeVisible();
    await expectNothingWrong(page, where);
  });
}

for (const path of PLAIN_PAGES) {
  test(`the ${path} page looks right`, async ({ page, network, service }) => {
    await service.script({ lists: FEW_ROWS });
    const widths = path.startsWith("/ui") ? PART_WIDTHS : undefined;
    await expectToLookRight(page, `/${network}${path}`, undefined, widths);
  });
}

test("the default network has no prefix in URLs, and its prefix redirects permanently", async ({
  request,
}) => {
  for (const [from, to] of [
    ["/mainnet", "/"],
    ["/mainnet/status", "/status"],
    ["/mainnet/status?tab=1", "/status?tab=1"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()["location"]]).toEqual([from, 308, to]);
  }
  expect((await request.get("/status")).status()).toBe(200);
});

test("a redirect never leads to another host", async ({ request }) => {
  for (const path of [
    "/mainnet//example.com",
    "/mainnet/%2F%2Fexample.com",
    "//example.com/mainnet",
    "/mainnet/\\example.com",
    "//x//example.com/?a=",
    "//example.com?a=",
    "/\\example.com/?a=",
    "//[?a=",
    "//api//example.com?a=",
  ]) {
    const response = await request.get(EXPLORER_URL + path, { maxRedirects: 0 });
    const location = response.headers()["location"] ?? "/";
    expect(new URL(location, EXPLORER_URL).origin, `${path} leads to ${location}`).toBe(EXPLORER_URL);
  }
});

test("a page that does not exist is answered with 404 and a message", async ({ reader: page }) => {
  for (const path of ["/nosuchnetwork", "/nosuch/page", "/testnet/nosuch", "/%E0%A4%A"]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  }
});

test("files of the site are served with their content types", async ({ request }) => {
  for (const [path, type] of [
    ["/icon.svg", "image/svg+xml"],
    ["/robots.txt", "text/plain"],
    ["/llms.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()["content-type"]).toContain(type);
  }
});

test("programs get the data of a page as JSON, by the suffix .json or the Accept header", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const page = `/${network}/account/${busyAccount}`;
  const asJson = { headers: { accept: "application/json" } };
  for (const response of [await request.get(`${page}.json`), await request.get(page, asJson)]) {
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ accounts: [{ address: busyAccount }] });
  }
  expect((await request.get(page)).headers()["content-type"]).toContain("text/html");
});

test("programs get the text of a page as Markdown, and link previews get a PNG", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  const page = `/${network}/account/${busyAccount}`;
  const asMarkdown = { headers: { accept: "text/markdown" } };
  for (const response of [await request.get(`${page}.md`), await request.get(page, asMarkdown)]) {
    expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    const text = await response.text();
    expect(text).toMatch(/^# Account: `/);
    expect(text).toContain(`\`${busyAccount}\``);
  }
  expect((await request.get(`/${network}/tx/nothing.md`)).status()).toBe(422);
  const html = await (await request.get(page)).text();
  const [, picture = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(new URL(picture).origin).toBe(EXPLORER_URL);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
  const drawn = await request.get(picture);
  expect(drawn.headers()["content-type"]).toBe("image/png");
  expect((await drawn.body()).subarray(16, 24).toString("hex")).toBe("000004b000000276");
  expect((await request.get(`/api/${network}/card/account/nothing.png`)).status()).toBe(422);
});

test("pages of a test network say that its coins have no value", async ({ reader: page }) => {
  await page.goto("/testnet");
  await expect(page.getByText("coins and tokens here have no value")).toBeVisible();
  await page.getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL("/testnet/status");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Status");
});

test("Tab reaches the link to the content first, then the menus and links of the header", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  const tools = page.locator("summary", { hasText: "Tools" });
  const status = page.getByRole("banner").getByRole("link", { name: "Status" });
  for (const [target, most] of [
    [tools, 10],
    [status, 8],
  ] as const) {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < most && !(await isThere()); steps++) await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
    if (target === tools) await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/status");
});

test("the status page shows the calls to the service as a chart and as a table", async ({
  page,
  network,
}) => {
  await page.goto(`/${network}/status`);
  await expect(page.locator("svg.recharts-surface").first()).toBeVisible();
  await page.getByText("Show as table").click();
  await expect(page.getByRole("row").nth(1)).toContainText("UTC");
});

test("the status page sends requests to this explorer only", async ({ page, network }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(EXPLORER_URL)) foreign.push(request.url());
  });
  await page.goto(`/${network}/status`, { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
});

test("a hundred simultaneous visitors cost as many calls as one", async ({ request, network, service }) => {
  const startMs = Date.now();
  await Promise.all(Array.from({ length: 100 }, () => request.get(`/${network}`)));
  const tookMs = Date.now() - startMs;
  // Three for a page: the head, which is fresh for 1.5 s, and two lists, fresh for 4 s. Each expires while a slow
  // machine renders a hundred pages, and is then fetched again.
  expect(await service.totalCalls()).toBeLessThanOrEqual(3 + tookMs / 1_500 + (2 * tookMs) / 4_000);
});

test("the chosen theme and time zone apply to every page, without scripts", async ({ reader: page }) => {
  await page.goto("/testnet/status");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system");
  await page.locator("summary", { hasText: "Settings" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByLabel("UTC").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/testnet/status");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  await expect(page.locator("main time").first()).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
  await page.locator("summary", { hasText: "Settings" }).click();
  await expect(page.getByLabel("UTC")).toBeChecked();
});

test("another site cannot change the settings", async ({ request }) => {
  const change = (headers: Record<string, string>) =>
    request.post("/api/settings", { form: { theme: "dark", time: "utc" }, headers, maxRedirects: 0 });
  expect((await change({ "sec-fetch-site": "cross-site" })).status()).toBe(403);
  expect((await change({ origin: "https://example.com" })).status()).toBe(403);
  const fine = await change({ referer: "https://example.com//stolen" });
  expect([fine.status(), fine.headers()["location"]]).toEqual([303, "/stolen"]);
});

test("the network menu marks the current network and links to the others", async ({ reader: page }) => {
  await page.goto("/status");
  await page.locator("summary", { hasText: "Mainnet" }).click();
  const networks = page.getByRole("list", { name: "Networks" });
  await expect(networks.getByRole("link", { name: "Mainnet" })).toHaveAttribute("aria-current", "true");
  await networks.getByRole("link", { name: "Testnet" }).click();
  await expect(page).toHaveURL("/testnet");
  await expect(page.locator("summary", { hasText: "Testnet" })).toBeVisible();
});

test("a copy button copies the whole value, confirms it, and keeps the focus", async ({
  ownPage: page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/ui");
  const button = page.getByRole("button", { name: "Copy raw address" });
  await expectCopied(page, () => button.click());
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`0:${"0123456789ABCDEF".repeat(4)}`);
});

test("the pointer on an account highlights all of its mentions, in whatever form", async ({ page }) => {
  await page.goto("/ui");
  const link = page.locator("dt", { hasText: "Account in a line" }).locator("+ dd").getByRole("link");
  const id = await link.evaluate((shown) => shown.closest("[data-entity]")?.getAttribute("data-entity"));
  const mentions = await page.locator(`[data-entity="${id}"]`).count();
  expect(mentions).toBeGreaterThan(2);
  await link.hover();
  await expect(page.locator(`[data-entity="${id}"][data-highlighted]`)).toHaveCount(mentions);
  await expect(page.locator("[data-highlighted]")).toHaveCount(mentions);
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-highlighted]")).toHaveCount(0);
});
