import "server-only";
import { settings } from "../process-settings";
import { logRequest } from "./log";
import { countRequest } from "./metrics";
import type { RequestObserver } from "./observe-request";
import { processTracer } from "./process-tracer";
import { readTraceParent } from "./trace-span";

/** Counts and logs each request of this process, and traces it if tracing is configured. */
export function requestObserver(): RequestObserver {
  const { networks, trustedProxies } = settings();
  return {
    networks: new Set(networks.map(({ id }) => id)),
    begin({ headers }, id) {
      // Read only behind a trusted proxy: otherwise any client could decide what is traced.
      processTracer()?.beginRequest(id, trustedProxies > 0 ? readTraceParent(headers["traceparent"]) : null);
    },
    record(request) {
      countRequest(request);
      if (request.kind === "page" || request.kind === "navigation") logRequest(request);
      processTracer()?.endRequest(request);
    },
  };
}
