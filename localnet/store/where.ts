import type { Database, Value } from "./database";
import type { Spot } from "./lists";
import { big, integer } from "./row";
import type { Range } from "./store";

/** Conditions that all hold, with what they compare. */
export class Where {
  readonly #conditions: string[] = [];
  readonly #values: Value[] = [];

  /** Does nothing where there is no value to compare with. */
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

  holds(condition: string, ...values: readonly Value[]): this {
    return this.#add(condition, ...values);
  }

  #add(condition: string, ...values: readonly Value[]): this {
    this.#conditions.push(condition);
    this.#values.push(...values);
    return this;
  }

  /** The spots that a question like `SELECT lt, id FROM …` finds. */
  spots(database: Database, select: string): readonly Spot[] {
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

/** Numbers of 64 bits as they are, which JSON can carry and JavaScript's cannot. */
export function json(values: readonly (number | bigint)[]): string {
  return `[${values.join(",")}]`;
}
