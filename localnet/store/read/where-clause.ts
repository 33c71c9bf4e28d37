import type { Database, Value } from "../database";
import type { ListEntry } from "../ranked-lists";
import { big, integer } from "../row-readers";
import type { Range } from "../store";

/** Conditions joined with AND, with their values. */
export class Where {
  readonly #conditions: string[] = [];
  readonly #values: Value[] = [];

  /** Adds nothing when the value is undefined. */
  is(column: string, value: Value | undefined): this {
    return value === undefined ? this : this.#add(`${column} IS ?`, value);
  }

  isOneOf(column: string, values: readonly (number | bigint)[] | undefined): this {
    return values === undefined
      ? this
      : this.#add(`${column} IN (SELECT value FROM json_each(?))`, json(values));
  }

  isOneOfTexts(column: string, values: readonly string[] | undefined): this {
    return values === undefined
      ? this
      : this.#add(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
  }

  isNoneOf(column: string, values: readonly number[]): this {
    if (values.length === 0) return this;
    return this.#add(`${column} NOT IN (SELECT value FROM json_each(?))`, json(values));
  }

  between(column: string, { from, to }: Range<bigint>): this {
    if (from !== undefined) this.#add(`${column} >= ?`, from);
    return to === undefined ? this : this.#add(`${column} <= ?`, to);
  }

  and(condition: string, ...values: readonly Value[]): this {
    return this.#add(condition, ...values);
  }

  #add(condition: string, ...values: readonly Value[]): this {
    this.#conditions.push(condition);
    this.#values.push(...values);
    return this;
  }

  /** The entries that a query like `SELECT lt, id FROM …` finds. */
  entries(database: Database, select: string): readonly ListEntry[] {
    return database
      .statement(`${select} WHERE ${this.sql}`)
      .all(...this.#values)
      .map((row) => ({ lt: big(row, 0), item: integer(row, 1) }));
  }

  get sql(): string {
    return this.#conditions.join(" AND ") || "TRUE";
  }

  get values(): readonly Value[] {
    return this.#values;
  }
}

/** A JSON array that keeps all digits of 64-bit numbers, which `JSON.stringify` cannot write. */
export function json(values: readonly (number | bigint)[]): string {
  return `[${values.join(",")}]`;
}
