import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { Address } from "@/lib/ton/address/address";
import type { AccountRecord, BlockRecord, TransactionRecord } from "../chain-records";
import type { Store } from "../store/store";

/** Masterchain blocks that are indexed together. */
export interface BlockBatch {
  readonly last: BlockRecord;
  /** By logical time. */
  readonly transactions: readonly TransactionRecord[];
  /** The changed accounts after the last block; in the first batch also the accounts of the genesis. */
  readonly accounts: readonly AccountRecord[];
}

const MAX_BLOCKS = 100;
/** Batches stay small because requests are answered only between two batches. */
const TARGET_TRANSACTIONS = 200;
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

/** The blocks after `seqno`; null if there are none. */
export function batchAfter(store: Store, seqno: number): BlockBatch | null {
  const transactions: TransactionRecord[] = [];
  let last: BlockRecord | null = null;
  for (let next = seqno + 1; next <= seqno + MAX_BLOCKS; next += 1) {
    const block = store.blocks.byId({ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: next });
    if (block === null) break;
    last = block;
    transactions.push(...store.transactions.list({ masterSeqno: next }, ALL));
    if (transactions.length >= TARGET_TRANSACTIONS) break;
  }
  if (last === null) return null;
  const touched = new Set<Address>(transactions.map(({ account }) => account));
  if (seqno === 0) for (const { address } of store.accounts.byBalance(ALL)) touched.add(address);
  const accounts = [...touched].map((address) => store.accounts.at(address, last.seqno));
  return { last, transactions, accounts: accounts.filter((account) => account !== null) };
}
