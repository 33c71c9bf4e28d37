import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../chain-records";
import { BulkInsert } from "./bulk-insert";
import type { Database } from "../database";
import { LIST, type ListEntry, ONLY_KEY } from "../ranked-lists";
import { findTrace, TRACE_COLUMNS, type TraceRow } from "../stored-trace-row";
import type { Ranks } from "./list-ranks";
import { integer } from "../row-readers";

interface GrowingTrace {
  readonly id: number;
  row: Omit<TraceRow, "id">;
  /** Its entry in the stored lists; null for a trace that begins in this block. */
  storedEntry: ListEntry | null;
  /** Accounts whose lists have the trace, and those whose lists get it with this block. */
  readonly accounts: Set<number>;
  readonly newAccounts: Set<number>;
}

export interface TracePart {
  readonly transaction: TransactionRecord;
  readonly account: number;
  /** How many messages the trace gains, and by how much its undelivered ones change. */
  readonly messages: number;
  readonly pending: number;
}

/** Writes the row of each trace that grew, and its place in the lists, which are sorted by the end of the trace. */
export class TraceWriter {
  readonly #database: Database;
  readonly #rows: BulkInsert;
  /** Traces with undelivered messages, and those of the block being written. */
  readonly #open = new Map<Hash, GrowingTrace>();
  readonly #grown = new Set<GrowingTrace>();
  #last = 0;

  constructor(
    database: Database,
    private readonly ranks: Ranks,
  ) {
    this.#database = database;
    this.#rows = new BulkInsert(database, "trace", 12);
    this.reset();
  }

  reset(): void {
    this.#open.clear();
    this.#grown.clear();
    this.#rows.clear();
    const last = this.#database.statement("SELECT coalesce(max(id), 0) FROM trace").first();
    this.#last = integer(last ?? [], 0);
  }

  /** Adds a transaction to its trace and returns the trace's id. */
  grow(part: TracePart): number {
    const { transaction, account } = part;
    const open = this.#traceOf(transaction);
    const { row } = open;
    const { lt, now, masterSeqno } = transaction;
    open.row = {
      ...row,
      startLt: lt < row.startLt ? lt : row.startLt,
      endLt: lt > row.endLt ? lt : row.endLt,
      startTime: Math.min(row.startTime, now),
      endTime: Math.max(row.endTime, now),
      masterSeqnoStart: Math.min(row.masterSeqnoStart, masterSeqno),
      masterSeqnoEnd: Math.max(row.masterSeqnoEnd, masterSeqno),
      transactions: row.transactions + 1,
      messages: row.messages + part.messages,
      pendingMessages: row.pendingMessages + part.pending,
    };
    if (!open.accounts.has(account)) open.newAccounts.add(account);
    this.#grown.add(open);
    return open.id;
  }

  #traceOf(transaction: TransactionRecord): GrowingTrace {
    const cached = this.#open.get(transaction.traceId);
    if (cached !== undefined) return cached;
    const stored =
      transaction.hash === transaction.traceId ? null : findTrace(this.#database, transaction.traceId);
    const open = stored === null ? this.#createTrace(transaction) : this.#loadTrace(stored);
    this.#open.set(transaction.traceId, open);
    return open;
  }

  #createTrace({ traceId, traceExternalHash, lt, now, masterSeqno }: TransactionRecord): GrowingTrace {
    this.#last += 1;
    const row = {
      root: traceId,
      externalHash: traceExternalHash,
      startLt: lt,
      endLt: lt,
      startTime: now,
      endTime: now,
      masterSeqnoStart: masterSeqno,
      masterSeqnoEnd: masterSeqno,
      transactions: 0,
      messages: 0,
      pendingMessages: 0,
    };
    return { id: this.#last, row, storedEntry: null, accounts: new Set(), newAccounts: new Set() };
  }

  #loadTrace({ id, ...row }: TraceRow): GrowingTrace {
    const accounts = this.#database
      .statement("SELECT DISTINCT account FROM tx WHERE trace = ?")
      .all(id)
      .map((found) => integer(found, 0));
    return {
      id,
      row,
      storedEntry: { lt: row.endLt, item: id },
      accounts: new Set(accounts),
      newAccounts: new Set(),
    };
  }

  flush(): void {
    for (const open of this.#grown) {
      const { id, row, storedEntry, accounts, newAccounts } = open;
      this.#rows.add(id, ...TRACE_COLUMNS.map((column) => row[column]));
      const entry = { lt: row.endLt, item: id };
      if (storedEntry === null) this.ranks.add(LIST.traces, ONLY_KEY, entry);
      else if (storedEntry.lt !== entry.lt) {
        this.ranks.move(LIST.traces, ONLY_KEY, storedEntry, entry);
        for (const account of accounts) this.ranks.move(LIST.tracesOf, account, storedEntry, entry);
      }
      for (const account of newAccounts) {
        this.ranks.add(LIST.tracesOf, account, entry);
        accounts.add(account);
      }
      newAccounts.clear();
      open.storedEntry = entry;
      if (row.pendingMessages === 0) this.#open.delete(row.root);
    }
    this.#grown.clear();
    this.#rows.flush();
  }
}
