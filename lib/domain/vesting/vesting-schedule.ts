/** When a vesting contract unlocks its coins. Times are in seconds. */
export interface VestingTerms {
  readonly start: number;
  readonly duration: number;
  /** Between two unlocks. */
  readonly period: number;
  readonly cliff: number;
  readonly amount: bigint;
}

/** The locked amount at a time: the same operations in the same order as in the contract. */
export function lockedAt({ start, duration, period, cliff, amount }: VestingTerms, now: number): bigint {
  if (now > start + duration) return 0n;
  // Where the contract would divide by zero, it throws and pays nothing out.
  if (now < start + cliff || period <= 0 || period > duration) return amount;
  const parts = BigInt(Math.floor(duration / period));
  const passed = BigInt(Math.floor((now - start) / period));
  return amount - (amount * passed) / parts;
}

/** From `at` on, this much of the amount is free. */
export interface UnlockPoint {
  readonly at: number;
  readonly unlocked: bigint;
}

/** The time from which nothing is locked. */
export function fullyUnlockedAt(terms: VestingTerms): number {
  const { start, duration, period, cliff } = terms;
  const end = start + duration + 1;
  if (!hasSteps(terms)) return end;
  const last = start + Math.floor(duration / period) * period;
  return Math.min(end, Math.max(last, start + cliff));
}

/** The next time after `now` at which more is free; null if nothing is locked any more. */
export function nextUnlock(terms: VestingTerms, now: number): UnlockPoint | null {
  const { start, period, cliff, amount } = terms;
  const last = fullyUnlockedAt(terms);
  if (now >= last) return null;
  const passed = Math.floor((now - start) / period);
  const next = now < start + cliff ? start + Math.max(cliff, period) : start + (passed + 1) * period;
  const at = hasSteps(terms) ? Math.min(last, next) : last;
  return { at, unlocked: amount - lockedAt(terms, at) };
}

function hasSteps({ period, duration }: VestingTerms): boolean {
  return period > 0 && period <= duration;
}

/**
 * The unlocks from the start to the last one, at most `most` of them: if there are more, evenly spaced ones in
 * between.
 */
export function unlockPoints(terms: VestingTerms, most: number): readonly UnlockPoint[] {
  const { start, period, cliff, duration, amount } = terms;
  const point = (at: number): UnlockPoint => ({ at, unlocked: amount - lockedAt(terms, at) });
  const last = fullyUnlockedAt(terms);
  const parts = hasSteps(terms) ? Math.floor(duration / period) : 1;
  const free = Math.min(last, start + cliff);
  const from = period > 0 ? Math.max(1, Math.ceil((free - start) / period)) : 1;
  const steps = Math.max(0, parts - from);
  const every = Math.max(1, Math.ceil(steps / Math.max(1, most - 3)));
  const times = new Set([start, free]);
  for (let part = from; part < parts; part += every) times.add(start + part * period);
  times.add(last);
  return [...times].sort((one, other) => one - other).map(point);
}
