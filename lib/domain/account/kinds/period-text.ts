import { counted } from "../../../text/counted";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "30 days", "90 minutes": in the largest unit of which it is a whole number. */
export function periodText(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["second", 1];
  return counted(seconds / length, unit);
}
