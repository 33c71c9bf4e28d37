"use client";

import { useQuery } from "@tanstack/react-query";
import { Time } from "@/components/entity/time";
import { roundQuery } from "@/lib/query/round-query";
import type { Round, RoundReport } from "@/lib/domain/home/round-report";
import { MetricCard } from "./metric-card";

interface ValidationRoundMetricProps {
  readonly network: string;
  /** Null if the server did not have it cached: the browser fetches it. */
  readonly initial: RoundReport | null;
}

const NAME = "Validators’ round";

/** The progress of the current validation round. */
export function ValidationRoundMetric({ network, initial }: ValidationRoundMetricProps) {
  const { data, isError } = useQuery(roundQuery(network, initial));
  if (data?.round) return <RoundProgress round={data.round} nowMs={data.nowMs} />;
  if (isError || data !== undefined)
    return <MetricCard name={NAME} value="not known" detail="it is asked for again" />;
  return (
    <MetricCard
      name={NAME}
      value="…"
      detail={
        <>
          <span className="noscript:hidden">it is asked for</span>
          <noscript>told with JavaScript only</noscript>
        </>
      }
    />
  );
}

interface RoundProgressProps {
  readonly round: Round;
  /** By the server's clock, since the visitor's may be wrong. */
  readonly nowMs: number;
}

/** The elapsed share of a round, in whole percent. */
export function RoundProgress({ round: { since, until, validators }, nowMs }: RoundProgressProps) {
  const share = Math.floor((nowMs / 10 - since * 100) / (until - since));
  const done = Math.min(100, Math.max(0, share));
  return (
    <MetricCard
      name={NAME}
      value={
        <span className="flex items-center gap-2">
          <span data-testid="round-done">{done} %</span>
          <span aria-hidden="true" className="h-1.5 max-w-40 flex-1 rounded border border-edge">
            <span className="block h-full rounded bg-link" style={{ width: `${done}%` }} />
          </span>
        </span>
      }
      detail={
        <>
          {validators !== null && `${validators} validators, `}
          {share < 100 ? "ends" : "ended"} <Time atMs={until * 1_000} />
        </>
      }
    />
  );
}
