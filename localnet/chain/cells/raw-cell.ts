import { hash as digest } from "node:crypto";
import { parseHash, type Hash } from "@/lib/ton/value/hash";

const scratch = Buffer.alloc(2 + 128 + 4 * (2 + 32));

/**
 * A cell as it is stored in a bag: nothing is decoded, and the hash is computed on demand. The chain reads
 * every transaction that it makes; with the cells of @ton/core that would take half as long as making it.
 */
export class RawCell {
  #hash: Hash | null;
  readonly depth: number;

  constructor(
    /** Whole bytes; a terminating 1 bit follows if the last byte is partly used. */
    readonly data: Buffer,
    readonly bits: number,
    readonly refs: readonly RawCell[],
    /** The first descriptor byte: references, exotic flag, level. */
    readonly descriptor: number,
    computed: { readonly hash: Hash; readonly depth: number } | null = null,
  ) {
    this.#hash = computed?.hash ?? null;
    this.depth = computed?.depth ?? refs.reduce((most, ref) => Math.max(most, ref.depth + 1), 0);
  }

  get exotic(): boolean {
    return (this.descriptor & 8) !== 0;
  }

  get hash(): Hash {
    this.#hash ??= this.#computeHash();
    return this.#hash;
  }

  #computeHash(): Hash {
    const hashes = this.refs.map((ref) => ref.hash);
    scratch[0] = this.descriptor;
    scratch[1] = (this.bits >> 3) + ((this.bits + 7) >> 3);
    this.data.copy(scratch, 2);
    let at = 2 + this.data.length;
    for (const ref of this.refs) at = scratch.writeUInt16BE(ref.depth, at);
    for (const hash of hashes) at += scratch.write(hash, at, "hex");
    return parseHash(digest("sha256", scratch.subarray(0, at)));
  }
}

export function ordinaryCell(data: Buffer, bits: number, refs: readonly RawCell[]): RawCell {
  return new RawCell(data, bits, refs, refs.length);
}
