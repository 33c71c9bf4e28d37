import { getPriority, setPriority } from "node:os";
import { test as base, devices, expect, type Page } from "playwright/test";
import { leaseNetwork } from "../world/lease";
import { launchChromium } from "./launch-chromium";
import { upstream, type UpstreamControl } from "../upstream/control";
import { MOST_LOADS } from "./in-time";
import { shareTab, type SharedTab } from "./shared-tab";
import { EXPLORER_URL, UPSTREAM_URL, type NetworkKind } from "../world/world";

// Tests and their browsers have a lower priority than the servers, so that a page is late only if its service is, and
// not because the check of another page keeps the processors busy. The process that starts the servers loads the test
// files, too.
if (process.env["TEST_WORKER_INDEX"] !== undefined) setPriority(Math.min(19, getPriority() + 5));

interface World {
  /** The test's own network, with a key and a rate that never limits it. */
  readonly network: string;
  /** The control client of that network's service. */
  readonly service: UpstreamControl;
  readonly lease: (kind: NetworkKind) => { readonly network: string; readonly service: UpstreamControl };
  /** The browser's complaints; a test that expects complaints empties it. */
  readonly complaints: string[];
  /**
   * A tab in a context of its own, for what `page` cannot forget: permissions, a changed clock, scripts that run before
   * those of each page, other tabs with the same storage, the options of `test.use`. Costs half as much again.
   */
  readonly ownPage: Page;
  /**
   * Shows what the server sent: a tab without scripts, which costs a fifth of `page`. The tests of a worker share it,
   * so none changes its size or its media.
   */
  readonly reader: Page;
}

interface WorkerWorld {
  readonly sharedTab: SharedTab;
  readonly readerTab: { readonly page: Page; complaints: string[] };
}

/** Every test of a page uses this: our own policy may block nothing, and nothing may crash unnoticed. */
export const test = base.extend<World, WorkerWorld>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  lease: async ({}, provide) => {
    await provide((kind) => {
      const network = leaseNetwork(kind);
      return { network, service: upstream(network, UPSTREAM_URL) };
    });
  },
  network: async ({ lease }, provide) => provide(lease("e").network),
  service: async ({ network }, provide) => provide(upstream(network, UPSTREAM_URL)),
  // oxlint-disable-next-line eslint/no-empty-pattern -- as above
  complaints: async ({}, provide) => {
    const complaints: string[] = [];
    await provide(complaints);
    expect(complaints, "complaints of the browser").toEqual([]);
  },
  // The tests of a worker share it, one after the other: in the same tab a page takes two thirds of the CPU time. A test
  // that does not use it opens none.
  page: async ({ sharedTab, complaints }, provide) => {
    await sharedTab.reset();
    listen(sharedTab.page, complaints);
    await provide(sharedTab.page);
  },
  ownPage: async ({ context, complaints, javaScriptEnabled }, provide) => {
    const page = await context.newPage();
    listen(page, complaints);
    if (javaScriptEnabled) waitForLateParts(page);
    await provide(page);
  },
  // Playwright's own, without a second start.
  browser: [
    async ({ playwright }, provide) => {
      const browser = await launchChromium(playwright.chromium);
      await provide(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 0 },
  ],
  sharedTab: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ ...devices["Desktop Chrome"], baseURL: EXPLORER_URL });
      const page = await context.newPage();
      waitForLateParts(page);
      await provide(shareTab(page));
      await context.close();
    },
    { scope: "worker" },
  ],
  readerTab: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: EXPLORER_URL });
      const complaints: string[] = [];
      const tab = { page: await context.newPage(), complaints };
      listen(tab.page, { push: (...found) => tab.complaints.push(...found) });
      openInTime(tab.page);
      await provide(tab);
      await context.close();
    },
    { scope: "worker" },
  ],
  reader: async ({ readerTab, complaints }, provide) => {
    readerTab.complaints = complaints;
    await readerTab.page.context().clearCookies();
    await provide(readerTab.page);
  },
});

export { expect } from "playwright/test";

const LATE_PART = "div[hidden][id^='S:']";

/**
 * A page with late parts has each of them twice when it is loaded: the skeleton, and the part, hidden, which React puts
 * in its place up to 300 ms later. A page that has been opened is one that is complete, on a machine that stalls as well.
 */
function waitForLateParts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if ((options?.waitUntil ?? "load") !== "load") return response;
    await expect(page.locator(LATE_PART)).toHaveCount(0);
    return response;
  };
}

/**
 * Without scripts a late part remains hidden. On a machine that stalls pages are late although the service is not: those
 * that a test opens, and those that a link or a form leads to.
 */
function openInTime(page: Page): void {
  const goto = page.goto.bind(page);
  const isLate = async () => (await page.locator(LATE_PART).count()) > 0;
  let isOpening = false;
  let reloads = 0;
  const reloadIfLate = async () => {
    try {
      if (!(await isLate())) reloads = 0;
      else if (!isOpening && ++reloads < MOST_LOADS) await page.reload();
    } catch {
      // The test has gone on to another page.
    }
  };
  let reloading = Promise.resolve();
  page.on("load", () => {
    if (!isOpening) reloading = reloadIfLate();
  });
  page.goto = async (url, options) => {
    isOpening = true;
    try {
      await reloading;
      for (let left = MOST_LOADS; ; left--) {
        const response = await goto(url, options);
        if (left === 1 || !(await isLate())) return response;
      }
    } finally {
      isOpening = false;
    }
  };
}

/** Collects the browser's complaints. */
export function listen(page: Page, complaints: Pick<string[], "push">): void {
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // Many tests expect error responses; the browser logs these by itself.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
}
