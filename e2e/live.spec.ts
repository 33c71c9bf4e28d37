import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";

/** New blocks reach every page by themselves, with one call to the service however many pages are open. */

async function seqnoOn(page: Page): Promise<number> {
  const text = await page
    .getByRole("contentinfo")
    .getByText(/\b[Bb]lock (?:since )?\d/)
    .textContent();
  return Number(/[Bb]lock (?:since )?([\d\s]+) ·/.exec(text ?? "")?.[1]?.replaceAll(/\D/g, ""));
}

/** How often the page itself requested the head. */
function countAsks(page: Page, network: string): { readonly head: number; readonly live: number } {
  const asks = { head: 0, live: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === `/api/${network}/head`) asks.head += 1;
    if (pathname === `/api/${network}/live`) asks.live += 1;
  });
  return asks;
}

async function hearOfNewBlock(
  page: Page,
  service: { advanceHead(by: number): Promise<void> },
): Promise<void> {
  const before = await seqnoOn(page);
  await service.advanceHead(1);
  await expect.poll(() => seqnoOn(page), { timeout: 20_000 }).toBeGreaterThan(before);
}

test("new blocks are told, and the page asks for none", async ({ page, network, service }) => {
  const asks = countAsks(page, network);
  await page.goto(`/${network}/blocks`);
  await hearOfNewBlock(page, service);
  const { head } = asks;
  await hearOfNewBlock(page, service);
  await hearOfNewBlock(page, service);
  expect(asks).toEqual({ head, live: 1 });
});

test("eight open pages cost the service as much as one", async ({ browser, network, service }) => {
  const pages = await Promise.all(Array.from({ length: 8 }, () => browser.newPage()));
  await Promise.all(pages.map((page) => page.goto(`/${network}/status`)));
  const [first] = pages;
  if (first === undefined) throw new Error("no page");
  await hearOfNewBlock(first, service);
  const requested = async () =>
    (await service.calls()).filter(({ path }) => path === "masterchainInfo").length;
  const before = await requested();
  const startMs = Date.now();
  await service.advanceHead(1);
  const wanted = (await service.facts()).head.seqno;
  await Promise.all(
    pages.map((page) => expect.poll(() => seqnoOn(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(wanted)),
  );
  // One call in three seconds, and one that was in flight.
  expect((await requested()) - before).toBeLessThanOrEqual(2 + (Date.now() - startMs) / 3_000);
  await Promise.all(pages.map((page) => page.close()));
});

test("who cannot be told asks", async ({ page, network, service }) => {
  const asks = countAsks(page, network);
  await page.route("**/live", (route) => route.abort());
  await page.goto(`/${network}/blocks`);
  await hearOfNewBlock(page, service);
  await hearOfNewBlock(page, service);
  expect(asks.head).toBeGreaterThan(1);
});

for (const [what, event] of [
  ["no JSON", "nonsense"],
  ["no report", `{"head":{"seqno":"<b>"}}`],
] as const) {
  test(`what is told is not believed when it is ${what}, and the page goes on by itself`, async ({
    page,
    network,
    service,
  }) => {
    const asks = countAsks(page, network);
    await page.route("**/live", (route) =>
      route.fulfill({ contentType: "text/event-stream", body: `event: head\ndata: ${event}\n\n` }),
    );
    await page.goto(`/${network}/blocks`);
    await hearOfNewBlock(page, service);
    await hearOfNewBlock(page, service);
    expect(asks.head).toBeGreaterThan(1);
    expect(asks.live).toBe(1);
  });
}

test("a connection that ends is opened again, and until then the page asks", async ({
  page,
  network,
  service,
}) => {
  const asks = countAsks(page, network);
  let opened = 0;
  await page.route("**/live", async (route) => {
    opened += 1;
    if (opened === 1) await route.fulfill({ contentType: "text/event-stream", body: "retry: 200\n\n" });
    else await route.continue();
  });
  await page.goto(`/${network}/blocks`);
  await hearOfNewBlock(page, service);
  await expect.poll(() => opened).toBe(2);
  expect(asks.head).toBeGreaterThan(0);
  await hearOfNewBlock(page, service);
  const { head } = asks;
  await hearOfNewBlock(page, service);
  expect(asks.head).toBe(head);
});

test("a tab that nobody sees is told nothing, and comes back up to date", async ({
  page,
  network,
  service,
}) => {
  const asks = countAsks(page, network);
  await page.goto(`/${network}/blocks`);
  await hearOfNewBlock(page, service);
  const show = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const closed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/live"));
  await show("hidden");
  await closed;
  await service.advanceHead(3);
  await show("visible");
  await expect.poll(() => asks.live).toBe(2);
  await hearOfNewBlock(page, service);
});
