import type { Address } from "@/lib/ton/address/address";
import type { Database } from "../store/database";
import { integer, text } from "../store/row-readers";

/** The tables of the index, in the file of the store. */
export interface Tables {
  readonly database: Database;
  /** Names of the contract kinds of an account, sorted; usually empty. */
  kindsAt(address: Address): readonly string[];
  /** The newest indexed masterchain block; 0 before the first. */
  seqno(): number;
}

/** Changes tables. All data of the chain has been read and checked before, so that a write cannot fail. */
export type Write = (tables: Tables) => void;

const OWN_TABLES = `
CREATE TABLE IF NOT EXISTS indexed (id INTEGER PRIMARY KEY CHECK (id = 0), seqno INTEGER NOT NULL);
INSERT OR IGNORE INTO indexed VALUES (0, 0);
CREATE TABLE IF NOT EXISTS contract (address TEXT PRIMARY KEY, kinds TEXT NOT NULL) WITHOUT ROWID;
`;

/** `familyTables` are statements that must accept existing tables. */
export function openTables(database: Database, familyTables: readonly string[]): Tables {
  database.transaction(() => {
    for (const statements of [OWN_TABLES, ...familyTables]) database.execute(statements);
  });
  return {
    database,
    kindsAt(address) {
      const row = database.statement("SELECT kinds FROM contract WHERE address = ?").first(address);
      return row === null ? [] : text(row, 0).split(",");
    },
    seqno: () => integer(database.statement("SELECT seqno FROM indexed").first() ?? [], 0),
  };
}

export function setSeqno({ database }: Tables, seqno: number): void {
  database.statement("UPDATE indexed SET seqno = ?").run(seqno);
}

/** Replaces the kinds; rows that were written for former kinds stay. */
export function setKinds({ database }: Tables, address: Address, kinds: readonly string[]): void {
  if (kinds.length === 0) database.statement("DELETE FROM contract WHERE address = ?").run(address);
  else
    database
      .statement("INSERT OR REPLACE INTO contract VALUES (?, ?)")
      .run(address, kinds.toSorted().join(","));
}
