import { BlockLink } from "@/components/entity/block-link";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { configAtPath, configChangesPath } from "@/lib/paths";
import type { Block } from "@/lib/toncenter/v3/v3-block";

interface BlockConfigProps {
  readonly network: PageNetwork;
  readonly block: Pick<
    Block,
    "workchain" | "seqno" | "key_block" | "prev_key_block_seqno" | "masterchain_block_ref"
  >;
}

/** Which network configuration applies at a block, with a link to it. */
export function BlockConfig({ network, block }: BlockConfigProps) {
  const { key_block: isKey, prev_key_block_seqno: last } = block;
  const seqno = block.workchain === MASTERCHAIN ? block.seqno : (block.masterchain_block_ref?.seqno ?? null);
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
  return (
    <>
      {isKey === true ? (
        <>
          {seqno !== null && seqno > 1 ? (
            <PageLink href={configChangesPath(network, seqno)}>Changes in this block</PageLink>
          ) : (
            "Contained in this block"
          )}
          {since !== null && <span className="text-muted"> (previous: {since})</span>}
        </>
      ) : (
        (since ?? "Unknown")
      )}
      {seqno !== null && (
        <>
          {" · "}
          <PageLink href={configAtPath(network, seqno)}>All parameters</PageLink>
        </>
      )}
    </>
  );
}
