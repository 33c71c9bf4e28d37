import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { ChartedCards } from "@/components/network-charts/charted-cards";
import { FeeSampleChart } from "@/components/network-charts/fee-sample-chart";
import { NetworkChartTabs } from "@/components/network-charts/network-chart-tabs";
import { SkeletonCharts } from "@/components/ui/skeleton";
import { loadFeeSample } from "@/lib/loaders/network-charts/load-network-charts";
import { networkOf } from "@/lib/loaders/request/page-networks";

export const generateMetadata = fixedMetadata({
  title: "Fees",
  description: (network) => `What the newest transactions of TON ${network} paid.`,
});

export default async function FeeChartsPage({ params }: PageProps<"/[network]/charts/fees">) {
  const network = await networkOf(params);
  return (
    <>
      <NetworkChartTabs network={network} page="fees" />
      <Streamed
        loading={loadFeeSample(network.id)}
        skeleton={<SkeletonCharts count={1} />}
        problemOf={({ value, problem }) => (value === null ? problem : null)}
      >
        {(charted) => (
          <ChartedCards charted={charted} none="No ordinary transactions yet.">
            {(sample) => <FeeSampleChart network={network} sample={sample} />}
          </ChartedCards>
        )}
      </Streamed>
    </>
  );
}
