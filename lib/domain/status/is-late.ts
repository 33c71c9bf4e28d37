import type { HeadReport } from "./head-report";

/** Longer than any block takes, with the time until the index has it. */
export const LATE_MS = 60_000;

/** Whether there has been no new block for a minute, by our server's clock: the visitor's may be wrong. */
export function isLate({ head, nowMs }: Pick<HeadReport, "head" | "nowMs">): boolean {
  return head !== null && nowMs - head.generatedAt * 1_000 > LATE_MS;
}
