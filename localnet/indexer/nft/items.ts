import type { Address } from "@/lib/ton/address/address";
import type { Row } from "../../store/database";
import { big, integer, optional, text } from "../../store/row";
import type { Page } from "../../store/store";
import { Where } from "../../store/where";
import { addressIn, hashIn } from "../columns";
import type { Tables } from "../tables";
import { wordsIn, type Words } from "./content";
import type { Standing } from "./standing";
import type { TradeKind } from "./trade";
import { kindIn } from "./trades";

export interface ItemRow {
  readonly address: Address;
  readonly isReady: boolean;
  /** In digits. */
  readonly number: string;
  readonly collection: Address | null;
  readonly owner: Address | null;
  readonly content: Words | null;
  readonly info: Words | null;
  readonly standing: Standing;
  /** The contract that has it to sell it, and for whom. */
  readonly trade: {
    readonly kind: TradeKind;
    readonly address: Address;
    readonly owner: Address | null;
  } | null;
}

const COLUMNS = `i.address, i.ready, i.number, i.collection, i.owner, i.content, i.lt, i.code, i.data,
  t.kind, t.address, t.owner, i.info`;
const FROM = "FROM nft_item i LEFT JOIN nft_trade t ON t.address = i.owner AND t.item = i.address";

function readItem(row: Row): ItemRow {
  const kind = optional(kindIn, row, 9);
  return {
    address: addressIn(row, 0),
    isReady: integer(row, 1) === 1,
    number: text(row, 2),
    collection: optional(addressIn, row, 3),
    owner: optional(addressIn, row, 4),
    content: wordsIn(row, 5),
    standing: { lastLt: big(row, 6), codeHash: hashIn(row, 7), dataHash: hashIn(row, 8) },
    trade: kind === null ? null : { kind, address: addressIn(row, 10), owner: optional(addressIn, row, 11) },
    info: wordsIn(row, 12),
  };
}

const EVERY = "IN (SELECT value FROM json_each(?))";
const NUMBERS = "length(i.number), i.number, i.id";

export interface ItemFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly owners?: readonly Address[] | undefined;
  /** Whether what an owner has given to be sold counts as the owner's. */
  readonly withOnSale?: boolean | undefined;
  readonly collections?: readonly Address[] | undefined;
  /** In digits. */
  readonly numbers?: readonly string[] | undefined;
  readonly lastChangedFirst?: boolean | undefined;
}

/** By owner, collection and number as far as the filter names them; else in the order in which they were first seen. */
export function listItems({ database }: Tables, filter: ItemFilter, page: Page): readonly ItemRow[] {
  const where = whereOf(filter);
  const order = orderOf(filter);
  // Wide rows are read for the page alone, however far it is.
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
  const names = JSON.stringify(owners);
  const given = `SELECT g.id FROM nft_trade o JOIN nft_item g ON g.address = o.item AND g.owner = o.address WHERE o.owner ${EVERY}`;
  return where.holds(`(i.owner ${EVERY} OR i.id IN (${given}))`, names, names);
}

function orderOf({ owners, withOnSale = false, collections, lastChangedFirst = false }: ItemFilter): string {
  if (lastChangedFirst) return "i.lt DESC, i.id DESC";
  if (owners !== undefined)
    return `${withOnSale ? "coalesce(t.owner, i.owner)" : "i.owner"}, i.collection, ${NUMBERS}`;
  return collections === undefined ? "i.id" : `i.collection, ${NUMBERS}`;
}

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

export function itemsAt(tables: Tables, addresses: readonly Address[]): readonly ItemRow[] {
  return addresses.length === 0 ? [] : listItems(tables, { addresses }, ALL);
}

export function itemAt(tables: Tables, address: Address): ItemRow | null {
  return itemsAt(tables, [address])[0] ?? null;
}
