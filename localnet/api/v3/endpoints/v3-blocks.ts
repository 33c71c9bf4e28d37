import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import {
  blocks,
  masterchainBlockShards,
  masterchainBlockShardState,
  masterchainInfo,
} from "@/lib/toncenter/v3/v3-block";
import type { BlockRecord } from "../../../chain-records";
import type { Store } from "../../../store/store";
import { renderBlock } from "../render/render-block";
import { route, type Route } from "../v3-route";
import { RefusedRequest } from "../../refused-request";
import { ltRange, timeRange } from "../request/v3-ranges";

export function masterBlock(store: Store, seqno: number): BlockRecord | null {
  return store.blocks.byId({ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno });
}

/** Lists of a masterchain block that does not exist are 404, not empty. */
export function requireMasterBlock(store: Store, seqno: number | undefined): void {
  if (seqno !== undefined && masterBlock(store, seqno) === null)
    throw new RefusedRequest(404, `masterchain block ${seqno} not found`);
}

function renderFound(rows: readonly BlockRecord[]) {
  if (rows.length === 0) throw new RefusedRequest(404, "blocks not found");
  return { blocks: rows.map(renderBlock) };
}

function byId(one: BlockRecord, other: BlockRecord): number {
  if (one.workchain !== other.workchain) return one.workchain - other.workchain;
  if (one.shard !== other.shard) return one.shard < other.shard ? -1 : 1;
  return one.seqno - other.seqno;
}

/** The masterchain block and the newest block of each shard that it refers to. */
function shardState(store: Store, seqno: number): readonly BlockRecord[] {
  const master = masterBlock(store, seqno);
  if (master === null) return [];
  const shards = store.blocks.shardsAt(seqno).filter(({ workchain }) => workchain !== MASTERCHAIN);
  return [master, ...shards].toSorted(byId);
}

const renderOrNull = (block: BlockRecord | null) => (block === null ? null : renderBlock(block));

export const BLOCKS: readonly Route[] = [
  route(masterchainInfo, ({ node }) => ({
    last: renderOrNull(node.store.blocks.head()),
    first: renderOrNull(node.store.blocks.first()),
  })),

  route(blocks, ({ node, values, page }) => ({
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
      .map(renderBlock),
  })),

  route(masterchainBlockShardState, ({ node, values }) => renderFound(shardState(node.store, values.seqno))),

  route(masterchainBlockShards, ({ node, values, page }) => {
    const [, ...shards] = node.store.blocks.committedBy(values.seqno);
    return renderFound(shards.slice(page.offset, page.offset + page.limit));
  }),
];
