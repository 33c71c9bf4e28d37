import * as v from "valibot";
import { optional, required, v3 } from "../endpoint";
import * as param from "../param";
import { bigint, flag, hash, integer, list, listOrNull, maybe, shard, struct, type Read } from "../schema";
import { mcSeqno, page, sort, TEN_ROWS, timeWindow } from "./v3-params";

export const BlockReference = struct({ workchain: integer, shard, seqno: integer });
export type BlockReference = Read<typeof BlockReference>;

export const Block = struct({
  workchain: integer,
  shard,
  seqno: integer,
  root_hash: hash,
  file_hash: hash,
  gen_utime: integer,
  start_lt: bigint,
  end_lt: bigint,
  tx_count: maybe(integer),
  masterchain_block_ref: maybe(BlockReference),
  prev_blocks: listOrNull(BlockReference),
  global_id: maybe(integer),
  version: maybe(integer),
  after_merge: maybe(flag),
  before_split: maybe(flag),
  after_split: maybe(flag),
  want_merge: maybe(flag),
  want_split: maybe(flag),
  key_block: maybe(flag),
  vert_seqno_incr: maybe(flag),
  flags: maybe(integer),
  validator_list_hash_short: maybe(integer),
  gen_catchain_seqno: maybe(integer),
  min_ref_mc_seqno: maybe(integer),
  prev_key_block_seqno: maybe(integer),
  vert_seqno: maybe(integer),
  master_ref_seqno: maybe(integer),
  rand_seed: maybe(hash),
  created_by: maybe(hash),
});
export type Block = Read<typeof Block>;

/** The id of a block, as filters of lists take it. */
export const blockPlace = {
  workchain: optional(param.workchain, "-1 for the masterchain, 0 for the basechain."),
  shard: optional(param.shard, "A shard of that workchain."),
  seqno: optional(param.seqno, "A block of that shard."),
};

const Blocks = struct({ blocks: list(Block) });
type Blocks = Read<typeof Blocks>;

const rows = ({ blocks }: Blocks) => blocks;
/** The shard blocks that a masterchain block committed never change, once the index has that block. */
const settled = (answer: Blocks) => answer.blocks.length > 0;

const group = "Blockchain data";
const masterSeqno = required(param.seqno, "Number of the masterchain block.");

export const masterchainInfo = v3({
  path: "masterchainInfo",
  group,
  about: "The first and the last masterchain block that the index has.",
  params: {},
  // An index without a block says so; an answer without the field says nothing.
  response: struct({ last: v.nullable(Block), first: maybe(Block) }),
  freshness: "head",
});

export const blocks = v3({
  path: "blocks",
  group,
  about: "Blocks by id, hash, masterchain block or time.",
  params: {
    ...blockPlace,
    root_hash: optional(param.hash, "Root hash of the block."),
    file_hash: optional(param.hash, "File hash of the block."),
    mc_seqno: mcSeqno,
    ...timeWindow,
    ...page,
    sort,
  },
  response: Blocks,
  paging: TEN_ROWS,
  // Blocks are sorted by time, and those of one second by shard: an lt would separate them.
  pin: { end_lt: null, end_utime: "gen_utime" },
  freshness: "list",
  rows,
  // A full block id identifies one block, which never changes.
  settled: (answer, values) =>
    answer.blocks.length === 1 &&
    (values.root_hash !== undefined ||
      values.file_hash !== undefined ||
      [values.workchain, values.shard, values.seqno].every((part) => part !== undefined)),
});

export const masterchainBlockShardState = v3({
  path: "masterchainBlockShardState",
  group,
  about: "The newest block of every shard as of a masterchain block.",
  params: { seqno: masterSeqno },
  missing: { status: 404, message: "blocks not found" },
  response: Blocks,
  freshness: "list",
  rows,
  settled,
});

export const masterchainBlockShards = v3({
  path: "masterchainBlockShards",
  group,
  about: "The blocks that a masterchain block committed. Past the last page it answers 404.",
  params: { seqno: masterSeqno, ...page },
  missing: { status: 404, message: "blocks not found" },
  response: Blocks,
  paging: TEN_ROWS,
  freshness: "list",
  rows,
  settled,
});
