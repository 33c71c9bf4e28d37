import "server-only";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Gateway } from "../gateway";
import type { CallRecord } from "../upstream/journal";
import { LANES } from "../budget/lanes";

const PREFIX = "shardscope_";

function metricsOf(registers: Registry[]) {
  const gauge = <const L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: PREFIX + name, help, labelNames: ["network", ...labelNames], registers });
  return {
    calls: new Counter({
      name: `${PREFIX}upstream_requests_total`,
      help: "Requests to the services, every attempt counted, by outcome.",
      labelNames: ["network", "endpoint", "outcome"],
      registers,
    }),
    seconds: new Histogram({
      name: `${PREFIX}upstream_request_seconds`,
      help: "How long the services took, by outcome.",
      labelNames: ["network", "endpoint", "outcome"],
      buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    apiRequests: new Counter({
      name: `${PREFIX}api_requests_total`,
      help: "Requests to our own API, by status.",
      labelNames: ["network", "version", "status"],
      registers,
    }),
    configured: gauge("budget_configured_per_second", "Requests a second that the service grants us."),
    current: gauge("budget_current_per_second", "Requests a second after recent 429s of the service."),
    tokens: gauge("budget_tokens", "Requests that could start now."),
    paused: gauge("budget_pause_seconds", "Remaining pause that the service demanded."),
    queued: gauge("queue_length", "Requests that wait for their turn, by lane.", "lane"),
    inFlight: gauge("upstream_in_flight", "Requests that the service is working on."),
    wait: gauge("queue_expected_wait_seconds", "Expected wait of an interactive request made now."),
    answered: new Counter({
      name: `${PREFIX}cache_answers_total`,
      help: "Calls, by the source of the answer.",
      labelNames: ["network", "by"],
      registers,
    }),
    closed: gauge("breaker_closed", "1 while calls are made, 0 while the breaker is open."),
    entries: new Gauge({ name: `${PREFIX}cache_entries`, help: "Answers in memory.", registers }),
    bytes: new Gauge({ name: `${PREFIX}cache_bytes`, help: "Their estimated size.", registers }),
  };
}

interface Metrics {
  readonly registry: Registry;
  readonly all: ReturnType<typeof metricsOf>;
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
  return { registry, all: metricsOf([registry]) };
}

export function countCall({ network, endpoint, outcome, durationMs }: CallRecord): void {
  const { calls, seconds } = metrics().all;
  calls.inc({ network, endpoint, outcome });
  seconds.observe({ network, endpoint, outcome }, durationMs / 1000);
}

export function countApiRequest(network: string, version: string, status: number): void {
  metrics().all.apiRequests.inc({ network, version, status });
}

/** All metrics in Prometheus' text format; the states of the gateways are read now. */
export async function renderMetrics(
  gateways: readonly Gateway[],
): Promise<{ readonly type: string; readonly text: string }> {
  const { registry, all } = metrics();
  // The gateways keep these counts themselves; they are only copied here.
  all.answered.reset();
  for (const gateway of gateways) collect(all, gateway);
  return { type: registry.contentType, text: await registry.metrics() };
}

function collect(all: Metrics["all"], gateway: Gateway): void {
  const network = gateway.network.id;
  const { budget, queue, inFlight, expectedWaitMs, cache, breaker } = gateway.health();
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
