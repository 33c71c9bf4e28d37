import { BlockLink } from "@/components/entity/block-link";
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
export function AbsentBlockView({ network, view: { id, error, awaited, merge } }: AbsentBlockViewProps) {
  const list = writeBlockFilter({ ...MASTERCHAIN_BLOCKS, workchain: id?.workchain === 0 ? 0 : -1 });
  return (
    <div className="grid gap-4">
      <BlockTitle id={id} />
      <RefreshedError error={error} />
      {merge !== null && (
        // Colour alone would not mark links in a sentence.
        <p className="[&_a]:underline [&_a]:decoration-edge">
          Block <BlockLink network={network} block={merge.last} /> was the last of its shard before a merge.
          The next block is <BlockLink network={network} block={merge.merged} />.
        </p>
      )}
      {awaited !== null && <AwaitBlock network={network.id} awaited={awaited} />}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {id !== null && (awaited !== null || isPassing(error)) && <a href={blockPath(network, id)}>Reload</a>}
        <a href={blocksPath(network, list)}>Latest blocks</a>
      </p>
    </div>
  );
}
