import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { Row } from "../../store/database";
import { big, bytes, integer, optional, text } from "../../store/row-readers";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import { addressIn, hashIn } from "../column-readers";
import type { Tables } from "../index-tables";

export interface TransferRow {
  readonly lt: bigint;
  /** Seconds since 1970. */
  readonly time: number;
  readonly hash: Hash;
  readonly trace: Hash;
  readonly item: Address;
  readonly collection: Address | null;
  readonly oldOwner: Address;
  readonly newOwner: Address | null;
  readonly aborted: boolean;
  /** A decimal number, as are amounts. */
  readonly query: string;
  readonly response: Address | null;
  readonly custom: Uint8Array | null;
  readonly amount: string;
  readonly payload: Uint8Array;
}

const COLUMNS = `lt, time, hash, trace, item, collection, old_owner, new_owner, aborted, query, response, custom,
  amount, payload`;

function readTransfer(row: Row): TransferRow {
  return {
    lt: big(row, 0),
    time: integer(row, 1),
    hash: hashIn(row, 2),
    trace: hashIn(row, 3),
    item: addressIn(row, 4),
    collection: optional(addressIn, row, 5),
    oldOwner: addressIn(row, 6),
    newOwner: optional(addressIn, row, 7),
    aborted: integer(row, 8) === 1,
    query: text(row, 9),
    response: optional(addressIn, row, 10),
    custom: optional(bytes, row, 11),
    amount: text(row, 12),
    payload: bytes(row, 13),
  };
}

export interface TransferFilter {
  readonly owners?: readonly Address[] | undefined;
  /** Whether the owners are recipients, senders or either. */
  readonly direction?: keyof typeof SIDES | undefined;
  readonly items?: readonly Address[] | undefined;
  readonly collection?: Address | undefined;
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

const IN_LIST = "IN (SELECT value FROM json_each(?))";
const SIDES = { in: ["new_owner"], out: ["old_owner"], both: ["old_owner", "new_owner"] } as const;

/** By logical time. */
export function listTransfers(
  { database }: Tables,
  { owners, direction = "both", items, collection, time = {}, lt = {} }: TransferFilter,
  { limit, offset, sort }: Page,
): readonly TransferRow[] {
  const where = new Where().is("collection", collection).isOneOfTexts("item", items).between("lt", lt);
  if (time.from !== undefined) where.and("time >= ?", time.from);
  if (time.to !== undefined) where.and("time <= ?", time.to);
  if (owners !== undefined) {
    const sides = SIDES[direction];
    const ownerList = JSON.stringify(owners);
    where.and(`(${sides.map((side) => `${side} ${IN_LIST}`).join(" OR ")})`, ...sides.map(() => ownerList));
  }
  const order = `ORDER BY lt ${sort}, id ${sort}`;
  // Selects ids first, so that wide rows are read only for the page.
  const ids = `SELECT id FROM nft_transfer WHERE ${where.sql} ${order} LIMIT ? OFFSET ?`;
  return database
    .statement(`SELECT ${COLUMNS} FROM nft_transfer WHERE id IN (${ids}) ${order}`)
    .all(...where.values, limit, offset)
    .map(readTransfer);
}
