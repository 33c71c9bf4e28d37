"use client";

import { InfiniteListView } from "@/components/list/infinite-list";
import { BlockRow, blockRowId } from "@/lib/query/block-row";
import type { Page } from "@/lib/query/list/page";
import type { ListPosition } from "@/lib/query/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { PageNetwork } from "@/lib/query/page-network";
import { blockColumns } from "./columns";

interface BlockListProps {
  readonly network: PageNetwork;
  /** What the server knew when it made the page. */
  readonly initial: Page<BlockRow>;
  readonly position: ListPosition;
}

export function BlockList({ network, initial, position }: BlockListProps) {
  const list = useInfiniteList({
    queryKey: ["blocks", network.id],
    path: `/api/${network.id}/rows/blocks`,
    rowSchema: BlockRow,
    idOf: blockRowId,
    initial,
    position,
    newestFirst: true,
  });
  return (
    <InfiniteListView
      list={list}
      what="blocks"
      caption="Masterchain blocks, the newest first"
      columns={blockColumns(network)}
      idOf={blockRowId}
    />
  );
}
