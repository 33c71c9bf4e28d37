import type { Browser } from "playwright/test";
import { expect } from "./fixtures";

/**
 * The browser has a tab with this URL. Asks the browser itself: of a tab that a click has opened, Playwright may miss
 * the event on a busy machine, or wait for a navigation that has ended.
 */
export async function expectTab(browser: Browser, url: RegExp): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await expect
    .poll(async () => {
      const { targetInfos } = await session.send("Target.getTargets");
      return targetInfos.filter((target) => target.type === "page").map((target) => target.url);
    })
    .toContainEqual(expect.stringMatching(url));
  await session.detach();
}
