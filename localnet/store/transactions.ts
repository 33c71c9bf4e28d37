import { type Address, accountIdOf, isStandard, workchainOf } from "@/lib/ton/address/address";
import { shardContains } from "@/lib/ton/block/shard";
import type { Database } from "./database";
import { LIST, WHOLE } from "./lists";
import { transactionsByHash } from "./lookup";
import type { Addresses, ShardChain, ShardChains } from "./names";
import { big } from "./row";
import { pageOf, type Selection } from "./select";
import { FewSource, ListSource } from "./source";
import type { Range, TransactionFilter, Transactions } from "./store";
import { listBetween, ltBounds } from "./times";
import { readTransactions } from "./transaction-reader";
import { selectByMessage } from "./transactions-by-message";
import { Where } from "./where";

const EVERYTHING = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

export function openTransactions(
  database: Database,
  addresses: Addresses,
  chains: ShardChains,
): Transactions {
  const read = (ids: readonly number[]) => readTransactions(database, ids);
  return {
    list: (filter, page) => read(pageOf(select(filter), page)),
    byMessage: (filter, page) => read(pageOf(selectByMessage(database, filter), page)),
    byHash: (hash) => read(transactionsByHash(database, [hash]))[0] ?? null,
    chainOf(account, from, limit) {
      const key = addresses.find(account);
      if (key === null) return [];
      const bounds = ltBounds(database, { lt: { to: from ?? undefined } });
      const source = listBetween(database, { list: LIST.transactionsOf, key }, bounds);
      return read(pageOf({ any: [source] }, { offset: 0, limit, sort: "desc" }));
    },
    ofBlock: (id) => read(pageOf(few(id, {}), EVERYTHING)),
    count: () => new ListSource(database, { list: LIST.transactions, key: WHOLE }).size,
  };

  function select(filter: TransactionFilter): Selection {
    const { seqno, masterSeqno, hash, at } = filter;
    const bounds = ltBounds(database, filter);
    const isFew = [seqno, masterSeqno, hash, at].some((value) => value !== undefined);
    return isFew ? few(filter, bounds) : dense(filter, bounds);
  }

  /** All in one block, with one logical time or one hash: looked up, and sorted here. */
  function few(filter: TransactionFilter, bounds: Range<bigint>): Selection {
    const { workchain, shard, seqno, masterSeqno, hash, at, accounts, excludedAccounts } = filter;
    const where = new Where().between("t.lt", bounds);
    if (at !== undefined) where.isOneOf("t.id", idsAt(at));
    if (hash !== undefined) where.isOneOf("t.id", transactionsByHash(database, [hash]));
    if (isGiven(accounts)) where.isOneOf("t.account", addresses.findAll(accounts));
    where.isNoneOf("t.account", addresses.findAll(excludedAccounts ?? []));
    const blocks = new Where().is("b.seqno", seqno).is("b.master", masterSeqno);
    if (workchain !== undefined || shard !== undefined)
      blocks.isOneOf(
        "b.chain",
        chainsOf(filter).map(({ id }) => id),
      );
    if (blocks.values.length > 0)
      where.holds(`t.block IN (SELECT b.id FROM block b WHERE ${blocks.sql})`, ...blocks.values);
    return { any: [new FewSource(where.spots(database, "SELECT t.lt, t.id FROM tx t"))] };
  }

  function idsAt(lt: bigint): readonly number[] {
    const list = { list: LIST.transactions, key: WHOLE };
    const bounds = ltBounds(database, { lt: { from: lt, to: lt } });
    return pageOf({ any: [listBetween(database, list, bounds)] }, EVERYTHING);
  }

  /** The lists of accounts, of shards, or of all; without those of excluded accounts. */
  function dense(filter: TransactionFilter, bounds: Range<bigint>): Selection {
    const { workchain, shard, accounts, excludedAccounts } = filter;
    const placed = workchain !== undefined || shard !== undefined;
    const within = chainsOf(filter);
    const excluded = new Set(excludedAccounts);
    const listsOf = (each: Iterable<Address>) =>
      [...new Set(each)].flatMap((address) => {
        const key = addresses.find(address);
        if (key === null) return [];
        const name = { list: LIST.transactionsOf, key };
        if (!placed) return [listBetween(database, name, bounds)];
        return within
          .filter((chain) => holds(chain, address))
          .map((chain) => listBetween(database, name, intersection(bounds, lifeOf(chain))));
      });
    if (isGiven(accounts)) return { any: listsOf(accounts.filter((account) => !excluded.has(account))) };
    const names = placed
      ? within.map(({ id }) => ({ list: LIST.transactionsOfChain, key: id }))
      : [{ list: LIST.transactions, key: WHOLE }];
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

  /** While a shard is there it has all transactions of its accounts, and its parts and wholes have none. */
  function lifeOf({ id }: ShardChain): Range<bigint> {
    const row = database.statement("SELECT min(start_lt), max(end_lt) FROM block WHERE chain = ?").first(id);
    return row === null ? {} : { from: big(row, 0), to: big(row, 1) };
  }
}

function isGiven(accounts: readonly Address[] | undefined): accounts is readonly Address[] {
  return accounts !== undefined && accounts.length > 0;
}

function holds({ workchain, shard }: ShardChain, address: Address): boolean {
  return (
    isStandard(address) && workchainOf(address) === workchain && shardContains(shard, accountIdOf(address))
  );
}

function intersection(a: Range<bigint>, b: Range<bigint>): Range<bigint> {
  const from = a.from === undefined || (b.from !== undefined && b.from > a.from) ? b.from : a.from;
  const to = a.to === undefined || (b.to !== undefined && b.to < a.to) ? b.to : a.to;
  return { from, to };
}
