import { ELECTED_FOR } from "../../chain/config";
import { HOUR, MINUTE, type Span } from "../act";

/** A time for which validators are in force; the first ones were there before any election. */
export interface Cycle {
  readonly number: number;
  readonly startsAt: number;
}

/** Before the start of a cycle, when its election is open and stakes of two cycles ago are free. */
export const RECOVERY = 13 * HOUR;
export const WITHDRAWALS = 12 * HOUR + 30 * MINUTE;
export const STAKING = 12 * HOUR;
/** When the election is over. */
export const TOO_LATE = 2 * HOUR;
/** After the start. */
export const NOTICE = 10 * MINUTE;

export function cycleOf({ from }: Span, number: number): Cycle {
  return { number, startsAt: from + number * ELECTED_FOR };
}

/** Those whose elections end within the span. */
export function cyclesIn(span: Span): readonly Cycle[] {
  const count = Math.floor((span.to - span.from) / ELECTED_FOR);
  return Array.from({ length: count }, (_, index) => cycleOf(span, index + 1));
}
