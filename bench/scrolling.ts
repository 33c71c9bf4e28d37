import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type Page } from "playwright/test";
import { chromiumOptions } from "../scripts/test/chromium.mjs";
import { DEVICES, limitPage, type Device } from "./devices";
import type { Measure } from "./main";
import type { World } from "./world";

/** How far a visitor scrolls to find something from this morning. */
const FAR_ROW = 380;
const DEEP_ROWS = 10_000;

const LONGEST_MS = 120_000;
/** One turn of a wheel, or one flick of a finger, in pixels; sent as fast as the page takes them. */
const TURN = 700;
const DEEP_TURN = 12_000;

/** Limits on a phone: layout shift, blocking time and waiting time. */
const SHIFT = 0.05;
const BLOCKED_MS = 1_000;
const FAR_MS = 8_000;

/** Scrolls through a list as fast as possible, and then back and forth through the loaded rows. */
export async function measureScrolling(world: World): Promise<Measure[]> {
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const measures: Measure[] = [];
    for (const device of DEVICES) measures.push(...(await scrolledOn(device, world, browser)));
    return measures;
  } finally {
    await browser.close();
  }
}

async function scrolledOn(device: Device, world: World, browser: Browser): Promise<Measure[]> {
  const { network, service } = world.cold();
  await service.script({ lists: { transactions: DEEP_ROWS + 500 } });
  const list = `${world.url}/${network}/transactions`;
  // Fills the server's caches: neither they nor the service are measured.
  await (await fetch(list)).arrayBuffer();
  const isGoal = device.limits !== null;
  const on = `on a ${device.name}`;
  const far = await scrolled(browser, device, list, (page) => scrollToRow(page, FAR_ROW));
  const deep = await scrolled(browser, device, `${list}?rows=${DEEP_ROWS}`, backAndForth);
  return [
    { what: `to row ${FAR_ROW} ${on}`, value: far.tookMs, unit: "ms", budget: isGoal ? FAR_MS : null },
    {
      what: `blocked down to row ${FAR_ROW} ${on}`,
      value: far.blockedMs,
      unit: "ms",
      budget: isGoal ? BLOCKED_MS : null,
    },
    { what: `layout shift down to row ${FAR_ROW} ${on}`, value: far.shift, unit: "", budget: SHIFT },
    {
      what: `back and forth through ${DEEP_ROWS} rows ${on}`,
      value: deep.tookMs,
      unit: "ms",
      budget: null,
    },
    {
      what: `blocked back and forth ${on}`,
      value: deep.blockedMs,
      unit: "ms",
      budget: isGoal ? BLOCKED_MS : null,
    },
    { what: `layout shift back and forth ${on}`, value: deep.shift, unit: "", budget: SHIFT },
  ];
}

interface Scrolling {
  readonly tookMs: number;
  /** Task time beyond the first fifty milliseconds of each task, which go unnoticed. */
  readonly blockedMs: number;
  readonly shift: number;
}

async function scrolled(
  browser: Browser,
  device: Device,
  url: string,
  scroll: (page: Page) => Promise<void>,
): Promise<Scrolling> {
  const context = await browser.newContext({ viewport: device.viewport });
  try {
    await context.addInitScript(watchScrolling);
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_MS);
    await page.goto(url, { waitUntil: "networkidle", timeout: LONGEST_MS });
    const rows = new URL(url).searchParams.get("rows");
    if (rows !== null) await page.waitForFunction(hasRows, Number(rows));
    await limitPage(page, device);
    await page.mouse.move(device.viewport.width / 2, device.viewport.height / 2);
    const before = await page.evaluate(scrollingSoFar);
    const startMs = performance.now();
    await scroll(page);
    const tookMs = performance.now() - startMs;
    const after = await page.evaluate(scrollingSoFar);
    return { tookMs, blockedMs: after.blockedMs - before.blockedMs, shift: after.shift - before.shift };
  } finally {
    await context.close();
  }
}

async function scrollToRow(page: Page, row: number): Promise<void> {
  const giveUpMs = performance.now() + LONGEST_MS;
  while (!(await page.evaluate(hasReached, row))) {
    if (performance.now() > giveUpMs) throw new Error(`row ${row} did not come`);
    await page.mouse.wheel(0, TURN);
  }
}

async function backAndForth(page: Page): Promise<void> {
  for (const turn of [DEEP_TURN, -DEEP_TURN]) {
    for (;;) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, turn);
      // A frame may be late: the end is reached once nothing moves for a while.
      let after = before;
      for (let look = 0; look < 20 && after === before; look += 1) {
        await wait(20);
        after = await page.evaluate(() => window.scrollY);
      }
      if (after === before) break;
      if (turn > 0 && (await page.evaluate(hasReached, DEEP_ROWS - 50))) break;
    }
  }
}

/** Runs in the page before anything else. */
function watchScrolling(): void {
  const seen = { blockedMs: 0, shift: 0 };
  Reflect.set(window, "scrolling", seen);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += "value" in entry ? Number(entry.value) : 0;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page. Long tasks are reported a little after they end. */
async function scrollingSoFar(): Promise<{ readonly blockedMs: number; readonly shift: number }> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { blockedMs, shift } = Object(Reflect.get(window, "scrolling"));
  return { blockedMs: Number(blockedMs), shift: Number(shift) };
}

/**
 * Runs in the page: whether a row is in view or has been passed. Long lists remove rows that have been passed, and one
 * turn of the wheel may pass more than one window. The header is the first row.
 */
function hasReached(row: number): boolean {
  return [...document.querySelectorAll("tr[aria-rowindex]")].some(
    (shown) =>
      Number(shown.getAttribute("aria-rowindex")) > row &&
      shown.getBoundingClientRect().top < window.innerHeight,
  );
}

function hasRows(rows: number): boolean {
  const status = document.querySelector("main output")?.textContent ?? "";
  return Number(/\d+/.exec(status.replaceAll(",", ""))?.[0] ?? 0) >= rows;
}
