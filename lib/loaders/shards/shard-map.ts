import "server-only";
import type { Answer } from "../../gateway/gateway";
import { gatewayOf } from "../../gateway/gateways";
import { BASECHAIN, mapOf, type MapBlock } from "../../domain/shards/shard-map";
import {
  newestRange,
  type DrawnShards,
  type ShardRange,
  type ShardView,
} from "../../domain/shards/shard-view";
import type { HeadReport } from "../../domain/status/head-report";
import { MASTERCHAIN } from "../../ton/block/block";
import type { AnswerOf } from "../../toncenter/endpoint";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { blocks, masterchainBlockShardState, type Block } from "../../toncenter/v3/block";
import { loadHead } from "../status/head";
import { loadNodeBlocks } from "../block/node-blocks";

type Told = Answer<AnswerOf<typeof blocks>>;

const MOST = blocks.paging?.max ?? 0;
/** A shard block may be older than a masterchain block before the one that commits it, by so many seconds. */
const LONGEST_WAY = 30;
/** How many blocks a shard may make for one of the masterchain before the range is cut. */
const LIVELY = 3;
const SPARE = 50;

/** The shards of a range of masterchain blocks. Three calls upstream, the head's included. */
export async function loadShardMap(network: string, { from, count }: ShardRange): Promise<ShardView> {
  const head = await loadHead(network, "person");
  const newest = head.head?.seqno ?? null;
  if (newest === null) return nothing(network, head, head.problem ?? NO_BLOCKS);
  if (from !== null && from > newest) return empty(head, notMade(from, newest));
  const first = from ?? newestRange(newest, count);
  const told = await askRange(network, first, count);
  if (!told.ok) return empty(head, told.error);
  const { drawn, refreshError } = told.value;
  return { head, drawn, problem: refreshError ?? head.problem, node: null };
}

/** What the shards were before, then everything that was made from then on, the oldest first. */
async function askRange(
  network: string,
  first: number,
  count: number,
): Promise<Result<{ readonly drawn: DrawnShards; readonly refreshError: ApiError | null }>> {
  const gateway = gatewayOf(network);
  const state = await gateway.ask(masterchainBlockShardState, { seqno: first - 1 }, { lane: "person" });
  if (!state.ok) return state;
  const before = state.value.value.blocks;
  const shards = before.filter(({ workchain }) => workchain === BASECHAIN);
  const limit = Math.min(MOST, (LIVELY * shards.length + 1) * (count + 10) + SPARE);
  const start_utime = startOf(before, shards);
  const asked = { start_utime, limit, sort: "asc" } as const;
  const answer = await gateway.ask(blocks, asked, { lane: "person" });
  if (!answer.ok) return fail(answer.error);
  const { asOfMs, refreshError } = answer.value;
  const { complete, isCut } = completeIn(answer.value, limit, first + count - 1);
  const last = isCut ? Math.max(first, complete) : first + count - 1;
  const map = mapOf(answer.value.value.blocks.map(mapBlock), shards, { first, count: last - first + 1 });
  return ok({ drawn: { map, first, last, isCut, asOfMs }, refreshError });
}

/** No block behind those shards is older than the oldest of them; one that rested long says nothing. */
function startOf(before: readonly Block[], shards: readonly Block[]): number {
  const master = before.find(({ workchain }) => workchain === MASTERCHAIN)?.gen_utime ?? 0;
  const made = shards.map(({ gen_utime }) => gen_utime);
  return Math.max(Math.min(master, ...made), master - LONGEST_WAY);
}

/** The last masterchain block of whose blocks none can be behind the end of a full answer. */
function completeIn({ value }: Told, limit: number, last: number) {
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

const NO_BLOCKS: ApiError = { kind: "not-yet", message: "The index has no block yet." };

function notMade(from: number, newest: number): ApiError {
  return {
    kind: "not-yet",
    message: `Masterchain block ${from} is not made yet; the newest is ${newest}.`,
  };
}

const empty = (head: HeadReport, problem: ApiError): ShardView => ({
  head,
  drawn: null,
  problem,
  node: null,
});

/** Nothing was asked of the index but its head, so there is room for what a node says. */
async function nothing(network: string, head: HeadReport, problem: ApiError): Promise<ShardView> {
  return { ...empty(head, problem), node: await loadNodeBlocks(network) };
}
