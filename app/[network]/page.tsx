import { KindDrawings } from "@/components/action/kind-drawings";
import { HomeView } from "@/components/home/home-view";
import { loadHome } from "@/lib/loaders/home/load-home";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";

export default async function HomePage({ params }: PageProps<"/[network]">) {
  const network = await networkOf(params);
  const home = await loadHome(network);
  if (home.head.head === null && home.head.problem !== null) setPageStatus(home.head.problem);
  return (
    <>
      <h1 id="home" className="mb-3 text-xl font-semibold tracking-tight">
        {network.name}
      </h1>
      <KindDrawings />
      <HomeView network={network} {...home} />
    </>
  );
}
