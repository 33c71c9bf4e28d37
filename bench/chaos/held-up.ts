import { setTimeout as wait } from "node:timers/promises";
import { request, type Agent } from "undici";

const EVERY_MS = 50;
/** What such a request takes on a machine with nothing else to do. */
const USUAL_MS = 10;

export interface HeldUp {
  /** For how long since then. */
  since(ms: number): number;
}

/**
 * Finds out when an explorer could not answer anything, by a request that needs no data service: the machine was busy with
 * others, or the explorer with itself. On a machine with nothing else to do that is close to nothing.
 */
export function watchHeldUp(agent: Agent, url: string, nowMs: () => number, untilMs: number): HeldUp {
  const late: { readonly fromMs: number; toMs: number }[] = [];
  const look = async () => {
    while (nowMs() < untilMs) {
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
  };
}
