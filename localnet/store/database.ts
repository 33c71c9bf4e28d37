import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql";
import { StoreDamaged, StoreFull, storeFull, storeProblem } from "./store-problem";

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

const MEGABYTE = 1024 * 1024;
/**
 * With less free space than this, the log is emptied after every transaction. Otherwise it grows to 32 MB before
 * its pages are moved into the file, and if it has filled the disk, there is no space left to move them.
 */
const SCARCE = 96 * MEGABYTE;
/** With less free space no transaction begins: it is enough for one of several blocks and its pages in the file. */
const LEAST = 32 * MEGABYTE;

/** Bytes that can still be written to the disk of a file. */
function freeBytes(path: string): number {
  if (path === ":memory:") return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize;
}

/**
 * The only module that uses libsql, which has traps: binding a value outside of an array ends the process;
 * numbers are bound as floating point; integers lose digits unless they are read as bigints.
 */
export class Database {
  readonly #libsql: Libsql.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(
    private readonly path: string,
    private readonly roomFor: (path: string) => number = freeBytes,
  ) {
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
    const room = this.roomFor(this.path);
    if (room < LEAST) throw storeFull(`less than ${LEAST / MEGABYTE} MB are free`);
    this.execute("BEGIN IMMEDIATE");
    try {
      work();
      this.execute("COMMIT");
    } catch (error) {
      this.#rollBack();
      throw error;
    }
    if (room < SCARCE) this.shrinkLog();
  }

  /** Moves all pages of the write-ahead log into the file. */
  emptyLog(): void {
    this.statement("PRAGMA wal_checkpoint(TRUNCATE)").all();
  }

  /** Empties the log if there is room for that; pages that overwrite others need none in the file. */
  shrinkLog(): void {
    try {
      this.emptyLog();
    } catch (error) {
      if (!(error instanceof StoreFull || error instanceof StoreDamaged)) throw error;
    }
  }

  /** May fail, because a full disk has already ended the transaction. */
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
