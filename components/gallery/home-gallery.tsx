import { HeadMetric } from "@/components/home/head-metric";
import { BlockRateMetrics } from "@/components/home/block-rate-metrics";
import { RoundProgress } from "@/components/home/validation-round-metric";
import { HomeSkeleton } from "@/components/home/home-skeleton";
import { TransactionsChart } from "@/components/home/transactions-chart";
import { MetricCards } from "@/components/home/metric-card";
import { paceOf } from "@/lib/domain/home/pace";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface HomeGalleryProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
}

const NEWEST = 50_000_000;

/** Parts of the start page: as usual, late and without data. */
export function HomeGallery({ network, nowMs }: HomeGalleryProps) {
  const now = Math.floor(nowMs / 1_000);
  const blocks = Array.from({ length: 24 }, (_, back) => ({
    seqno: NEWEST - back,
    generatedAt: now - 3 - Math.floor(back * 2.4),
    transactions: (back * back * 7) % 41,
    shardBlocks: 4,
  }));
  const head = { seqno: NEWEST, generatedAt: now - 3, transactions: 0, rootHash: "" };
  const report = { head, asOfMs: nowMs, problem: null, nowMs };
  return (
    <>
      <MetricCards>
        <HeadMetric network={network} report={report} isStale={false} />
        <BlockRateMetrics pace={paceOf(blocks)} isLate={false} />
        <RoundProgress
          name="Validators’ round"
          round={{ since: now - 40_000, until: now + 25_536, validators: 365 }}
          nowMs={nowMs}
        />
      </MetricCards>
      <MetricCards label="Vitals of a network that is late">
        <HeadMetric
          network={network}
          report={{ ...report, head: { ...head, generatedAt: now - 600 } }}
          isStale={false}
        />
        <BlockRateMetrics pace={null} isLate />
        <RoundProgress
          name="Validators’ round"
          round={{ since: now - 70_000, until: now - 4_464, validators: null }}
          nowMs={nowMs}
        />
      </MetricCards>
      <TransactionsChart network={network} blocks={blocks} />
      <HomeSkeleton />
    </>
  );
}
