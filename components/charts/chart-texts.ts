import type { Bucket } from "@/lib/domain/charts/time-buckets";
import { timeText } from "@/lib/domain/export/export-values";

/** "2026-11-21", in UTC. */
export function isoDayText(seconds: number): string {
  return timeText(seconds).slice(0, 10);
}

export function hourText(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** The span of time of one bar. */
export function stepText(days: number | undefined): string {
  return days === undefined || days === 1 ? "day" : `${days} days`;
}

/** "on 2026-11-21", or the days of a longer bar. */
export function bucketDaysText({ from, days }: Pick<Bucket, "from" | "days">): string {
  const first = isoDayText(from);
  return days === 1 ? `on ${first} (UTC)` : `in the ${days} days from ${first} (UTC)`;
}

/** "2026-11-21 09:32", in UTC. */
export function isoMinuteText(seconds: number): string {
  return timeText(seconds).slice(0, 16).replace("T", " ");
}
