import type { Metadata } from "next";
import { BlockPageView } from "@/components/block/page/block-page";
import { loadBlock } from "@/lib/loaders/block/load-block";
import { readBlockAddress } from "@/lib/domain/block/block-address";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { blockProblem } from "@/lib/domain/block/block-problem";

export async function generateMetadata({ params }: PageProps<"/[network]/block/[...id]">): Promise<Metadata> {
  const address = readBlockAddress((await params).id);
  return { title: address.ok ? `Block ${address.value.id.seqno}` : "Block" };
}

export default async function BlockPage({ params, searchParams }: PageProps<"/[network]/block/[...id]">) {
  const network = await networkOf(params);
  const view = await loadBlock(network.id, (await params).id, queryOf(await searchParams));
  const problem = blockProblem(view);
  if (problem !== null) setPageStatus(problem);
  return <BlockPageView network={network} view={view} />;
}
