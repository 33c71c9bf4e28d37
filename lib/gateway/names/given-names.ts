import "server-only";
import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";
import type { AddressBook, GivenName, Metadata } from "../../toncenter/v3/address-book";
import type { SeenThing } from "./seen-names";

/** An entry of a names file. */
export interface GivenEntry extends GivenName {
  readonly kind: Exclude<SeenThing["kind"], "item">;
  readonly address: Address;
  readonly symbol: string | null;
  /** The URL of a picture, fetched like those in metadata. */
  readonly image: string | null;
}

export type GivenNames = ReadonlyMap<Address, GivenEntry>;

interface NamedAnswer {
  readonly address_book?: AddressBook;
  readonly metadata?: Metadata;
}

/** The answer with names from files in its address book, and with their flags in its metadata. */
export function withGivenNames(value: unknown, given: GivenNames): unknown {
  if (given.size === 0 || !isNamed(value)) return value;
  const { address_book: book, metadata } = value;
  return {
    ...value,
    ...(book === undefined ? {} : { address_book: mapped(book, given, withName) }),
    ...(metadata === undefined ? {} : { metadata: mapped(metadata, given, withFlags) }),
  };
}

function isNamed(value: unknown): value is NamedAnswer {
  return typeof value === "object" && value !== null && ("address_book" in value || "metadata" in value);
}

function mapped<T>(
  rows: Readonly<Record<string, T>>,
  given: GivenNames,
  change: (row: T, entry: GivenEntry) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => {
      const address = tryAddress(key);
      const entry = address === null ? undefined : given.get(address);
      return [key, entry === undefined ? row : change(row, entry)];
    }),
  );
}

function withName(row: AddressBook[string], { name, file, isScam }: GivenEntry): AddressBook[string] {
  return { ...row, given: { name, file, isScam } };
}

function withFlags(row: Metadata[string], { isScam }: GivenEntry): Metadata[string] {
  return isScam ? { ...row, token_info: row.token_info.map((info) => ({ ...info, is_scam: true })) } : row;
}
