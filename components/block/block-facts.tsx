import Link from "next/link";
import { BlockLink } from "@/components/entity/block-link";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time";
import { Fact, Facts } from "@/components/ui/facts";
import { blocksPath } from "@/lib/paths";
import { writeBlockFilter } from "@/lib/query/block-filter";
import type { PageNetwork } from "@/lib/query/page-network";
import { MASTERCHAIN } from "@/lib/ton/block";
import { shardPrefix } from "@/lib/ton/shard";
import type { Block } from "@/lib/toncenter/v3/block";
import { signsOf } from "./block-signs";

interface BlockFactsProps {
  readonly network: PageNetwork;
  readonly block: Block;
}

/** What most people want to know of a block. */
export function BlockFacts({ network, block }: BlockFactsProps) {
  const isMasterchain = block.workchain === MASTERCHAIN;
  const { said, unknown } = signsOf(block);
  return (
    <Facts>
      <Fact name="Made">
        <Time atMs={block.gen_utime * 1_000} detail />
      </Fact>
      <Fact name="Transactions">
        {block.tx_count ?? "not known"}
        {isMasterchain && (
          <span className="text-muted">
            {" "}
            of the masterchain itself; those of the shard blocks that it committed are listed below as well
          </span>
        )}
      </Fact>
      {!isMasterchain && (
        <>
          <Fact name="Shard">
            <Link
              href={blocksPath(
                network,
                writeBlockFilter({ workchain: block.workchain, shard: block.shard, until: null }),
              )}
              prefetch={false}
              className="font-mono slashed-zero"
            >
              {block.shard}
            </Link>
            <span className="text-muted">: {accountsOf(block)}</span>
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
        {said.length > 0 ? (
          <ul>
            {said.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        ) : (
          "none"
        )}
        {unknown && <span className="text-muted"> (the service does not tell everything)</span>}
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

function accountsOf({ shard }: Block): string {
  const { length, bits } = shardPrefix(shard);
  return length === 0 ? "all accounts of the workchain" : `accounts whose id begins with the bits ${bits}`;
}
