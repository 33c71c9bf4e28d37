import type { Page } from "playwright/test";

/** How much of what is on screen has moved since the page began to load: the sum of its layout shifts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
}
