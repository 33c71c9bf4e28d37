import "server-only";
import type { BlockContent, BlockTab, BlockView, FoundBlock } from "../../domain/block/block-view";
import type { HeadReport } from "../../domain/status/head-report";
import type { BlockId } from "../../ton/block/block";
import { readsOwnOnly } from "../../domain/block/read-block-rows-query";
import { gatewayOf } from "../../gateway/gateways";
import type { ApiError } from "../../toncenter/error";
import { openRows } from "../list/row-source";
import type { Block } from "../../toncenter/v3/block";
import { absentBlock, missingMasterchainBlock, missingShardBlock, notMadeYet } from "./absent-block";
import { isMasterchainBlock, readBlockAddress } from "../../domain/block/block-address";
import { BLOCK_TRANSACTION_SOURCE, loadBlockShards } from "./block-content";
import { BLOCK_MESSAGE_SOURCE, loadBlockMessages } from "./block-messages";
import { askBlockNode } from "./block-node";
import { isNodeNumber, loadNodeRows, loadBlockFallback } from "./block-fallback";
import { findBlock } from "./find-block";
import { isIndexLate, loadHead } from "../status/head";

interface Question {
  readonly network: string;
  readonly id: BlockId;
  readonly tab: BlockTab;
  readonly query: URLSearchParams;
}

/**
 * A block and what is in it, or why there is none. At most three calls upstream, the head's included; more
 * only where the index fails or does not have the block, and a node is asked in its place.
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
    if (!isNodeNumber(id))
      return absentBlock(id, { kind: "not-found", message: `there is no block ${id.seqno}` });
    const [head, told] = await Promise.all([
      loadHead(network, "panel"),
      askBlockNode(network, id, part ?? "header", query),
    ]);
    return { kind: "node", id, head, told };
  }
  const question = { network, id, tab, query };
  return isMasterchainBlock(id) ? loadMasterchainBlock(question) : loadShardBlock(question);
}

/** The head says whether the block is there, so nobody is asked for one that is not. */
async function loadMasterchainBlock(question: Question): Promise<BlockView> {
  const { network, id } = question;
  const head = await loadHead(network, "person");
  if (head.head === null && head.problem !== null) {
    const told = await askNodeInstead(question, head, head.problem);
    return told ?? absentBlock(id, head.problem);
  }
  if (head.head !== null && id.seqno > head.head.seqno) return loadAhead(question, head, head.head.seqno);
  const [found, content] = await Promise.all([findBlock(network, id), loadContent(question)]);
  if (!found.ok) return (await askNodeInstead(question, head, found.error)) ?? absentBlock(id, found.error);
  if (found.value !== null) return withContent(question, found.value, head, content);
  const missing = missingMasterchainBlock(id, head);
  return missing.awaited === null ? ((await askNodeInstead(question, head, null)) ?? missing) : missing;
}

/** Ahead of the index; while that is known to be behind, a node may have it. */
async function loadAhead(question: Question, head: HeadReport, newest: number): Promise<BlockView> {
  const { network, id } = question;
  const told = isIndexLate(network) ? await askNodeInstead(question, head, head.problem) : null;
  if (told !== null) return told;
  return head.problem === null ? notMadeYet(id, newest, head) : absentBlock(id, head.problem);
}

/** Only the block itself says whether it is there; what the third call is for depends on that. */
async function loadShardBlock(question: Question): Promise<BlockView> {
  const { network, id } = question;
  const [head, found] = await Promise.all([loadHead(network, "person"), findBlock(network, id)]);
  if (!found.ok) return (await askNodeInstead(question, head, found.error)) ?? absentBlock(id, found.error);
  if (found.value !== null) return withContent(question, found.value, head, await loadContent(question));
  const missing = await missingShardBlock(network, id, head);
  if (missing.awaited !== null && !isIndexLate(network)) return missing;
  const problem = missing.error.kind === "not-found" ? null : missing.error;
  return (await askNodeInstead(question, head, problem)) ?? missing;
}

function askNodeInstead(
  { network, id, tab }: Question,
  head: HeadReport,
  problem: ApiError | null,
): Promise<FoundBlock | null> {
  return loadBlockFallback(network, id, tab, head, problem);
}

/** While the index cannot list the transactions of a block, a node does. */
async function withContent(
  { network, id, tab }: Question,
  block: Block,
  head: HeadReport,
  content: BlockContent,
): Promise<FoundBlock> {
  const fails = content.tab === "transactions" && content.list.page.problem !== null;
  const rows = fails ? await loadNodeRows(network, id) : null;
  const nodeRows = rows?.ok === true ? rows.value : null;
  return { kind: "found", block, head, tab, content, nodeRows, byNode: null };
}

/** As the page loads them: one call, however many transactions the block has. */
const BLOCK_MESSAGE_PAGE: typeof BLOCK_MESSAGE_SOURCE = {
  ...BLOCK_MESSAGE_SOURCE,
  load: ({ id }, query, request, lane) => loadBlockMessages(id, query, request, lane, 1),
};

async function loadContent({ network, id, tab, query }: Question): Promise<BlockContent> {
  if (tab === "shards") return { tab, page: await loadBlockShards(network, id.seqno) };
  const on = gatewayOf(network).network;
  const rows = { id, own: readsOwnOnly(query, id) };
  if (tab === "transactions") {
    const list = await openRows(BLOCK_TRANSACTION_SOURCE, on, query, rows);
    return { tab, list };
  }
  const list = await openRows(BLOCK_MESSAGE_PAGE, on, query, rows);
  return { tab, list };
}
