import { invalid, Refused } from "./refusal";
import type { Kind } from "./kinds";

interface Remarks<T> {
  /** Said when it is missing, in place of that it could not be read. */
  readonly absent?: string;
  /** The service reads a missing one as empty and finds that out later, with these words. */
  readonly empty?: string;
  /** The values are all wanted when there are several; otherwise the last one counts. */
  readonly many?: true;
  /** What is wrong with the value, if anything. */
  check?(value: T): string | null;
}

export interface Field<T = unknown, Required extends boolean = boolean> extends Remarks<T> {
  readonly kind: Kind<T>;
  readonly required: Required;
}

export type Fields = Readonly<Record<string, Field>>;

/** What a request gives for the fields; null for what it leaves out. */
export type Values<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T, infer R> ? (R extends true ? T : T | null) : never;
};

/** Parameters as they came, by name. */
export type Raw = Readonly<Record<string, unknown>>;

/** How a request came: the words of a refusal tell it. */
export type Way = "get" | "post";

export function required<T>(kind: Kind<T>, remarks: Remarks<NoInfer<T>> = {}): Field<T, true> {
  return { ...remarks, kind, required: true };
}

export function optional<T>(kind: Kind<T>, remarks: Remarks<NoInfer<T>> = {}): Field<T, false> {
  return { ...remarks, kind, required: false };
}

/**
 * Reads all parameters, then looks at what must hold of each: what cannot be read at all is told
 * first, in the order of the table.
 */
export function readFields<F extends Fields>(fields: F, raw: Raw, way: Way): Values<F>;
export function readFields(fields: Fields, raw: Raw, way: Way): Record<string, unknown> {
  const named = Object.entries(fields);
  const values = Object.fromEntries(
    named.map(([name, field]) => [name, readField(name, field, raw[name], way)]),
  );
  for (const [name, field] of named) {
    const value = values[name];
    if (value === null && field.required && field.empty !== undefined) throw invalid(field.empty);
    const wrong = value === null ? null : (field.check?.(value) ?? null);
    if (wrong !== null) throw invalid(wrong);
  }
  return values;
}

function readField(name: string, field: Field, given: unknown, way: Way): unknown {
  const input: unknown =
    Array.isArray(given) && way === "get" && field.many === undefined ? given.at(-1) : given;
  if (input === undefined || input === null || input === "") {
    if (field.required && field.empty === undefined)
      throw unread(way, field.absent ?? `failed to parse ${name}`);
    return null;
  }
  const value = field.kind(input);
  if (value === null) throw unread(way, `failed to parse ${name}`);
  return value;
}

function unread(way: Way, words: string): Refused {
  return new Refused(422, `failed to parse ${way} request: ${words}`);
}
