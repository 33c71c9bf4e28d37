import "server-only";
import { gatewayOf } from "../gateway/gateways";
import type { BlockContent, BlockTab, BlockView } from "../query/block-view";
import { renderedRows, type ListPosition } from "../query/list/position";
import type { BlockId } from "../ton/block";
import { fail, ok, type Result } from "../toncenter/error";
import { blocks, type Block } from "../toncenter/v3/block";
import { transactions } from "../toncenter/v3/transaction-lists";
import { absentBlock, missingMasterchainBlock, missingShardBlock, notMadeYet } from "./block-absent";
import { isMasterchainBlock, readBlockAddress } from "./block-address";
import { loadBlockShards, loadBlockTransactions } from "./block-content";
import { loadHead } from "./head";

/** A block and what is in it, or why there is none. At most three calls upstream, the head's included. */
export async function loadBlock(
  network: string,
  segments: readonly string[],
  position: ListPosition,
): Promise<BlockView> {
  const address = readBlockAddress(segments);
  if (!address.ok) return absentBlock(null, address.error);
  const { id, tab } = address.value;
  return isMasterchainBlock(id)
    ? loadMasterchainBlock(network, id, tab, position)
    : loadShardBlock(network, id, position);
}

/** The head says whether the block is there, so nobody is asked for one that is not. */
async function loadMasterchainBlock(
  network: string,
  id: BlockId,
  tab: BlockTab,
  position: ListPosition,
): Promise<BlockView> {
  const head = await loadHead(network, "person");
  if (head.head !== null && id.seqno > head.head.seqno) {
    return head.problem === null ? notMadeYet(id, head.head.seqno, head) : absentBlock(id, head.problem);
  }
  const [found, content] = await Promise.all([
    findBlock(network, id),
    loadContent(network, id, tab, position),
  ]);
  if (!found.ok) return absentBlock(id, found.error);
  if (found.value === null) return missingMasterchainBlock(id, head);
  return { kind: "found", block: found.value, head, content };
}

/** Only the block itself says whether it is there; what the third call is for depends on that. */
async function loadShardBlock(network: string, id: BlockId, position: ListPosition): Promise<BlockView> {
  const [head, found] = await Promise.all([loadHead(network, "person"), findBlock(network, id)]);
  if (!found.ok) return absentBlock(id, found.error);
  if (found.value === null) return missingShardBlock(network, id, head);
  const content = await loadContent(network, id, "transactions", position);
  return { kind: "found", block: found.value, head, content };
}

async function loadContent(
  network: string,
  id: BlockId,
  tab: BlockTab,
  position: ListPosition,
): Promise<BlockContent> {
  if (tab === "shards") return { tab, page: await loadBlockShards(network, id.seqno) };
  const limit = renderedRows(position, transactions.paging?.max ?? position.rows);
  return { tab, page: await loadBlockTransactions(network, id, { offset: 0, limit }, "person"), position };
}

async function findBlock(network: string, id: BlockId): Promise<Result<Block | null>> {
  const values = { ...id, limit: 1 };
  const answer = await gatewayOf(network).ask(blocks, values, { lane: "person" });
  if (!answer.ok) return answer;
  const found = named(answer.value.value.blocks, id);
  if (found !== null || !answer.value.stale) return ok(found);
  // "Not there" does not keep: what is said of the block now counts.
  const again = await gatewayOf(network).ask(blocks, values, { lane: "poll" });
  return again.ok ? ok(named(again.value.value.blocks, id)) : fail(again.error);
}

function named(found: readonly Block[], { workchain, shard, seqno }: BlockId): Block | null {
  return (
    found.find((block) => block.workchain === workchain && block.shard === shard && block.seqno === seqno) ??
    null
  );
}
