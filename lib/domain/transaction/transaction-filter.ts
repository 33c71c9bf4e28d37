import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { Shard } from "../../ton/block/shard";

/** Which transactions a list is of. Null, or nothing, is no filter. */
export interface TransactionFilter {
  readonly accounts: readonly Address[];
  /** Those of these accounts are left out. */
  readonly without: readonly Address[];
  readonly workchain: number | null;
  /** A shard of that workchain. */
  readonly shard: Shard | null;
  /** A block of that shard. */
  readonly seqno: number | null;
  /** What one masterchain block holds or commits. */
  readonly mcSeqno: number | null;
  readonly hash: Hash | null;
  readonly fromLt: bigint | null;
  readonly untilLt: bigint | null;
  /** In Unix seconds; from a moment on, and up to one. */
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

/** As a query of the page; what is so unless said otherwise is not written. */
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

/** Nothing new comes at the start of a list that is the oldest first, or ends at a moment that is over. */
export function isOpenEnded({ oldestFirst, untilLt, until, seqno, mcSeqno, hash }: TransactionFilter) {
  return !oldestFirst && [untilLt, until, seqno, mcSeqno, hash].every((bound) => bound === null);
}
