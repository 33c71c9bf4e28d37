/**
 * How many cases a fuzz test tries, and from which seed: `FUZZ_RUNS=1000000 FUZZ_SEED=7 npx vitest run …`. The seed is
 * printed, so that a run can be repeated.
 */
export function fuzzRuns(name: string): { readonly numRuns: number; readonly seed: number } {
  const numRuns = Number(process.env["FUZZ_RUNS"] ?? 10_000);
  const seed = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`fuzz ${name}: ${numRuns} cases, seed ${seed}\n`);
  return { numRuns, seed };
}
