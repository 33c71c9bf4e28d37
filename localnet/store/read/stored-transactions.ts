import { type Address, accountIdOf, isStandard, workchainOf } from "@/lib/ton/address/address";
import { shardContains } from "@/lib/ton/block/shard";
import type { Database } from "../database";
import { LIST, ONLY_KEY } from "../ranked-lists";
import { transactionsByHash } from "./hash-lookup";
import type { AddressIds, ShardChain, ShardChains } from "../id-registry";
import { big } from "../row-readers";
import { pageOf, type Selection } from "./page-selection";
import { ArraySource, ListSource } from "./entry-source";
import type { Range, TransactionFilter, Transactions } from "../store";
import { listBetween, ltBounds } from "./time-bounds";
import type { TransactionReader } from "./transaction-reader";
import { selectByMessage } from "./transactions-by-message";
import { Where } from "./where-clause";

const EVERYTHING = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

export function openTransactions(
  database: Database,
  addresses: AddressIds,
  chains: ShardChains,
  reader: TransactionReader,
): Transactions {
  const read = (ids: readonly number[]) => reader.read(ids);
  return {
    list: (filter, page) => read(pageOf(select(filter), page)),
    byMessage: (filter, page) => read(pageOf(selectByMessage(database, filter), page)),
    byHash: (hash) => read(transactionsByHash(database, [hash]))[0] ?? null,
    historyOf(account, from, limit) {
      const key = addresses.find(account);
      if (key === null) return [];
      const bounds = ltBounds(database, { lt: { to: from ?? undefined } });
      const source = listBetween(database, { list: LIST.transactionsOf, key }, bounds);
      return read(pageOf({ any: [source] }, { offset: 0, limit, sort: "desc" }));
    },
    ofBlock: (id) => read(pageOf(lookUp(id, {}), EVERYTHING)),
    count: () => new ListSource(database, { list: LIST.transactions, key: ONLY_KEY }).size,
  };

  function select(filter: TransactionFilter): Selection {
    const { seqno, masterSeqno, hash, at } = filter;
    const bounds = ltBounds(database, filter);
    const hasLookup = [seqno, masterSeqno, hash, at].some((value) => value !== undefined);
    return hasLookup ? lookUp(filter, bounds) : selectRanked(filter, bounds);
  }

  /** The few transactions of a block, a logical time or a hash, sorted in memory. */
  function lookUp(filter: TransactionFilter, bounds: Range<bigint>): Selection {
    const { workchain, shard, seqno, masterSeqno, hash, at, accounts, excludedAccounts } = filter;
    const where = new Where().between("t.lt", bounds);
    if (at !== undefined) where.isOneOf("t.id", idsAt(at));
    if (hash !== undefined) where.isOneOf("t.id", transactionsByHash(database, [hash]));
    if (isNotEmpty(accounts)) where.isOneOf("t.account", addresses.findAll(accounts));
    where.isNoneOf("t.account", addresses.findAll(excludedAccounts ?? []));
    const blocks = new Where().is("b.seqno", seqno).is("b.master", masterSeqno);
    if (workchain !== undefined || shard !== undefined)
      blocks.isOneOf(
        "b.chain",
        chainsOf(filter).map(({ id }) => id),
      );
    if (blocks.values.length > 0)
      where.and(`t.block IN (SELECT b.id FROM block b WHERE ${blocks.sql})`, ...blocks.values);
    return { any: [new ArraySource(where.entries(database, "SELECT t.lt, t.id FROM tx t"))] };
  }

  function idsAt(lt: bigint): readonly number[] {
    const list = { list: LIST.transactions, key: ONLY_KEY };
    const bounds = ltBounds(database, { lt: { from: lt, to: lt } });
    return pageOf({ any: [listBetween(database, list, bounds)] }, EVERYTHING);
  }

  /** The ranked lists of accounts, of shards or of all transactions, without those of excluded accounts. */
  function selectRanked(filter: TransactionFilter, bounds: Range<bigint>): Selection {
    const { workchain, shard, accounts, excludedAccounts } = filter;
    const hasPlace = workchain !== undefined || shard !== undefined;
    const within = chainsOf(filter);
    const excluded = new Set(excludedAccounts);
    const listsOf = (each: Iterable<Address>) =>
      [...new Set(each)].flatMap((address) => {
        const key = addresses.find(address);
        if (key === null) return [];
        const name = { list: LIST.transactionsOf, key };
        if (!hasPlace) return [listBetween(database, name, bounds)];
        return within
          .filter((chain) => containsAccount(chain, address))
          .map((chain) => listBetween(database, name, intersection(bounds, ltRangeOf(chain))));
      });
    if (isNotEmpty(accounts)) return { any: listsOf(accounts.filter((account) => !excluded.has(account))) };
    const names = hasPlace
      ? within.map(({ id }) => ({ list: LIST.transactionsOfChain, key: id }))
      : [{ list: LIST.transactions, key: ONLY_KEY }];
    return { any: names.map((name) => listBetween(database, name, bounds)), except: listsOf(excluded) };
  }

  function chainsOf({ workchain, shard }: TransactionFilter): readonly ShardChain[] {
    return chains
      .all()
      .filter(
        (chain) =>
          (workchain ?? chain.workchain) === chain.workchain && (shard ?? chain.shard) === chain.shard,
      );
  }

  /** While a shard exists it has all transactions of its accounts; its parents and children have none. */
  function ltRangeOf({ id }: ShardChain): Range<bigint> {
    const row = database.statement("SELECT min(start_lt), max(end_lt) FROM block WHERE chain = ?").first(id);
    return row === null ? {} : { from: big(row, 0), to: big(row, 1) };
  }
}

function isNotEmpty(accounts: readonly Address[] | undefined): accounts is readonly Address[] {
  return accounts !== undefined && accounts.length > 0;
}

function containsAccount({ workchain, shard }: ShardChain, address: Address): boolean {
  return (
    isStandard(address) && workchainOf(address) === workchain && shardContains(shard, accountIdOf(address))
  );
}

function intersection(a: Range<bigint>, b: Range<bigint>): Range<bigint> {
  const from = a.from === undefined || (b.from !== undefined && b.from > a.from) ? b.from : a.from;
  const to = a.to === undefined || (b.to !== undefined && b.to < a.to) ? b.to : a.to;
  return { from, to };
}
