"use client";

import { InfiniteListView } from "@/components/list/infinite-list";
import { lazyPart } from "@/components/ui/lazy-part";
import { blockMessagesPath } from "@/lib/paths";
import type { Page } from "@/lib/domain/list/page";
import type { ListPosition } from "@/lib/domain/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { BlockMessageRow } from "@/lib/domain/message/block-message-row";
import { loadBlockMessageRow } from "@/lib/domain/message/block-message-rows";
import { messageRowId } from "@/lib/domain/message/message-rows";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { BlockId } from "@/lib/ton/block/block";
import { blockRowsPath } from "./block-rows-path";
import { blockMessageColumns } from "./block-message-columns";

/** Nobody waits for it. */
const BlockMessageExport = lazyPart(() =>
  import("./block-message-export").then((module) => module.BlockMessageExport),
);

interface BlockMessagesProps {
  readonly network: PageNetwork;
  readonly id: BlockId;
  /** Only the masterchain's own. */
  readonly own: boolean;
  readonly initial: Page<BlockMessageRow>;
  readonly position: ListPosition;
}

/** The messages of one block, each once. It is complete: nothing arrives while one reads. */
export function BlockMessages({ network, id, own, initial, position }: BlockMessagesProps) {
  const path = blockRowsPath(network, blockMessagesPath, id, own);
  const list = useInfiniteList({
    queryKey: ["block messages", path],
    path,
    loadRow: loadBlockMessageRow,
    idOf: messageRowId,
    initial,
    position,
  });
  return (
    <InfiniteListView
      list={list}
      what="messages"
      caption={`Messages of block ${id.seqno} in the order in which its transactions received and sent them`}
      columns={blockMessageColumns(network)}
      idOf={messageRowId}
      tools={<BlockMessageExport network={network} path={path} subject={`block-${id.seqno}`} />}
    />
  );
}
