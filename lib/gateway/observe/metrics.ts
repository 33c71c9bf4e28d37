import "server-only";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Gateway } from "../gateway";
import type { CallRecord } from "../upstream/journal";
import type { PageCache } from "../page-cache/page-cache";
import type { RequestRecord } from "./observe-request";
import { LANES } from "../budget/lanes";

const PREFIX = "shardscope_";

function metricsOf(registers: Registry[]) {
  const gauge = <const L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: PREFIX + name, help, labelNames: ["network", ...labelNames], registers });
  return {
    calls: new Counter({
      name: `${PREFIX}upstream_requests_total`,
      help: "Upstream requests by outcome, including retries.",
      labelNames: ["network", "endpoint", "outcome"],
      registers,
    }),
    seconds: new Histogram({
      name: `${PREFIX}upstream_request_seconds`,
      help: "Duration of upstream requests, by outcome.",
      labelNames: ["network", "endpoint", "outcome"],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    apiRequests: new Counter({
      name: `${PREFIX}api_requests_total`,
      help: "Requests to the explorer's API, by status.",
      labelNames: ["network", "version", "status"],
      registers,
    }),
    requests: new Counter({
      name: `${PREFIX}http_requests_total`,
      help: "Visitor requests, by kind and status.",
      labelNames: ["kind", "name", "status"],
      registers,
    }),
    firstByte: new Histogram({
      name: `${PREFIX}http_first_byte_seconds`,
      help: "Time to the first byte of a response: rendering, including the wait for its data.",
      labelNames: ["kind", "name"],
      buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 0.7, 1, 3, 10],
      registers,
    }),
    whole: new Histogram({
      name: `${PREFIX}http_request_seconds`,
      help: "Time until a response was complete, without live streams.",
      labelNames: ["kind", "name"],
      buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    left: new Counter({
      name: `${PREFIX}http_left_total`,
      help: "Requests that the visitor cancelled before the response was complete.",
      labelNames: ["kind", "name"],
      registers,
    }),
    pages: new Counter({
      name: `${PREFIX}pages_total`,
      help: "Shared pages and lists: from memory, from a render in progress, or rendered.",
      labelNames: ["by"],
      registers,
    }),
    pageEntries: new Gauge({
      name: `${PREFIX}page_cache_entries`,
      help: "Pages and lists in the page cache.",
      registers,
    }),
    pageBytes: new Gauge({ name: `${PREFIX}page_cache_bytes`, help: "Size of the page cache.", registers }),
    live: new Gauge({ name: `${PREFIX}live_clients`, help: "Open live streams.", registers }),
    shared: gauge("budget_shared", "1 while instances share the budget through Redis, 0 otherwise."),
    configured: gauge("budget_configured_per_second", "Requests a second that the service grants us."),
    current: gauge("budget_current_per_second", "Requests a second after recent 429s of the service."),
    tokens: gauge("budget_tokens", "Requests that could start now."),
    paused: gauge("budget_pause_seconds", "Remaining pause that the service demanded."),
    queued: gauge("queue_length", "Requests that wait for their turn, by lane.", "lane"),
    inFlight: gauge("upstream_in_flight", "Requests that the service is working on."),
    wait: gauge("queue_expected_wait_seconds", "Expected wait of an interactive request made now."),
    answered: new Counter({
      name: `${PREFIX}cache_answers_total`,
      help: "Calls by the source of their answer.",
      labelNames: ["network", "by"],
      registers,
    }),
    closed: gauge("breaker_closed", "1 while calls are made, 0 while the breaker is open."),
    entries: new Gauge({ name: `${PREFIX}cache_entries`, help: "Answers in the cache.", registers }),
    bytes: new Gauge({
      name: `${PREFIX}cache_bytes`,
      help: "Estimated size of the answer cache.",
      registers,
    }),
  };
}

/** The counters that the page cache keeps itself. */
type PageCounts = PageCache["counts"];

interface Metrics {
  readonly registry: Registry;
  readonly all: ReturnType<typeof metricsOf>;
  /** Null if each request is rendered separately. */
  pageCounts: (() => PageCounts) | null;
}

const SHARED = Symbol.for("shardscope.metrics");

function metrics(): Metrics {
  const shared: typeof globalThis & { [SHARED]?: Metrics } = globalThis;
  shared[SHARED] ??= start();
  return shared[SHARED];
}

function start(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, all: metricsOf([registry]), pageCounts: null };
}

export function countCall({ network, endpoint, outcome, durationMs }: CallRecord): void {
  const { calls, seconds } = metrics().all;
  calls.inc({ network, endpoint, outcome });
  seconds.observe({ network, endpoint, outcome }, durationMs / 1000);
}

export function countApiRequest(network: string, version: string, status: number): void {
  metrics().all.apiRequests.inc({ network, version, status });
}

/** Files are counted but not timed: they come from memory or from disk. */
export function countRequest({ kind, name, status, firstByteMs, durationMs, left }: RequestRecord): void {
  const { requests, firstByte, whole, left: leaving } = metrics().all;
  requests.inc({ kind, name, status });
  if (kind === "file") return;
  if (firstByteMs !== null) firstByte.observe({ kind, name }, firstByteMs / 1000);
  if (kind === "live") return;
  if (left) leaving.inc({ kind, name });
  else whole.observe({ kind, name }, durationMs / 1000);
}

/** Sets where to read the counters of the page cache. */
export function observePages(counts: () => PageCounts): void {
  metrics().pageCounts = counts;
}

/** A stream of live data was opened (1) or ended (-1). */
export function countLiveClient(change: 1 | -1): void {
  metrics().all.live.inc(change);
}

/** All metrics in Prometheus' text format; the gateways' states are read at the time of the call. */
export async function renderMetrics(
  gateways: readonly Gateway[],
): Promise<{ readonly type: string; readonly text: string }> {
  const { registry, all, pageCounts } = metrics();
  // The gateways keep these counts themselves; they are only copied here.
  all.answered.reset();
  for (const gateway of gateways) collect(all, gateway);
  if (pageCounts !== null) collectPages(all, pageCounts());
  return { type: registry.contentType, text: await registry.metrics() };
}

function collectPages(all: Metrics["all"], { hits, joins, renderings, entries, bytes }: PageCounts): void {
  all.pages.reset();
  all.pages.inc({ by: "memory" }, hits);
  all.pages.inc({ by: "joined" }, joins);
  all.pages.inc({ by: "rendered" }, renderings);
  all.pageEntries.set(entries);
  all.pageBytes.set(bytes);
}

function collect(all: Metrics["all"], gateway: Gateway): void {
  const network = gateway.network.id;
  const { budget, queue, inFlight, expectedWaitMs, cache, breaker } = gateway.health();
  all.shared.set({ network }, budget.ledger === "shared" ? 1 : 0);
  all.configured.set({ network }, budget.configuredPerSecond);
  all.current.set({ network }, budget.currentPerSecond);
  all.tokens.set({ network }, budget.tokens);
  all.paused.set(
    { network },
    budget.pausedUntilMs === null ? 0 : Math.max(0, budget.pausedUntilMs - Date.now()) / 1000,
  );
  for (const lane of LANES) all.queued.set({ network, lane }, queue[lane]);
  all.inFlight.set({ network }, inFlight);
  all.wait.set({ network }, expectedWaitMs / 1000);
  all.answered.inc({ network, by: "cache" }, cache.hits);
  all.answered.inc({ network, by: "stale" }, cache.staleHits);
  all.answered.inc({ network, by: "service" }, cache.misses);
  all.closed.set({ network }, breaker.state === "closed" ? 1 : 0);
  all.entries.set(cache.entries);
  all.bytes.set(cache.bytes);
}
