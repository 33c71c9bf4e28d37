import { chromium, type Browser } from "playwright/test";
import { thousandSteps } from "../e2e/trace/trace-plans";
import { scriptTrace } from "../e2e/trace/trace-service";
import { wireTrace } from "../testing/domain/trace/test-trace-json";
import { chromiumOptions } from "../scripts/test/chromium.mjs";
import type { Measure } from "./main";
import { tasksIn } from "./tasks";
import type { World } from "./world";

const TIMES = 7;
/** The design's budget for opening the graph of a trace of 1,000 transactions. */
const BUDGET_MS = 300;

/** A trace of 1,000 transactions: the time from the click to the drawn graph, and for a key press in its tree. */
export async function measureTrace(world: World): Promise<Measure[]> {
  const { network, service } = world.cold();
  const url = `${world.url}/${network}${await scriptTrace(service, wireTrace(thousandSteps()))}`;
  const browser = await chromium.launch(await chromiumOptions());
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
      row("tree walked with a key, time of the processor", ({ tree }) => tree.cpuMs, BUDGET_MS),
      row("graph opened, time of the processor", ({ graph }) => graph.cpuMs, BUDGET_MS),
      row("graph opened again, time of the processor", ({ again }) => again.cpuMs, BUDGET_MS),
      // Includes time in which other processes had the processor: on an idle machine both are the same.
      row("graph opened, with its file, by the clock", ({ graph }) => graph.clockMs, null),
      row("graph opened again, by the clock", ({ again }) => again.clockMs, null),
    ];
  } finally {
    await browser.close();
  }
}

interface Time {
  /** Until it is painted. */
  readonly clockMs: number;
  /** CPU time of the page's main thread. */
  readonly cpuMs: number;
}

interface Run {
  readonly tree: Time;
  readonly graph: Time;
  readonly again: Time;
}

/** A new visitor each time, with an empty browser cache. */
async function runOnce(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  try {
    const page = await context.newPage();
    const timed = async (work: () => Promise<number>): Promise<Time> => {
      await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
      const clockMs = await work();
      const tasks = tasksIn(await browser.stopTracing());
      return { clockMs, cpuMs: tasks.reduce((sum, { cpuMs }) => sum + cpuMs, 0) };
    };
    await page.goto(url, { waitUntil: "networkidle" });
    await page.getByRole("treeitem").first().focus();
    const tree = await timed(() => page.evaluate(walk));
    const graph = await timed(() => page.evaluate(open, "Graph"));
    await page.evaluate(open, "Tree");
    const again = await timed(() => page.evaluate(open, "Graph"));
    return { tree, graph, again };
  } finally {
    await context.close();
  }
}

/** Runs in the page: one key in the tree, until the result is painted. */
async function walk(): Promise<number> {
  const startMs = performance.now();
  const from = document.activeElement;
  from?.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  while (document.activeElement === from) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - startMs;
}

/** Runs in the page: chooses a view, until it is painted. */
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
