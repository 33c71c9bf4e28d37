import type { IncomingHttpHeaders } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

const OUR_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const OUR_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

export interface Visitor {
  readonly remoteAddress: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Control is for programs and people on this machine. A page of another site that is open in a browser
 * here is neither, though it calls from here: it gives itself away by its origin, or by the name it calls us.
 */
export function refusalOf({ remoteAddress, headers }: Visitor): string | null {
  if (!isLoopback(remoteAddress ?? ""))
    return "Localnet is controlled from the machine that it runs on only.";
  const host = headers.host ?? "";
  if (!OUR_NAMES.has(host.replace(/:\d{1,5}$/, "").toLowerCase()))
    return "Localnet is controlled at localhost, 127.0.0.1 or [::1] only.";
  const site = headers["sec-fetch-site"];
  const fromElsewhere =
    (headers.origin !== undefined && headers.origin.toLowerCase() !== `http://${host}`.toLowerCase()) ||
    (typeof site === "string" && !OUR_SITES.has(site));
  return fromElsewhere ? "Localnet is not controlled from pages of other sites." : null;
}

function isLoopback(address: string): boolean {
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  return isIPv4(plain) ? plain.startsWith("127.") : isIPv6(plain) && plain === "::1";
}
