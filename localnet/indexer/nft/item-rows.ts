import type { Address } from "@/lib/ton/address/address";
import type { Row } from "../../store/database";
import { big, integer, optional, text } from "../../store/row-readers";
import type { Page } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, hashIn } from "../column-readers";
import type { Tables } from "../index-tables";
import { fieldsIn, type TokenFields } from "./metadata-columns";
import type { ContractVersion } from "./contract-version";
import type { TradeKind } from "./trade-contract";
import { tradeKindIn } from "./trade-rows";

export interface ItemRow {
  readonly address: Address;
  readonly isReady: boolean;
  /** A decimal number. */
  readonly number: string;
  readonly collection: Address | null;
  readonly owner: Address | null;
  readonly content: TokenFields | null;
  readonly info: TokenFields | null;
  readonly version: ContractVersion;
  /** The sale or auction contract that owns the item, and its seller. */
  readonly trade: {
    readonly kind: TradeKind;
    readonly address: Address;
    readonly owner: Address | null;
  } | null;
}

const COLUMNS = `i.address, i.ready, i.number, i.collection, i.owner, i.content, i.lt, i.code, i.data,
  t.kind, t.address, t.owner, i.info`;
/** A username that is being auctioned is its own auction. */
const FROM = `FROM nft_item i LEFT JOIN nft_trade t ON t.address IN (i.owner, i.address) AND t.item = i.address
  AND (t.kind <> 'telemint' OR json_extract(t.details, '$.end_time') IS NOT NULL)`;

function readItem(row: Row): ItemRow {
  const kind = optional(tradeKindIn, row, 9);
  return {
    address: addressIn(row, 0),
    isReady: integer(row, 1) === 1,
    number: text(row, 2),
    collection: optional(addressIn, row, 3),
    owner: optional(addressIn, row, 4),
    content: fieldsIn(row, 5),
    version: { lastLt: big(row, 6), codeHash: hashIn(row, 7), dataHash: hashIn(row, 8) },
    trade: kind === null ? null : { kind, address: addressIn(row, 10), owner: optional(addressIn, row, 11) },
    info: fieldsIn(row, 12),
  };
}

const IN_LIST = "IN (SELECT value FROM json_each(?))";
const NUMBER_ORDER = "length(i.number), i.number, i.id";

export interface ItemFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly owners?: readonly Address[] | undefined;
  /** Whether items on sale count as items of their sellers. */
  readonly withOnSale?: boolean | undefined;
  readonly collections?: readonly Address[] | undefined;
  /** Decimal numbers. */
  readonly numbers?: readonly string[] | undefined;
  readonly lastChangedFirst?: boolean | undefined;
}

/** By owner, collection and index if the filter has them; otherwise in the order in which they were first indexed. */
export function listItems({ database }: Tables, filter: ItemFilter, page: Page): readonly ItemRow[] {
  const where = whereOf(filter);
  const order = orderOf(filter);
  // Selects ids first, so that wide rows are read only for the page.
  const ids = `SELECT i.id ${FROM} WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`;
  return database
    .statement(`SELECT ${COLUMNS} ${FROM} WHERE i.id IN (${ids}) ORDER BY ${order}`)
    .all(...where.values, page.limit, page.offset)
    .map(readItem);
}

function whereOf({ addresses, owners, withOnSale = false, collections, numbers }: ItemFilter): Where {
  const where = new Where()
    .isOneOfTexts("i.address", addresses)
    .isOneOfTexts("i.collection", collections)
    .isOneOfTexts("i.number", numbers);
  if (owners === undefined || !withOnSale) return where.isOneOfTexts("i.owner", owners);
  const ownerList = JSON.stringify(owners);
  const onSale = `SELECT g.id FROM nft_trade o JOIN nft_item g ON g.address = o.item AND g.owner = o.address WHERE o.owner ${IN_LIST}`;
  return where.and(`(i.owner ${IN_LIST} OR i.id IN (${onSale}))`, ownerList, ownerList);
}

function orderOf({ owners, withOnSale = false, collections, lastChangedFirst = false }: ItemFilter): string {
  if (lastChangedFirst) return "i.lt DESC, i.id DESC";
  if (owners !== undefined)
    return `${withOnSale ? "coalesce(t.owner, i.owner)" : "i.owner"}, i.collection, ${NUMBER_ORDER}`;
  return collections === undefined ? "i.id" : `i.collection, ${NUMBER_ORDER}`;
}

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

export function itemsAt(tables: Tables, addresses: readonly Address[]): readonly ItemRow[] {
  return addresses.length === 0 ? [] : listItems(tables, { addresses }, ALL);
}

export function itemAt(tables: Tables, address: Address): ItemRow | null {
  return itemsAt(tables, [address])[0] ?? null;
}
