"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Time } from "@/components/entity/time/time";
import { Meter } from "@/components/ui/meter";
import { PageLink } from "@/components/ui/page-link";
import { validatorsPath, type NetworkName } from "@/lib/paths";
import { roundQuery } from "@/lib/query/round-query";
import type { Round, RoundReport } from "@/lib/domain/home/round-report";
import { MetricCard } from "./metric-card";

interface ValidationRoundMetricProps {
  readonly network: NetworkName;
  /** Null if the server did not have it cached: the browser fetches it. */
  readonly initial: RoundReport | null;
}

const NAME = "Validators’ round";

/** The progress of the current validation round. */
export function ValidationRoundMetric({ network, initial }: ValidationRoundMetricProps) {
  const { data, isError } = useQuery(roundQuery(network.id, initial));
  const name = <PageLink href={validatorsPath(network)}>{NAME}</PageLink>;
  if (data?.round) return <RoundProgress name={name} round={data.round} nowMs={data.nowMs} />;
  if (isError || data !== undefined) return <MetricCard name={name} value="Unknown" detail="retrying" />;
  return (
    <MetricCard
      name={name}
      value="…"
      detail={
        <>
          <span className="noscript:hidden">loading</span>
          <noscript>needs JavaScript</noscript>
        </>
      }
    />
  );
}

interface RoundProgressProps {
  readonly name: ReactNode;
  readonly round: Round;
  /** By the server's clock, since the visitor's may be wrong. */
  readonly nowMs: number;
}

/** The elapsed share of a round, in whole percent. */
export function RoundProgress({ name, round: { since, until, validators }, nowMs }: RoundProgressProps) {
  const share = Math.floor((nowMs / 10 - since * 100) / (until - since));
  const done = Math.min(100, Math.max(0, share));
  return (
    <MetricCard
      name={name}
      value={<span data-testid="round-done">{done} %</span>}
      detail={
        <>
          {share < 100 ? "ends" : "ended"} <Time atMs={until * 1_000} />
          {validators !== null && <span className="max-sm:hidden"> · {validators} validators</span>}
        </>
      }
      meter={<Meter share={done / 100} label={NAME} />}
    />
  );
}
