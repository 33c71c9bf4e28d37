import * as v from "valibot";
import type { Schema } from "../schema";

/** Details of a type in the table. */
export interface KnownDetails<T, F> {
  readonly type: T;
  readonly fields: F;
}

/** Details of a type that is not in the table, or that do not have the shape in the table. */
export interface UnknownDetails {
  readonly type: null;
  readonly raw: unknown;
  /** The first field with the wrong type; null when the action type is unknown. */
  readonly problem: { readonly path: string; readonly expected: string; readonly received: string } | null;
}

export type DetailsTable = Readonly<Record<string, Schema<unknown>>>;

/**
 * Details as a union, so that a view can switch on `type`. It is null for details that cannot be parsed,
 * and not a text such as "unknown", which would be a type itself; the fields are nested, so that no
 * field of the service can be mistaken for it.
 */
export type TypedDetails<T extends DetailsTable> =
  | { [K in keyof T]: KnownDetails<K, v.InferOutput<T[K]>> }[keyof T]
  | UnknownDetails;

/**
 * Parses details by a table of types. It never fails: one row that cannot be parsed is no reason to lose
 * the rest of the list.
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
