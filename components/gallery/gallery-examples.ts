import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import type { ApiError } from "@/lib/toncenter/error";

/** Example data of the gallery, invented except for the elector. */
export const ELECTOR = parseAddress(`-1:${"3".repeat(64)}`);
export const ACCOUNT = parseAddress(`0:${"0123456789abcdef".repeat(4)}`);
export const WALLET = parseAddress(`0:${"fedcba9876543210".repeat(4)}`);
export const HASH = parseHash("8f3a91bc".repeat(8));

export const HOSTILE_NAMES = [
  "alice.ton",
  "USDT ✅ verified",
  "gro\u202Egnp.ton",
  "a\u200Bd\u200Bm\u200Bi\u200Bn",
  `z${"\u0301".repeat(30)}`,
  "claim your prize at https://example.com before it is too late, friend",
];

export const ERRORS: readonly ApiError[] = [
  {
    kind: "bad-input",
    message: "it is 47 characters long, a friendly address has 48",
    field: "address",
    tried: ["address", "hash", "domain"],
  },
  { kind: "not-found", message: "blocks not found" },
  { kind: "not-yet", message: "No transaction has received this message so far." },
  { kind: "rate-limited", whose: "service", retryAfterMs: 12_000 },
  { kind: "rate-limited", whose: "queue", retryAfterMs: 4_000 },
  { kind: "rate-limited", whose: "visitor", retryAfterMs: 30_000 },
  { kind: "unauthorized", status: 403, message: "Network not allowed" },
  { kind: "upstream", cause: "timeout", status: 504, message: "LITE_SERVER_NETWORK timeout" },
  {
    kind: "malformed",
    endpoint: "v3.transactions",
    path: "transactions.0.lt",
    expected: "whole number",
    received: '"soon"',
  },
  { kind: "offline" },
];

export const ROLES = [
  "surface",
  "raised",
  "sunken",
  "line",
  "edge",
  "text",
  "muted",
  "link",
  "link-soft",
  "positive",
  "positive-soft",
  "warning",
  "warning-soft",
  "negative",
  "negative-soft",
  "violet",
  "violet-soft",
  "highlight",
] as const;
