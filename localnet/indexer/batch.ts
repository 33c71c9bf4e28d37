import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { Address } from "@/lib/ton/address/address";
import type { AccountRecord, BlockRecord, TransactionRecord } from "../records";
import type { Store } from "../store/store";

/** Masterchain blocks that are taken in together. */
export interface Batch {
  readonly last: BlockRecord;
  /** By logical time. */
  readonly transactions: readonly TransactionRecord[];
  /** As the last block leaves them, those that were there before anything happened among them. */
  readonly accounts: readonly AccountRecord[];
}

const MOST_BLOCKS = 100;
/** Others must get their turn between two batches. */
const ENOUGH_TRANSACTIONS = 200;
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

/** What comes after a block; null when nothing does. */
export function batchAfter(store: Store, seqno: number): Batch | null {
  const transactions: TransactionRecord[] = [];
  let last: BlockRecord | null = null;
  for (let next = seqno + 1; next <= seqno + MOST_BLOCKS; next += 1) {
    const block = store.blocks.byId({ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: next });
    if (block === null) break;
    last = block;
    transactions.push(...store.transactions.list({ masterSeqno: next }, ALL));
    if (transactions.length >= ENOUGH_TRANSACTIONS) break;
  }
  if (last === null) return null;
  const touched = new Set<Address>(transactions.map(({ account }) => account));
  if (seqno === 0) for (const { address } of store.accounts.richest(ALL)) touched.add(address);
  const accounts = [...touched].map((address) => store.accounts.at(address, last.seqno));
  return { last, transactions, accounts: accounts.filter((account) => account !== null) };
}
