import { expect } from "playwright/test";
import type { UpstreamControl } from "../upstream/control";

/** The answer with the newest block is the first to expire. */
const SHORTEST_FRESH_MS = 1_500;

/**
 * Expects that a page makes at most this many calls with a cold cache, and none with a warm one. A load that took
 * longer than an answer stays fresh proves nothing and is measured again; nor does the next one prove anything, since old
 * answers are renewed after the page has been sent. Returns the number of calls. The network is one
 * that nothing was loaded from before: an answer from then may expire between the two loads.
 */
export async function expectWarmIsFree(
  service: UpstreamControl,
  load: () => Promise<unknown>,
  most = 3,
): Promise<number> {
  const costOf = async () => {
    const before = await service.totalCalls();
    const startMs = Date.now();
    await load();
    return { startMs, calls: (await service.totalCalls()) - before };
  };
  const cold = await costOf();
  expect(cold.calls, "calls with a cold cache").toBeLessThanOrEqual(most);
  for (let last = cold, isRenewed = false, left = 20; left > 0; left--) {
    const warm = await costOf();
    if (warm.calls === 0) return cold.calls;
    if (!isRenewed)
      expect(
        Date.now() - last.startMs,
        "milliseconds since the last load, which made calls with a warm cache",
      ).toBeGreaterThanOrEqual(SHORTEST_FRESH_MS);
    last = warm;
    isRenewed = !isRenewed;
  }
  throw new Error("This machine is too slow to open a page twice while its answers are fresh");
}
