import "server-only";
import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";

/**
 * Each trusted proxy appends the address it was called from, so the visitor's address is that many places from the
 * end; everything before it is the visitor's own claim and cannot be trusted.
 */
export function visitorAddress(
  request: Pick<IncomingMessage, "headers"> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  trustedProxies: number,
): string {
  const { remoteAddress } = request.socket;
  const socket = canonicalAddress(remoteAddress ?? "") ?? "unknown";
  if (trustedProxies === 0) return socket;
  const hops = [request.headers["x-forwarded-for"] ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((hop) => hop.trim());
  const hop = hops.filter((each) => each !== "").at(-trustedProxies);
  // Some proxies write "unknown". Their visitors share one limit.
  return (hop === undefined ? null : canonicalAddress(hop)) ?? socket;
}

/** Proxies write an address with or without its port, and an IPv6 address in any of its spellings. */
export function canonicalAddress(text: string): string | null {
  const [, bracketed] = /^"?\[([^\]]*)\](?::\d{1,5})?"?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const plain = (bracketed ?? withPort ?? text).replace(/%.*/s, "");
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return null;
  const { address } = new SocketAddress({ address: plain, family: "ipv6" });
  return /^::ffff:([\d.]+)$/.exec(address)?.[1] ?? address;
}

/**
 * The address that the limits count by: somebody with one IPv6 address usually has 2^64 of them with the same first
 * half.
 */
export function visitorOf(address: string): string {
  const canonical = canonicalAddress(address) ?? address.slice(0, 64);
  if (isIP(canonical) !== 6) return canonical;
  const [head = "", tail = ""] = canonical.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  const gap = canonical.includes("::") ? Math.max(0, 8 - groupsOf(before) - groupsOf(after)) : 0;
  return [...before, ...Array.from({ length: gap }, () => "0"), ...after].slice(0, 4).join(":");
}

/** The last 32 bits can be written as an IPv4 address. */
function groupsOf(parts: readonly string[]): number {
  return parts.length + (parts.at(-1)?.includes(".") === true ? 1 : 0);
}
