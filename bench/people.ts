import { chromium, type Browser, type BrowserContext, type Page } from "playwright/test";
import { loadavg } from "node:os";
import { chromiumOptions } from "../scripts/test/chromium.mjs";
import { DEVICES, limitPage, type Device } from "./devices";
import type { Measure } from "./main";
import { median } from "./median";
import { ALIVE, watchPage } from "./people-watch";
import type { World } from "./world";

/** The element for which people open each page. */
const ANSWERS: Readonly<Record<string, string>> = {
  home: "[data-testid=head-seqno]",
  account: "[data-answer]",
  transaction: "[data-answer]",
  block: "[data-answer]",
  transactions: "main th[scope=row]",
};

/** The result of a visit; times in milliseconds since the navigation began. */
interface Visit {
  readonly paint: number;
  readonly answer: number;
  readonly alive: number;
  readonly longestTask: number;
  /** CPU time of the page's thread: the only time that does not depend on other load of the machine. */
  readonly processor: number;
  readonly kilobytes: number;
}

const COLUMNS = [
  ["paint", "first paint, ms"],
  ["answer", "answer, ms"],
  ["alive", "alive, ms"],
  ["longestTask", "longest task, ms"],
  ["processor", "processor, ms"],
  ["kilobytes", "kB"],
] as const;

/** The longest acceptable waits for a new visitor with a phone. */
const GOALS = [
  ["paint", 1_500],
  ["answer", 1_800],
  ["alive", 2_500],
] as const;

const RUNS = 3;
/** A page has loaded completely once the network has been idle for this long. */
const QUIET_MS = 1_000;
const LONGEST_MS = 60_000;

/** How long people wait for the most visited pages, in a real browser with real throttling. */
export async function measurePeople(world: World): Promise<Measure[]> {
  const pages = world.pages.filter(({ name }) => name in ANSWERS);
  const browser = await chromium.launch(await chromiumOptions());
  const lines: string[] = [];
  const measures: Measure[] = [];
  console.log(
    `\nLoad average before: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(" ")}`,
  );
  try {
    for (const device of DEVICES) {
      for (const { name, path } of pages) {
        // Fills the server's caches: neither they nor the service are measured.
        await (await fetch(world.url + path)).arrayBuffer();
        const runs: { readonly cold: Visit; readonly warm: Visit }[] = [];
        for (let run = 0; run < RUNS; run += 1)
          runs.push(await visitTwice(browser, device, world.url + path, ANSWERS[name] ?? ""));
        const cold = medians(runs.map((run) => run.cold));
        lines.push(line([name, device.name, "cold"], cold));
        lines.push(line([name, device.name, "warm"], medians(runs.map((run) => run.warm))));
        if (device.limits === null) continue;
        for (const [column, budget] of GOALS) {
          const what = `${column} of ${name} on a ${device.name}, first visit`;
          measures.push({ what, value: cold[column], unit: "ms", budget });
        }
      }
    }
  } finally {
    await browser.close();
  }
  const heads = ["page", "device", "cache", ...COLUMNS.map(([, title]) => title)];
  console.log(`\nMedians of ${RUNS}\n\n| ${heads.join(" | ")} |\n${"|---".repeat(heads.length)}|`);
  console.log(lines.join("\n"));
  console.log(
    `\nLoad average after: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(" ")}`,
  );
  return measures;
}

function line(heads: readonly string[], visit: Visit): string {
  return `| ${[...heads, ...COLUMNS.map(([column]) => Math.round(visit[column]))].join(" | ")} |`;
}

function medians(visits: readonly Visit[]): Visit {
  const of = (column: keyof Visit) => median(visits.map((visit) => visit[column]));
  return {
    paint: of("paint"),
    answer: of("answer"),
    alive: of("alive"),
    longestTask: of("longestTask"),
    processor: of("processor"),
    kilobytes: of("kilobytes"),
  };
}

/** A new visitor opens the page, and then opens it again in another tab. */
async function visitTwice(browser: Browser, device: Device, url: string, answer: string) {
  const context = await browser.newContext({ viewport: device.viewport });
  try {
    await context.grantPermissions(["clipboard-write"]);
    await context.addInitScript(watchPage, answer);
    return { cold: await open(context, device, url), warm: await open(context, device, url) };
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, device: Device, url: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  let activeMs = performance.now();
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    activeMs = performance.now();
  });
  session.on("Network.requestWillBeSent", () => {
    activeMs = performance.now();
  });
  await session.send("Network.enable");
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await limitPage(page, device, session);
  await page.goto(url, { waitUntil: "commit", timeout: LONGEST_MS });
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, ALIVE, {
    timeout: LONGEST_MS,
  });
  while (performance.now() - activeMs < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  const times = await readTimes(page);
  const { metrics } = await session.send("Performance.getMetrics");
  const processor = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
  await page.close();
  return { ...times, processor, kilobytes: bytes / 1_024 };
}

function readTimes(page: Page): Promise<Omit<Visit, "processor" | "kilobytes">> {
  return page.evaluate(() => {
    const [paint, answer, alive] = ["first-contentful-paint", "answer", "alive"].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    );
    const tasks = performance.getEntriesByName("long-task", "measure").map(({ duration }) => duration);
    return {
      paint: paint ?? Number.NaN,
      // Nothing is visible before the first paint, which is a little later than its frame.
      answer: Math.max(paint ?? Number.NaN, answer ?? Number.NaN),
      alive: alive ?? Number.NaN,
      longestTask: Math.max(0, ...tasks),
    };
  });
}
