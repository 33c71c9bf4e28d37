import { chromium, type Page } from "playwright/test";
import { chromiumOptions } from "../scripts/test/chromium.mjs";
import type { Measure } from "./main";
import { tasksIn } from "./tasks";
import type { World } from "./world";

const ROWS = 10_000;
/** Elements that a browser handles easily; the whole list would be two hundred thousand. */
const MOST_ELEMENTS = 4_000;
/** Longer tasks are noticeable. */
const LONG_TASK_MS = 50;
const MB = 1_024 ** 2;

/** Scrolls a list page by page to row 10,000: the size of the page, and how long it is busy. */
export async function measureLists(world: World): Promise<Measure[]> {
  const { network, service } = world.cold();
  await service.script({ lists: { blocks: 3 * (ROWS + 100) } });
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await page.goto(`${world.url}/${network}/blocks`, { waitUntil: "networkidle" });
    await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
    let [rows, elements, pages] = [0, 0, 0];
    while (rows < ROWS) {
      const now = await page.evaluate(appendPage);
      rows = now.rows;
      elements = Math.max(elements, now.elements);
      pages += 1;
    }
    const tasks = tasksIn(await browser.stopTracing());
    const ownMs = Math.max(...tasks.map(({ cpuMs }) => cpuMs));
    const long = tasks.filter(({ tookMs }) => tookMs > LONG_TASK_MS).length;
    const measures: Measure[] = [
      {
        what: `elements in the page, at most, down to row ${ROWS}`,
        value: elements,
        unit: "",
        budget: MOST_ELEMENTS,
      },
      {
        what: `longest task while ${pages} pages are appended, time of the processor`,
        value: ownMs,
        unit: "ms",
        budget: LONG_TASK_MS,
      },
      // Includes time in which other processes had the processor: on an idle machine both are the same.
      { what: `tasks over ${LONG_TASK_MS} ms by the clock`, value: long, unit: "", budget: null },
      { what: `memory of scripts at row ${ROWS}`, value: await heapOf(page), unit: "MB", budget: null },
    ];
    return measures;
  } finally {
    await browser.close();
  }
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / MB;
}

/** Runs in the page: goes to the end of the list, loads more, and waits until it is drawn. */
async function appendPage(): Promise<{ readonly rows: number; readonly elements: number }> {
  const status = document.querySelector("main output");
  const before = status?.textContent ?? "";
  window.scrollTo(0, document.documentElement.scrollHeight);
  for (const button of document.querySelectorAll("button"))
    if (button.textContent === "Load more") button.click();
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (status?.textContent !== before) break;
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return {
    rows: Number((status?.textContent ?? "").replaceAll(/\D/g, "")),
    elements: document.querySelectorAll("*").length,
  };
}
