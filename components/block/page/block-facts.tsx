import { HashText } from "@/components/entity/hash-text";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { Time } from "@/components/entity/time/time";
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
      <Fact name="Time">
        <span data-answer="">
          <Time atMs={block.gen_utime * 1_000} detail />
        </span>
      </Fact>
      <Fact name="Transactions">
        {block.tx_count === null ? "Unknown" : <Count value={block.tx_count} />}
        {isMasterchain && block.tx_count !== null && (
          <span className="text-muted"> in the masterchain block itself</span>
        )}
      </Fact>
      {!isMasterchain && (
        <>
          <Fact name="Shard">
            <ShardText network={network} block={block} />
          </Fact>
          <Fact name="Masterchain block">
            {block.masterchain_block_ref === null ? (
              "Unknown"
            ) : (
              <BlockLink network={network} block={block.masterchain_block_ref} />
            )}
          </Fact>
        </>
      )}
      <Fact name="Flags">
        <BlockFlags block={block} />
      </Fact>
      <Fact name="Configuration">
        <BlockConfig network={network} block={block} />
      </Fact>
      <Fact name="Root hash">
        <HashText hash={block.root_hash} full what="root hash" />
      </Fact>
    </Facts>
  );
}
