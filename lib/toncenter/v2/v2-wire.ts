import * as v from "valibot";
import { fieldOf } from "../field-of";
import { bigint, struct, type Schema } from "../schema";

/** Reads `mark`, which stands for an absent value, as null. */
export function absentAs<S extends v.GenericSchema>(mark: string, schema: S) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (value === mark ? null : value)),
    v.nullish(schema, null),
  );
}

/** The node interface writes "" for an absent value: no code, no data, no sender. */
export function blank<S extends v.GenericSchema>(schema: S) {
  return absentAs("", schema);
}

/** A member of a union that is not in the contract (yet): kept as received. */
export type Unknown<K extends string> = Readonly<Record<K, "unknown">> & { readonly raw: unknown };

type Members = Readonly<Record<string, v.ObjectEntries>>;

/** One of `M`, distinguished by the field `K`; anything else of that shape is an `Unknown`. */
export type Tagged<K extends string, M extends Members> =
  | {
      [T in keyof M & string]: Readonly<Record<K, T>> & v.InferOutput<v.ObjectSchema<M[T], undefined>>;
    }[keyof M & string]
  | Unknown<K>;

export function tagged<const K extends string, const M extends Members>(
  key: K,
  members: M,
): Schema<Tagged<K, M>>;
export function tagged(key: string, members: Members): v.GenericSchema {
  const schemas = new Map<unknown, v.GenericSchema>(
    Object.entries(members).map(([tag, entries]) => [tag, struct({ ...entries, [key]: v.literal(tag) })]),
  );
  const unknown = v.pipe(
    v.looseObject({}),
    v.transform((raw) => ({ [key]: "unknown", raw })),
  );
  return v.lazy((input) => schemas.get(fieldOf(input, key)) ?? unknown);
}

/** Older nodes report a balance of -1 for an account that never existed. */
export const balance = v.pipe(
  bigint,
  v.transform((nanos) => (nanos < 0n ? 0n : nanos)),
);
