import type { Genesis } from "../chain";
import type { BlockRecord, PreviousBlocks } from "../../chain-records";
import { derive } from "../key-pairs";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { NetworkConfig } from "./network-config";
import { blockOf, type BlockRef, type HeaderContext } from "./block-header";
import { previousAfter, previousBlocksParameter } from "./previous-blocks";
import { ALL_SHARDS, MASTER, type ShardId } from "./shard-ids";

const CATCHAIN_LIFETIME = 250;

export function zeroBlock(genesis: Genesis, { workchain, shard }: ShardId): BlockRef {
  const hashOf = (what: string) =>
    parseHash(derive(genesis.seed, `${what} of ${workchain}:${shard} ${genesis.time}`).toString("hex"));
  return {
    workchain,
    shard,
    seqno: 0,
    endLt: 0n,
    rootHash: hashOf("zero state"),
    fileHash: hashOf("zero file"),
  };
}

export interface BlockDraft {
  /** Determines the validators who make the block. */
  readonly config: NetworkConfig;
  readonly shardId: ShardId;
  readonly seqno: number;
  readonly masterSeqno: number;
  readonly generatedAt: number;
  readonly startLt: bigint;
  readonly endLt: bigint;
  readonly transactions: number;
  readonly keyBlock: boolean;
  readonly minRefMasterSeqno: number;
  readonly randSeed: Hash;
}

/** The newest block of every shard, and the header fields that follow from them. */
export class Heads {
  readonly #heads = new Map<ShardId, BlockRef>();
  #previousParameter: string | null = null;
  previousKeyBlock = 0;
  time: number;

  constructor(
    private readonly genesis: Genesis,
    blocks: readonly BlockRecord[],
    public previousBlocks: PreviousBlocks,
  ) {
    this.time = genesis.time;
    for (const shardId of ALL_SHARDS) {
      const block = blocks.find(
        ({ workchain, shard }) => workchain === shardId.workchain && shard === shardId.shard,
      );
      this.#heads.set(shardId, block ?? zeroBlock(genesis, shardId));
      if (block === undefined) continue;
      this.time = Math.max(this.time, block.generatedAt);
      if (shardId.workchain !== -1) continue;
      this.previousKeyBlock = block.keyBlock ? block.seqno : block.previousKeyBlock;
    }
  }

  of(shardId: ShardId): BlockRef {
    return this.#heads.get(shardId) ?? zeroBlock(this.genesis, shardId);
  }

  set(shardId: ShardId, block: BlockRef): void {
    this.#heads.set(shardId, block);
  }

  #extend(block: BlockRecord): void {
    this.previousBlocks = previousAfter(this.previousBlocks, block);
    this.#previousParameter = null;
  }

  /** The previous blocks as the executor takes them. */
  get previousParameter(): string {
    this.#previousParameter ??= previousBlocksParameter(this.previousBlocks, zeroBlock(this.genesis, MASTER));
    return this.#previousParameter;
  }

  randSeed({ workchain, shard }: ShardId, seqno: number): Buffer {
    return derive(this.genesis.seed, `rand seed ${workchain}:${shard}:${seqno}`);
  }

  seal(draft: BlockDraft, context: Omit<HeaderContext, "previous">): BlockRecord {
    const { shardId, config, ...fields } = draft;
    const { keys, main } = config.validators;
    const creators = shardId.workchain === 0 ? keys.length : main;
    const block = blockOf(
      {
        ...fields,
        workchain: shardId.workchain,
        shard: shardId.shard,
        globalId: this.genesis.globalId,
        version: 0,
        flags: 1,
        afterMerge: false,
        afterSplit: false,
        beforeSplit: false,
        wantMerge: false,
        wantSplit: false,
        validatorListHashShort: config.validatorsHash,
        catchainSeqno: Math.floor((fields.generatedAt - this.genesis.time) / CATCHAIN_LIFETIME),
        previousKeyBlock: this.previousKeyBlock,
        createdBy: keys[fields.seqno % creators] ?? fields.randSeed,
      },
      { ...context, previous: this.of(shardId) },
    );
    this.set(shardId, block);
    this.time = block.generatedAt;
    if (block.keyBlock) this.previousKeyBlock = block.seqno;
    if (shardId === MASTER) this.#extend(block);
    return block;
  }
}
