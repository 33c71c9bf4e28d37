import { HashText } from "@/components/entity/hash-text";
import { BlockLink } from "@/components/entity/block-link";
import { Time } from "@/components/entity/time";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN } from "@/lib/ton/block/block";
import type { Block } from "@/lib/toncenter/v3/v3-block";
import { BlockConfig } from "./block-config";
import { BlockFlags } from "./block-flags";
import { ShardText } from "./shard-text";

interface BlockFactsProps {
  readonly network: PageNetwork;
  readonly block: Block;
}

/** The main facts of a block. */
export function BlockFacts({ network, block }: BlockFactsProps) {
  const isMasterchain = block.workchain === MASTERCHAIN;
  return (
    <Facts>
      <Fact name="Made">
        <span data-answer="">
          <Time atMs={block.gen_utime * 1_000} detail />
        </span>
      </Fact>
      <Fact name="Transactions">
        {block.tx_count ?? "not known"}
        {isMasterchain && block.tx_count !== null && (
          <span className="text-muted">
            {" "}
            of the masterchain itself; those of the shard blocks that it committed are listed below as well
          </span>
        )}
      </Fact>
      {!isMasterchain && (
        <>
          <Fact name="Shard">
            <ShardText network={network} block={block} />
          </Fact>
          <Fact name="Committed by">
            {block.masterchain_block_ref === null ? (
              "not known"
            ) : (
              <>
                masterchain block <BlockLink network={network} block={block.masterchain_block_ref} />
              </>
            )}
          </Fact>
        </>
      )}
      <Fact name="Marks">
        <BlockFlags block={block} />
      </Fact>
      <Fact name="Configuration">
        <BlockConfig network={network} block={block} />
      </Fact>
      <Fact name="Root hash">
        <HashText hash={block.root_hash} full what="root hash" />
      </Fact>
      <Fact name="File hash">
        <HashText hash={block.file_hash} full what="file hash" />
      </Fact>
    </Facts>
  );
}
