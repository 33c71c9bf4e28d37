import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { ProofReport, ProofStep } from "../../domain/block/node-block";
import { isBlockProof } from "../../domain/block/is-block-proof";
import type { BlockId } from "../../ton/block/block";
import { ok, type Result } from "../../toncenter/error";
import { getShardBlockProof } from "../../toncenter/v2/v2-blocks";

/** A node's proof that a block is part of the chain. One call. */
export async function loadProof(network: string, id: BlockId): Promise<Result<ProofReport>> {
  const answer = await gatewayOf(network).call(getShardBlockProof, id, { lane: "interactive" });
  if (!answer.ok) return answer;
  const { value, asOfMs } = answer.value;
  const back = value.mc_proof.map(({ from, to, to_key_block: toKeyBlock, proof }): ProofStep => ({
    from,
    to,
    toKeyBlock,
    isValid: isBlockProof(proof, from.root_hash),
    boc: proof,
  }));
  const starts = [value.mc_id, ...value.links.map((link) => link.id)];
  const down = value.links.map(({ id: to, proof }, place): ProofStep => {
    const from = starts[place] ?? value.mc_id;
    return { from, to, toKeyBlock: null, isValid: isBlockProof(proof, from.root_hash), boc: proof };
  });
  return ok({
    from: value.from,
    master: value.mc_id,
    proven: starts.at(-1) ?? value.mc_id,
    back,
    down,
    asOfMs,
  });
}
