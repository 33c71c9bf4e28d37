"use client";

import { BlockNumber } from "@/components/entity/block-number";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time";
import { InfiniteListView } from "@/components/list/infinite-list";
import { Badge } from "@/components/ui/badge";
import { Cell, HeadCell, Row, RowHead, Table } from "@/components/ui/table";
import { BlockRow, blockRowId } from "@/lib/query/block-row";
import type { Page } from "@/lib/query/list/page";
import type { ListPosition } from "@/lib/query/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";

interface BlockListProps {
  readonly network: string;
  /** What the server knew when it made the page. */
  readonly initial: Page<BlockRow>;
  readonly position: ListPosition;
}

export function BlockList({ network, initial, position }: BlockListProps) {
  const list = useInfiniteList({
    queryKey: ["blocks", network],
    path: `/api/${network}/rows/blocks`,
    rowSchema: BlockRow,
    idOf: blockRowId,
    initial,
    position,
    newestFirst: true,
  });
  return (
    <InfiniteListView list={list} what="blocks">
      {list.rows.length > 0 && (
        <Table caption="Masterchain blocks, the newest first" busy={list.status === "loading"}>
          <thead>
            <tr>
              <HeadCell pinned>Block</HeadCell>
              <HeadCell>Made</HeadCell>
              <HeadCell numeric>Transactions</HeadCell>
              <HeadCell>Root hash</HeadCell>
              <HeadCell>Kind</HeadCell>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((block) => (
              <BlockLine key={blockRowId(block)} block={block} />
            ))}
          </tbody>
        </Table>
      )}
    </InfiniteListView>
  );
}

function BlockLine({ block }: { readonly block: BlockRow }) {
  return (
    <Row>
      <RowHead>
        <BlockNumber seqno={block.seqno} />
      </RowHead>
      <Cell>
        <Time atMs={block.generatedAt * 1_000} />
      </Cell>
      <Cell numeric>{block.transactions ?? "not known"}</Cell>
      <Cell>
        <HashText hash={block.rootHash} copy />
      </Cell>
      <Cell>{block.keyBlock && <Badge>Key block</Badge>}</Cell>
    </Row>
  );
}
