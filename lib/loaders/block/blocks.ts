import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import { MASTERCHAIN_BLOCKS, type BlockFilter } from "../../domain/block/block-filter";
import type { BlockRow } from "../../domain/block/block-row";
import { blockRowId } from "../../domain/block/block-rows";
import type { Page } from "../../domain/list/page";
import { blocks } from "../../toncenter/v3/block";
import { blockRow } from "../../domain/block/make-block-row";
import { loadPage } from "../list/load-page";

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
