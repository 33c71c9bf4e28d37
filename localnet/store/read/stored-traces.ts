import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../chain-records";
import { rowsById } from "./rows-by-id";
import type { Database } from "../database";
import { LIST, ONLY_KEY, type ListEntry } from "../ranked-lists";
import { messagesByHash, transactionsByHash } from "./hash-lookup";
import type { AddressIds } from "../id-registry";
import { integer, text } from "../row-readers";
import { ArraySource, type EntrySource } from "./entry-source";
import type { Page, TraceFilter, TraceRecord, Traces } from "../store";
import { listBetween, ltBounds } from "./time-bounds";
import { findTrace, readTraceRow } from "../stored-trace-row";
import type { TransactionReader } from "./transaction-reader";
import { json, Where } from "./where-clause";

export function openTraces(database: Database, addresses: AddressIds, reader: TransactionReader): Traces {
  return {
    list: (filter, page) => read(pageInTies(select(filter), page)),
    transactionsOf: (ids) => new Map(ids.map((id) => [id, transactionsOf(id)])),
  };

  /**
   * Traces that end at the same logical time are sorted by id, which is a hash, but the lists have them in order of
   * arrival. So all traces that end together with the first or last one of a page are sorted, then cut to the page.
   */
  function pageInTies(source: EntrySource, { offset, limit, sort }: Page): readonly number[] {
    const { size } = source;
    const [from, to] =
      sort === "asc" ? [offset, Math.min(size, offset + limit)] : [size - offset - limit, size - offset];
    const first = Math.max(0, from);
    if (first >= to) return [];
    const start = source.before({ lt: source.at(first).lt, item: 0 });
    const end = source.before({ lt: source.at(to - 1).lt + 1n, item: 0 });
    const page = inOrderOfIds(source.slice(start, end)).slice(first - start, to - start);
    return sort === "asc" ? page : page.toReversed();
  }

  function inOrderOfIds(entries: readonly ListEntry[]): readonly number[] {
    const items = entries.map(({ item }) => item);
    if (entries.every(({ lt }, at) => lt !== entries[at - 1]?.lt)) return items;
    const hashes = rowsById(database, "SELECT id, root FROM trace WHERE id", items, (row) => text(row, 1));
    return entries
      .map(({ lt, item }, at) => ({ lt, item, hash: hashes[at] ?? "" }))
      .toSorted((a, b) => (a.lt === b.lt ? (a.hash < b.hash ? -1 : 1) : a.lt < b.lt ? -1 : 1))
      .map(({ item }) => item);
  }

  function read(ids: readonly number[]): readonly TraceRecord[] {
    return rowsById(database, "SELECT * FROM trace WHERE id", ids, (row) => {
      const { root, id: _, ...trace } = readTraceRow(row);
      return { id: root, ...trace };
    });
  }

  /** A ranked list; ids, hashes and masterchain blocks match few traces, which are looked up. */
  function select(filter: TraceFilter): EntrySource {
    const { account, traceIds, transactionHashes, messageHashes, masterSeqno } = filter;
    const bounds = ltBounds(database, filter);
    const key = account === undefined ? null : addresses.find(account);
    if (account !== undefined && key === null) return new ArraySource([]);
    if ([traceIds, transactionHashes, messageHashes, masterSeqno].every((value) => value === undefined)) {
      const name = key === null ? { list: LIST.traces, key: ONLY_KEY } : { list: LIST.tracesOf, key };
      return listBetween(database, name, bounds);
    }
    const where = new Where().between("t.end_lt", bounds).is("t.master_end", masterSeqno);
    if (traceIds !== undefined) where.isOneOf("t.id", idsOf(traceIds));
    if (transactionHashes !== undefined)
      where.isOneOf("t.id", tracesOf("x.id", transactionsByHash(database, transactionHashes)));
    if (messageHashes !== undefined) {
      const messages = messagesByHash(database, messageHashes);
      where.isOneOf("t.id", tracesOf("m.id", messages));
    }
    if (key !== null) where.and("EXISTS (SELECT 1 FROM tx WHERE tx.trace = t.id AND tx.account = ?)", key);
    return new ArraySource(where.entries(database, "SELECT t.end_lt, t.id FROM trace t"));
  }

  function idsOf(ids: readonly Hash[]): readonly number[] {
    return ids.map((id) => findTrace(database, id)?.id ?? null).filter((id) => id !== null);
  }

  function tracesOf(column: "x.id" | "m.id", ids: readonly number[]): readonly number[] {
    const from = column === "x.id" ? "tx x" : "message m JOIN tx x ON x.id = coalesce(m.sender, m.receiver)";
    return database
      .statement(`SELECT x.trace FROM ${from} WHERE ${column} IN (SELECT value FROM json_each(?))`)
      .all(json(ids))
      .map((row) => integer(row, 0));
  }

  function transactionsOf(id: Hash): readonly TransactionRecord[] {
    const trace = findTrace(database, id);
    if (trace === null) return [];
    const where = new Where().is("t.trace", trace.id);
    const source = new ArraySource(where.entries(database, "SELECT t.lt, t.id FROM tx t"));
    return reader.read(source.slice(0, source.size).map(({ item }) => item));
  }
}
