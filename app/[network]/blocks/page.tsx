import type { Metadata } from "next";
import { BlocksView } from "@/components/block/blocks-view";
import { loadBlocks } from "@/lib/loaders/blocks";
import { readBlockFilter } from "@/lib/loaders/blocks-filter";
import { networkOf } from "@/lib/loaders/network";
import { setPageStatus } from "@/lib/loaders/page-status";
import { queryOf } from "@/lib/loaders/search-params";
import { readPosition, renderedRows } from "@/lib/query/list/position";
import { blocks } from "@/lib/toncenter/v3/block";

export const metadata: Metadata = { title: "Blocks" };

export default async function BlocksPage({ params, searchParams }: PageProps<"/[network]/blocks">) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const filter = readBlockFilter(query);
  if (!filter.ok) {
    setPageStatus(filter.error);
    return <BlocksView network={network} problem={filter.error} />;
  }
  const position = readPosition(query);
  const limit = renderedRows(position, blocks.paging?.max ?? position.rows);
  const page = await loadBlocks(network.id, { offset: 0, limit, pin: position.pin }, "person", filter.value);
  if (page.problem !== null) setPageStatus(page.problem);
  return <BlocksView network={network} filter={filter.value} initial={page} position={position} />;
}
