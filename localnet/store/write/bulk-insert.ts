import { bound, type Database, type Statement, type Value } from "../database";

const SIZES = [64, 8, 1] as const;

/** Collects rows and inserts many at once, because a call costs as much as a row. */
export class BulkInsert {
  readonly #writers: readonly { readonly length: number; readonly statement: Statement }[];
  readonly #full: number;
  #values: Value[] = [];

  constructor(database: Database, table: string, columns: number) {
    const row = `(${Array.from({ length: columns }, () => "?").join(",")})`;
    this.#writers = SIZES.map((size) => ({
      length: size * columns,
      statement: database.statement(
        `INSERT OR REPLACE INTO ${table} VALUES ${Array.from({ length: size }, () => row).join(",")}`,
      ),
    }));
    this.#full = SIZES[0] * columns;
  }

  add(...values: readonly Value[]): void {
    for (const value of values) this.#values.push(bound(value));
    if (this.#values.length === this.#full) this.flush();
  }

  flush(): void {
    const values = this.#values;
    this.#values = [];
    let at = 0;
    for (const { length, statement } of this.#writers)
      for (; values.length - at >= length; at += length)
        statement.runBound(at === 0 && values.length === length ? values : values.slice(at, at + length));
  }

  clear(): void {
    this.#values = [];
  }
}
