import { chromium, type Browser } from "@playwright/test";
import { thousandSteps } from "../e2e/trace-plans";
import { tellTrace } from "../e2e/trace-service";
import { wireTrace } from "../lib/query/trace/test-wire";
import { CHROMIUM_ARGS, findChromium } from "../scripts/chromium.mjs";
import type { Measure } from "./main";
import type { World } from "./world";

const TIMES = 7;
/** Opening the graph of a trace of 1,000 transactions; the design's. */
const GRAPH_MS = 300;

/** A trace of 1,000 transactions: from the click to the drawn graph, and until one can walk in its tree. */
export async function measureTrace(world: World): Promise<Measure[]> {
  const { network, service } = world.cold();
  const url = `${world.url}/${network}${await tellTrace(service, wireTrace(thousandSteps()))}`;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const runs: Run[] = [];
    for (let time = 0; time < TIMES; time += 1) runs.push(await runOnce(browser, url));
    const row = (what: string, of: (run: Run) => number, budget: number | null) => ({
      what: `${what}, trace of 1,000 transactions, median of ${TIMES}`,
      value: median(runs.map(of)),
      unit: "ms",
      budget,
    });
    return [
      row("tree walked with the first key after the page is there", ({ treeMs }) => treeMs, GRAPH_MS),
      row("graph opened from the tree", ({ graphMs }) => graphMs, GRAPH_MS),
      row("graph opened again", ({ againMs }) => againMs, GRAPH_MS),
    ];
  } finally {
    await browser.close();
  }
}

interface Run {
  readonly treeMs: number;
  readonly graphMs: number;
  readonly againMs: number;
}

/** A new visitor each time: nothing is in the browser's cache. */
async function runOnce(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.getByRole("treeitem").first().focus();
    const treeMs = await page.evaluate(walk);
    const graphMs = await page.evaluate(open, "Graph");
    await page.evaluate(open, "Tree");
    const againMs = await page.evaluate(open, "Graph");
    return { treeMs, graphMs, againMs };
  } finally {
    await context.close();
  }
}

/** Runs in the page: one key in the tree, until the picture of it is there. */
async function walk(): Promise<number> {
  const startMs = performance.now();
  const from = document.activeElement;
  from?.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  while (document.activeElement === from) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - startMs;
}

/** Runs in the page: chooses a view, until the picture of it is there. */
async function open(view: string): Promise<number> {
  const link = [...document.querySelectorAll<HTMLElement>("nav a")].find((one) => one.textContent === view);
  const drawn = `${view === "Graph" ? "svg" : "div"}[role=tree] [role=treeitem]`;
  const startMs = performance.now();
  link?.click();
  while (document.querySelector(drawn) === null)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - startMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
