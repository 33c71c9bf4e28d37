import { RefreshedError } from "@/components/error/refreshed-error";
import { blockPath, blocksPath } from "@/lib/paths";
import { MASTERCHAIN_BLOCKS, writeBlockFilter } from "@/lib/domain/block/block-filter";
import type { AbsentBlock } from "@/lib/domain/block/block-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { AwaitBlock } from "./await-block";
import { BlockTitle } from "./block-title";
import { isPassing } from "@/lib/domain/status/refresh-delay";

interface AbsentBlockViewProps {
  readonly network: PageNetwork;
  readonly view: AbsentBlock;
}

/** The page of a block that cannot be shown: why, and links to related pages. */
export function AbsentBlockView({ network, view: { id, error, awaited } }: AbsentBlockViewProps) {
  const list = writeBlockFilter({ ...MASTERCHAIN_BLOCKS, workchain: id?.workchain === 0 ? 0 : -1 });
  return (
    <div className="grid gap-4">
      <BlockTitle id={id} />
      <RefreshedError error={error} />
      {awaited !== null && <AwaitBlock network={network.id} awaited={awaited} />}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {id !== null && (awaited !== null || isPassing(error)) && <a href={blockPath(network, id)}>Reload</a>}
        <a href={blocksPath(network, list)}>Latest blocks</a>
      </p>
    </div>
  );
}
