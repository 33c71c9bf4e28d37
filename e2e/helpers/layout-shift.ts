import type { Page } from "playwright/test";

/** As many shifts as Chromium keeps for those who ask later. */
const MOST_KEPT = 150;

/** How much of what is on screen has moved since the page began to load: the sum of its layout shifts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate((mostKept) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    if (entries.length >= mostKept) throw new Error("the browser may have dropped later shifts");
    return entries.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  }, MOST_KEPT);
}
