import { ErrorNotice } from "@/components/error/error-notice";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { writeBlockFilter, type BlockFilter } from "@/lib/domain/block/block-filter";
import type { BlockRow } from "@/lib/domain/block/block-row";
import type { Page } from "@/lib/domain/list/page";
import type { ListPosition } from "@/lib/domain/list/position";
import type { NodeBlocks } from "@/lib/domain/block/node-blocks";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ApiError } from "@/lib/toncenter/error";
import { BlockFilters } from "./block-filters";
import { BlockList } from "./block-list";
import { NodeBlocksView } from "./node-blocks";

interface Listed {
  readonly network: PageNetwork;
  readonly nowMs: number;
  readonly filter: BlockFilter;
  readonly initial: Page<BlockRow>;
  /** What a node tells where the index has nothing, or nothing new. */
  readonly node: NodeBlocks | null;
  readonly position: ListPosition;
}

/** What the URL asks for cannot be read. */
interface Unreadable {
  readonly network: PageNetwork;
  readonly nowMs: number;
  readonly problem: ApiError;
}

/** The list of blocks, from whatever moment on. */
export function BlocksView(props: Listed | Unreadable) {
  const { network, nowMs } = props;
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Blocks of {network.name}</h1>
      <BlockFilters network={network} filter={"filter" in props ? props.filter : null} nowMs={nowMs} />
      {"problem" in props ? <ErrorNotice error={props.problem} /> : <ListedBlocks {...props} />}
    </>
  );
}

function ListedBlocks({ network, filter, initial, node, position }: Listed) {
  const told = node === null ? null : <NodeBlocksView network={network} told={node} />;
  const failed = initial.problem !== null;
  return (
    <>
      {told !== null && !failed && <div className="mb-6">{told}</div>}
      <div className="peer">
        <BlockList
          key={writeBlockFilter(filter).toString()}
          network={network}
          filter={filter}
          initial={initial}
          position={position}
        />
      </div>
      {told !== null && failed && <div className="mt-6 peer-has-[tbody]:hidden">{told}</div>}
      <MoreWithoutScript query={writeBlockFilter(filter)} position={position} page={initial} />
    </>
  );
}
