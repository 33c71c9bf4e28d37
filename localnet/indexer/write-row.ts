import type { Database, Value } from "../store/database";

/** By the names of its columns. */
type NewRow = Readonly<Record<string, Value>>;

/** A row that is there already stays as it is. */
export function insert(database: Database, table: string, row: NewRow): void {
  database.statement(`INSERT OR IGNORE ${into(table, row)}`).run(...Object.values(row));
}

/** The row of an address. One that is there changes, and keeps its id and so its place among the others. */
export function upsert(database: Database, table: string, row: NewRow): void {
  const changes = Object.keys(row).map((column) => `${column} = excluded.${column}`);
  database
    .statement(`INSERT ${into(table, row)} ON CONFLICT (address) DO UPDATE SET ${changes.join(", ")}`)
    .run(...Object.values(row));
}

function into(table: string, row: NewRow): string {
  const columns = Object.keys(row);
  return `INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
}
