import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

type Processors = readonly { readonly times: Readonly<Record<string, number>> }[];

/** The share of all processors' time, 0 to 1, that was not idle between the two readings. */
export function loadBetween(before: Processors, after: Processors): number {
  const [from, to] = [sumOf(before), sumOf(after)];
  const whole = to.whole - from.whole;
  return whole > 0 ? 1 - (to.idle - from.idle) / whole : 0;
}

/** The load of the machine from now on, unlike the load average, which counts what ran in the last minute. */
export async function processorLoad(duringMs: number): Promise<number> {
  const before = cpus();
  await wait(duringMs);
  return loadBetween(before, cpus());
}

function sumOf(processors: Processors): { readonly idle: number; readonly whole: number } {
  const times = processors.flatMap((each) => Object.entries(each.times));
  const sum = (some: typeof times) => some.reduce((total, [, ms]) => total + ms, 0);
  return { idle: sum(times.filter(([what]) => what === "idle")), whole: sum(times) };
}
