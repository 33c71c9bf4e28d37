import type { ActionPart } from "../../action/action-row";

/** How a trace ended: as its principal action did. */
export interface SummaryOutcome {
  readonly kind: "success" | "incomplete" | "failed" | "bounced" | "pending" | "unknown";
  /** One or two words for a badge: "Success", "Incomplete", "1 of 3 failed". */
  readonly label: string;
  readonly tone: "positive" | "negative" | "warning" | "neutral";
  /** Why it failed, with the meaning of the exit code, or what it skipped; null if neither or unknown. */
  readonly reason: string | null;
  /** Where the money of a failed action is now, as a sentence; empty if that is unknown or nothing failed. */
  readonly money: readonly ActionPart[];
  /** What failed besides the principal action, in a few words each. */
  readonly notes: readonly string[];
}

export const SUCCESS: SummaryOutcome = {
  kind: "success",
  label: "Success",
  tone: "positive",
  reason: null,
  money: [],
  notes: [],
};
