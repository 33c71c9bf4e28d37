const STEPS: readonly (readonly [unit: string, seconds: number])[] = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
];

/** "2 d 04:12:09", "04:12:09": the time left, to the second. Negative durations give "00:00:00". */
export function countdownText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1_000));
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return days === 0 ? clock : `${days.toLocaleString("en-US")} d ${clock}`;
}

/** "4 s", "3 min", "2 h": the largest non-zero unit. Negative durations give "0 s". */
export function durationText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1_000));
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? ["s", 1];
  return `${Math.floor(seconds / size)} ${unit}`;
}

export function agoText(durationMs: number): string {
  return `${durationText(durationMs)} ago`;
}

/** Tolerated difference between clocks: times this far ahead count as now. */
const CLOCKS_DIFFER_MS = 60_000;

/** "3 min ago", or "in 2 d" for the future. */
export function relativeText(aheadMs: number): string {
  return aheadMs < CLOCKS_DIFFER_MS ? agoText(-aheadMs) : `in ${durationText(aheadMs)}`;
}

/** Undefined for values outside the range of dates: contracts can hold any number. */
export function isoText(atMs: number): string | undefined {
  const date = new Date(atMs);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function dateText(atMs: number): string | undefined {
  return isoText(atMs)
    ?.replace(/\.\d+Z$/, "")
    .replace("T", " ");
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "15 Nov 2026", in UTC. */
export function dayText(atMs: number): string {
  const date = new Date(atMs);
  const month = MONTHS[date.getUTCMonth()];
  return month === undefined ? utcText(atMs) : `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** "2026-11-21 09:32:00 UTC" */
export function utcText(atMs: number): string {
  const date = dateText(atMs);
  return date === undefined ? `${atMs / 1_000} s` : `${date} UTC`;
}

/** "2026-11-01 12:00 UTC", with seconds unless they are zero. */
export function momentText(seconds: number): string {
  return utcText(seconds * 1_000).replace(/:00 UTC$/, " UTC");
}

/** "2026-11-21 11:32:00 UTC+2", "… UTC-3:30". The offset is how far the zone is ahead of UTC. */
export function localText(atMs: number, offsetMinutes: number): string {
  const date = dateText(atMs + offsetMinutes * 60_000);
  if (date === undefined || offsetMinutes === 0) return utcText(atMs);
  const minutes = Math.abs(offsetMinutes);
  const rest = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
  return `${date} UTC${offsetMinutes < 0 ? "-" : "+"}${Math.floor(minutes / 60)}${rest}`;
}
