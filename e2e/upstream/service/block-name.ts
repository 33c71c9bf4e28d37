import { parseShard } from "../../../lib/ton/block/read-shard";
import { formatShardDecimal } from "../../../lib/ton/block/shard";
import { blockName, findBlock } from "../chain/chain-blocks";
import type { Chain } from "../chain/chain";
import { Refused } from "./refusal";
import type { ParsedParams } from "./param-values";

export function blockIdExt(chain: Chain, block: number) {
  const { workchain, shard, seqno } = blockName(block);
  return {
    "@type": "ton.blockIdExt",
    workchain,
    shard: formatShardDecimal(parseShard(shard)),
    seqno,
    root_hash: chain.ids.hash("root", block),
    file_hash: chain.ids.hash("file", block),
  };
}

export function foundBlock(chain: Chain, { values }: ParsedParams): number {
  const [workchain, shard, seqno] = [
    values.number("workchain"),
    values.text("shard"),
    values.number("seqno"),
  ];
  const block =
    workchain === null || shard === null ? null : findBlock(chain, { workchain, shard, seqno: seqno ?? 0 });
  if (block === null) throw new Refused(500, "LITE_SERVER_NOTREADY: ltdb: block not found");
  return block;
}
