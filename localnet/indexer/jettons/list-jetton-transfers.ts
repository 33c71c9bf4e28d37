import type { Address } from "@/lib/ton/address/address";
import { parseHash } from "@/lib/ton/value/hash";
import type { Row } from "../../store/database";
import { big, bytes, integer, optional, text } from "../../store/row-readers";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import type { Tables } from "../index-tables";
import { readAddress } from "./jetton-rows";

/** For transfers and burns, which are sorted by logical time. */
export interface MovementFilter {
  readonly owners?: readonly Address[] | undefined;
  /** For transfers: whether the owners are recipients, senders or either. */
  readonly direction?: "in" | "out" | "both" | undefined;
  readonly wallets?: readonly Address[] | undefined;
  readonly master?: Address | undefined;
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

const COLUMNS = "hash, lt, now, trace, query, wallet, master, amount, response, custom";

function readMovement(row: Row) {
  return {
    hash: parseHash(text(row, 0)),
    lt: big(row, 1),
    now: integer(row, 2),
    trace: parseHash(text(row, 3)),
    query: text(row, 4),
    wallet: readAddress(row, 5),
    master: readAddress(row, 6),
    amount: text(row, 7),
    response: optional(readAddress, row, 8),
    custom: optional(bytes, row, 9),
  };
}

export function listTransfers({ database }: Tables, filter: MovementFilter, page: Page) {
  const { owners, direction } = filter;
  const where = whereOf(filter);
  if (direction === "in") where.isOneOfTexts("destination", owners);
  else if (direction === "out") where.isOneOfTexts("source", owners);
  else if (owners !== undefined) {
    const addresses = JSON.stringify(owners);
    const inList = "IN (SELECT value FROM json_each(?))";
    where.and(`(source ${inList} OR destination ${inList})`, addresses, addresses);
  }
  return select(database, where, page, "source, destination, forward, payload", "jetton_transfer").map(
    (row) => ({
      ...readMovement(row),
      source: readAddress(row, 10),
      destination: readAddress(row, 11),
      forward: text(row, 12),
      payload: optional(bytes, row, 13),
    }),
  );
}

export function listBurns({ database }: Tables, filter: MovementFilter, page: Page) {
  const where = whereOf(filter).isOneOfTexts("owner", filter.owners);
  return select(database, where, page, "owner, aborted", "jetton_burn").map((row) => ({
    ...readMovement(row),
    owner: readAddress(row, 10),
    aborted: integer(row, 11) === 1,
  }));
}

function whereOf({ wallets, master, time = {}, lt = {} }: MovementFilter): Where {
  const bound = (at: number | undefined) => (at === undefined ? undefined : BigInt(at));
  return new Where()
    .isOneOfTexts("wallet", wallets)
    .is("master", master)
    .between("now", { from: bound(time.from), to: bound(time.to) })
    .between("lt", lt);
}

function select(
  database: Tables["database"],
  where: Where,
  { sort, limit, offset }: Page,
  columns: string,
  table: string,
): readonly Row[] {
  return database
    .statement(
      `SELECT ${COLUMNS}, ${columns} FROM ${table} WHERE ${where.sql}
       ORDER BY lt ${sort}, id ${sort} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset);
}
