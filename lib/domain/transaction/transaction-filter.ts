import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { Shard } from "../../ton/block/shard";

/** The filter of a list of transactions. Null, or an empty list, means no filter. */
export interface TransactionFilter {
  readonly accounts: readonly Address[];
  /** Transactions of these accounts are left out. */
  readonly without: readonly Address[];
  readonly workchain: number | null;
  /** A shard of that workchain. */
  readonly shard: Shard | null;
  /** A block of that shard. */
  readonly seqno: number | null;
  /** The masterchain block itself and the blocks that it commits. */
  readonly mcSeqno: number | null;
  readonly hash: Hash | null;
  readonly fromLt: bigint | null;
  readonly untilLt: bigint | null;
  /** Unix seconds, inclusive. */
  readonly from: number | null;
  readonly until: number | null;
  readonly oldestFirst: boolean;
}

export const ALL_TRANSACTIONS: TransactionFilter = {
  accounts: [],
  without: [],
  workchain: null,
  shard: null,
  seqno: null,
  mcSeqno: null,
  hash: null,
  fromLt: null,
  untilLt: null,
  from: null,
  until: null,
  oldestFirst: false,
};

/** The filter as the query of the page; defaults are left out. */
export function writeTransactionFilter(filter: TransactionFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const account of filter.accounts) query.append("account", account);
  for (const account of filter.without) query.append("without", account);
  for (const [name, value] of [
    ["workchain", filter.workchain],
    ["shard", filter.shard],
    ["seqno", filter.seqno],
    ["mc_seqno", filter.mcSeqno],
    ["hash", filter.hash],
    ["from_lt", filter.fromLt],
    ["lt", filter.untilLt],
    ["from", filter.from],
    ["until", filter.until],
    ["sort", filter.oldestFirst ? "asc" : null],
  ] as const)
    if (value !== null) query.set(name, String(value));
  return query;
}

/** No new rows arrive at the start of a list that is sorted oldest first, or that ends in the past. */
export function isOpenEnded({ oldestFirst, untilLt, until, seqno, mcSeqno, hash }: TransactionFilter) {
  return !oldestFirst && [untilLt, until, seqno, mcSeqno, hash].every((bound) => bound === null);
}
