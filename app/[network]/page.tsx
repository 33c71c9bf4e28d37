import { HeadPanel } from "@/components/status/head-panel";
import { loadHead } from "@/lib/loaders/head";
import { networkOf } from "@/lib/loaders/network";
import { setPageStatus } from "@/lib/loaders/page-status";

export default async function HomePage({ params }: PageProps<"/[network]">) {
  const network = await networkOf(params);
  const head = await loadHead(network.id, "person");
  if (head.head === null && head.problem !== null) setPageStatus(head.problem);
  return (
    <>
      <h1 className="mb-8 text-xl font-semibold tracking-tight">{network.name}</h1>
      <HeadPanel network={network.id} initial={head} />
    </>
  );
}
