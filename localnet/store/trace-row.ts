import { type Hash, parseHash } from "@/lib/ton/hash";
import type { Database, Row } from "./database";
import { fingerprint } from "./fingerprint";
import { big, integer, optional, text } from "./row";
import type { TraceRecord } from "./store";

export interface TraceRow extends Omit<TraceRecord, "id"> {
  readonly id: number;
  readonly root: Hash;
}

/** In the order of the table, after the id and the fingerprint. */
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
    startLt: big(row, 2),
    endLt: big(row, 3),
    startTime: integer(row, 4),
    endTime: integer(row, 5),
    masterSeqnoStart: integer(row, 6),
    masterSeqnoEnd: integer(row, 7),
    transactions: integer(row, 8),
    messages: integer(row, 9),
    pendingMessages: integer(row, 10),
    root: hash(row, 11),
    externalHash: optional(hash, row, 12),
  };
}

export function findTrace(database: Database, id: Hash): TraceRow | null {
  const rows = database.statement("SELECT * FROM trace WHERE hash = ?").all(fingerprint(id));
  return rows.map(readTraceRow).find(({ root }) => root === id) ?? null;
}
