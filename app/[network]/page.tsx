import { Streamed } from "@/app/streamed";
import { KindDrawings } from "@/components/action/kind-drawings";
import { HomeHero } from "@/components/home/home-hero";
import { HomeSkeleton } from "@/components/home/home-skeleton";
import { HomeView } from "@/components/home/home-view";
import { loadHome } from "@/lib/loaders/home/load-home";
import { listedNetworks, networkOf } from "@/lib/loaders/request/page-networks";

export default async function HomePage({ params }: PageProps<"/[network]">) {
  const network = await networkOf(params);
  return (
    <>
      <HomeHero network={network} networks={listedNetworks(network)} />
      <KindDrawings />
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
