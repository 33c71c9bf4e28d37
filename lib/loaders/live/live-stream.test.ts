import { afterEach, expect, test, vi } from "vitest";
import { liveResponse } from "./live-stream";

vi.mock("./network-live", () => ({
  liveOf: () => ({
    feed: { listen: () => () => {} },
    subscriptions: { add: () => ({ accepted: new Set(), release: () => {} }) },
  }),
}));

afterEach(() => vi.useRealTimers());

test("a feed without news sends an event every 15 seconds, which pages can see", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reader = liveResponse("mainnet", null, new Set()).body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toMatch(/^retry: /);
  for (let beat = 0; beat < 3; beat += 1) {
    vi.advanceTimersByTime(15_000);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    expect(await next()).toBe("event: alive\ndata:\n\n");
  }
  await reader?.cancel();
  expect(vi.getTimerCount()).toBe(0);
});
