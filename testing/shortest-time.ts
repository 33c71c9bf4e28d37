const ATTEMPTS = 6;

/** The shortest of several runs, until one is within the limit: the machine may be busy with something else. */
export function shortestTime(run: () => unknown, limitMs: number): number {
  let shortestMs = Infinity;
  for (let left = ATTEMPTS; left > 0 && shortestMs > limitMs; left -= 1) {
    const startMs = performance.now();
    run();
    shortestMs = Math.min(shortestMs, performance.now() - startMs);
  }
  return shortestMs;
}
