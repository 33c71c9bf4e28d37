const STEP = 1_000_000n;

/** The start of a block: the next multiple of the step after the ends of all previous blocks. */
export function nextStart(ends: readonly bigint[]): bigint {
  const latest = ends.reduce((most, end) => (end > most ? end : most), 0n);
  return (latest / STEP + 1n) * STEP;
}
