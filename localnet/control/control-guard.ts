import type { IncomingHttpHeaders } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const ALLOWED_FETCH_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

export interface ControlRequest {
  readonly remoteAddress: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Only local programs and pages served by localnet may control it. A page of another site in a local
 * browser also connects from loopback; its `Origin`, `Sec-Fetch-Site` or `Host` header gives it away.
 */
export function refusalReason({ remoteAddress, headers }: ControlRequest): string | null {
  if (!isLoopback(remoteAddress ?? ""))
    return "Localnet is controlled from the machine that it runs on only.";
  const host = headers.host ?? "";
  if (!LOCAL_HOSTS.has(host.replace(/:\d{1,5}$/, "").toLowerCase()))
    return "Localnet is controlled at localhost, 127.0.0.1 or [::1] only.";
  const site = headers["sec-fetch-site"];
  const isForeignSite =
    (headers.origin !== undefined && headers.origin.toLowerCase() !== `http://${host}`.toLowerCase()) ||
    (typeof site === "string" && !ALLOWED_FETCH_SITES.has(site));
  return isForeignSite ? "Localnet is not controlled from pages of other sites." : null;
}

function isLoopback(address: string): boolean {
  const unmapped = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  return isIPv4(unmapped) ? unmapped.startsWith("127.") : isIPv6(unmapped) && unmapped === "::1";
}
