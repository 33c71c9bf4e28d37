import "server-only";
import type { BlockFilter } from "../../domain/block/block-filter";
import { BLOCKS, blockRowId } from "../../domain/block/block-row-kind";
import type { BlockRow } from "../../domain/block/block-row";
import { blockRow } from "../../domain/block/make-block-row";
import { readBlockFilter } from "../../domain/block/read-block-filter";
import { blocks } from "../../toncenter/v3/v3-block";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";

/** Blocks of one chain or shard, the newest first. One call. */
export const BLOCK_SOURCE: RowSource<BlockRow, BlockFilter> = {
  kind: BLOCKS,
  readQuery: readBlockFilter,
  endpoint: blocks,
  load: (network, { workchain, shard, until }, request, lane) => {
    const params = {
      workchain,
      ...(shard === null ? {} : { shard }),
      ...(until === null ? {} : { end_utime: until }),
    };
    return loadPage(network.id, blocks, params, { ...request, trim: blockRow, idOf: blockRowId, lane });
  },
};
