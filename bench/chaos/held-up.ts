import { setTimeout as wait } from "node:timers/promises";
import { request, type Agent } from "undici";

const EVERY_MS = 50;
/** The duration of such a request on an idle machine. */
const USUAL_MS = 10;

export interface HeldUp {
  /** How long it has been blocked since then. */
  since(ms: number): number;
  stop(): void;
}

/**
 * Measures when an explorer could not answer anything, with a request that needs no data service: the machine or the
 * explorer itself was busy. On an idle machine that is close to zero.
 */
export function watchHeldUp(agent: Agent, url: string, nowMs: () => number): HeldUp {
  const stop = new AbortController();
  const late: { readonly fromMs: number; toMs: number }[] = [];
  const look = async () => {
    while (!stop.signal.aborted) {
      const one = { fromMs: nowMs() + USUAL_MS, toMs: Infinity };
      late.push(one);
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
      await request(`${url}/api/health`, { dispatcher: agent }).then(
        ({ body }) => body.dump(),
        () => {},
      );
      one.toMs = nowMs();
      if (one.toMs <= one.fromMs) late.pop();
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
      await wait(EVERY_MS);
    }
  };
  void look();
  return {
    since: (ms) =>
      late
        .map(({ fromMs, toMs }) => Math.min(toMs, nowMs()) - Math.max(fromMs, ms))
        .reduce((sum, each) => sum + Math.max(0, each), 0),
    stop: () => stop.abort(),
  };
}
