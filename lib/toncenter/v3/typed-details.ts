import * as v from "valibot";
import type { Schema } from "../schema";

/** Details of a type that is in the table. */
export interface KnownDetails<T, F> {
  readonly type: T;
  readonly fields: F;
}

/** Details of a type that is not in the table, or not in the shape that the table says. */
export interface UnknownDetails {
  readonly type: null;
  readonly raw: unknown;
  /** The first field that was not as its type says; null when the type is unknown. */
  readonly problem: { readonly path: string; readonly expected: string; readonly received: string } | null;
}

export type DetailsTable = Readonly<Record<string, Schema<unknown>>>;

/**
 * Details that say themselves what they are, so that a view can switch on `type`. It is null for what
 * cannot be read and not a word such as "unknown", which is a type of its own; the fields stand apart
 * from it, so that no field of the service can ever pass for it.
 */
export type TypedDetails<T extends DetailsTable> =
  | { [K in keyof T]: KnownDetails<K, v.InferOutput<T[K]>> }[keyof T]
  | UnknownDetails;

/**
 * Reads details by a table of types. It never fails: one row that cannot be read is no reason to lose
 * the list that it stands in.
 */
export function readTyped<T extends DetailsTable>(table: T): (type: string, raw: unknown) => TypedDetails<T>;
export function readTyped(table: DetailsTable): (type: string, raw: unknown) => TypedDetails<DetailsTable> {
  const rows = new Map(Object.entries(table));
  return (type, raw) => {
    const fields = rows.get(type);
    if (fields === undefined) return { type: null, raw, problem: null };
    const read = v.safeParse(fields, raw, { abortEarly: true });
    if (read.success) return { type, fields: read.output };
    const [issue] = read.issues;
    const problem = {
      path: v.getDotPath(issue) ?? "",
      expected: issue.expected ?? "",
      received: issue.received,
    };
    return { type: null, raw, problem };
  };
}
