import { parseWireAddress } from "@/lib/ton/address/read-address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import * as v from "valibot";
import type { Row } from "../../store/database";
import { big, integer, optional, text } from "../../store/row-readers";
import type { TraceRecord } from "../../store/store";
import type { Tables } from "../index-tables";
import type { ActionRecord } from "./classify-trace";

/** An action of a complete trace. */
export interface IndexedAction extends ActionRecord {
  readonly trace: Pick<TraceRecord, "id" | "externalHash" | "endLt" | "endTime" | "masterSeqnoEnd">;
}

export const ACTION_TABLES = `
CREATE TABLE IF NOT EXISTS action (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
  ancestor TEXT, success INTEGER NOT NULL, start_lt INTEGER NOT NULL, end_lt INTEGER NOT NULL,
  start_time INTEGER NOT NULL, end_time INTEGER NOT NULL, details TEXT NOT NULL, transactions TEXT NOT NULL,
  accounts TEXT NOT NULL, trace TEXT NOT NULL, external TEXT, trace_end_lt INTEGER NOT NULL,
  trace_end_time INTEGER NOT NULL, master INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS action_order ON action (trace_end_lt, trace, end_lt, hash);
CREATE INDEX IF NOT EXISTS action_trace ON action (trace);
CREATE INDEX IF NOT EXISTS action_master ON action (master);
CREATE TABLE IF NOT EXISTS action_account (account TEXT NOT NULL, action INTEGER NOT NULL,
  PRIMARY KEY (account, action)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS action_transaction (hash TEXT NOT NULL, action INTEGER NOT NULL,
  PRIMARY KEY (hash, action)) WITHOUT ROWID;
`;

export function writeAction({ database }: Tables, action: IndexedAction): void {
  const { trace } = action;
  database
    .statement(
      `INSERT OR IGNORE INTO action (hash, type, ancestor, success, start_lt, end_lt, start_time, end_time, details,
         transactions, accounts, trace, external, trace_end_lt, trace_end_time, master)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      action.id,
      action.type,
      action.ancestor,
      action.success ? 1 : 0,
      action.startLt,
      action.endLt,
      action.startTime,
      action.endTime,
      JSON.stringify(action.details),
      JSON.stringify(action.transactions),
      JSON.stringify(action.accounts),
      trace.id,
      trace.externalHash,
      trace.endLt,
      trace.endTime,
      trace.masterSeqnoEnd,
    );
  const id = database.statement("SELECT id FROM action WHERE hash = ?").first(action.id);
  const number = integer(id ?? [], 0);
  const link = (table: string, values: readonly string[]) => {
    for (const value of values)
      database.statement(`INSERT OR IGNORE INTO ${table} VALUES (?, ?)`).run(value, number);
  };
  link("action_account", action.accounts);
  link("action_transaction", action.transactions);
}

/** In the order in which `readAction` reads them. */
export const ACTION_COLUMNS = `a.hash, a.type, a.ancestor, a.success, a.start_lt, a.end_lt, a.start_time,
  a.end_time, a.details, a.transactions, a.accounts, a.trace, a.external, a.trace_end_lt, a.trace_end_time, a.master`;

const Texts = v.array(v.string());
const Details = v.record(v.string(), v.unknown());

export function readAction(row: Row): IndexedAction {
  return {
    id: hash(row, 0),
    type: text(row, 1),
    ancestor: optional(text, row, 2),
    success: integer(row, 3) === 1,
    startLt: big(row, 4),
    endLt: big(row, 5),
    startTime: integer(row, 6),
    endTime: integer(row, 7),
    details: v.parse(Details, JSON.parse(text(row, 8))),
    transactions: v.parse(Texts, JSON.parse(text(row, 9))).map(parseHash),
    accounts: v.parse(Texts, JSON.parse(text(row, 10))).map(parseWireAddress),
    trace: {
      id: hash(row, 11),
      externalHash: optional(hash, row, 12),
      endLt: big(row, 13),
      endTime: integer(row, 14),
      masterSeqnoEnd: integer(row, 15),
    },
  };
}

function hash(row: Row, column: number): Hash {
  return parseHash(text(row, column));
}
