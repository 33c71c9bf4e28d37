import "server-only";
import type { IncomingMessage } from "node:http";

/**
 * Whether the visitor's own connection is encrypted. Only a trusted proxy can say so, and the one nearest to the
 * visitor knows: most proxies replace the header they receive, some append to it.
 */
export function isEncrypted({ headers }: Pick<IncomingMessage, "headers">, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  const forwarded = [headers["x-forwarded-proto"] ?? []].flat().join(",").split(",");
  return (forwarded.at(-trustedProxies) ?? forwarded[0])?.trim().toLowerCase() === "https";
}
