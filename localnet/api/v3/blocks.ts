import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import {
  blocks,
  masterchainBlockShards,
  masterchainBlockShardState,
  masterchainInfo,
} from "@/lib/toncenter/v3/block";
import type { BlockRecord } from "../../records";
import type { Store } from "../../store/store";
import { blockRow } from "./block-row";
import { operation, type Operation } from "./operation";
import { Refused } from "../v2/refusal";
import { ltRange, timeRange } from "./ranges";

export function masterBlock(store: Store, seqno: number): BlockRecord | null {
  return store.blocks.byId({ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno });
}

/** Lists of one masterchain block are not empty when there is no such block: they are not there. */
export function needMasterBlock(store: Store, seqno: number | undefined): void {
  if (seqno !== undefined && masterBlock(store, seqno) === null)
    throw new Refused(404, `masterchain block ${seqno} not found`);
}

function found(rows: readonly BlockRecord[]) {
  if (rows.length === 0) throw new Refused(404, "blocks not found");
  return { blocks: rows.map(blockRow) };
}

function byPlace(one: BlockRecord, other: BlockRecord): number {
  if (one.workchain !== other.workchain) return one.workchain - other.workchain;
  if (one.shard !== other.shard) return one.shard < other.shard ? -1 : 1;
  return one.seqno - other.seqno;
}

/** Every shard's newest block as a masterchain block has it, that block itself among them. */
function shardState(store: Store, seqno: number): readonly BlockRecord[] {
  const own = masterBlock(store, seqno);
  if (own === null) return [];
  const shards = store.blocks.shardsAt(seqno).filter(({ workchain }) => workchain !== MASTERCHAIN);
  return [own, ...shards].toSorted(byPlace);
}

const rowOrNull = (block: BlockRecord | null) => (block === null ? null : blockRow(block));

export const BLOCKS: readonly Operation[] = [
  operation(masterchainInfo, ({ node }) => ({
    last: rowOrNull(node.store.blocks.head()),
    first: rowOrNull(node.store.blocks.first()),
  })),

  operation(blocks, ({ node, values, page }) => ({
    blocks: node.store.blocks
      .list(
        {
          workchain: values.workchain,
          shard: values.shard,
          seqno: values.seqno,
          rootHash: values.root_hash,
          fileHash: values.file_hash,
          masterSeqno: values.mc_seqno,
          time: timeRange(values),
          lt: ltRange(values),
        },
        page,
      )
      .map(blockRow),
  })),

  operation(masterchainBlockShardState, ({ node, values }) => found(shardState(node.store, values.seqno))),

  operation(masterchainBlockShards, ({ node, values, page }) => {
    const [, ...shards] = node.store.blocks.committedBy(values.seqno);
    return found(shards.slice(page.offset, page.offset + page.limit));
  }),
];
