import "server-only";
import type { Answer } from "../../gateway/gateway";
import { gatewayOf } from "../../gateway/gateways";
import { futureBlock, NO_BLOCKS_YET } from "../../domain/block/block-problems";
import { BASECHAIN, mapOf, type MapBlock } from "../../domain/shards/shard-map";
import {
  newestRange,
  type LoadedShardRange,
  type ShardRange,
  type ShardView,
} from "../../domain/shards/shard-view";
import type { HeadReport } from "../../domain/status/head-report";
import { MASTERCHAIN } from "../../ton/block/block";
import type { AnswerOf } from "../../toncenter/endpoint";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { blocks, masterchainBlockShardState, type Block } from "../../toncenter/v3/v3-block";
import { loadHead } from "../status/load-head";
import { loadNodeBlocks } from "../block/load-node-blocks";

type BlocksAnswer = Answer<AnswerOf<typeof blocks>>;

const MAX_BLOCKS = blocks.paging?.max ?? 0;
/** By how many seconds a shard block can be older than the predecessor of the masterchain block that commits it. */
const MAX_AGE_SECONDS = 30;
/** How many blocks a shard may make per masterchain block before the range is cut. */
const MAX_BLOCKS_PER_SHARD = 3;
const SPARE_BLOCKS = 50;

/** The shards of a range of masterchain blocks. Three calls, including the head. */
export async function loadShardMap(network: string, { from, count }: ShardRange): Promise<ShardView> {
  const head = await loadHead(network, "interactive");
  const newest = head.head?.seqno ?? null;
  if (newest === null) return nothing(network, head, head.problem ?? NO_BLOCKS_YET);
  if (from !== null && from > newest) return empty(head, futureBlock(from, newest));
  const first = from ?? newestRange(newest, count);
  const loaded = await loadRange(network, first, count);
  if (!loaded.ok) return empty(head, loaded.error);
  const { drawn: drawing, refreshError } = loaded.value;
  return { head, drawing, problem: refreshError ?? head.problem, node: null };
}

/** The shards before the range, then all blocks made since, the oldest first. */
async function loadRange(
  network: string,
  first: number,
  count: number,
): Promise<Result<{ readonly drawn: LoadedShardRange; readonly refreshError: ApiError | null }>> {
  const gateway = gatewayOf(network);
  const state = await gateway.call(masterchainBlockShardState, { seqno: first - 1 }, { lane: "interactive" });
  if (!state.ok) return state;
  const before = state.value.value.blocks;
  const shards = before.filter(({ workchain }) => workchain === BASECHAIN);
  const limit = Math.min(
    MAX_BLOCKS,
    (MAX_BLOCKS_PER_SHARD * shards.length + 1) * (count + 10) + SPARE_BLOCKS,
  );
  const start_utime = startOf(before, shards);
  const params = { start_utime, limit, sort: "asc" } as const;
  const answer = await gateway.call(blocks, params, { lane: "interactive" });
  if (!answer.ok) return fail(answer.error);
  const { asOfMs, refreshError } = answer.value;
  const { complete, isCut } = completeIn(answer.value, limit, first + count - 1);
  const last = isCut ? Math.max(first, complete) : first + count - 1;
  const map = mapOf(answer.value.value.blocks.map(mapBlock), shards, { first, count: last - first + 1 });
  return ok({ drawn: { map, first, last, isCut, asOfMs }, refreshError });
}

/**
 * No later block is older than the oldest of those shards' blocks; a shard that was idle for long is not
 * considered.
 */
function startOf(before: readonly Block[], shards: readonly Block[]): number {
  const master = before.find(({ workchain }) => workchain === MASTERCHAIN)?.gen_utime ?? 0;
  const times = shards.map(({ gen_utime }) => gen_utime);
  return Math.max(Math.min(master, ...times), master - MAX_AGE_SECONDS);
}

/** The last masterchain block whose shard blocks are all within a full answer. */
function completeIn({ value }: BlocksAnswer, limit: number, last: number) {
  const all = value.blocks;
  const end = all.length < limit ? Infinity : (all.at(-1)?.gen_utime ?? 0);
  const masters = all.filter(({ workchain }) => workchain === MASTERCHAIN);
  const complete = Math.max(0, ...masters.filter((one) => one.gen_utime < end).map(({ seqno }) => seqno));
  return { complete, isCut: end !== Infinity && complete < last };
}

function mapBlock(block: Block): MapBlock {
  const { workchain, shard, seqno, gen_utime, tx_count, masterchain_block_ref: master, prev_blocks } = block;
  return {
    workchain,
    shard,
    seqno,
    generatedAt: gen_utime,
    transactions: tx_count,
    committedBy: workchain === MASTERCHAIN ? seqno : (master?.seqno ?? 0),
    previous: prev_blocks,
  };
}

const empty = (head: HeadReport, problem: ApiError): ShardView => ({
  head,
  drawing: null,
  problem,
  node: null,
});

/** Only the head was requested from the index, so the budget allows calls to a node. */
async function nothing(network: string, head: HeadReport, problem: ApiError): Promise<ShardView> {
  return { ...empty(head, problem), node: await loadNodeBlocks(network) };
}
