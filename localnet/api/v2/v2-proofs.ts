import { Cell, convertToMerkleProof } from "@ton/core";
import { accountIdOf, workchainOf } from "@/lib/ton/address/address";
import { MASTERCHAIN } from "@/lib/ton/block/block";
import { shardContains } from "@/lib/ton/block/shard";
import type { BlockRecord } from "../../chain-records";
import { shardsOf } from "./v2-blocks";
import { blockIdFieldsRequired, positive } from "./v2-shared-fields";
import { optional } from "./v2-fields";
import { int32 } from "./v2-value-parsers";
import { blockAt, newestMasterBlock, masterBlock } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { base64, blockId } from "./v2-json-values";

/** A Merkle proof that consists of the whole header; the root hash of the header is that of the block. */
function proofOf({ header }: BlockRecord): string {
  const [root] = Cell.fromBoc(Buffer.from(header));
  return root === undefined ? "" : base64(convertToMerkleProof(root).toBoc());
}

const getShardBlockProof = method({
  fields: { ...blockIdFieldsRequired, from_seqno: optional(int32, { check: positive("from_seqno") }) },
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
      // Localnet has no cell tree of the shard state.
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

/** The default of nodes. */
const EXTERNAL_QUEUE_LIMIT = 8_000;
/** Undelivered messages are among the newest ones. */
const SCANNED_MESSAGES = 1_000;

const getOutMsgQueueSize = method({
  fields: {},
  answer: (node) => {
    const head = newestMasterBlock(node);
    const senders = node.store.messages
      .list({ excludeExternals: true }, { offset: 0, limit: SCANNED_MESSAGES, sort: "desc" })
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
      ext_msg_queue_size_limit: EXTERNAL_QUEUE_LIMIT,
    };
  },
});

export const PROOFS: Readonly<Record<string, Method>> = { getShardBlockProof, getOutMsgQueueSize };
