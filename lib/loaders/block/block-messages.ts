import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import type { Page } from "../../domain/list/page";
import { MAX_PAGE_ROWS } from "../../domain/list/page-request";
import type { BlockMessageRow } from "../../domain/message/block-message-row";
import { messageRowId } from "../../domain/message/message-rows";
import type { BlockId } from "../../ton/block/block";
import { loadFromBlock, type RowsRequest } from "./block-content";
import { messagesOf, runOf, type Run } from "../../domain/message/make-block-message-row";

/**
 * The messages of a block, each once, in the order in which its transactions received and sent them. No list
 * of the service has them, so they are taken from the transactions: as many of those as one call brings, and of
 * larger blocks all from the first on, which are at hand when somebody reads on.
 */
export async function loadBlockMessages(
  network: string,
  id: BlockId,
  { offset, limit, own }: RowsRequest,
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
