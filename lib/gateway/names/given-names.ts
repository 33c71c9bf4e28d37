import "server-only";
import { isRecord } from "../../text/is-record";
import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";
import type { GivenName } from "../../toncenter/v3/address-book";
import { namedParts, tokenInfos } from "./named-answer";
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

/** The answer with names from files in its address book, and with their flags in its metadata. */
export function withGivenNames(value: unknown, given: GivenNames): unknown {
  if (given.size === 0 || !isRecord(value)) return value;
  const { book, metadata } = namedParts(value);
  if (book === null && metadata === null) return value;
  return {
    ...value,
    ...(book === null ? {} : { address_book: mapped(book, given, withName) }),
    ...(metadata === null ? {} : { metadata: mapped(metadata, given, withFlags) }),
  };
}

type Rows = Readonly<Record<string, unknown>>;

function mapped(rows: Rows, given: GivenNames, change: (row: unknown, entry: GivenEntry) => unknown): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => {
      const address = tryAddress(key);
      const entry = address === null ? undefined : given.get(address);
      return [key, entry === undefined ? row : change(row, entry)];
    }),
  );
}

function withName(row: unknown, { name, file, isScam }: GivenEntry): unknown {
  const known: GivenName = { name, file, isScam };
  return isRecord(row) ? { ...row, given: known } : row;
}

function withFlags(row: unknown, { isScam }: GivenEntry): unknown {
  const infos = tokenInfos(row);
  if (!isScam || !isRecord(row) || infos === null) return row;
  return { ...row, token_info: infos.map((info) => (isRecord(info) ? { ...info, is_scam: true } : info)) };
}
