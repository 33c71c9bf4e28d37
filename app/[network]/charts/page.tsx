import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { ErrorNotice } from "@/components/error/error-notice";
import { BlockCharts } from "@/components/network-charts/block-charts";
import { FeeSampleChart } from "@/components/network-charts/fee-sample-chart";
import { RoundCharts } from "@/components/network-charts/round-charts";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonCharts } from "@/components/ui/skeleton";
import {
  loadBlockGroups,
  loadFeeSample,
  loadRoundStakes,
} from "@/lib/loaders/network-charts/load-network-charts";
import { networkOf } from "@/lib/loaders/request/page-networks";

export const generateMetadata = fixedMetadata({
  title: "Charts",
  description: (network) => `Block time, transactions, shards, stake and fees of TON ${network}.`,
});

export default async function ChartsPage({ params }: PageProps<"/[network]/charts">) {
  const network = await networkOf(params);
  const blocks = loadBlockGroups(network.id);
  const rounds = loadRoundStakes(network.id);
  const fees = loadFeeSample(network.id);
  return (
    <>
      <PageTitle>Charts</PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Streamed
          loading={blocks}
          skeleton={<SkeletonCharts count={3} />}
          problemOf={({ value, problem }) => (value.length === 0 ? problem : null)}
        >
          {({ value, problem }) => (
            <>
              {problem !== null && <ErrorNotice error={problem} />}
              {value.length > 0 && <BlockCharts network={network} groups={value} />}
              {value.length === 0 && problem === null && (
                <p className="text-muted">Too few blocks yet for charts.</p>
              )}
            </>
          )}
        </Streamed>
        <Streamed loading={rounds} skeleton={<SkeletonCharts count={2} />}>
          {({ value, problem }) => (
            <>
              {problem !== null && <ErrorNotice error={problem} />}
              {value.length > 0 && <RoundCharts network={network} rounds={value} />}
              {value.length === 0 && problem === null && (
                <p className="text-muted">The data service has no validation rounds of this network.</p>
              )}
            </>
          )}
        </Streamed>
        <Streamed loading={fees} skeleton={<SkeletonCharts count={1} />}>
          {({ value, problem }) => (
            <>
              {problem !== null && <ErrorNotice error={problem} />}
              {value !== null && <FeeSampleChart network={network} sample={value} />}
            </>
          )}
        </Streamed>
      </div>
    </>
  );
}
