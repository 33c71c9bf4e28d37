import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../records";
import { Bulk } from "./bulk";
import type { Database } from "./database";
import { LIST, type Spot, WHOLE } from "./lists";
import { findTrace, TRACE_COLUMNS, type TraceRow } from "./trace-row";
import type { Ranks } from "./ranks";
import { integer } from "./row";

interface Open {
  readonly id: number;
  row: Omit<TraceRow, "id">;
  /** Where it stands in its lists; null for a trace that begins in this block. */
  stood: Spot | null;
  /** Those in whose lists it stands, and those in whose it will. */
  readonly accounts: Set<number>;
  readonly joined: Set<number>;
}

export interface Part {
  readonly transaction: TransactionRecord;
  readonly account: number;
  /** Messages that the trace gains, and what changes in how many of its are on their way. */
  readonly messages: number;
  readonly pending: number;
}

/** Keeps a row for each trace while it grows, and its place by the end of it. */
export class TraceWriter {
  readonly #database: Database;
  readonly #rows: Bulk;
  /** Those that messages are on their way in, and those of the block being written. */
  readonly #open = new Map<Hash, Open>();
  readonly #grown = new Set<Open>();
  #last = 0;

  constructor(
    database: Database,
    private readonly ranks: Ranks,
  ) {
    this.#database = database;
    this.#rows = new Bulk(database, "trace", 12);
    this.forget();
  }

  forget(): void {
    this.#open.clear();
    this.#grown.clear();
    this.#rows.clear();
    const last = this.#database.statement("SELECT coalesce(max(id), 0) FROM trace").first();
    this.#last = integer(last ?? [], 0);
  }

  /** The trace's id. */
  grow(part: Part): number {
    const { transaction, account } = part;
    const open = this.#opened(transaction);
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
    if (!open.accounts.has(account)) open.joined.add(account);
    this.#grown.add(open);
    return open.id;
  }

  #opened(transaction: TransactionRecord): Open {
    const known = this.#open.get(transaction.traceId);
    if (known !== undefined) return known;
    const stored =
      transaction.hash === transaction.traceId ? null : findTrace(this.#database, transaction.traceId);
    const open = stored === null ? this.#begun(transaction) : this.#resumed(stored);
    this.#open.set(transaction.traceId, open);
    return open;
  }

  #begun({ traceId, traceExternalHash, lt, now, masterSeqno }: TransactionRecord): Open {
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
    return { id: this.#last, row, stood: null, accounts: new Set(), joined: new Set() };
  }

  #resumed({ id, ...row }: TraceRow): Open {
    const accounts = this.#database
      .statement("SELECT DISTINCT account FROM tx WHERE trace = ?")
      .all(id)
      .map((found) => integer(found, 0));
    return { id, row, stood: { lt: row.endLt, item: id }, accounts: new Set(accounts), joined: new Set() };
  }

  flush(): void {
    for (const open of this.#grown) {
      const { id, row, stood, accounts, joined } = open;
      this.#rows.add(id, ...TRACE_COLUMNS.map((column) => row[column]));
      const stands = { lt: row.endLt, item: id };
      if (stood === null) this.ranks.add(LIST.traces, WHOLE, stands);
      else if (stood.lt !== stands.lt) {
        this.ranks.move(LIST.traces, WHOLE, stood, stands);
        for (const account of accounts) this.ranks.move(LIST.tracesOf, account, stood, stands);
      }
      for (const account of joined) {
        this.ranks.add(LIST.tracesOf, account, stands);
        accounts.add(account);
      }
      joined.clear();
      open.stood = stands;
      if (row.pendingMessages === 0) this.#open.delete(row.root);
    }
    this.#grown.clear();
    this.#rows.flush();
  }
}
