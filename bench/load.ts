import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { capture } from "../scripts/run.mjs";
import { start, until } from "./localnet-process";
import type { Measure } from "./main";
import { measureOverhead } from "./overhead";
import { stop, type World } from "./world";

/** How long each is measured, after a warm-up. */
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 5);
const WARM_UP_SECONDS = Math.min(2, SECONDS);
const CONNECTIONS = 20;
const TIMEOUT_SECONDS = 30;
const DELAY_MS = 200;
const CROWDS = [10, 50, 200] as const;

/** A new process takes up to twice as long for its first pages: V8 compiles the hot functions meanwhile. */
const UNOPENED = { first: 600, next: 600, measured: 1_200 } as const;

/** As browsers send it: pages are compressed to a tenth of their text. */
const AS_BROWSERS = { "accept-encoding": "gzip, deflate, br, zstd" } as const;

/** The unit of CPU time in `/proc`, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

const Found = v.object({
  total: v.number(),
  perSecond: v.number(),
  p50: v.number(),
  p99: v.number(),
  max: v.number(),
  bad: v.number(),
});
type Found = v.InferOutput<typeof Found>;

interface Line extends Found {
  readonly what: string;
  readonly load: number;
  /** Requests per second of the explorer's CPU time, which does not depend on other load of the machine. */
  readonly perProcessorSecond: number | null;
  /** The highest resident memory of the explorer meanwhile. */
  readonly megabytes: number | null;
}

interface Shot {
  readonly url: string;
  /** Requested one after the other; without them, only the path of the URL. */
  readonly paths?: readonly string[];
  readonly connections?: number;
  /** Request each path once, instead of for a time. */
  readonly once?: boolean;
  readonly warm?: boolean;
}

/** `pid`: the process whose CPU time is measured. */
async function shoot(
  pid: number | undefined,
  { url, paths, connections = CONNECTIONS, once: each = false, warm = true }: Shot,
) {
  const requests = paths?.map((path) => ({ method: "GET", path }));
  const options = {
    url,
    connections,
    timeout: TIMEOUT_SECONDS,
    headers: AS_BROWSERS,
    ...(requests === undefined ? {} : { requests }),
  };
  forgetPeakOf(pid);
  if (warm && !each) await run({ ...options, duration: WARM_UP_SECONDS });
  const usedBefore = processorSecondsOf(pid);
  const found = await run({ ...options, ...(each ? { each } : { duration: SECONDS }) });
  const used = processorSecondsOf(pid) - usedBefore;
  return { ...found, perProcessorSecond: used > 0 ? found.total / used : null, megabytes: peakOf(pid) };
}

async function run(options: object): Promise<Found> {
  const { exitCode, output } = await capture(process.execPath, [
    "bench/load-client.mjs",
    JSON.stringify(options),
  ]);
  if (exitCode !== 0) throw new Error(output);
  return v.parse(v.pipe(v.string(), v.parseJson(), Found), output);
}

/** The throughput of one process, for pages and for data, and how it scales with visitors and with processes. */
export async function measureLoad(world: World): Promise<Measure[]> {
  const lines: Line[] = [];
  const measure = async (what: string, shot: Shot) => {
    const load = loadavg()[0] ?? Number.NaN;
    const found = await shoot(world.pid, shot);
    lines.push({ what, load, ...found });
    return found;
  };
  const pathOf = (wanted: string) => world.pages.find(({ name }) => name === wanted)?.path ?? "/";
  const mixed = ["home", "blocks", "account", "transaction", "transactions", "jettons"].map(pathOf);
  const measures: Measure[] = [];

  for (const name of ["home", "blocks", "account"]) {
    const { perSecond } = await measure(`${name}, the same for all`, { url: world.url + pathOf(name) });
    measures.push({
      what: `pages a second, ${name}`,
      value: perSecond,
      unit: "/s",
      budget: 1_500,
      atLeast: true,
    });
  }
  await measure("blocks, each for the first time, in a new process", unopened(world, UNOPENED.first));
  await shoot(world.pid, unopened(world, UNOPENED.next));
  const rendered = await measure("blocks, each for the first time", unopened(world, UNOPENED.measured));
  measures.push({
    what: "pages a second, rendered",
    value: rendered.perSecond,
    unit: "/s",
    budget: 100,
    atLeast: true,
  });
  const rows = await measure("rows as JSON", { url: `${world.url}/api/mainnet/rows/transactions` });
  measures.push({ what: "rows as JSON", value: rows.perSecond, unit: "/s", budget: 800, atLeast: true });
  measures.push(...(await measureOverhead(world)));

  const { network, service } = world.cold();
  const facts = await service.facts();
  await service.script({ rules: [{ fault: { kind: "delay", ms: DELAY_MS } }] });
  await measure(`home over a service that takes ${DELAY_MS} ms`, { url: `${world.url}/${network}` });
  await measure(`blocks for the first time over a service that takes ${DELAY_MS} ms`, {
    url: world.url,
    paths: Array.from({ length: 200 }, (_, place) => `/${network}/block/${facts.head.seqno - 20 - place}`),
    once: true,
  });

  await overLocalnet(world, measure);

  for (const connections of CROWDS)
    await measure(`six pages, ${connections} at once`, { url: world.url, paths: mixed, connections });
  const memory = (what: string, value: number): Measure => ({ what, value, unit: "MB", budget: 700 });
  measures.push(
    memory(`memory with ${CROWDS.at(-1)} at once`, lines.at(-1)?.megabytes ?? 0),
    memory("memory, highest of all these", Math.max(...lines.map(({ megabytes }) => megabytes ?? 0))),
  );
  const twice = await twoProcesses(world, mixed);
  lines.push(...twice);
  measures.push({
    what: "pages a second, rendered by two processes",
    value: twice.at(-1)?.perSecond ?? 0,
    unit: "/s",
    budget: 100,
    atLeast: true,
  });

  print(lines);
  return measures;
}

function unopened(world: World, count: number, at: Partial<Shot> = {}): Shot {
  return { url: world.url, paths: world.unopened(count), once: true, ...at };
}

async function overLocalnet(world: World, measure: (what: string, shot: Shot) => Promise<Found>) {
  const folder = mkdtempSync(join(tmpdir(), "load-localnet-"));
  const chain = start(folder, 500);
  try {
    await until(({ history, head, index }) => history.done === history.of && head?.seqno === index.seqno);
    for (const path of ["", "/blocks", "/transactions"])
      await measure(`${path === "" ? "home" : path.slice(1)} over localnet`, {
        url: `${world.url}/localnet${path}`,
      });
    await measure("rows as JSON over localnet", { url: `${world.url}/api/localnet/rows/transactions` });
  } finally {
    await stop(chain);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same number of visitors, half of them at a second process. */
async function twoProcesses(world: World, paths: readonly string[]): Promise<readonly Line[]> {
  const second = await world.startSecond();
  const both = async (what: string, shot: (url: string) => Shot): Promise<Line> => {
    const load = loadavg()[0] ?? Number.NaN;
    const [one, other] = await Promise.all([
      shoot(world.pid, shot(world.url)),
      shoot(second.child.pid, shot(second.url)),
    ]);
    return {
      what,
      load,
      total: one.total + other.total,
      perProcessorSecond: null,
      megabytes: null,
      perSecond: one.perSecond + other.perSecond,
      p50: Math.max(one.p50, other.p50),
      p99: Math.max(one.p99, other.p99),
      max: Math.max(one.max, other.max),
      bad: one.bad + other.bad,
    };
  };
  try {
    const warmUp = unopened(world, UNOPENED.first + UNOPENED.next, { url: second.url });
    await shoot(second.child.pid, warmUp);
    return [
      await both("six pages, 50 at once, two processes", (url) => ({ url, paths, connections: 25 })),
      await both("blocks, each for the first time, two processes", (url) =>
        unopened(world, UNOPENED.measured / 2, { url, connections: CONNECTIONS / 2 }),
      ),
    ];
  } finally {
    await stop(second.child);
  }
}

/** Its user and system CPU time; NaN on systems without `/proc`. */
function processorSecondsOf(pid: number | undefined): number {
  try {
    // The program name, in parentheses, can contain anything.
    const [, fields = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [user, system] = fields.split(" ").slice(11, 13);
    return (Number(user) + Number(system)) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** Its peak resident memory since the last `forgetPeakOf`; null on systems without `/proc`. */
function peakOf(pid: number | undefined): number | null {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
  } catch {
    return null;
  }
}

function forgetPeakOf(pid: number | undefined): void {
  try {
    // 5 resets the peak (proc_pid_clear_refs(5)).
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // Without /proc there is no peak either.
  }
}

function print(lines: readonly Line[]): void {
  console.log(
    "\n| what | requests per second | per CPU second | p50, ms | p99, ms | longest, ms | failed | peak MB | load |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const { what, perSecond, perProcessorSecond, p50, p99, max, bad, megabytes, load } of lines) {
    const each = perProcessorSecond === null ? "" : Math.round(perProcessorSecond);
    console.log(
      `| ${[what, Math.round(perSecond), each, p50, p99, max, bad, megabytes === null ? "" : Math.round(megabytes), load.toFixed(1)].join(" | ")} |`,
    );
  }
}
