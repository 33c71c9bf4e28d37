import * as v from "valibot";
import { tryAddress } from "../../ton/address/read-address";
import { tryHash, type Hash } from "../../ton/value/hash";
import { address, cutTo, json, LONGEST, maybe, notList, type Schema } from "../schema";

const NO_ADDRESS: ReadonlySet<unknown> = new Set(["", "null", "addr_none"]);

/** Some columns hold a text for "no account" where the contract promises an address. */
export const addressOrNone = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (NO_ADDRESS.has(value) ? null : value)),
  maybe(address),
);

/** A map with arbitrary keys. */
export function recordOf<S extends v.GenericSchema>(row: S) {
  return v.pipe(notList, v.record(v.string(), row));
}

const NAMES = /^(name|symbol|domain)$/;
const PICTURES = /image/i;

/** What issuers of tokens have written, field by field: any JSON, with texts cut to the length of their field. */
export const issuerFields = v.pipe(
  recordOf(json),
  v.transform((fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        typeof value === "string" ? cutTo(value, longestOf(key)) : value,
      ]),
    ),
  ),
);

function longestOf(field: string): number {
  if (NAMES.test(field)) return LONGEST.name;
  return PICTURES.test(field) ? LONGEST.picture : LONGEST.text;
}

/**
 * A map by addresses, in canonical form. A key that is not an address is kept as it is: pages never look
 * it up, and it is no reason to reject the rows beside it.
 */
export function byAddress<T>(row: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return v.pipe(
    recordOf(row),
    v.transform((map) =>
      Object.fromEntries(Object.entries(map).map(([key, value]) => [tryAddress(key) ?? key, value])),
    ),
  );
}

/** A map by hashes, in canonical form. Its keys identify the rows, so each must be a hash. */
export function byHash<T>(row: Schema<T>): Schema<Readonly<Record<Hash, T>>> {
  return v.pipe(
    recordOf(row),
    v.rawTransform<Record<string, T>, Record<Hash, T>>(({ dataset, addIssue, NEVER }) => {
      const rows: [Hash, T][] = [];
      for (const [key, value] of Object.entries(dataset.value)) {
        const hash = tryHash(key);
        if (hash === null) {
          const at = { type: "object", origin: "key", input: dataset.value, key, value } as const;
          addIssue({ expected: "32-byte hash", received: JSON.stringify(key.slice(0, 80)), path: [at] });
          return NEVER;
        }
        rows.push([hash, value]);
      }
      return Object.fromEntries(rows);
    }),
  );
}
