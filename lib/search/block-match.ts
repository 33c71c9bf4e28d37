import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "../ton/block/block";
import { isMasterchainBlock } from "../ton/block/masterchain-block";
import { parseBlockId } from "../ton/block/read-block-id";
import { shardPrefix } from "../ton/block/shard";
import { attempt } from "./attempt";
import type { BlockMatch, MasterchainBlockMatch } from "./form";

/** The protocol's limit. Most times and dates in the form 1:2:3 would be shards beyond it. */
const MOST_SPLITS = 60;

export function blockMatch(id: BlockId, testnet: boolean | null = null): BlockMatch | MasterchainBlockMatch {
  const { workchain, seqno } = id;
  if (isMasterchainBlock(id)) {
    return { kind: "masterchain block", seqno, certainty: "exact", testnet };
  }
  // No other workchain exists yet, so the three numbers are more likely something else.
  const exists = workchain === 0 || workchain === MASTERCHAIN;
  return { kind: "block", id, certainty: exists ? "exact" : "possible", testnet };
}

/** In any spelling of `parseBlockId`, and with commas and colons interchanged, as in links. */
export function readBlockId(text: string): BlockId | null {
  const plain = text.replace(/[()\s]/g, "").replaceAll(",", ":");
  const id = attempt(() => parseBlockId(plain));
  return id === null || shardPrefix(id.shard).length > MOST_SPLITS ? null : id;
}

export function readSeqno(text: string): number | null {
  return attempt(() => parseBlockId(`${MASTERCHAIN}:${MASTERCHAIN_SHARD}:${text}`))?.seqno ?? null;
}
