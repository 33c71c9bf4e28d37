import type { Page } from "playwright/test";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseHash } from "../../lib/ton/value/hash";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime } from "../helpers/in-time";
import { expectLargeTextToFit } from "../helpers/looks";
import { SITE } from "../helpers/site";
import type { ScriptInput } from "../upstream/script";
import { EXPLORER_URL } from "../world/world";

/**
 * Whatever the data service does, a page shows its frame and the content of its URL within a second; the rest, or its
 * error, is streamed later, and the page continues by itself.
 */

type Fault = NonNullable<ScriptInput["rules"]>[number]["fault"];

const index = (fault: Fault): ScriptInput => ({ rules: [{ match: { version: "v3" }, fault }] });
const everything = (fault: Fault): ScriptInput => ({ rules: [{ fault }] });

const SECOND_MS = 1_000;
/** By then all calls of a page have ended, and the page has had a moment to show the result. */
const GIVES_UP = { timeout: 14_000 };
const FOOT = "</footer>";

/** The first row of an account's history: the rowheaders are links that cover the rows, and take no space. */
const firstRow = (page: Page) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .first();

interface Beginning {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly afterMs: number;
}

/** A page up to the end of its frame, which is sent before the data service has answered. */
async function beginningOf(url: string): Promise<Beginning> {
  const startedMs = performance.now();
  const response = await fetch(url, { redirect: "manual" });
  const decoder = new TextDecoder();
  let html = "";
  for await (const bytes of response.body ?? []) {
    html += decoder.decode(bytes, { stream: true });
    if (html.includes(FOOT)) break;
  }
  return { status: response.status, headers: response.headers, html, afterMs: performance.now() - startedMs };
}

/** A machine that stalls is given as long to load a page in time. */
const PATIENCE_MS = 20_000;

/** A load within a second, if there is one: a process that has just started, or a busy machine, is slower. */
async function inASecond<T extends Beginning>(load: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const loaded = await load();
    if (loaded.afterMs < SECOND_MS || performance.now() > untilMs) return loaded;
  }
}

for (const { name, path, identity } of SITE) {
  test(`the ${name} page shows its frame and the content of its URL within a second while the service hangs @waits`, async ({
    lease,
  }) => {
    const first = await inASecond(async () => {
      const { network, service } = lease("e");
      const facts = await service.facts();
      await service.script(everything({ kind: "hang" }));
      const beginning = await beginningOf(`${EXPLORER_URL}/${network}${path(facts)}`);
      return { ...beginning, identity: identity(facts) };
    });
    expect(first.afterMs).toBeLessThan(SECOND_MS);
    expect(first.html).toContain(first.identity);
    expect(first.html).toContain('aria-busy="true"');
    expect(first.html).toContain(FOOT);
    expect(first.status).toBe(200);
    expect(first.headers.get("x-robots-tag")).toContain("noindex");
  });
}

test("a page whose data arrives in time has its exact status and no skeleton", async ({
  request,
  network,
  service,
}) => {
  const { busyAccount, unknownHash } = await service.facts();
  const found = await fetchInTime(request, `/${network}/account/${friendly(busyAccount)}`);
  expect(found.status).toBe(200);
  expect(found.headers["x-robots-tag"]).toBeUndefined();
  expect(found.markup).not.toContain('aria-busy="true"');
  const missing = await fetchInTime(request, `/${network}/block/4000000000`);
  expect(missing.status).toBe(404);
  const unknown = await fetchInTime(request, `/${network}/tx/${unknownHash}`);
  expect(unknown.status).toBe(404);
});

for (const { name, path, content } of SITE.filter(({ name: page }) =>
  ["home", "blocks", "account", "transaction", "block", "domain"].includes(page),
)) {
  test(`the ${name} page has skeletons that fit a phone with text twice as large, replaces them with the error when calls time out, and recovers by itself @waits`, async ({
    page,
    network,
    service,
  }) => {
    test.slow();
    const where = `/${network}${path(await service.facts())}`;
    await service.script(everything({ kind: "hang" }));
    await page.goto(where, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]").first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 720 });
    await expectLargeTextToFit(page, where, 320);
    await page.setViewportSize({ width: 1_280, height: 720 });
    await expect(page.getByText("Data service error").first()).toBeVisible(GIVES_UP);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await service.script({});
    await expect(content(page)).toBeVisible({ timeout: 40_000 });
  });
}

test("a short rate limit is waited out behind the skeleton, and the page completes itself @waits", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script({
    rules: [{ match: { version: "v3" }, times: 1, fault: { kind: "status", status: 429, retryAfter: 3 } }],
  });
  await page.goto(`/${network}/account/${friendly(busyAccount)}`, { waitUntil: "commit" });
  await expect(page.locator("[aria-busy=true]").first()).toBeVisible();
  await expect(page.locator("[data-answer]")).toBeVisible();
  await expect(firstRow(page)).toBeVisible();
});

test("when the index hangs a node’s answer replaces the skeleton in time @waits", async ({
  page,
  network,
  service,
}) => {
  const { busyAccount } = await service.facts();
  await service.script(index({ kind: "hang" }));
  await page.goto(`/${network}/account/${friendly(busyAccount)}`, { waitUntil: "commit" });
  await expect(page.getByText(/^From a node .*Index unavailable: no names and tokens/)).toBeVisible(GIVES_UP);
});

test("redirects are followed although the service answers late @waits", async ({
  page,
  network,
  service,
}) => {
  const { newestMessage } = await service.facts();
  await service.script(index({ kind: "delay", ms: 1_500 }));
  await page.goto(`/${network}/account/account-0.ton/messages`, { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/account\/EQ[\w-]{46}\/messages$/);
  await page.goto(`/${network}/tx/${parseHash(newestMessage)}`, { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/tx\/[\da-f]{64}\/messages#[\da-f]{64}$/);
});

test("a navigation shows the frame of the next page at once, and its error when the service hangs @waits", async ({
  page,
  network,
  service,
}) => {
  await page.goto(`/${network}/search`);
  await service.script(everything({ kind: "hang" }));
  await page.getByRole("banner").locator("summary", { hasText: "Blocks" }).click();
  await page.getByRole("banner").getByRole("link", { name: "All blocks" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blocks" })).toBeVisible({ timeout: 2_000 });
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await expect(page.getByText("Data service error")).toBeVisible(GIVES_UP);
});

test("an error stays on screen while the page reloads its data @waits", async ({
  page,
  network,
  service,
}) => {
  test.slow();
  const problem = page.getByText("Data service error");
  const records = { path: "dns/records" };
  await service.script(index({ kind: "status", status: 500 }));
  await page.goto(`/${network}/dns/account-0.ton`);
  await expect(problem).toBeVisible();
  const before = (await service.calls(records)).length;
  await service.script(everything({ kind: "hang" }));
  await service.waitForCalls(before + 1, records);
  // Longer than a page would wait before it shows a skeleton after a navigation.
  await expect(page.locator("[aria-busy=true]").waitFor({ timeout: 2_000 })).rejects.toThrow("Timeout");
  await expect(problem).toBeVisible();
});

test("changing the tab loads only the tab", async ({ page, network, service }) => {
  const { busyAccount } = await service.facts();
  await page.goto(`/${network}/account/${friendly(busyAccount)}`);
  await expect(firstRow(page)).toBeVisible();
  const head = await page.locator("[data-answer]").elementHandle();
  const states = (await service.calls({ path: "walletStates" })).length;
  const tabs = page.getByRole("navigation", { name: "Account" });
  await tabs.getByRole("link", { name: "Messages" }).click();
  await expect(tabs.getByRole("link", { name: "Messages" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("region", { name: "Messages", exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Messages · .+ · Account · /);
  await service.waitForCalls(1, { path: "messages" });
  expect(await head?.evaluate((element) => element.isConnected)).toBe(true);
  // The panel polls the state now and then; the tab does not.
  expect((await service.calls({ path: "walletStates" })).length).toBeLessThanOrEqual(states + 1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page that was sent incomplete says how to load the rest", async ({
    ownPage: page,
    network,
    service,
  }) => {
    await service.script(everything({ kind: "hang" }));
    await page.goto(`/${network}/blocks`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: "Blocks", exact: true })).toBeVisible();
    await expect(page.getByText("Still loading. Reload the page")).toBeVisible();
  });
});

function friendly(raw: string): string {
  return formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });
}
