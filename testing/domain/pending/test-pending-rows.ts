import { parseHash, type Hash } from "../../../lib/ton/value/hash";
import type { PendingReport, PendingRow } from "../../../lib/domain/pending/pending-report";

/** A message hash that repeats one digit. */
export const messageOf = (digit: string): Hash => parseHash(digit.repeat(64));

/** A pending row that starts with the message. */
export function pendingRow(digit: string, changes: Partial<PendingRow> = {}): PendingRow {
  const message = messageOf(digit);
  return {
    id: message,
    trace: null,
    message,
    stage: "pending",
    at: 1_800_000_000,
    actions: [],
    transaction: null,
    size: null,
    ...changes,
  };
}

export function reportOf(
  rows: readonly PendingRow[] | null,
  changes: Partial<PendingReport> = {},
): PendingReport {
  return { rows, outcomes: [], problem: null, asOfMs: 5, ...changes };
}
