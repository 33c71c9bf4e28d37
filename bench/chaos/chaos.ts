/**
 * `npm run chaos`: visitors browse two explorers over a service with intermittent faults, with a Redis that is killed
 * or suspended. Exits with 1 if any limit is exceeded. `npm test` runs it for some seconds.
 */
import { writeFileSync } from "node:fs";
import { constants, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Agent } from "undici";
import { SITE } from "../../e2e/helpers/site";
import { upstream } from "../../e2e/upstream/control";
import type { ScriptInput } from "../../e2e/upstream/script";
import { startUpstream } from "../../e2e/upstream/server";
import { findingsOf, holds, quantile, type Finding, type Footprint, type Visit } from "./chaos-limits";
import { startExplorer, startRedis } from "./chaos-processes";
import { browse, learn, receive, watch, type Browsing } from "./chaos-visitors";
import { watchHeldUp } from "./held-up";
import { REDIS_FAULTS, turnsOf, UPSTREAM_FAULTS, type Turn } from "./fault-turns";
import { problemOf, type Target } from "./page-check";
import { processorLoad } from "./processor-load";
import { seededRandom, shuffled } from "./seeded-random";

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string" },
    seconds: { type: "string" },
    seed: { type: "string" },
    visitors: { type: "string" },
    /** A file for all visits and faults, for debugging. */
    out: { type: "string" },
  },
});
const forMs =
  options.seconds === undefined ? Number(options.minutes ?? 1) * 60_000 : Number(options.seconds) * 1_000;
const visitors = Number(options.visitors ?? 8);
const seed = options.seed ?? "shardscope";
if (!(forMs > 0) || !Number.isInteger(visitors))
  throw new Error("--minutes, --seconds and --visitors take numbers");

/** Times mean nothing while other processes keep more than this share of the processors busy. */
const BUSY = 0.5;
const isBusy = (await processorLoad(500)) > BUSY;

/** When each fault of the service began, and null where it ended. */
const turns: Turn<string | null>[] = [];

const WATCHERS = 2;
const RECOVERED = 6;
/** A short run uses fewer pages, since opening each one takes time. */
const PAGES = forMs < 60_000 ? 20 : Infinity;
const FOOTPRINT_MS = 500;
const STALL_MS = 50;
const NETWORK = "mainnet";
/** The service without faults. New blocks arrive. */
const WELL: ScriptInput = { ticking: { everyMs: 1_000, transactions: 3 } };

const DATA: readonly Omit<Target, "rows">[] = [
  { what: "rows of transactions", path: `/api/${NETWORK}/rows/transactions`, identity: null },
  { what: "blocks of the API", path: `/api/${NETWORK}/v3/blocks?limit=10`, identity: null },
  { what: "head", path: `/api/${NETWORK}/head`, identity: null },
  { what: "status as data", path: `/api/${NETWORK}/status`, identity: null },
];

// The explorers and Redis end with this process, but only if it exits by itself.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

const service = await startUpstream(0);
const control = upstream(NETWORK, service.url);
await control.script(WELL);
const redis = await startRedis();
if (redis === null)
  console.log("WITHOUT REDIS: there is no redis-server on this machine (apt-get install redis-server).");
const env = {
  MAINNET_URL: `${service.url}/${NETWORK}`,
  MAINNET_RPS: "1000",
  VISITOR_RPM: "1000000",
  PICTURES: "off",
  ...(redis === null ? {} : { REDIS_URL: redis.url }),
};
const explorers = await Promise.all([startExplorer(env), startExplorer(env)]);
const agent = new Agent({ connections: 64 });
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await agent.destroy();
  await Promise.all(explorers.map((each) => each.stop()));
  await redis?.stop();
  await service.close();
}

async function run(): Promise<boolean> {
  console.log(
    `Chaos for ${forMs / 1_000} s: ${visitors} visitors, seed "${seed}" (--seed "${seed}" runs the same again)`,
  );
  const facts = await control.facts();
  const pages = SITE.map(({ name, path, identity }) => ({
    what: name,
    path: path(facts) || "/",
    identity: identity(facts),
  }));
  const urls = explorers.map(({ url }) => url);
  const targets: Target[] = [];
  for (const each of [...shuffled(pages, seededRandom(seed)).slice(0, PAGES), ...DATA]) {
    // Once on each explorer, to load the code: the run is about the service.
    const [first] = await Promise.all(urls.map((url) => learn(agent, url, each)));
    if (first !== undefined) targets.push(first);
  }

  const startedMs = performance.now();
  const nowMs = () => performance.now() - startedMs;
  const random = seededRandom(seed);
  const stalls = watchStalls(nowMs);
  const heldUp = urls.map((url) => watchHeldUp(agent, url, nowMs));
  const visits: Visit[] = [];
  const footprints: Footprint[][] = explorers.map(() => []);
  const trouble = play(nowMs, random);
  const measuring = measure(nowMs, footprints);
  const browsing: Browsing = {
    agent,
    explorers: urls,
    targets,
    random,
    nowMs,
    stalledSince: (ms, place) => Math.max(stalls.since(ms), heldUp[place]?.since(ms) ?? 0),
    found: (visit) => void visits.push(visit),
  };
  await Promise.all([
    trouble,
    measuring,
    ...Array.from({ length: visitors }, () => browse(browsing, forMs)),
    ...Array.from({ length: WATCHERS }, () => watch(browsing, forMs)),
  ]);
  // Visits that began before the end were measured to theirs.
  for (const each of heldUp) each.stop();
  const recoveryMs = await recovery(urls, targets);
  stalls.stop();

  if (options.out !== undefined) writeFileSync(options.out, JSON.stringify({ turns, visits }));
  const findings = findingsOf(visits, footprints, recoveryMs);
  const whole = visits.map(({ wholeMs }) => wholeMs);
  console.log(
    `${visits.length} visits, whole answers p50 ${Math.round(quantile(whole, 0.5))} ms, p95 ${Math.round(quantile(whole, 0.95))} ms; load ${loadavg()[0]?.toFixed(1)}, this process stalled for ${Math.round(stalls.since(0))} ms, the explorers were held up for ${heldUp.map((each) => Math.round(each.since(0))).join(" and ")} ms`,
  );
  console.log(`statuses: ${countsOf(visits.map(({ status }) => String(status)))}`);
  for (const finding of findings) {
    const { what, value, unit, limit, examples } = finding;
    const verdict = holds(finding) ? "holds" : isJudged(finding) ? "FAILS" : "BUSY ";
    console.log(`  ${verdict}  ${what}: ${value} ${unit} (at most ${limit})`);
    if (!holds(finding)) for (const example of examples) console.log(`           ${example}`);
  }
  const errors = explorers.flatMap((each) => each.errors());
  console.log(`  ${errors.length === 0 ? "holds" : "FAILS"}  errors in the logs: ${errors.length}`);
  for (const line of errors.slice(0, 3)) console.log(`           ${line.slice(0, 600)}`);
  if (isBusy) console.log("The machine was busy with other work to begin with: times were NOT JUDGED.");
  return findings.filter(isJudged).every(holds) && errors.length === 0;
}

function isJudged({ isTime }: Finding): boolean {
  return !(isBusy && isTime);
}

/** Injects faults into the service and Redis, each on its own schedule. */
async function play(nowMs: () => number, random: () => number): Promise<void> {
  const faults = turnsOf(UPSTREAM_FAULTS, { forMs, turnMs: [800, 2_500], restMs: [300, 1_200] }, random);
  const ofRedis =
    redis === null
      ? []
      : turnsOf(REDIS_FAULTS, { forMs, turnMs: [500, 2_000], restMs: [1_000, 4_000] }, random);
  await Promise.all([
    (async () => {
      for (const { atMs, what } of faults) {
        await wait(Math.max(0, atMs - nowMs()));
        turns.push({ atMs: nowMs(), what: what?.name ?? null });
        await control.script(what === null ? WELL : { ...WELL, rules: [{ fault: what.fault }] });
      }
    })(),
    (async () => {
      for (const { atMs, what } of ofRedis) {
        await wait(Math.max(0, atMs - nowMs()));
        redis?.suffer(what);
      }
    })(),
  ]);
  await wait(Math.max(0, forMs - nowMs()));
}

async function measure(nowMs: () => number, footprints: readonly Footprint[][]): Promise<void> {
  while (nowMs() < forMs) {
    await wait(FOOTPRINT_MS);
    await Promise.all(
      explorers.map(async (each, place) => footprints[place]?.push(await each.footprint(nowMs()))),
    );
  }
}

/** After the faults: how long until some pages of both explorers are as they were. */
async function recovery(urls: readonly string[], targets: readonly Target[]): Promise<number> {
  const startedMs = performance.now();
  const giveUpMs = 30_000;
  const isWell = async (url: string, each: Target) => {
    const { status, body } = await receive(agent, url + each.path, each.identity !== null);
    return status === 200 && problemOf(each, status, body) === null;
  };
  const untilWell = async (url: string, each: Target) => {
    while (!(await isWell(url, each))) {
      if (performance.now() - startedMs > giveUpMs) {
        console.log(`not recovered: ${each.what} at ${url}`);
        break;
      }
      await wait(50);
    }
    return performance.now() - startedMs;
  };
  const some = shuffled(targets, seededRandom(seed)).slice(0, RECOVERED);
  return Math.max(...(await Promise.all(urls.flatMap((url) => some.map((each) => untilWell(url, each))))));
}

/** Records when this process itself was blocked, which distorts its measurements. */
function watchStalls(nowMs: () => number) {
  const stalls: { readonly toMs: number; readonly ms: number }[] = [];
  let lastMs = nowMs();
  const timer = setInterval(() => {
    const late = nowMs() - lastMs - STALL_MS;
    lastMs = nowMs();
    if (late > STALL_MS) stalls.push({ toMs: lastMs, ms: late });
  }, STALL_MS);
  return {
    since: (ms: number) => stalls.filter(({ toMs }) => toMs >= ms).reduce((sum, stall) => sum + stall.ms, 0),
    stop: () => clearInterval(timer),
  };
}

function countsOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value}: ${count}`).join(", ");
}
