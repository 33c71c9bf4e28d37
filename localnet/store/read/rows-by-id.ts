import type { Database, Row } from "../database";
import { integer } from "../row-readers";
import { json } from "./where-clause";

/**
 * Rows by id, in the order of `ids`. `select` has the id as its first column and ends with the column
 * that the ids are compared with. Sorting wide rows in SQL would take longer than reading them.
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
