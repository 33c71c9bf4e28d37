import { networks } from "@/lib/gateway/networks";
import { DATA_POLICY } from "@/lib/security/content-policy";

/** Never prerendered: a probe checks this process at the time of the request. */
export const dynamic = "force-dynamic";

/**
 * For probes: reports that this process is serving. Makes no calls, so an outage of the service does not take us down
 * too.
 */
export function GET(): Response {
  const body = {
    status: "ok",
    uptimeSeconds: Math.floor(process.uptime()),
    networks: networks().map(({ id }) => id),
  };
  return Response.json(body, {
    headers: {
      "Cache-Control": "no-store",
      "Content-Security-Policy": DATA_POLICY,
      "X-Robots-Tag": "noindex",
    },
  });
}
