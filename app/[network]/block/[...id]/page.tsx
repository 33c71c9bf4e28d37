import type { Metadata } from "next";
import { BlockPageView } from "@/components/block/block-page";
import { loadBlock } from "@/lib/loaders/block";
import { readBlockAddress } from "@/lib/loaders/block-address";
import { networkOf } from "@/lib/loaders/network";
import { setPageStatus } from "@/lib/loaders/page-status";
import { queryOf } from "@/lib/loaders/search-params";
import { readPosition } from "@/lib/query/list/position";

export async function generateMetadata({ params }: PageProps<"/[network]/block/[...id]">): Promise<Metadata> {
  const address = readBlockAddress((await params).id);
  return { title: address.ok ? `Block ${address.value.id.seqno}` : "Block" };
}

export default async function BlockPage({ params, searchParams }: PageProps<"/[network]/block/[...id]">) {
  const network = await networkOf(params);
  const position = readPosition(queryOf(await searchParams));
  const view = await loadBlock(network.id, (await params).id, position);
  if (view.kind === "absent") setPageStatus(view.error);
  return <BlockPageView network={network} view={view} />;
}
