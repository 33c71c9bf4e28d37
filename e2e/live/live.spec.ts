import type { Page } from "playwright/test";
import { expect, test } from "../helpers/fixtures";

/** New blocks reach every page by themselves, with one call to the service however many pages are open. */

async function seqnoOn(page: Page): Promise<number> {
  const text = await page
    .getByRole("contentinfo")
    .getByText(/\b[Bb]lock (?:since )?\d/)
    .textContent();
  return Number(/[Bb]lock (?:since )?([\d\s]+) ·/.exec(text ?? "")?.[1]?.replaceAll(/\D/g, ""));
}

/** How often the page itself requested the head. */
function countRequests(page: Page, network: string): { readonly head: number; readonly live: number } {
  const requests = { head: 0, live: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === `/api/${network}/head`) requests.head += 1;
    if (pathname === `/api/${network}/live`) requests.live += 1;
  });
  return requests;
}

async function waitForNewBlock(
  page: Page,
  service: { advanceHead(by: number): Promise<void> },
): Promise<void> {
  const before = await seqnoOn(page);
  await service.advanceHead(1);
  await expect.poll(() => seqnoOn(page), { timeout: 20_000 }).toBeGreaterThan(before);
}

test("the feed notifies a page of new blocks, and the page does not poll @waits", async ({
  page,
  network,
  service,
}) => {
  const requests = countRequests(page, network);
  await page.goto(`/${network}/search`);
  await waitForNewBlock(page, service);
  const { head } = requests;
  await waitForNewBlock(page, service);
  await waitForNewBlock(page, service);
  expect(requests).toEqual({ head, live: 1 });
});

test("three open pages cost as many calls as one @waits", async ({ browser, network, service }) => {
  const pages = await Promise.all(Array.from({ length: 3 }, () => browser.newPage()));
  await Promise.all(pages.map((page) => page.goto(`/${network}/search`)));
  const [first] = pages;
  if (first === undefined) throw new Error("no page");
  await waitForNewBlock(first, service);
  const requested = async () =>
    (await service.calls()).filter(({ path }) => path === "masterchainInfo").length;
  const before = await requested();
  const startMs = Date.now();
  await service.advanceHead(1);
  const seqno = (await service.facts()).head.seqno;
  await Promise.all(
    pages.map((page) => expect.poll(() => seqnoOn(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(seqno)),
  );
  // One call in three seconds, and one that was in flight.
  expect((await requested()) - before).toBeLessThanOrEqual(2 + (Date.now() - startMs) / 3_000);
  await Promise.all(pages.map((page) => page.close()));
});

test("a page that cannot open the feed polls @waits", async ({ page, network, service }) => {
  const requests = countRequests(page, network);
  await page.route("**/live", (route) => route.abort());
  await page.goto(`/${network}/search`);
  await waitForNewBlock(page, service);
  await waitForNewBlock(page, service);
  expect(requests.head).toBeGreaterThan(1);
});

for (const [source, hours] of [
  ["feed", -1],
  ["poll", 1],
] as const) {
  test(`ages are right on a computer whose clock is wrong by ${hours} h, by the server's time in the ${source} @waits`, async ({
    ownPage: page,
    network,
    service,
  }) => {
    await page.addInitScript((aheadMs) => {
      const { now } = Date;
      Date.now = () => now() + aheadMs;
    }, hours * 3_600_000);
    if (source === "poll") await page.route("**/live*", (route) => route.abort());
    await page.goto(`/${network}/search`);
    await waitForNewBlock(page, service);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(/· (?:now|\d+ s ago|1 min ago)/, { timeout: 20_000 });
    await expect(footer).not.toContainText("No block since");
  });
}

for (const [what, event] of [
  ["invalid JSON", "nonsense"],
  ["an invalid report", `{"head":{"seqno":"<b>"}}`],
] as const) {
  test(`a page that receives ${what} from the feed ignores it and polls @waits`, async ({
    page,
    network,
    service,
  }) => {
    const requests = countRequests(page, network);
    await page.route("**/live", (route) =>
      route.fulfill({ contentType: "text/event-stream", body: `event: head\ndata: ${event}\n\n` }),
    );
    await page.goto(`/${network}/search`);
    await waitForNewBlock(page, service);
    await waitForNewBlock(page, service);
    expect(requests.head).toBeGreaterThan(1);
    expect(requests.live).toBe(1);
  });
}

test("a feed that ends is opened again, and until then the page polls @waits", async ({
  page,
  network,
  service,
}) => {
  const requests = countRequests(page, network);
  let opened = 0;
  await page.route("**/live", async (route) => {
    opened += 1;
    if (opened === 1) await route.fulfill({ contentType: "text/event-stream", body: "retry: 200\n\n" });
    else await route.continue();
  });
  await page.goto(`/${network}/search`);
  await waitForNewBlock(page, service);
  await expect.poll(() => opened).toBe(2);
  expect(requests.head).toBeGreaterThan(0);
  await waitForNewBlock(page, service);
  const { head } = requests;
  await waitForNewBlock(page, service);
  expect(requests.head).toBe(head);
});

test("a hidden tab closes the feed, and is up to date after it is shown again @waits", async ({
  page,
  network,
  service,
}) => {
  const requests = countRequests(page, network);
  await page.goto(`/${network}/search`);
  await waitForNewBlock(page, service);
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
  await expect.poll(() => requests.live).toBe(2);
  await waitForNewBlock(page, service);
});
