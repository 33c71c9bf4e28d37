import { Streamed } from "@/app/streamed";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { StakeCalculator } from "@/components/validator/stake-calculator";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadStakeForecast } from "@/lib/loaders/validator/load-stake-forecast";

export const metadata = { title: VALIDATORS_TABS.calculator.name };

export default async function CalculatorTab(props: PageProps<"/[network]/validators/calculator">) {
  const network = await networkOf(props.params);
  const query = queryOf(await props.searchParams);
  return (
    <Streamed
      loading={loadStakeForecast(network.id, query)}
      skeleton={<SkeletonFacts rows={8} />}
      problemOf={({ problem }) => problem}
    >
      {(report) => <StakeCalculator network={network} report={report} typed={(name) => query.get(name)} />}
    </Streamed>
  );
}
