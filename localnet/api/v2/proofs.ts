import { Cell, convertToMerkleProof } from "@ton/core";
import { accountIdOf, workchainOf } from "@/lib/ton/address/address";
import { MASTERCHAIN } from "@/lib/ton/block/block";
import { shardContains } from "@/lib/ton/block/shard";
import type { BlockRecord } from "../../records";
import { shardsOf } from "./blocks";
import { requiredBlockName, positive } from "./common-fields";
import { optional } from "./fields";
import { int32 } from "./kinds";
import { blockAt, headOf, masterBlock } from "./lookup";
import { method, type Method } from "./method";
import { base64, blockId } from "./wire";

/** The whole header as a proof of itself: its root is the block's root hash. */
function proofOf({ header }: BlockRecord): string {
  const [root] = Cell.fromBoc(Buffer.from(header));
  return root === undefined ? "" : base64(convertToMerkleProof(root).toBoc());
}

const getShardBlockProof = method({
  fields: { ...requiredBlockName, from_seqno: optional(int32, { check: positive("from_seqno") }) },
  answer: (node, { from_seqno, ...id }) => {
    const block = blockAt(node, id);
    const master = block.workchain === MASTERCHAIN ? block : masterBlock(node, block.masterSeqno);
    const from = masterBlock(node, from_seqno);
    const link = { "@type": "blocks.shardBlockLink", id: blockId(block), proof: proofOf(master) };
    const back = {
      "@type": "blocks.blockLinkBack",
      to_key_block: master.keyBlock,
      from: blockId(from),
      to: blockId(master),
      dest_proof: proofOf(master),
      proof: proofOf(from),
      // The state of a whole shard has no cells here, only its accounts have.
      state_proof: "",
    };
    return {
      "@type": "blocks.shardBlockProof",
      from: blockId(from),
      mc_id: blockId(master),
      links: block === master ? [] : [link],
      mc_proof: from.seqno === master.seqno ? [] : [back],
    };
  },
});

/** As nodes have it set. */
const MOST_EXTERNALS = 8_000;
/** What waits is among the newest. */
const NEWEST = 1_000;

const getOutMsgQueueSize = method({
  fields: {},
  answer: (node) => {
    const head = headOf(node);
    const senders = node.store.messages
      .list({ excludeExternals: true }, { offset: 0, limit: NEWEST, sort: "desc" })
      .flatMap(({ message, inTransaction }) =>
        inTransaction === null && message.source !== null ? [message.source] : [],
      );
    const sizeOf = ({ workchain, shard }: BlockRecord) =>
      senders.filter(
        (sender) => workchainOf(sender) === workchain && shardContains(shard, accountIdOf(sender)),
      ).length;
    return {
      "@type": "blocks.outMsgQueueSizes",
      shards: [head, ...shardsOf(node, head)].map((block) => ({
        "@type": "blocks.outMsgQueueSize",
        id: blockId(block),
        size: sizeOf(block),
      })),
      ext_msg_queue_size_limit: MOST_EXTERNALS,
    };
  },
});

export const PROOFS: Readonly<Record<string, Method>> = { getShardBlockProof, getOutMsgQueueSize };
