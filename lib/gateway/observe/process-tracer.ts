import "server-only";
import { request } from "undici";
import { settings } from "../process-settings";
import { logError } from "./log";
import { Tracer } from "./tracer";

const TIMEOUT_MS = 5_000;

// Next bundles pages, routes and instrumentation separately; what they share is on the global object.
const SHARED = Symbol.for("shardscope.tracer");

/** Null if no collector is configured. */
export function processTracer(): Tracer | null {
  const shared: typeof globalThis & { [SHARED]?: Tracer | null } = globalThis;
  if (shared[SHARED] === undefined) shared[SHARED] = openTracer();
  return shared[SHARED];
}

function openTracer(): Tracer | null {
  const { tracing } = settings();
  if (tracing === null) return null;
  const { endpoint, headers, service, ratio } = tracing;
  return new Tracer({
    service,
    ratio,
    random: Math.random,
    now: Date.now,
    send: async (body) => {
      const { statusCode, body: answer } = await request(`${endpoint}/v1/traces`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body,
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      });
      await answer.dump();
      if (statusCode >= 300) throw new Error(`the collector answers ${statusCode}`);
    },
    onFailure: (error) => logError("tracing", error),
  });
}
