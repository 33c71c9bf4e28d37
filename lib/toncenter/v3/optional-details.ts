import type * as v from "valibot";
import { maybe, struct, type Schema } from "../schema";

/** The service sends the fields that it could determine, so any of them can be unknown. */
export function details<const E extends v.ObjectEntries>(
  fields: E,
): Schema<{ [K in keyof E]: v.InferOutput<E[K]> | null }>;
export function details(fields: Readonly<Record<string, v.GenericSchema>>): v.GenericSchema {
  return struct(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, maybe(field)])));
}
