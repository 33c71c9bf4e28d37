"use client";

import { utcText } from "@/components/entity/time/time-text";
import { useDerivedFromNow } from "@/components/ui/use-now";
import { saleTimeLeftText } from "./sale-time-left";

interface SaleCountdownProps {
  /** Unix seconds. */
  readonly endsAt: number;
  /** Server time when the page was rendered. */
  readonly serverNowMs: number;
}

/** The time until something ends, counted down once a second. */
export function SaleCountdown({ endsAt, serverNowMs }: SaleCountdownProps) {
  const left = useDerivedFromNow(serverNowMs, (nowMs) => saleTimeLeftText(endsAt * 1_000 - nowMs));
  return (
    <span title={utcText(endsAt * 1_000)} className="whitespace-nowrap">
      {left}
    </span>
  );
}
