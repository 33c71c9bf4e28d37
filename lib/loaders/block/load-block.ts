import "server-only";
import { noBlockOfNumber } from "../../domain/block/block-problems";
import type { BlockContent, BlockTab, BlockView, FoundBlock } from "../../domain/block/block-view";
import type { HeadReport } from "../../domain/status/head-report";
import type { BlockId } from "../../ton/block/block";
import { isOwnOnly } from "../../domain/block/read-block-rows-query";
import { gatewayOf } from "../../gateway/gateways";
import type { ApiError } from "../../toncenter/error";
import { openRows } from "../list/row-source";
import type { Block } from "../../toncenter/v3/v3-block";
import { absentBlock, missingMasterchainBlock, missingShardBlock, notMadeYet } from "./absent-block";
import { readBlockAddress } from "../../domain/block/block-address";
import { isMasterchainBlock } from "../../ton/block/masterchain-block";
import { BLOCK_TRANSACTION_SOURCE, loadBlockShards } from "./block-content";
import { BLOCK_MESSAGE_SOURCE, loadBlockMessages } from "./block-messages";
import { loadBlockFromNode } from "./load-node-block";
import { isNodeNumber, loadNodeRows, loadBlockFallback } from "./block-fallback";
import { findBlock } from "./find-block";
import { isIndexLate, loadHead } from "../status/load-head";

interface BlockRequest {
  readonly network: string;
  readonly id: BlockId;
  readonly tab: BlockTab;
  readonly query: URLSearchParams;
}

/**
 * A block and its content, or why there is none. At most three calls, including the head; more only if the index
 * fails or does not have the block, and a node is called.
 */
export async function loadBlock(
  network: string,
  segments: readonly string[],
  query: URLSearchParams,
): Promise<BlockView> {
  const address = readBlockAddress(segments);
  if (!address.ok) return absentBlock(null, address.error);
  const { id, tab, part } = address.value;
  if (tab === "node") {
    if (!isNodeNumber(id)) return absentBlock(id, noBlockOfNumber(id));
    const [head, answer] = await Promise.all([
      loadHead(network, "panel"),
      loadBlockFromNode(network, id, part ?? "header", query),
    ]);
    return { kind: "node", id, head, answer };
  }
  const request = { network, id, tab, query };
  return isMasterchainBlock(id) ? loadMasterchainBlock(request) : loadShardBlock(request);
}

/** The head shows whether the block exists, so no call is made for a block that does not. */
async function loadMasterchainBlock(request: BlockRequest): Promise<BlockView> {
  const { network, id } = request;
  const head = await loadHead(network, "interactive");
  if (head.head === null && head.problem !== null) {
    const fallback = await loadFromNode(request, head, head.problem);
    return fallback ?? absentBlock(id, head.problem);
  }
  if (head.head !== null && id.seqno > head.head.seqno) return loadAhead(request, head, head.head.seqno);
  const [found, content] = await Promise.all([findBlock(network, id), loadContent(request)]);
  if (!found.ok) return (await loadFromNode(request, head, found.error)) ?? absentBlock(id, found.error);
  if (found.value !== null) return withContent(request, found.value, head, content);
  const missing = missingMasterchainBlock(id, head);
  return missing.awaited === null ? ((await loadFromNode(request, head, null)) ?? missing) : missing;
}

/** Ahead of the index; while the index is known to lag, a node may have it. */
async function loadAhead(request: BlockRequest, head: HeadReport, newest: number): Promise<BlockView> {
  const { network, id } = request;
  const fallback = isIndexLate(network) ? await loadFromNode(request, head, head.problem) : null;
  if (fallback !== null) return fallback;
  return head.problem === null ? notMadeYet(id, newest, head) : absentBlock(id, head.problem);
}

/** Only the block itself shows whether it exists, and what the third call has to load. */
async function loadShardBlock(request: BlockRequest): Promise<BlockView> {
  const { network, id } = request;
  const [head, found] = await Promise.all([loadHead(network, "interactive"), findBlock(network, id)]);
  if (!found.ok) return (await loadFromNode(request, head, found.error)) ?? absentBlock(id, found.error);
  if (found.value !== null) return withContent(request, found.value, head, await loadContent(request));
  const missing = await missingShardBlock(network, id, head);
  if (missing.awaited !== null && !isIndexLate(network)) return missing;
  const problem = missing.error.kind === "not-found" ? null : missing.error;
  return (await loadFromNode(request, head, problem)) ?? missing;
}

function loadFromNode(
  { network, id, tab }: BlockRequest,
  head: HeadReport,
  problem: ApiError | null,
): Promise<FoundBlock | null> {
  return loadBlockFallback(network, id, tab, head, problem);
}

/** The transactions from a node while the index cannot list them. */
async function withContent(
  { network, id, tab }: BlockRequest,
  block: Block,
  head: HeadReport,
  content: BlockContent,
): Promise<FoundBlock> {
  const fails = content.tab === "transactions" && content.list.page.problem !== null;
  const rows = fails ? await loadNodeRows(network, id) : null;
  const nodeRows = rows?.ok === true ? rows.value : null;
  return { kind: "found", block, head, tab, content, nodeRows, nodeFallback: null };
}

/** When the page opens: one call, however many transactions the block has. */
const BLOCK_MESSAGE_PAGE: typeof BLOCK_MESSAGE_SOURCE = {
  ...BLOCK_MESSAGE_SOURCE,
  load: ({ id }, query, request, lane) => loadBlockMessages(id, query, request, lane, 1),
};

async function loadContent({ network, id, tab, query }: BlockRequest): Promise<BlockContent> {
  if (tab === "shards") return { tab, page: await loadBlockShards(network, id.seqno) };
  const on = gatewayOf(network).network;
  const rows = { id, ownOnly: isOwnOnly(query, id) };
  if (tab === "transactions") {
    const list = await openRows(BLOCK_TRANSACTION_SOURCE, on, query, rows);
    return { tab, list };
  }
  const list = await openRows(BLOCK_MESSAGE_PAGE, on, query, rows);
  return { tab, list };
}
