import type { Shard } from "../../ton/block/shard";

/** A search for a block by time or logical time. */
export interface BlockSearch {
  readonly workchain: number;
  /** Where shards have changed since: the shard that contains the first account of this one. */
  readonly shard: Shard;
  readonly by: { readonly time: number } | { readonly lt: bigint };
}

/** The form fields as they were typed, so that an unreadable input is shown again. */
export interface SearchInput {
  readonly workchain: string;
  readonly shard: string;
  readonly time: string;
  readonly lt: string;
}

export const EMPTY_SEARCH: SearchInput = { workchain: "-1", shard: "", time: "", lt: "" };
