import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import type { Page } from "../../domain/list/page";
import { MAX_PAGE_ROWS } from "../../domain/list/page-request";
import type { BlockMessageRow } from "../../domain/message/block-message-row";
import { BLOCK_MESSAGES, messageRowId } from "../../domain/message/message-row-kinds";
import type { BlockRowsQuery } from "../../domain/block/block-rows-query";
import { readBlockRowsQuery } from "../../domain/block/read-block-rows-query";
import { transactions } from "../../toncenter/v3/transaction-lists";
import type { RowsRequest, RowSource } from "../list/row-source";
import { loadFromBlock } from "./block-content";
import { messagesOf, runOf, type Run } from "../../domain/message/make-block-message-row";

/**
 * The messages of a block, each once, in the order in which its transactions received and sent them. No list
 * of the service has them, so they are taken from the transactions: as many of those as one call brings, and of
 * larger blocks all from the first on, which are at hand when somebody reads on.
 */
export async function loadBlockMessages(
  network: string,
  { id, own }: BlockRowsQuery,
  { offset, limit }: Pick<RowsRequest, "offset" | "limit">,
  lane: Lane,
  /** How many calls upstream it may take. */
  most = Number.POSITIVE_INFINITY,
): Promise<Page<BlockMessageRow>> {
  const runs: Run[] = [];
  for (let calls = 1; ; calls += 1) {
    const asked = { own, offset: runs.length, limit: MAX_PAGE_ROWS, idOf: messageRowId, trim: runOf };
    const page = await loadFromBlock(network, id, asked, lane);
    if (page.problem !== null) return { ...page, rows: [] };
    runs.push(...page.rows);
    const found = messagesOf(runs);
    const isEnough = page.end || found.length > offset + limit || calls >= most;
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
