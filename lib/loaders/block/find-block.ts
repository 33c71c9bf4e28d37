import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { BlockId } from "../../ton/block/block";
import { fail, ok, type Result } from "../../toncenter/error";
import { blocks, type Block } from "../../toncenter/v3/v3-block";

/** The block according to the index; null if the index does not have it. One call. */
export async function findBlock(network: string, id: BlockId): Promise<Result<Block | null>> {
  const values = { ...id, limit: 1 };
  const answer = await gatewayOf(network).call(blocks, values, { lane: "interactive" });
  if (!answer.ok) return answer;
  const found = named(answer.value.value.blocks, id);
  if (found !== null || !answer.value.stale) return ok(found);
  // A cached "not found" is not used, since the block may exist by now.
  const again = await gatewayOf(network).call(blocks, values, { lane: "poll" });
  return again.ok ? ok(named(again.value.value.blocks, id)) : fail(again.error);
}

function named(found: readonly Block[], { workchain, shard, seqno }: BlockId): Block | null {
  return (
    found.find((block) => block.workchain === workchain && block.shard === shard && block.seqno === seqno) ??
    null
  );
}
