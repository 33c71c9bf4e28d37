import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { ChartedCards } from "@/components/network-charts/charted-cards";
import { NetworkChartTabs } from "@/components/network-charts/network-chart-tabs";
import { RoundCharts } from "@/components/network-charts/round-charts";
import { SkeletonCharts } from "@/components/ui/skeleton";
import { loadRoundStakes } from "@/lib/loaders/network-charts/load-network-charts";
import { networkOf } from "@/lib/loaders/request/page-networks";

export const generateMetadata = fixedMetadata({
  title: "Charts of validation rounds",
  description: (network) => `Stake and validators of the validation rounds of TON ${network}.`,
});

export default async function RoundChartsPage({ params }: PageProps<"/[network]/charts/rounds">) {
  const network = await networkOf(params);
  return (
    <>
      <NetworkChartTabs network={network} page="rounds" />
      <Streamed
        loading={loadRoundStakes(network.id)}
        skeleton={<SkeletonCharts count={2} />}
        problemOf={({ value, problem }) => (value === null ? problem : null)}
      >
        {(charted) => (
          <ChartedCards charted={charted} none="The data service has no validation rounds of this network.">
            {(rounds) => <RoundCharts network={network} rounds={rounds} />}
          </ChartedCards>
        )}
      </Streamed>
    </>
  );
}
