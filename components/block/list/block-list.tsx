"use client";

import { InfiniteListView } from "@/components/list/infinite-list";
import { lazyPart } from "@/components/ui/lazy-part";
import { writeBlockFilter, type BlockFilter } from "@/lib/domain/block/block-filter";
import type { BlockRow } from "@/lib/domain/block/block-row";
import { blockRowId, loadBlockRow } from "@/lib/domain/block/block-rows";
import type { Page } from "@/lib/domain/list/page";
import type { ListPosition } from "@/lib/domain/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN } from "@/lib/ton/block/block";
import { blockColumns, shardBlockColumns } from "./block-columns";

/** Nobody waits for it. */
const BlocksExport = lazyPart(() => import("./blocks-export").then((module) => module.BlocksExport));

interface BlockListProps {
  readonly network: PageNetwork;
  readonly filter: BlockFilter;
  /** What the server knew when it made the page. */
  readonly initial: Page<BlockRow>;
  readonly position: ListPosition;
}

export function BlockList({ network, filter, initial, position }: BlockListProps) {
  const query = writeBlockFilter(filter).toString();
  const path = `/api/${network.id}/rows/blocks${query === "" ? "" : `?${query}`}`;
  const list = useInfiniteList({
    queryKey: ["blocks", network.id, query],
    path,
    loadRow: loadBlockRow,
    idOf: blockRowId,
    initial,
    position,
    // Up to a moment that has been nothing new arrives.
    newestFirst: filter.until === null,
  });
  const isMasterchain = filter.workchain === MASTERCHAIN;
  return (
    <InfiniteListView
      list={list}
      what="blocks"
      caption={`${isMasterchain ? "Masterchain blocks" : "Blocks of shards"}, the newest first`}
      columns={isMasterchain ? blockColumns(network) : shardBlockColumns(network)}
      idOf={blockRowId}
      tools={<BlocksExport network={network} path={path} pin={list.position.pin} />}
    />
  );
}
