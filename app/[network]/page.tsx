import { Streamed } from "@/app/streamed";
import { KindDrawings } from "@/components/action/kind-drawings";
import { HomeSkeleton } from "@/components/home/home-skeleton";
import { HomeView } from "@/components/home/home-view";
import { loadHome } from "@/lib/loaders/home/load-home";
import { networkOf } from "@/lib/loaders/request/page-networks";

export default async function HomePage({ params }: PageProps<"/[network]">) {
  const network = await networkOf(params);
  return (
    <>
      <h1 id="home" className="mb-3 text-xl font-semibold tracking-tight">
        {network.name}
      </h1>
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
