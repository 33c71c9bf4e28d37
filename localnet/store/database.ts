import Libsql from "libsql";

/** What can be bound. Whole numbers and bigints become integers of 64 bits; no row equals another number. */
export type Value = string | number | bigint | Uint8Array | null;
/** Columns in the order of the question; the readers of `row.ts` say what they are. */
export type Row = readonly unknown[];

export interface Statement {
  run(...values: readonly Value[]): void;
  /** For long rows of values that are bound already (`bound`). */
  runBound(values: readonly Value[]): void;
  first(...values: readonly Value[]): Row | null;
  all(...values: readonly Value[]): readonly Row[];
}

/**
 * The one place that knows libsql, because it is full of traps: a value that is bound outside an array
 * ends the process; numbers are bound as floating point; integers lose digits unless asked as bigints.
 */
export class Database {
  readonly #libsql: Libsql.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string) {
    this.#libsql = new Libsql(path);
  }

  /** Every text is prepared once. */
  statement(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #prepare(sql: string): Statement {
    const prepared = this.#libsql.prepare(sql);
    // Of what answers nothing there are no columns to shape.
    if (prepared.reader) prepared.raw(true).safeIntegers(true);
    return {
      run: (...values) => void prepared.run(values.map(bound)),
      runBound: (values) => void prepared.run(values),
      first: (...values) => {
        const row = prepared.get(values.map(bound));
        return row === undefined ? null : rowOf(row);
      },
      all: (...values) => prepared.all(values.map(bound)).map(rowOf),
    };
  }

  execute(sql: string): void {
    this.#libsql.exec(sql);
  }

  /** All of it or nothing. */
  transaction(work: () => void): void {
    this.execute("BEGIN IMMEDIATE");
    try {
      work();
      this.execute("COMMIT");
    } catch (error) {
      this.execute("ROLLBACK");
      throw error;
    }
  }

  close(): void {
    this.#libsql.close();
  }
}

export function bound(value: Value): Value {
  return Number.isSafeInteger(value) && typeof value === "number" ? BigInt(value) : value;
}

function rowOf(row: unknown): Row {
  if (!Array.isArray(row)) throw new TypeError("the database answered something that is no row");
  return row;
}
