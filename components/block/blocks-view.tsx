import { ErrorNotice } from "@/components/error/error-notice";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { blocksPath } from "@/lib/paths";
import { writeBlockFilter, type BlockFilter } from "@/lib/query/block-filter";
import type { BlockRow } from "@/lib/query/block-row";
import type { Page } from "@/lib/query/list/page";
import { nextPosition, writePosition, type ListPosition } from "@/lib/query/list/position";
import type { PageNetwork } from "@/lib/query/page-network";
import type { ApiError } from "@/lib/toncenter/error";
import { BlockFilters } from "./block-filters";
import { BlockList } from "./block-list";

interface Listed {
  readonly network: PageNetwork;
  readonly filter: BlockFilter;
  readonly initial: Page<BlockRow>;
  readonly position: ListPosition;
}

/** What the URL asks for cannot be read. */
interface Unreadable {
  readonly network: PageNetwork;
  readonly problem: ApiError;
}

/** The list of blocks, from whatever moment on. */
export function BlocksView(props: Listed | Unreadable) {
  const { network } = props;
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Blocks of {network.name}</h1>
      <BlockFilters network={network} filter={"filter" in props ? props.filter : null} />
      {"problem" in props ? <ErrorNotice error={props.problem} /> : <ListedBlocks {...props} />}
    </>
  );
}

function ListedBlocks({ network, filter, initial, position }: Listed) {
  const next = writePosition(writeBlockFilter(filter), nextPosition(position, initial.pin));
  return (
    <>
      <BlockList
        key={writeBlockFilter(filter).toString()}
        network={network}
        filter={filter}
        initial={initial}
        position={position}
      />
      {!initial.end && <MoreWithoutScript href={blocksPath(network, next)} />}
    </>
  );
}
