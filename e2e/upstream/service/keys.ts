import type { Script } from "../script";
import { gatewayRefusal, type Reply } from "./refusal";

const WINDOW_MS = 1_000;

/** What stands in front of the service: it knows keys and counts requests. */
export class KeyLimiter {
  readonly #recent = new Map<string, number[]>();

  /** Null lets the request in. */
  check(keys: Script["keys"], key: string | null, now: number): Reply | null {
    if (keys === null) return null;
    if (key !== null && keys.otherNetwork.includes(key)) return gatewayRefusal(403, "Network not allowed");
    if (key !== null && !keys.accepted.includes(key)) return gatewayRefusal(401, "API key does not exist");
    const perSecond = key === null ? keys.perSecondWithoutKey : keys.perSecond;
    if (perSecond === null || this.#counts(key ?? "", perSecond, now)) return null;
    return gatewayRefusal(429, "Ratelimit exceeded");
  }

  /** Refused requests do not count: otherwise whoever is over the limit would never come in again. */
  #counts(key: string, perSecond: number, now: number): boolean {
    const recent = (this.#recent.get(key) ?? []).filter((at) => now - at < WINDOW_MS);
    const fits = recent.length < perSecond;
    this.#recent.set(key, fits ? [...recent, now] : recent);
    return fits;
  }
}
