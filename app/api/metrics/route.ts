import { openGateways } from "@/lib/gateway/gateways";
import { renderMetrics } from "@/lib/gateway/observe/metrics";
import { currentRequest } from "@/lib/gateway/visitor/request-context";
import { visitorLimit } from "@/lib/gateway/visitor/visitor-limit";
import { refuse } from "@/lib/loaders/request/report-response";
import { DATA_POLICY } from "@/lib/security/content-policy";

export const dynamic = "force-dynamic";

/**
 * For Prometheus. Open to everybody, because behind a reverse proxy every client is a loopback client: it has numbers
 * by network and endpoint, but no keys, addresses or visitors. To close it, deny the path in the proxy.
 */
export async function GET(): Promise<Response> {
  const admitted = visitorLimit().admit(currentRequest()?.address ?? "unknown", 1);
  if (!admitted.ok) return refuse(admitted.error);
  const { type, text } = await renderMetrics(openGateways());
  return new Response(text, {
    headers: {
      "Content-Type": type,
      "Cache-Control": "no-store",
      "Content-Security-Policy": DATA_POLICY,
      "X-Robots-Tag": "noindex",
    },
  });
}
