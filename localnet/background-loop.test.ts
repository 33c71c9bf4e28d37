import { expect, it } from "vitest";
import { pause, BackgroundLoop } from "./background-loop";

it("retries after a failure, stops, and can be started again", async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const loop = new BackgroundLoop(
    async (signal) => {
      runs += 1;
      if (runs === 1) throw new Error("once");
      while (!signal.aborted) await pause(60_000, signal);
    },
    (error) => failures.push(error),
  );
  loop.start();
  loop.start();
  await expect.poll(() => runs, { timeout: 5_000 }).toBe(2);
  expect(failures).toEqual([new Error("once")]);
  expect(loop.isRunning).toBe(true);
  await loop.stop();
  expect(loop.isRunning).toBe(false);
  loop.start();
  expect(runs).toBe(3);
  await loop.stop();
});
