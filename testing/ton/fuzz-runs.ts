/**
 * The number of cases and the seed of a fuzz test: `FUZZ_RUNS=1000000 FUZZ_SEED=7 npx vitest run …`. The seed is
 * printed so that a run can be repeated.
 */
export function fuzzRuns(name: string, usual = 10_000): { readonly numRuns: number; readonly seed: number } {
  const numRuns = Number(process.env["FUZZ_RUNS"] ?? usual);
  const seed = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`fuzz ${name}: ${numRuns} cases, seed ${seed}\n`);
  return { numRuns, seed };
}
