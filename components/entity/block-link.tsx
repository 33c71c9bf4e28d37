import { blockPath, type NetworkName } from "@/lib/paths";
import { formatBlockId, MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";
import { CopyButton } from "../ui/copy-button";
import { BlockNumber } from "./block-number";
import { Entity } from "./entity";
import { PageLink } from "@/components/ui/page-link";

interface BlockLinkProps {
  readonly network: NetworkName;
  readonly block: BlockId;
  /** Only the seqno, where workchain and shard are shown beside it. */
  readonly short?: boolean;
  readonly copy?: boolean;
}

/** Masterchain blocks are shown by seqno alone, others with workchain and shard. */
export function BlockLink({ network, block, short = false, copy = false }: BlockLinkProps) {
  const id = formatBlockId(block);
  return (
    <Entity id={id} copy={copy && <CopyButton text={id} what="block id" />}>
      <PageLink href={blockPath(network, block)}>
        {short || block.workchain === MASTERCHAIN ? (
          <BlockNumber seqno={block.seqno} />
        ) : (
          <>
            ({block.workchain},{block.shard},<BlockNumber seqno={block.seqno} />)
          </>
        )}
      </PageLink>
    </Entity>
  );
}
