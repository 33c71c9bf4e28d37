import { ListedRowsView } from "@/components/list/listed-rows-view";
import type { BlockFilter } from "@/lib/domain/block/block-filter";
import { BLOCKS } from "@/lib/domain/block/block-row-kind";
import type { BlockRow } from "@/lib/domain/block/block-row";
import type { NodeBlocks } from "@/lib/domain/block/node-blocks";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { BlockFilters } from "./block-filters";
import { BlockList } from "./block-list";
import { NodeBlocksView } from "./node-blocks";

interface BlocksViewProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
  readonly opened: OpenedList<BlockRow, BlockFilter>;
  /** Newest blocks from a node, when the index has none or is behind. */
  readonly node: NodeBlocks | null;
}

export function BlocksView({ network, nowMs, opened, node }: BlocksViewProps) {
  const failed = opened.problem === null && opened.page.problem !== null;
  const fallback = node === null ? null : <NodeBlocksView network={network} answer={node} />;
  return (
    <>
      {fallback !== null && !failed && <div className="mb-4">{fallback}</div>}
      <div className="index-list">
        <ListedRowsView
          network={network}
          kind={BLOCKS}
          list={BlockList}
          opened={opened}
          filters={<BlockFilters network={network} filter={opened.query} nowMs={nowMs} />}
        />
      </div>
      {fallback !== null && failed && <div className="mt-4 until-rows">{fallback}</div>}
    </>
  );
}
