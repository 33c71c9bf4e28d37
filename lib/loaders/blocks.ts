import "server-only";
import type { Lane } from "../gateway/lanes";
import { MASTERCHAIN_BLOCKS, type BlockFilter } from "../query/block-filter";
import type { BlockRow } from "../query/block-row";
import { blockRowId } from "../query/block-rows";
import type { Page } from "../query/list/page";
import { blocks } from "../toncenter/v3/block";
import { blockRow } from "./block-row";
import { loadPage } from "./list/load-page";

interface BlocksRequest {
  readonly offset: number;
  readonly limit: number;
  readonly pin: string | null;
}

/** Blocks of one chain or shard, the newest first. One call upstream. */
export function loadBlocks(
  network: string,
  request: BlocksRequest,
  lane: Lane,
  { workchain, shard, until }: BlockFilter = MASTERCHAIN_BLOCKS,
): Promise<Page<BlockRow>> {
  const filter = {
    workchain,
    ...(shard === null ? {} : { shard }),
    ...(until === null ? {} : { end_utime: until }),
  };
  return loadPage(network, blocks, filter, { ...request, trim: blockRow, idOf: blockRowId, lane });
}
