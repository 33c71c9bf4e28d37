import { BlockLink } from "@/components/entity/block-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { Block } from "@/lib/toncenter/v3/v3-block";

interface BlockConfigProps {
  readonly network: PageNetwork;
  readonly block: Pick<Block, "key_block" | "prev_key_block_seqno">;
}

/** Which network configuration applies at a block. */
export function BlockConfig({
  network,
  block: { key_block: isKey, prev_key_block_seqno: last },
}: BlockConfigProps) {
  const since =
    last === null ? null : last === 0 ? (
      "Zerostate"
    ) : (
      <>
        Key block{" "}
        <BlockLink
          network={network}
          block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: last }}
        />
      </>
    );
  if (isKey === true) {
    return (
      <>
        Changed in this block
        {since !== null && <span className="text-muted"> (previous: {since})</span>}
      </>
    );
  }
  return since ?? "Unknown";
}
