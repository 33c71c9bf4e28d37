import { gatewayError, type ApiAnswer } from "../exchange";
import { Rates } from "./rates";
import type { Rules } from "./rules";

export interface Caller {
  readonly header: string | null;
  readonly query: string | null;
  /** Where the request comes from; tells those apart who have no key. */
  readonly from: string;
}

/** Says why a caller may not ask now; null lets it in. */
export type Gate = (caller: Caller) => ApiAnswer | null;

export function openGate(rules: Rules, clock: () => number = () => performance.now()): Gate {
  const rates = new Rates(clock);
  const known = new Map(rules.keys.map((key) => [key.key, key]));
  return ({ header, query, from }) => {
    const given = header || query || null;
    const key = given === null ? null : known.get(given);
    if (key === undefined) return gatewayError(401, "API key does not exist");
    if (key !== null && key.network !== rules.network) return gatewayError(403, "Network not allowed");
    const granted =
      key === null ? rates.take(`from ${from}`, rules.keyless) : rates.take(`key ${key.key}`, key.rate);
    return granted ? null : gatewayError(429, "Ratelimit exceeded");
  };
}
