const STEP = 1_000_000n;

/** Blocks begin at whole steps of logical time, the first one after everything that they follow. */
export function nextStart(ends: readonly bigint[]): bigint {
  const latest = ends.reduce((most, end) => (end > most ? end : most), 0n);
  return (latest / STEP + 1n) * STEP;
}
