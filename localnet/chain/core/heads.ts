import type { Genesis } from "../chain";
import type { BlockRecord } from "../../records";
import { derive } from "../keys";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { NetworkConfig } from "./network-config";
import { blockOf, type BlockRef, type HeaderContext } from "./block-header";
import { PLACES, type Place } from "./place";

const CATCHAIN_LIFETIME = 250;

function zeroBlock(genesis: Genesis, { workchain, shard }: Place): BlockRef {
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

export interface Draft {
  /** With the validators who make the block. */
  readonly config: NetworkConfig;
  readonly place: Place;
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

/** The newest block of every chain, and what the next ones take from them. */
export class Heads {
  readonly #heads = new Map<Place, BlockRef>();
  previousKeyBlock = 0;
  time: number;

  constructor(
    private readonly genesis: Genesis,
    blocks: readonly BlockRecord[],
  ) {
    this.time = genesis.time;
    for (const place of PLACES) {
      const block = blocks.find(
        ({ workchain, shard }) => workchain === place.workchain && shard === place.shard,
      );
      this.#heads.set(place, block ?? zeroBlock(genesis, place));
      if (block === undefined) continue;
      this.time = Math.max(this.time, block.generatedAt);
      if (place.workchain !== -1) continue;
      this.previousKeyBlock = block.keyBlock ? block.seqno : block.previousKeyBlock;
    }
  }

  of(place: Place): BlockRef {
    return this.#heads.get(place) ?? zeroBlock(this.genesis, place);
  }

  set(place: Place, block: BlockRef): void {
    this.#heads.set(place, block);
  }

  randSeed({ workchain, shard }: Place, seqno: number): Buffer {
    return derive(this.genesis.seed, `rand seed ${workchain}:${shard}:${seqno}`);
  }

  seal(draft: Draft, context: Omit<HeaderContext, "previous">): BlockRecord {
    const { place, config, ...fields } = draft;
    const { keys, main } = config.validators;
    const creators = place.workchain === 0 ? keys.length : main;
    const block = blockOf(
      {
        ...fields,
        workchain: place.workchain,
        shard: place.shard,
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
      { ...context, previous: this.of(place) },
    );
    this.set(place, block);
    this.time = block.generatedAt;
    if (block.keyBlock) this.previousKeyBlock = block.seqno;
    return block;
  }
}
