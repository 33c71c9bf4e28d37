import { expect, it } from "vitest";
import { pause, Pulse } from "./pulse";

it("goes on after a failure, ends when told, and can begin again", async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const pulse = new Pulse(
    async (signal) => {
      runs += 1;
      if (runs === 1) throw new Error("once");
      while (!signal.aborted) await pause(60_000, signal);
    },
    (error) => failures.push(error),
  );
  pulse.begin();
  pulse.begin();
  await expect.poll(() => runs, { timeout: 5_000 }).toBe(2);
  expect(failures).toEqual([new Error("once")]);
  expect(pulse.beats).toBe(true);
  await pulse.end();
  expect(pulse.beats).toBe(false);
  pulse.begin();
  expect(runs).toBe(3);
  await pulse.end();
});
