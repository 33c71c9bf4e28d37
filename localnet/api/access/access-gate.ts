import { gatewayError, type ApiAnswer } from "../api-request";
import { RateLimiter } from "./rate-limiter";
import type { AccessRules } from "./access-rules";

export interface CallerIdentity {
  readonly header: string | null;
  readonly query: string | null;
  /** Remote address; callers without a key are counted by it. */
  readonly remoteAddress: string;
}

/** Returns the error for a rejected request, or null if it is allowed. */
export type AccessGate = (caller: CallerIdentity) => ApiAnswer | null;

export function openAccessGate(
  rules: AccessRules,
  clock: () => number = () => performance.now(),
): AccessGate {
  const limiter = new RateLimiter(clock);
  const keys = new Map(rules.keys.map((key) => [key.key, key]));
  return ({ header, query, remoteAddress }) => {
    const presented = header || query || null;
    const key = presented === null ? null : keys.get(presented);
    if (key === undefined) return gatewayError(401, "API key does not exist");
    if (key !== null && key.network !== rules.network) return gatewayError(403, "Network not allowed");
    const granted =
      key === null
        ? limiter.take(`from ${remoteAddress}`, rules.keyless)
        : limiter.take(`key ${key.key}`, key.rate);
    return granted ? null : gatewayError(429, "Ratelimit exceeded");
  };
}
