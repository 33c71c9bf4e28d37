import type { Address } from "@/lib/ton/address/address";
import type { Database } from "../store/database";
import { integer, text } from "../store/row";

/** The index's own tables, in the file of the store. */
export interface Tables {
  readonly database: Database;
  /** What kinds of contract stand there, by name and in the order of their names; none is the usual answer. */
  kindsAt(address: Address): readonly string[];
  /** The newest masterchain block that the index has taken in; 0 before the first. */
  seqno(): number;
}

/** Changes tables. Only what the chain says has been read before, so that nothing of it can fail. */
export type Write = (tables: Tables) => void;

const OWN_TABLES = `
CREATE TABLE IF NOT EXISTS indexed (id INTEGER PRIMARY KEY CHECK (id = 0), seqno INTEGER NOT NULL);
INSERT OR IGNORE INTO indexed VALUES (0, 0);
CREATE TABLE IF NOT EXISTS contract (address TEXT PRIMARY KEY, kinds TEXT NOT NULL) WITHOUT ROWID;
`;

/** `ofFamilies` are statements that may find their tables there already. */
export function openTables(database: Database, ofFamilies: readonly string[]): Tables {
  database.transaction(() => {
    for (const statements of [OWN_TABLES, ...ofFamilies]) database.execute(statements);
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

/** Kinds that are no longer there are forgotten; what was written of the contract stays as it was last. */
export function setKinds({ database }: Tables, address: Address, kinds: readonly string[]): void {
  if (kinds.length === 0) database.statement("DELETE FROM contract WHERE address = ?").run(address);
  else
    database
      .statement("INSERT OR REPLACE INTO contract VALUES (?, ?)")
      .run(address, kinds.toSorted().join(","));
}
