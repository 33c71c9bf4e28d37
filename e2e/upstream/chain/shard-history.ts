import { sampleShards, type SampleShardPlan } from "../../../lib/domain/shards/sample-shards";
import type { MapBlock } from "../../../lib/domain/shards/shard-map";
import { MASTERCHAIN } from "../../../lib/ton/block/block";
import type { Shard } from "../../../lib/ton/block/shard";
import { shardsAfter } from "../../../lib/ton/block/shard-space";
import { blockRow, masterchainBlock } from "./chain-blocks";
import { HEAD, type Chain } from "./chain";

/** Length of the history in masterchain blocks. */
const HISTORY_LENGTH = 120;
const LAST = HISTORY_LENGTH - 1;
/** Masterchain blocks in which something happens, relative to the head of a new chain. */
export const SPLIT_AT = HEAD - 15;
export const MERGED_AT = HEAD - 5;
export const LOST_MASTER = HEAD - 11;
export const LOST_IN = HEAD - 7;

const HISTORIES = {
  one: { depth: 0, changes: {}, pace: 2 },
  changing: {
    depth: 2,
    changes: { [LAST - 15]: { split: 1 }, [LAST - 11]: { split: 0 }, [LAST - 5]: { merge: 2 } },
    pace: 1,
  },
  gaps: { depth: 1, changes: {}, pace: 1 },
  many: { depth: 6, changes: {}, pace: 1 },
} satisfies Record<string, Pick<SampleShardPlan, "depth" | "changes" | "pace">>;

function historyOf(chain: Chain) {
  const { shards } = chain.script;
  if (shards === "two") return null;
  const first = HEAD - LAST;
  const range = {
    first,
    count: HISTORY_LENGTH + chain.head - HEAD,
    at: (seqno: number) => chain.utime(seqno),
  };
  const history = sampleShards({ ...HISTORIES[shards], ...range });
  const isLost = ({ workchain, seqno, committedBy }: MapBlock) =>
    shards === "gaps" && (workchain === MASTERCHAIN ? seqno === LOST_MASTER : committedBy === LOST_IN);
  return { ...history, blocks: history.blocks.filter((block) => !isLost(block)) };
}

export function shardHistoryRow(chain: Chain, block: MapBlock) {
  const { workchain, shard, seqno, committedBy, previous, transactions } = block;
  const name = { workchain, shard, seqno };
  const row = blockRow(chain, masterchainBlock(committedBy));
  return {
    ...row,
    ...name,
    root_hash: chain.ids.hash("root", 10 * seqno + (parseInt(shard, 16) % 9)),
    key_block: false,
    tx_count: transactions,
    prev_blocks: previous,
  };
}

/** All blocks, newest first; null if there are always two shards. */
export function shardHistoryBlocks(chain: Chain): readonly MapBlock[] | null {
  return historyOf(chain)?.blocks.toReversed() ?? null;
}

/** The newest block of every shard at a masterchain block. */
export function shardHistoryState(chain: Chain, seqno: number) {
  const story = historyOf(chain);
  if (story === null) return null;
  let shards: readonly Shard[] = story.before.map(({ shard }) => shard);
  const newest = new Map<string, MapBlock>();
  for (const block of story.blocks.filter(({ committedBy }) => committedBy <= seqno)) {
    if (block.workchain !== MASTERCHAIN) shards = shardsAfter(shards, block.shard);
    newest.set(`${block.workchain}:${block.shard}`, block);
  }
  return [...newest.entries()]
    .filter(([, { workchain, shard }]) => workchain === MASTERCHAIN || shards.includes(shard))
    .map(([, block]) => shardHistoryRow(chain, block));
}
