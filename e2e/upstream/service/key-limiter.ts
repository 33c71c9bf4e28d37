import type { Script } from "../script";
import { gatewayRefusal, type Reply } from "./refusal";

const WINDOW_MS = 1_000;

/** The gateway before the service: checks keys and rates. */
export class KeyLimiter {
  readonly #recent = new Map<string, number[]>();

  /** Null if the request is allowed. */
  check(keys: Script["keys"], key: string | null, now: number): Reply | null {
    if (keys === null) return null;
    if (key !== null && keys.otherNetwork.includes(key)) return gatewayRefusal(403, "Network not allowed");
    if (key !== null && !keys.accepted.includes(key)) return gatewayRefusal(401, "API key does not exist");
    const perSecond = key === null ? keys.perSecondWithoutKey : keys.perSecond;
    if (perSecond === null || this.#counts(key ?? "", perSecond, now)) return null;
    return gatewayRefusal(429, "Ratelimit exceeded");
  }

  /** Refused requests do not count: otherwise a client over the limit would stay refused. */
  #counts(key: string, perSecond: number, now: number): boolean {
    const recent = (this.#recent.get(key) ?? []).filter((at) => now - at < WINDOW_MS);
    const fits = recent.length < perSecond;
    this.#recent.set(key, fits ? [...recent, now] : recent);
    return fits;
  }
}
