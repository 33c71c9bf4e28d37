import { beginCell, type Cell } from "@ton/core";
import { chromium, type Page } from "playwright/test";
import { chromiumOptions } from "../scripts/test/chromium.mjs";
import type { Measure } from "./main";
import { median } from "./median";
import type { World } from "./world";

const CELLS = 10_000;
const CELL_BYTES = 90;
const TIMES = 5;

/** A BoC of 1 MB whose cells are all different. */
function largeBag(): Buffer {
  let made = 0;
  const cell = (refs: readonly Cell[]) => {
    const builder = beginCell().storeUint(made, 32).storeBuffer(Buffer.alloc(CELL_BYTES, made));
    made += 1;
    for (const ref of refs) builder.storeRef(ref);
    return builder.endCell();
  };
  let level = Array.from({ length: (CELLS * 3) / 4 }, () => cell([]));
  while (level.length > 1)
    level = Array.from({ length: Math.ceil(level.length / 4) }, (_, at) =>
      cell(level.slice(at * 4, at * 4 + 4)),
    );
  return level[0]?.toBoc() ?? Buffer.alloc(0);
}

/** How long a large BoC takes from the choice of its file to its tree on screen, and how long the page is blocked. */
export async function measureDecode(world: World): Promise<Measure[]> {
  const buffer = largeBag();
  const browser = await chromium.launch(await chromiumOptions());
  const taken: number[] = [];
  const blocked: number[] = [];
  try {
    for (let time = 0; time < TIMES; time += 1) {
      const page = await browser.newPage();
      await page.goto(`${world.url}/decode`, { waitUntil: "networkidle" });
      // As a visitor does before choosing a file: it starts the worker.
      await page.locator("textarea").dispatchEvent("paste");
      await page.waitForLoadState("networkidle");
      await page.evaluate(watchTree);
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "large.boc", mimeType: "application/octet-stream", buffer });
      await page.waitForFunction(() => document.documentElement.dataset["took"] !== undefined);
      taken.push(await numberIn(page, "took"));
      blocked.push(await numberIn(page, "longest"));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return [
    {
      what: `decoding 10,000 cells of ${buffer.length} bytes`,
      value: median(taken),
      unit: "ms",
      budget: 300,
    },
    { what: "longest task of the page meanwhile", value: median(blocked), unit: "ms", budget: 50 },
  ];
}

function numberIn(page: Page, name: string): Promise<number> {
  return page.evaluate((key) => Number(document.documentElement.dataset[key] ?? 0), name);
}

/** Runs in the page: the time from the choice of a file until the tree is painted, with the longest task in between. */
function watchTree(): void {
  const { dataset } = document.documentElement;
  let startedMs = Number.POSITIVE_INFINITY;
  new PerformanceObserver((list) => {
    const tasks = list.getEntries().filter(({ startTime }) => startTime >= startedMs);
    dataset["longest"] = String(
      Math.max(Number(dataset["longest"] ?? 0), ...tasks.map(({ duration }) => duration)),
    );
  }).observe({ type: "longtask" });
  document.addEventListener("change", () => (startedMs = performance.now()), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (document.querySelector("[aria-setsize]") === null) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => (dataset["took"] = String(performance.now() - startedMs)), 0),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
