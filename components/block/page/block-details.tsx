import type { ReactNode } from "react";
import type { Hash } from "@/lib/ton/value/hash";
import { BlockLink } from "@/components/entity/block-link";
import { HashText } from "@/components/entity/hash-text";
import { Fact, Facts } from "@/components/ui/fact-list";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { validatorKeyPath } from "@/lib/paths";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { Block } from "@/lib/toncenter/v3/v3-block";

interface BlockDetailsProps {
  readonly network: PageNetwork;
  readonly block: Block;
}

const NETWORKS: ReadonlyMap<number, string> = new Map([
  [-239, "mainnet"],
  [-3, "testnet"],
]);

/** The rest of a block's header, in `details` so that it opens without scripts. */
export function BlockDetails({ network, block }: BlockDetailsProps) {
  const master = (seqno: number | null) =>
    seqno === null || seqno === 0 ? (
      (seqno ?? "Unknown")
    ) : (
      <BlockLink network={network} block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }} />
    );
  const hash = (value: Hash | null, what: string) =>
    value === null ? null : <HashText hash={value} full what={what} />;
  const isMasterchain = block.workchain === MASTERCHAIN;
  const details: readonly (readonly [name: string, value: ReactNode])[] = [
    ["Logical time", `${block.start_lt} – ${block.end_lt}`],
    ["File hash", hash(block.file_hash, "file hash")],
    // The service writes 0 for masterchain blocks, which refer to no other one.
    ["Master ref seqno", isMasterchain ? "None" : master(block.master_ref_seqno)],
    ["Previous key block", master(block.prev_key_block_seqno)],
    ["Min ref mc seqno", master(block.min_ref_mc_seqno)],
    ["Catchain seqno", block.gen_catchain_seqno],
    ["Validator list hash", block.validator_list_hash_short],
    ["Created by", <Creator key="creator" network={network} publicKey={block.created_by} />],
    ["Random seed", hash(block.rand_seed, "random seed")],
    ["Global ID", globalText(block.global_id)],
    ["Version", block.version],
    ["Flags (raw)", block.flags],
    ["Vertical seqno", block.vert_seqno],
    ["Workchain and shard", `${block.workchain}:${block.shard}`],
  ];
  return (
    <details>
      <summary className="cursor-pointer py-1 text-link">Details</summary>
      <div className="mt-2">
        <Facts>
          {details.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value === null || value === false ? "Unknown" : value}
            </Fact>
          ))}
        </Facts>
      </div>
    </details>
  );
}

function globalText(id: number | null): string | null {
  const name = id === null ? undefined : NETWORKS.get(id);
  return id === null || name === undefined ? (id === null ? null : String(id)) : `${id}: ${name}`;
}

interface CreatorProps {
  readonly network: PageNetwork;
  readonly publicKey: Hash | null;
}

/** Blocks that no validator made have zeros here. */
function Creator({ network, publicKey }: CreatorProps) {
  if (publicKey === null) return "Unknown";
  return (
    <>
      <HashText hash={publicKey} full what="validator key" />{" "}
      {!/^0+$/.test(publicKey) && <PageLink href={validatorKeyPath(network, publicKey)}>Validator</PageLink>}
    </>
  );
}
