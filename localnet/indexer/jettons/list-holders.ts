import * as v from "valibot";
import type { Address } from "@/lib/ton/address/address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { Row } from "../../store/database";
import { big, integer, optional, text } from "../../store/row";
import type { Page } from "../../store/store";
import { Where } from "../../store/where";
import type { Tables } from "../tables";
import { amountText, ZERO } from "./amounts";
import { address } from "./rows";

const hash = (row: Row, column: number): Hash => parseHash(text(row, column));

/** Both lists are in the order in which the index met them. */
export interface MasterFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly admins?: readonly Address[] | undefined;
}

const Told = v.record(v.string(), v.string());

export function listMasters({ database }: Tables, { addresses, admins }: MasterFilter, page: Page) {
  const where = new Where().isOneOfTexts("address", addresses).isOneOfTexts("admin", admins);
  return database
    .statement(
      `SELECT address, supply, mintable, admin, told, wallet_code, code, data, last_lt FROM jetton_master
       WHERE ${where.sql} ORDER BY id LIMIT ? OFFSET ?`,
    )
    .all(...where.values, page.limit, page.offset)
    .map((row) => {
      const told = optional(text, row, 4);
      return {
        address: address(row, 0),
        supply: amountText(text(row, 1)),
        mintable: integer(row, 2) === 1,
        admin: optional(address, row, 3),
        told: told === null ? null : v.parse(Told, JSON.parse(told)),
        walletCode: hash(row, 5),
        code: hash(row, 6),
        data: optional(hash, row, 7),
        lastLt: big(row, 8),
      };
    });
}

export interface WalletFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly owners?: readonly Address[] | undefined;
  readonly masters?: readonly Address[] | undefined;
  readonly withoutEmpty: boolean;
  /** By balance; null for the order in which the index met them. */
  readonly sort: "asc" | "desc" | null;
}

export function listWallets({ database }: Tables, filter: WalletFilter, page: Page) {
  const where = new Where()
    .isOneOfTexts("address", filter.addresses)
    .isOneOfTexts("owner", filter.owners)
    .isOneOfTexts("master", filter.masters);
  if (filter.withoutEmpty) where.holds("balance > ?", ZERO);
  const order = filter.sort === null ? "id" : `balance ${filter.sort}, id ${filter.sort}`;
  return database
    .statement(
      `SELECT address, balance, owner, master, code, data, last_lt FROM jetton_wallet
       WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, page.limit, page.offset)
    .map((row) => ({
      address: address(row, 0),
      balance: amountText(text(row, 1)),
      owner: address(row, 2),
      master: address(row, 3),
      code: hash(row, 4),
      data: optional(hash, row, 5),
      lastLt: big(row, 6),
    }));
}
