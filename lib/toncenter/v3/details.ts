import type * as v from "valibot";
import { maybe, struct, type Schema } from "../schema";

/** Which fields such a thing has depends on what the service could find out, so any of them can be unknown. */
export function details<const E extends v.ObjectEntries>(
  fields: E,
): Schema<{ [K in keyof E]: v.InferOutput<E[K]> | null }>;
export function details(fields: Readonly<Record<string, v.GenericSchema>>): v.GenericSchema {
  return struct(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, maybe(field)])));
}
