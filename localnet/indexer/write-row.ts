import type { Database, Value } from "../store/database";

/** Values by column name. */
type NewRow = Readonly<Record<string, Value>>;

/** Keeps an existing row as it is. */
export function insert(database: Database, table: string, row: NewRow): void {
  database.statement(`INSERT OR IGNORE ${into(table, row)}`).run(...Object.values(row));
}

/** Writes the row of an address. An existing row keeps its id and thereby its place in lists. */
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
