import { timeText } from "@/lib/domain/export/values";

/** A day of UTC: "2026-11-21". */
export function dayText(seconds: number): string {
  return timeText(seconds).slice(0, 10);
}

export function hourText(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** What a bar stands for. */
export function stepText(days: number | undefined): string {
  return days === undefined || days === 1 ? "day" : `${days} days`;
}

/** A minute of UTC: "2026-11-21 09:32". */
export function momentText(seconds: number): string {
  return timeText(seconds).slice(0, 16).replace("T", " ");
}
