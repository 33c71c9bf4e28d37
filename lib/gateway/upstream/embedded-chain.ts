import "server-only";
import { request } from "undici";
import * as v from "valibot";
import { settings } from "../process-settings";
import { readBody } from "./response-body";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const State = v.object({ history: v.object({ done: Count, of: Count, time: Count, until: Count }) });

/** The page does not wait longer than this for it. */
const TIMEOUT_MS = 500;
const MAX_BYTES = 64 * 1024;

/** Networks whose history is complete; it stays so. */
const complete = new Set<string>();

/** Null for networks that are not an embedded chain, and as soon as the history is complete. */
export async function chainHistory(networkId: string) {
  const network = settings().networks.find(({ id }) => id === networkId);
  if (network === undefined || network.genesis === null || complete.has(networkId)) return null;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await request(new URL("/localnet", network.url), { signal });
    const { statusCode } = response;
    const text = await readBody(response, MAX_BYTES);
    // Services of other kinds do not have this path.
    if (statusCode === 404) complete.add(networkId);
    if (statusCode !== 200) return null;
    const { history } = v.parse(State, JSON.parse(text));
    if (history.done < history.of) return history;
    complete.add(networkId);
    return null;
  } catch {
    return null;
  }
}
