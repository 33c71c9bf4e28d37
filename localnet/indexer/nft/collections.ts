import type { Address } from "@/lib/ton/address/address";
import type { Row } from "../../store/database";
import { big, optional, text } from "../../store/row";
import type { Page } from "../../store/store";
import { Where } from "../../store/where";
import { addressIn, hashIn } from "../columns";
import type { Tables } from "../tables";
import { wordsIn, type Words } from "./content";
import type { Standing } from "./standing";

export interface CollectionRow {
  readonly address: Address;
  readonly owner: Address | null;
  /** In digits. */
  readonly next: string;
  readonly content: Words | null;
  readonly info: Words | null;
  readonly standing: Standing;
}

const COLUMNS = "address, owner, next_number, content, lt, code, data, info";

function readCollection(row: Row): CollectionRow {
  return {
    address: addressIn(row, 0),
    owner: optional(addressIn, row, 1),
    next: text(row, 2),
    content: wordsIn(row, 3),
    standing: { lastLt: big(row, 4), codeHash: hashIn(row, 5), dataHash: hashIn(row, 6) },
    info: wordsIn(row, 7),
  };
}

export interface CollectionFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly owners?: readonly Address[] | undefined;
}

/** In the order in which they were first seen. */
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
  const asked = [...new Set(addresses)];
  if (asked.length === 0) return new Map();
  return new Map(listCollections(tables, { addresses: asked }, ALL).map((row) => [row.address, row]));
}
