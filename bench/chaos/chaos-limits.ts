/** One request of a simulated visitor. */
export interface Visit {
  readonly what: string;
  /** When it was sent, from the start of the run. */
  readonly atMs: number;
  /** Null when there was no answer. */
  readonly status: number | null;
  /** Until something was visible. */
  readonly firstMs: number;
  readonly wholeMs: number;
  /** What is wrong with the response; null if nothing is. */
  readonly problem: string | null;
  /** How long this process, or the explorer, was blocked meanwhile because the machine was busy. */
  readonly stalledMs: number;
}

/** The resource usage of a process at one moment. */
export interface Footprint {
  readonly atMs: number;
  readonly memoryBytes: number;
  readonly descriptors: number;
  /** Each keeps in memory what it refers to. */
  readonly timers: number;
}

export interface Finding {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** Depends on the machine as much as on the explorer. */
  readonly isTime: boolean;
  /** The worst few, for debugging. */
  readonly examples: readonly string[];
}

export const LIMITS = {
  blankMs: 1_000,
  waitMs: 10_000,
  p99Ms: 3_000,
  recoveryMs: 5_000,
  /** Of a process's resource usage, from the middle third of the run to the last. */
  growth: 0.25,
  /** The same in a short run, which is over before all code has been used. */
  shortGrowth: 1,
  shortMs: 60_000,
  /** Descriptors come and go with connections. */
  descriptors: 64,
  /** Timers come and go with answers in memory. In 20 s they vary by 5; one left by each list are 30 more. */
  timers: 20,
} as const;

/** The time to send the error once calls have timed out after ten seconds. */
const ERROR_SENDING_MS = 500;
const EXAMPLES = 3;

export function findingsOf(
  visits: readonly Visit[],
  footprints: readonly (readonly Footprint[])[],
  recoveryMs: number,
): readonly Finding[] {
  const wrong = (what: string, found: readonly Visit[]): Finding => ({
    what,
    value: found.length,
    unit: "visits",
    limit: 0,
    isTime: false,
    examples: found.slice(0, EXAMPLES).map(described),
  });
  const beyond = (what: string, ms: (visit: Visit) => number, limit: number): Finding => ({
    ...wrong(
      what,
      visits.filter((visit) => ms(visit) - visit.stalledMs > limit),
    ),
    isTime: true,
  });
  const whole = visits.map(({ wholeMs, stalledMs }) => Math.max(0, wholeMs - stalledMs));
  return [
    wrong(
      "without an answer",
      visits.filter(({ status }) => status === null),
    ),
    wrong(
      "status 500",
      visits.filter(({ status }) => status === 500),
    ),
    wrong(
      "wrong content",
      visits.filter(({ problem }) => problem !== null),
    ),
    beyond("blank for longer than 1 s", ({ firstMs }) => firstMs, LIMITS.blankMs),
    beyond("longer than 10 s", ({ wholeMs }) => wholeMs, LIMITS.waitMs + ERROR_SENDING_MS),
    {
      what: "whole answer, p99",
      value: Math.round(quantile(whole, 0.99)),
      unit: "ms",
      limit: LIMITS.p99Ms,
      isTime: true,
      examples: visits
        .toSorted((a, b) => b.wholeMs - b.stalledMs - (a.wholeMs - a.stalledMs))
        .slice(0, EXAMPLES)
        .map(described),
    },
    {
      what: "recovery",
      value: Math.round(recoveryMs),
      unit: "ms",
      limit: LIMITS.recoveryMs,
      isTime: true,
      examples: [],
    },
    ...footprints.flatMap((taken, place) => growthOf(`explorer ${place + 1}`, taken)),
  ];
}

function growthOf(name: string, taken: readonly Footprint[]): readonly Finding[] {
  const third = Math.floor(taken.length / 3);
  const middle = taken.slice(third, 2 * third);
  const last = taken.slice(2 * third);
  const memory = (some: readonly Footprint[]) => median(some.map(({ memoryBytes }) => memoryBytes));
  const more = (what: "descriptors" | "timers"): Finding => {
    const count = (some: readonly Footprint[]) => median(some.map((each) => each[what]));
    return {
      what: `${what} of ${name}, more in the last third`,
      value: third === 0 ? 0 : count(last) - count(middle),
      unit: "",
      limit: LIMITS[what],
      isTime: false,
      examples: [`${count(middle)}, then ${count(last)}`],
    };
  };
  const isShort = (taken.at(-1)?.atMs ?? 0) < 0.9 * LIMITS.shortMs;
  const growth = third === 0 ? 0 : memory(last) / memory(middle) - 1;
  return [
    {
      what: `memory of ${name}, last third to the middle one`,
      value: Number((100 * growth).toFixed(1)),
      unit: "%",
      limit: 100 * (isShort ? LIMITS.shortGrowth : LIMITS.growth),
      isTime: false,
      examples: [`${megabytes(memory(middle))} MB, then ${megabytes(memory(last))} MB`],
    },
    more("descriptors"),
    more("timers"),
  ];
}

export const holds = ({ value, limit }: Finding): boolean => value <= limit;

/** The smallest value that this share of all values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

function described({ what, atMs, status, firstMs, wholeMs, problem, stalledMs }: Visit): string {
  const times = `first ${Math.round(firstMs)} ms, whole ${Math.round(wholeMs)} ms, stalled ${Math.round(stalledMs)} ms`;
  return `${what} at ${(atMs / 1_000).toFixed(1)} s: ${status ?? "no answer"}, ${times}${problem === null ? "" : `, ${problem}`}`;
}
