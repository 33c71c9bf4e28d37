import { HEAD, type Chain } from "./chain";
import { blockTimeline } from "./chain-lists";

export interface BlockName {
  readonly workchain: number;
  readonly shard: string;
  readonly seqno: number;
}

const SHARDS = ["4000000000000000", "C000000000000000"] as const;
const MASTERCHAIN_SHARD = "8000000000000000";
const MASTERCHAIN = 2;
/** Shards have made more blocks than the masterchain. */
const SHARD_LEAD = 4_000_000;
const LISTS_CATCHAIN = 700_000;
const KEY_BLOCK_EVERY = 20_000;

/** Of three consecutive blocks, two belong to shards and the third to the masterchain. */
export const seqnoOfBlock = (block: number) => Math.floor(block / 3);

export function blockName(block: number): BlockName {
  const seqno = seqnoOfBlock(block);
  const shard = SHARDS[block % 3];
  if (shard === undefined) return { workchain: -1, shard: MASTERCHAIN_SHARD, seqno };
  return { workchain: 0, shard, seqno: seqno + SHARD_LEAD };
}

/** The shard block with an account's transactions that the masterchain commits at `seqno`. */
export function shardBlockOf(account: string, seqno: number): BlockName {
  if (account.startsWith("-1:")) return blockName(3 * seqno + MASTERCHAIN);
  return blockName(3 * seqno + (/^0:[0-7]/.test(account) ? 0 : 1));
}

export function findBlock(chain: Chain, { workchain, shard, seqno }: BlockName): number | null {
  const kind =
    workchain === -1 && shard === MASTERCHAIN_SHARD ? MASTERCHAIN : SHARDS.findIndex((one) => one === shard);
  if (kind < 0 || (workchain === 0) === (kind === MASTERCHAIN)) return null;
  const block = 3 * (kind === MASTERCHAIN ? seqno : seqno - SHARD_LEAD) + kind;
  return exists(chain, block) ? block : null;
}

export function exists(chain: Chain, block: number): boolean {
  return block >= 3 && seqnoOfBlock(block) <= chain.head;
}

export const masterchainBlock = (seqno: number) => 3 * seqno + MASTERCHAIN;

/** Numbers of blocks, newest first. */
export function newestBlocks(chain: Chain): readonly number[] {
  return blockTimeline(chain, HEAD);
}

export function transactionsOfBlock(chain: Chain, block: number): readonly number[] {
  const { workchain, shard } = blockName(block);
  return chain.transactionsIn(seqnoOfBlock(block)).filter((transaction) => {
    const place = shardBlockOf(chain.accountOf(transaction), seqnoOfBlock(block));
    return place.workchain === workchain && place.shard === shard;
  });
}

export function blockRow(chain: Chain, block: number) {
  const name = blockName(block);
  const seqno = seqnoOfBlock(block);
  const isKey = name.workchain === -1 && seqno % KEY_BLOCK_EVERY === 0;
  return {
    ...name,
    root_hash: chain.ids.hash("root", block),
    file_hash: chain.ids.hash("file", block),
    global_id: chain.isTestnet ? -3 : -239,
    version: 0,
    after_merge: false,
    before_split: false,
    after_split: false,
    want_merge: name.workchain === 0,
    want_split: false,
    key_block: isKey,
    vert_seqno_incr: false,
    flags: 1,
    gen_utime: String(chain.utime(seqno)),
    start_lt: String(chain.blockStartLt(seqno)),
    end_lt: String(chain.blockEndLt(seqno)),
    validator_list_hash_short: 1_234_567_890,
    gen_catchain_seqno: LISTS_CATCHAIN,
    min_ref_mc_seqno: Math.max(1, seqno - 3),
    prev_key_block_seqno: seqno - 1 - ((seqno - 1) % KEY_BLOCK_EVERY),
    vert_seqno: 1,
    master_ref_seqno: name.workchain === 0 ? seqno - 1 : 0,
    rand_seed: chain.ids.hash("data", block),
    created_by: chain.ids.hash("code", block),
    tx_count: transactionsOfBlock(chain, block).length,
    masterchain_block_ref: blockName(masterchainBlock(seqno)),
    prev_blocks: [{ ...name, seqno: name.seqno - 1 }],
  };
}
