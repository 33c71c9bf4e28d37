import "server-only";
import type { BlockFilter } from "../../domain/block/block-filter";
import { blockParams } from "../../domain/block/block-params";
import { BLOCKS, blockRowId } from "../../domain/block/block-row-kind";
import type { BlockRow } from "../../domain/block/block-row";
import { blockRow } from "../../domain/block/make-block-row";
import { readBlockFilter } from "../../domain/block/read-block-filter";
import type { Page } from "../../domain/list/list-page";
import type { Lane } from "../../gateway/budget/lanes";
import { MASTERCHAIN } from "../../ton/block/block";
import { loadRecentBlocks } from "../home/recent-blocks";
import { blocks } from "../../toncenter/v3/v3-block";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";

/** Blocks of one chain or shard, the newest first. One call, and one more for the newest of the masterchain. */
export const BLOCK_SOURCE: RowSource<BlockRow, BlockFilter> = {
  kind: BLOCKS,
  readQuery: readBlockFilter,
  endpoint: blocks,
  load: async (network, filter, request, lane) => {
    const page = await loadPage(network.id, blocks, blockParams(filter), {
      ...request,
      trim: blockRow,
      idOf: blockRowId,
      lane,
    });
    const isNewest = filter.workchain === MASTERCHAIN && filter.until === null && request.offset === 0;
    return isNewest ? withCommitted(network.id, page, lane) : page;
  },
};

/** A list does not wait longer than this for optional details. */
const COMMITTED_MS = 300;

/**
 * What the newest masterchain blocks committed comes from the start page's call, which is cached. A failed page does
 * not need it.
 */
async function withCommitted(network: string, page: Page<BlockRow>, lane: Lane): Promise<Page<BlockRow>> {
  if (page.problem !== null || page.rows.length === 0) return page;
  const recent = await loadRecentBlocks(
    network,
    lane === "interactive" ? "panel" : lane,
    Date.now() + COMMITTED_MS,
  );
  const counts = new Map(recent.rows.map(({ seqno, transactions }) => [seqno, transactions]));
  return { ...page, rows: page.rows.map((row) => ({ ...row, committed: counts.get(row.seqno) ?? null })) };
}
