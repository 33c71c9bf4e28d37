import { Streamed } from "@/app/streamed";
import { KindDrawings } from "@/components/action/kind-drawings";
import { ChainHistoryCard } from "@/components/home/chain-history-card";
import { HomeHero } from "@/components/home/home-hero";
import { HomeSkeleton } from "@/components/home/home-skeleton";
import { HomeView } from "@/components/home/home-view";
import { loadChainHistory } from "@/lib/loaders/home/load-chain-history";
import { loadHome } from "@/lib/loaders/home/load-home";
import { listedNetworks, networkOf } from "@/lib/loaders/request/page-networks";

export default async function HomePage({ params }: PageProps<"/[network]">) {
  const network = await networkOf(params);
  const history = await loadChainHistory(network.id);
  return (
    <>
      <HomeHero network={network} networks={listedNetworks(network)} />
      <KindDrawings />
      {history !== null && <ChainHistoryCard network={network} history={history} />}
      <Streamed
        loading={loadHome(network)}
        skeleton={<HomeSkeleton />}
        problemOf={({ head }) => (head.head === null ? head.problem : null)}
      >
        {(home) => <HomeView network={network} {...home} />}
      </Streamed>
    </>
  );
}
