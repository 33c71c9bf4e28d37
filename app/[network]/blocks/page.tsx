import type { Metadata } from "next";
import { BlocksView } from "@/components/block/list/blocks-view";
import { loadBlocksPage } from "@/lib/loaders/block/blocks-page";
import { serverNow } from "@/lib/loaders/request/clock";
import { networkOf } from "@/lib/loaders/request/networks";
import { setListStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata: Metadata = { title: "Blocks" };

export default async function BlocksPage({ params, searchParams }: PageProps<"/[network]/blocks">) {
  const network = await networkOf(params);
  const { opened, node } = await loadBlocksPage(network, queryOf(await searchParams));
  setListStatus(opened);
  return <BlocksView network={network} nowMs={serverNow()} opened={opened} node={node} />;
}
