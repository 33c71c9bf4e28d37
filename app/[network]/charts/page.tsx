import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { BlockCharts } from "@/components/network-charts/block-charts";
import { ChartedCards } from "@/components/network-charts/charted-cards";
import { NetworkChartTabs } from "@/components/network-charts/network-chart-tabs";
import { SkeletonCharts } from "@/components/ui/skeleton";
import { loadBlockGroups } from "@/lib/loaders/network-charts/load-network-charts";
import { networkOf } from "@/lib/loaders/request/page-networks";

export const generateMetadata = fixedMetadata({
  title: "Charts",
  description: (network) => `Block time, transactions and shards of TON ${network}.`,
});

export default async function ChartsPage({ params }: PageProps<"/[network]/charts">) {
  const network = await networkOf(params);
  return (
    <>
      <NetworkChartTabs network={network} page="blocks" />
      <Streamed
        loading={loadBlockGroups(network.id)}
        skeleton={<SkeletonCharts count={3} />}
        problemOf={({ value, problem }) => (value === null ? problem : null)}
      >
        {(charted) => (
          <ChartedCards charted={charted} none="Too few blocks yet.">
            {(groups) => <BlockCharts network={network} groups={groups} />}
          </ChartedCards>
        )}
      </Streamed>
    </>
  );
}
