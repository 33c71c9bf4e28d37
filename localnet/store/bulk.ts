import type { Database, Statement, Value } from "./database";

const ROWS = 64;

/** Collects rows and writes many with one call: a call costs as much as the row. */
export class Bulk {
  readonly #columns: number;
  readonly #many: Statement;
  readonly #one: Statement;
  #values: Value[] = [];

  constructor(database: Database, table: string, columns: number) {
    const row = `(${Array.from({ length: columns }, () => "?").join(",")})`;
    const insert = `INSERT OR REPLACE INTO ${table} VALUES `;
    this.#columns = columns;
    this.#many = database.statement(insert + Array.from({ length: ROWS }, () => row).join(","));
    this.#one = database.statement(insert + row);
  }

  add(...row: readonly Value[]): void {
    this.#values.push(...row);
  }

  flush(): void {
    const values = this.#values;
    this.#values = [];
    const chunk = ROWS * this.#columns;
    let at = 0;
    for (; at + chunk <= values.length; at += chunk) this.#many.run(...values.slice(at, at + chunk));
    for (; at < values.length; at += this.#columns) this.#one.run(...values.slice(at, at + this.#columns));
  }

  clear(): void {
    this.#values = [];
  }
}
