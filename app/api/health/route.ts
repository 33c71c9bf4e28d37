import { networks } from "@/lib/gateway/networks";
import { DATA_POLICY } from "@/lib/security/content-policy";

/** Never prerendered: a probe checks this process, now. */
export const dynamic = "force-dynamic";

/** For probes: this process is serving. Makes no calls, so that a service that is down does not take us down too. */
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
