import * as v from "valibot";
import type { Address } from "../ton/address/address";
import { parseWireAddress } from "../ton/address/read-address";
import { FormatError } from "../ton/value/format-error";
import { parseHash, type Hash } from "../ton/value/hash";
import { parseOpcode, type Opcode } from "../ton/contract/opcode";
import type { Shard } from "../ton/block/shard";
import { parseShard } from "../ton/block/read-shard";

/** Validates an answer of the service as `T`; never throws. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** The output of a schema: `type Block = Read<typeof Block>`. */
export type Read<S extends v.GenericSchema> = v.InferOutput<S>;

/** A text that one of the codecs of `lib/ton` reads into its canonical form. */
function codec<T>(expects: string, read: (text: string) => T) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        addIssue({ expected: expects, received: JSON.stringify(dataset.value.slice(0, 80)) });
        return NEVER;
      }
    }),
  );
}

export const address = codec<Address>("address", parseWireAddress);
export const hash = codec<Hash>("32-byte hash", parseHash);
export const shard = codec<Shard>("shard", parseShard);
export const opcode = codec<Opcode>("opcode", parseOpcode);

/**
 * Absent and null mean the same everywhere in the contract ("unknown"), so both are read as null and
 * views have one case to handle.
 */
export function maybe<S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, null);
}

/**
 * Older deployments send some whole numbers as JSON numbers. Those that a double represents exactly are
 * accepted; others have already lost digits, and are malformed rather than silently wrong.
 */
export const bigint = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^-?\d{1,80}$/)), v.pipe(v.number(), v.safeInteger())]),
  v.transform((digits) => BigInt(digits)),
);

/** A whole number that always fits a double: seqno, time, count. Texts of digits are accepted too. */
export const integer = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,16}$/),
    v.transform((digits) => Number(digits)),
    v.safeInteger(),
  ),
]);

/**
 * The longest texts that are kept. A row's text is written several times into a page of a thousand rows, so a name of
 * a megabyte would make a page of a gigabyte. The longest real name is that of a domain; comments are longer.
 */
export const LONGEST = { name: 256, text: 8_192, picture: 256 * 1024 } as const;

/** A text that is cut if it is longer than anything worth showing. */
function upTo(length: number) {
  return v.pipe(
    v.string(),
    v.transform((whole) => cutTo(whole, length)),
  );
}

export function cutTo(whole: string, length: number): string {
  if (whole.length <= length) return whole;
  const kept = whole.slice(0, length - 1);
  // Half of a surrogate pair is not a character.
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
}

export const text = upTo(LONGEST.text);
/** The name that somebody gave a token, an account or a domain. */
export const name = upTo(LONGEST.name);
/** The address of a picture, or the picture itself. */
export const picture = upTo(LONGEST.picture);
export const flag = v.boolean();
export const real = v.number();
/** A cell tree as base64. It stays text until its cells are needed. */
export const boc = v.string();
/** Any JSON: decoded bodies, extra metadata. Shown, never trusted. */
export const json = v.unknown();

export const extraCurrencies = maybe(v.record(v.string(), bigint));

/** To valibot a list is an object: without this a struct of optional fields would read `[]` as "all unknown". */
export const notList = v.pipe(
  v.unknown(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (Array.isArray(dataset.value)) addIssue({ expected: "Object", received: "Array" });
  }),
);

/**
 * An object of the contract. Fields outside of the contract stay on the value (the raw view of a page
 * shows them) but not in its type, so that no code comes to depend on them by accident.
 */
export function struct<const E extends v.ObjectEntries>(
  entries: E,
): Schema<v.InferOutput<v.ObjectSchema<E, undefined>>>;
export function struct(entries: v.ObjectEntries): v.GenericSchema {
  return v.pipe(notList, v.looseObject(entries));
}

export function list<S extends v.GenericSchema>(row: S) {
  return v.array(row);
}

/** Go serialises some empty lists as null; both are the empty list. */
export function listOrNull<S extends v.GenericSchema>(row: S) {
  return v.pipe(
    v.nullish(v.array(row), null),
    v.transform((rows) => rows ?? []),
  );
}
