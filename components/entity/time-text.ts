const STEPS: readonly (readonly [unit: string, seconds: number])[] = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
];

/** "4 s", "3 min", "2 h": the largest unit that is not zero. A clock that runs ahead gives "0 s". */
export function durationText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1_000));
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? ["s", 1];
  return `${Math.floor(seconds / size)} ${unit}`;
}

export function agoText(durationMs: number): string {
  return `${durationText(durationMs)} ago`;
}

/** "2026-11-21 09:32:00 UTC" */
export function utcText(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
