import type { Shard } from "../../ton/block/shard";

/** A block that somebody looks for by when it was made. */
export interface BlockSearch {
  readonly workchain: number;
  /** Blocks of the shard that has the first account of this one, where shards have changed since. */
  readonly shard: Shard;
  readonly by: { readonly time: number } | { readonly lt: bigint };
}

/** What was typed into the form, to be there again when it could not be read. */
export interface TypedSearch {
  readonly workchain: string;
  readonly shard: string;
  readonly time: string;
  readonly lt: string;
}

export const NOTHING_TYPED: TypedSearch = { workchain: "-1", shard: "", time: "", lt: "" };
