import type { Counterparty } from "@/lib/domain/charts/counterparties";
import { SERIES_COLORS } from "./chart-series";

interface FlowBarsProps {
  readonly row: Counterparty;
  /** The value of the longest bar. */
  readonly most: bigint;
}

const WHOLE = 1_000n;

/** Received and sent coins as bars; hidden from screen readers, which get the amounts. */
export function FlowBars({ row: { received, sent }, most }: FlowBarsProps) {
  return (
    <div aria-hidden="true" className="grid w-40 gap-0.5">
      <div className="h-1.5" style={{ background: SERIES_COLORS.received, width: shareOf(received, most) }} />
      <div className="h-1.5" style={{ background: SERIES_COLORS.sent, width: shareOf(sent, most) }} />
    </div>
  );
}

function shareOf(amount: bigint, most: bigint): string {
  return most === 0n ? "0%" : `${Number((amount * WHOLE) / most) / 10}%`;
}
