import type { Address } from "@/lib/ton/address/address";
import type { Row } from "../../store/database";
import { big, optional, text } from "../../store/row-readers";
import type { Page } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, hashIn } from "../column-readers";
import type { Tables } from "../index-tables";
import { fieldsIn, type TokenFields } from "./metadata-columns";
import type { ContractVersion } from "./contract-version";

export interface CollectionRow {
  readonly address: Address;
  readonly owner: Address | null;
  /** A decimal number. */
  readonly next: string;
  readonly content: TokenFields | null;
  readonly info: TokenFields | null;
  readonly version: ContractVersion;
}

const COLUMNS = "address, owner, next_number, content, lt, code, data, info";

function readCollection(row: Row): CollectionRow {
  return {
    address: addressIn(row, 0),
    owner: optional(addressIn, row, 1),
    next: text(row, 2),
    content: fieldsIn(row, 3),
    version: { lastLt: big(row, 4), codeHash: hashIn(row, 5), dataHash: hashIn(row, 6) },
    info: fieldsIn(row, 7),
  };
}

export interface CollectionFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly owners?: readonly Address[] | undefined;
}

/** In the order in which they were first indexed. */
export function listCollections(
  { database }: Tables,
  { addresses, owners }: CollectionFilter,
  { limit, offset }: Page,
): readonly CollectionRow[] {
  const where = new Where().isOneOfTexts("address", addresses).isOneOfTexts("owner", owners);
  return database
    .statement(`SELECT ${COLUMNS} FROM nft_collection WHERE ${where.sql} ORDER BY id LIMIT ? OFFSET ?`)
    .all(...where.values, limit, offset)
    .map(readCollection);
}

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

export function collectionsAt(
  tables: Tables,
  addresses: readonly Address[],
): ReadonlyMap<Address, CollectionRow> {
  const distinct = [...new Set(addresses)];
  if (distinct.length === 0) return new Map();
  return new Map(listCollections(tables, { addresses: distinct }, ALL).map((row) => [row.address, row]));
}
