import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { NodeBlocks } from "../../domain/block/node-blocks";
import type { BlockId } from "../../ton/block/block";
import { getMasterchainInfo, getShards } from "../../toncenter/v2/v2-blocks";

/** The newest blocks from a node; null if it fails too. Two calls. */
export async function loadNodeBlocks(network: string): Promise<NodeBlocks | null> {
  const gateway = gatewayOf(network);
  const info = await gateway.call(getMasterchainInfo, {}, { lane: "interactive" });
  if (!info.ok) return null;
  const { value, asOfMs } = info.value;
  const head = nameOf(value.last);
  const shards = await gateway.call(getShards, { seqno: head.seqno }, { lane: "interactive" });
  return {
    head,
    shards: shards.ok ? shards.value.value.shards.map(nameOf) : null,
    asOfMs,
    nowMs: Date.now(),
  };
}

function nameOf({ workchain, shard, seqno }: BlockId): BlockId {
  return { workchain, shard, seqno };
}
