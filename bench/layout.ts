import { chromium, type Page } from "playwright/test";
import { chromiumOptions } from "../scripts/test/chromium.mjs";
import type { Measure } from "./main";
import type { World } from "./world";

/** Layout shifts while a page loads, and its requests to other hosts, in a real browser. */
export async function measureLayout(world: World): Promise<Measure[]> {
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const measures: Measure[] = [];
    for (const { name, path } of world.pages) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      let foreign = 0;
      page.on("request", (request) => {
        if (!request.url().startsWith(world.url) && !request.url().startsWith("data:")) foreign += 1;
      });
      await page.addInitScript(watchShifts);
      await page.goto(world.url + path, { waitUntil: "networkidle" });
      measures.push(
        { what: `layout shift of ${name}`, value: await shiftOf(page), unit: "", budget: 0.02 },
        { what: `requests of ${name} to others`, value: foreign, unit: "", budget: 0 },
      );
      await page.close();
    }
    return measures;
  } finally {
    await browser.close();
  }
}

/** Runs in the page, before anything else does. */
function watchShifts(): void {
  let shift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += "value" in entry ? Number(entry.value) : 0;
    document.documentElement.dataset["shift"] = String(shift);
  });
  observer.observe({ type: "layout-shift", buffered: true });
}

async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0));
}
