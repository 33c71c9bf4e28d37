import type { Metadata } from "next";
import { BlocksView } from "@/components/block/list/blocks-view";
import { loadBlocksPage } from "@/lib/loaders/block/blocks-page";
import { readBlockFilter } from "@/lib/domain/block/read-block-filter";
import { serverNow } from "@/lib/loaders/request/clock";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { readPosition } from "@/lib/domain/list/position";

export const metadata: Metadata = { title: "Blocks" };

export default async function BlocksPage({ params, searchParams }: PageProps<"/[network]/blocks">) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const filter = readBlockFilter(query);
  if (!filter.ok) {
    setPageStatus(filter.error);
    return <BlocksView network={network} nowMs={serverNow()} problem={filter.error} />;
  }
  const position = readPosition(query);
  const { page, node } = await loadBlocksPage(network.id, position, filter.value);
  if (page.problem !== null) setPageStatus(page.problem);
  const list = { filter: filter.value, initial: page, node, position };
  return <BlocksView network={network} nowMs={serverNow()} {...list} />;
}
