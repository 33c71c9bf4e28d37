import type { Database, Row } from "./database";
import { integer } from "./row";
import { json } from "./where";

/**
 * Rows by their ids, in the order of these. `select` asks for the id first and ends before its
 * condition on `id`; to sort rows with their records would take longer than to read them.
 */
export function rowsById<T>(
  database: Database,
  select: string,
  ids: readonly number[],
  read: (row: Row) => T,
): readonly T[] {
  if (ids.length === 0) return [];
  const found = new Map<number, T>();
  for (const row of database.statement(`${select} IN (SELECT value FROM json_each(?))`).all(json(ids)))
    found.set(integer(row, 0), read(row));
  return ids.map((id) => {
    const row = found.get(id);
    if (row === undefined) throw new Error(`the store has no row ${id} where a list names it`);
    return row;
  });
}
