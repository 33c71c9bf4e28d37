import { type Hash, parseHash } from "@/lib/ton/value/hash";
import type { Database, Row } from "./database";
import { fingerprint } from "./fingerprint";
import { big, integer, optional, text } from "./row-readers";
import type { TraceRecord } from "./store";

export interface TraceRow extends Omit<TraceRecord, "id"> {
  readonly id: number;
  readonly root: Hash;
}

/** In the order of the table, without the id. */
export const TRACE_COLUMNS = [
  "startLt",
  "endLt",
  "startTime",
  "endTime",
  "masterSeqnoStart",
  "masterSeqnoEnd",
  "transactions",
  "messages",
  "pendingMessages",
  "root",
  "externalHash",
] as const satisfies readonly (keyof TraceRow)[];

export function readTraceRow(row: Row): TraceRow {
  const hash = (from: Row, column: number) => parseHash(text(from, column));
  return {
    id: integer(row, 0),
    startLt: big(row, 1),
    endLt: big(row, 2),
    startTime: integer(row, 3),
    endTime: integer(row, 4),
    masterSeqnoStart: integer(row, 5),
    masterSeqnoEnd: integer(row, 6),
    transactions: integer(row, 7),
    messages: integer(row, 8),
    pendingMessages: integer(row, 9),
    root: hash(row, 10),
    externalHash: optional(hash, row, 11),
  };
}

/** The id of a trace is the hash of its root transaction. */
export function findTrace(database: Database, id: Hash): TraceRow | null {
  const rows = database
    .statement("SELECT c.* FROM tx t JOIN trace c ON c.id = t.trace WHERE t.hash = ?")
    .all(fingerprint(id));
  return rows.map(readTraceRow).find(({ root }) => root === id) ?? null;
}
