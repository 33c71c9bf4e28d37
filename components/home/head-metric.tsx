"use client";

import { useContext } from "react";
import { Age } from "@/components/entity/time/age";
import { BlockLink } from "@/components/entity/block-link";
import { Time } from "@/components/entity/time/time";
import { TimeSettingContext } from "@/components/entity/time/time-setting";
import { WarningIcon } from "@/components/ui/icons";
import type { HeadReport } from "@/lib/domain/status/head-report";
import { isLate } from "@/lib/domain/status/is-late";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { MetricCard } from "./metric-card";

interface HeadMetricProps {
  readonly network: PageNetwork;
  readonly report: HeadReport;
  /** The service is unavailable, and this is its last answer. */
  readonly isStale: boolean;
}

export function HeadMetric({ network, report, isStale }: HeadMetricProps) {
  const { head, asOfMs } = report;
  const { serverNowMs } = useContext(TimeSettingContext);
  const id = head === null ? null : { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: head.seqno };
  return (
    <MetricCard
      name="Latest block"
      value={
        id === null ? (
          "Unknown"
        ) : (
          <span data-testid="head-seqno" className="[&_a]:text-text">
            <BlockLink network={network} block={id} />
          </span>
        )
      }
      detail={
        head !== null &&
        (isStale && asOfMs !== null ? (
          <span className="text-warning" data-testid="head-stale">
            as of <Age atMs={asOfMs} serverNowMs={serverNowMs} />
          </span>
        ) : (
          <span className={isLate(report) ? "text-warning" : ""}>
            {isLate(report) && <LateMark />} <Time atMs={head.generatedAt * 1_000} />
          </span>
        ))
      }
    />
  );
}

function LateMark() {
  return (
    <>
      <WarningIcon /> late:
    </>
  );
}
