import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import type { Page } from "../../domain/list/list-page";
import { MAX_PAGE_ROWS } from "../../domain/list/page-request";
import type { BlockMessageRow } from "../../domain/message/block-message-row";
import { BLOCK_MESSAGES, messageRowId } from "../../domain/message/message-row-kinds";
import type { BlockRowsQuery } from "../../domain/block/block-rows-query";
import { readBlockRowsQuery } from "../../domain/block/read-block-rows-query";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import type { RowsRequest, RowSource } from "../list/row-source";
import { loadFromBlock } from "./block-content";
import { messagesOf, runOf, type Run } from "../../domain/message/make-block-message-row";

/**
 * The messages of a block without duplicates, in execution order. The service has no such list, so they are taken
 * from the transactions. Each page reads the transactions from the first one on; by then those of earlier pages are
 * cached.
 */
export async function loadBlockMessages(
  network: string,
  { id, ownOnly }: BlockRowsQuery,
  { offset, limit }: Pick<RowsRequest, "offset" | "limit">,
  lane: Lane,
  /** The maximum number of calls. */
  maxCalls = Number.POSITIVE_INFINITY,
): Promise<Page<BlockMessageRow>> {
  const runs: Run[] = [];
  for (let calls = 1; ; calls += 1) {
    const request = {
      ownOnly,
      offset: runs.length,
      limit: MAX_PAGE_ROWS,
      idOf: messageRowId,
      trim: runOf,
    };
    const page = await loadFromBlock(network, id, request, lane);
    if (page.problem !== null) return { ...page, rows: [] };
    runs.push(...page.rows);
    const found = messagesOf(runs);
    const isEnough = page.end || found.length > offset + limit || calls >= maxCalls;
    if (!isEnough) continue;
    const end = page.end && found.length <= offset + limit;
    return { ...page, rows: found.slice(offset, offset + limit), end };
  }
}

export const BLOCK_MESSAGE_SOURCE: RowSource<BlockMessageRow, BlockRowsQuery> = {
  kind: BLOCK_MESSAGES,
  readQuery: readBlockRowsQuery,
  endpoint: transactions,
  load: ({ id }, query, request, lane) => loadBlockMessages(id, query, request, lane),
};
