import type { Address } from "@/lib/ton/address/address";
import { parseHash } from "@/lib/ton/value/hash";
import type { Row } from "../../store/database";
import { big, bytes, integer, optional, text } from "../../store/row";
import type { Page, Range } from "../../store/store";
import { Where } from "../../store/where";
import type { Tables } from "../tables";
import { address } from "./rows";

/** Transfers and burns, by logical time. */
export interface MovementFilter {
  readonly owners?: readonly Address[] | undefined;
  /** Of transfers: whether the owners sent it or it was for them. */
  readonly direction?: "in" | "out" | "both" | undefined;
  readonly wallets?: readonly Address[] | undefined;
  readonly master?: Address | undefined;
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

const COLUMNS = "hash, lt, now, trace, query, wallet, master, amount, response, custom";

function movement(row: Row) {
  return {
    hash: parseHash(text(row, 0)),
    lt: big(row, 1),
    now: integer(row, 2),
    trace: parseHash(text(row, 3)),
    query: text(row, 4),
    wallet: address(row, 5),
    master: address(row, 6),
    amount: text(row, 7),
    response: optional(address, row, 8),
    custom: optional(bytes, row, 9),
  };
}

export function listTransfers({ database }: Tables, filter: MovementFilter, page: Page) {
  const { owners, direction } = filter;
  const where = whereOf(filter);
  if (direction === "in") where.isOneOfTexts("destination", owners);
  else if (direction === "out") where.isOneOfTexts("source", owners);
  else if (owners !== undefined) {
    const asked = JSON.stringify(owners);
    const among = "IN (SELECT value FROM json_each(?))";
    where.holds(`(source ${among} OR destination ${among})`, asked, asked);
  }
  return select(database, where, page, "source, destination, forward, payload", "jetton_transfer").map(
    (row) => ({
      ...movement(row),
      source: address(row, 10),
      destination: address(row, 11),
      forward: text(row, 12),
      payload: optional(bytes, row, 13),
    }),
  );
}

export function listBurns({ database }: Tables, filter: MovementFilter, page: Page) {
  const where = whereOf(filter).isOneOfTexts("owner", filter.owners);
  return select(database, where, page, "owner, aborted", "jetton_burn").map((row) => ({
    ...movement(row),
    owner: address(row, 10),
    aborted: integer(row, 11) === 1,
  }));
}

function whereOf({ wallets, master, time = {}, lt = {} }: MovementFilter): Where {
  const second = (at: number | undefined) => (at === undefined ? undefined : BigInt(at));
  return new Where()
    .isOneOfTexts("wallet", wallets)
    .is("master", master)
    .between("now", { from: second(time.from), to: second(time.to) })
    .between("lt", lt);
}

function select(
  database: Tables["database"],
  where: Where,
  { sort, limit, offset }: Page,
  more: string,
  table: string,
): readonly Row[] {
  return database
    .statement(
      `SELECT ${COLUMNS}, ${more} FROM ${table} WHERE ${where.sql}
       ORDER BY lt ${sort}, id ${sort} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, limit, offset);
}
