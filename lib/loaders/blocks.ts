import "server-only";
import type { Lane } from "../gateway/lanes";
import { blockRowId, type BlockRow } from "../query/block-row";
import type { Page } from "../query/list/page";
import { MASTERCHAIN } from "../ton/block";
import { blocks, type Block } from "../toncenter/v3/block";
import { loadPage } from "./list/load-page";

interface BlocksRequest {
  readonly offset: number;
  readonly limit: number;
  readonly pin: string | null;
}

function trim(block: Block): BlockRow {
  return {
    seqno: block.seqno,
    generatedAt: block.gen_utime,
    transactions: block.tx_count,
    keyBlock: block.key_block ?? false,
    rootHash: block.root_hash,
  };
}

/** Masterchain blocks, the newest first. One call upstream. */
export function loadBlocks(network: string, request: BlocksRequest, lane: Lane): Promise<Page<BlockRow>> {
  return loadPage(network, blocks, { workchain: MASTERCHAIN }, { ...request, trim, idOf: blockRowId, lane });
}
