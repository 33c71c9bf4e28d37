import { VALIDATION_SECONDS } from "../../chain/genesis-config";
import { HOUR, MINUTE, type Span } from "../scenario-event";

/** The term of one validator set. Cycle 0 is that of the genesis set, without an election. */
export interface Cycle {
  readonly number: number;
  readonly startsAt: number;
}

/**
 * Seconds before the start of a cycle. By then its election is open and the stakes of two cycles ago are
 * released.
 */
export const RECOVERY = 13 * HOUR;
export const WITHDRAWALS = 12 * HOUR + 30 * MINUTE;
export const STAKING = 12 * HOUR;
/** After the election has closed. */
export const TOO_LATE = 2 * HOUR;
/** Seconds after the start of a cycle. */
export const NOTICE = 10 * MINUTE;

export function cycleOf({ from }: Span, number: number): Cycle {
  return { number, startsAt: from + number * VALIDATION_SECONDS };
}

/** The cycles that start within the span. */
export function cyclesIn(span: Span): readonly Cycle[] {
  const count = Math.floor((span.to - span.from) / VALIDATION_SECONDS);
  return Array.from({ length: count }, (_, index) => cycleOf(span, index + 1));
}
