import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../chain-records";
import { rowsById } from "./rows-by-id";
import type { Database } from "./database";
import { LIST, ONLY_KEY } from "./ranked-lists";
import { messagesByHash, transactionsByHash } from "./hash-lookup";
import type { AddressIds } from "./id-registry";
import { integer } from "./row-readers";
import { pageOf, type Selection } from "./page-selection";
import { ArraySource } from "./entry-source";
import type { TraceFilter, TraceRecord, Traces } from "./store";
import { listBetween, ltBounds } from "./time-bounds";
import { findTrace, readTraceRow } from "./stored-trace-row";
import { readTransactions } from "./transaction-reader";
import { json, Where } from "./where-clause";

export function openTraces(database: Database, addresses: AddressIds): Traces {
  return {
    list: (filter, page) => read(pageOf(select(filter), page)),
    transactionsOf: (ids) => new Map(ids.map((id) => [id, transactionsOf(id)])),
  };

  function read(ids: readonly number[]): readonly TraceRecord[] {
    return rowsById(database, "SELECT * FROM trace WHERE id", ids, (row) => {
      const { root, id: _, ...trace } = readTraceRow(row);
      return { id: root, ...trace };
    });
  }

  /** A ranked list; ids, hashes and masterchain blocks match few traces, which are looked up. */
  function select(filter: TraceFilter): Selection {
    const { account, traceIds, transactionHashes, messageHashes, masterSeqno } = filter;
    const bounds = ltBounds(database, filter);
    const key = account === undefined ? null : addresses.find(account);
    if (account !== undefined && key === null) return { any: [] };
    if ([traceIds, transactionHashes, messageHashes, masterSeqno].every((value) => value === undefined)) {
      const name = key === null ? { list: LIST.traces, key: ONLY_KEY } : { list: LIST.tracesOf, key };
      return { any: [listBetween(database, name, bounds)] };
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
    return { any: [new ArraySource(where.entries(database, "SELECT t.end_lt, t.id FROM trace t"))] };
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
    return readTransactions(
      database,
      source.slice(0, source.size).map(({ item }) => item),
    );
  }
}
