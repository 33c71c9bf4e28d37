import "server-only";
import { settings } from "../process-settings";
import { logRequest } from "./log";
import { countRequest } from "./metrics";
import type { RequestObserver } from "./observe-request";
import { processTracer } from "./process-tracer";
import { readTraceParent } from "./trace-span";

/** What is done with each request of this process: counted, logged, and traced where that is configured. */
export function requestObserver(): RequestObserver {
  const { networks, trustedProxies } = settings();
  return {
    networks: new Set(networks.map(({ id }) => id)),
    begin({ headers }, id) {
      // Whoever else could send it would decide what is traced.
      processTracer()?.beginRequest(id, trustedProxies > 0 ? readTraceParent(headers["traceparent"]) : null);
    },
    record(request) {
      countRequest(request);
      if (request.kind === "page" || request.kind === "navigation") logRequest(request);
      processTracer()?.endRequest(request);
    },
  };
}
