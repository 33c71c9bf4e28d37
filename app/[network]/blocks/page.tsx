import type { Metadata } from "next";
import { BlockList } from "@/components/block/block-list";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { loadBlocks } from "@/lib/loaders/blocks";
import { networkOf } from "@/lib/loaders/network";
import { setPageStatus } from "@/lib/loaders/page-status";
import { blocksPath } from "@/lib/paths";
import { queryOf } from "@/lib/loaders/search-params";
import { nextPosition, readPosition, renderedRows, writePosition } from "@/lib/query/list/position";
import { blocks } from "@/lib/toncenter/v3/block";

export const metadata: Metadata = { title: "Blocks" };

export default async function BlocksPage({ params, searchParams }: PageProps<"/[network]/blocks">) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const position = readPosition(query);
  const limit = renderedRows(position, blocks.paging?.max ?? position.rows);
  const page = await loadBlocks(network.id, { offset: 0, limit, pin: position.pin }, "person");
  if (page.problem !== null) setPageStatus(page.problem);
  const next = writePosition(query, nextPosition(position, page.pin));
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold tracking-tight">Blocks of {network.name}</h1>
      <BlockList network={network} initial={page} position={position} />
      {!page.end && <MoreWithoutScript href={`${blocksPath(network)}?${next.toString()}`} />}
    </>
  );
}
