import Libsql from "libsql";
import { StoreDamaged, storeProblem } from "./store-problem";

/** Values that can be bound. Whole numbers and bigints become 64-bit integers; other numbers match no row. */
export type Value = string | number | bigint | Uint8Array | null;
/** Columns in the order of the query; the readers in `row-readers.ts` check their types. */
export type Row = readonly unknown[];

export interface Statement {
  run(...values: readonly Value[]): void;
  /** For many values that have been converted with `bound`. */
  runBound(values: readonly Value[]): void;
  first(...values: readonly Value[]): Row | null;
  all(...values: readonly Value[]): readonly Row[];
}

/**
 * The only module that uses libsql, which has traps: binding a value outside of an array ends the process;
 * numbers are bound as floating point; integers lose digits unless they are read as bigints.
 */
export class Database {
  readonly #libsql: Libsql.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string) {
    try {
      this.#libsql = new Libsql(path);
    } catch (error) {
      throw new StoreDamaged("it cannot be opened", { cause: error });
    }
  }

  /** Prepares each SQL text once. */
  statement(sql: string): Statement {
    const prepared = this.#statements.get(sql);
    if (prepared !== undefined) return prepared;
    const statement = this.#prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #prepare(sql: string): Statement {
    const prepared = named(() => this.#libsql.prepare(sql));
    // Only statements that return rows have these modes.
    if (prepared.reader) prepared.raw(true).safeIntegers(true);
    return {
      run: (...values) => named(() => void prepared.run(values.map(bound))),
      runBound: (values) => named(() => void prepared.run(values)),
      first: (...values) => {
        const row = named(() => prepared.get(values.map(bound)));
        return row === undefined ? null : rowOf(row);
      },
      all: (...values) => named(() => prepared.all(values.map(bound))).map(rowOf),
    };
  }

  execute(sql: string): void {
    named(() => this.#libsql.exec(sql));
  }

  /** Rolls back when `work` throws. */
  transaction(work: () => void): void {
    this.execute("BEGIN IMMEDIATE");
    try {
      work();
      this.execute("COMMIT");
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** A full disk has ended the transaction already. */
  #rollBack(): void {
    try {
      this.execute("ROLLBACK");
    } catch {
      // The first error is the one that counts.
    }
  }

  close(): void {
    this.#libsql.close();
  }
}

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeProblem(error);
  }
}

export function bound(value: Value): Value {
  return Number.isSafeInteger(value) && typeof value === "number" ? BigInt(value) : value;
}

function rowOf(row: unknown): Row {
  if (!Array.isArray(row)) throw new TypeError("the database returned something that is not a row");
  return row;
}
