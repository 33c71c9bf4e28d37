import "server-only";
import * as v from "valibot";
import { isRecord } from "../../text/is-record";

/**
 * What the index's lists carry beside their rows, as far as the gateway reads it. Answers arrive here parsed, but their
 * type is that of any answer. So the few fields that are read are checked, which costs far less than another parse.
 */
type Entries = Readonly<Record<string, unknown>>;

interface NamedParts {
  readonly book: Entries | null;
  readonly metadata: Entries | null;
}

/** The address book and the metadata of an answer, by the texts of addresses; null if it has none. */
export function namedParts(answer: unknown): NamedParts {
  if (!isRecord(answer)) return { book: null, metadata: null };
  const { address_book: book, metadata } = answer;
  return { book: isRecord(book) ? book : null, metadata: isRecord(metadata) ? metadata : null };
}

const NamedAccount = v.object({
  domain: v.nullable(v.string()),
  interfaces: v.nullable(v.array(v.string())),
});
type NamedAccount = v.InferOutput<typeof NamedAccount>;

/** Null for an account that the book does not have. */
export function namedAccount(row: unknown): NamedAccount | null {
  return v.is(NamedAccount, row) ? row : null;
}

const NamedToken = v.object({
  valid: v.nullable(v.boolean()),
  type: v.nullable(v.string()),
  name: v.nullable(v.string()),
  symbol: v.nullable(v.string()),
  is_scam: v.nullable(v.boolean()),
  picture: v.nullable(v.string()),
  extra: v.nullable(v.record(v.string(), v.unknown())),
});
export type NamedToken = v.InferOutput<typeof NamedToken>;

/** The tokens in an entry of the metadata. */
export function namedTokens(entry: unknown): readonly NamedToken[] {
  return tokenInfos(entry)?.filter((info) => v.is(NamedToken, info)) ?? [];
}

/** Null for anything but an entry of the metadata. */
export function tokenInfos(entry: unknown): readonly unknown[] | null {
  if (!isRecord(entry)) return null;
  const { token_info: infos } = entry;
  return Array.isArray(infos) ? infos : null;
}
