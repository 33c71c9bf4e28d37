import * as v from "valibot";
import type { Address } from "@/lib/ton/address/address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { Row } from "../../store/database";
import { big, integer, optional, text } from "../../store/row-readers";
import type { Page } from "../../store/store";
import { Where } from "../../store/read/where-clause";
import type { Tables } from "../index-tables";
import { amountText, ZERO } from "./packed-amounts";
import { readAddress } from "./jetton-rows";

const hash = (row: Row, column: number): Hash => parseHash(text(row, column));

/** Both lists are in the order in which the contracts were first indexed. */
export interface MasterFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly admins?: readonly Address[] | undefined;
}

const TextFields = v.record(v.string(), v.string());

export function listMasters({ database }: Tables, { addresses, admins }: MasterFilter, page: Page) {
  const where = new Where().isOneOfTexts("address", addresses).isOneOfTexts("admin", admins);
  return database
    .statement(
      `SELECT address, supply, mintable, admin, content, wallet_code, code, data, last_lt FROM jetton_master
       WHERE ${where.sql} ORDER BY id LIMIT ? OFFSET ?`,
    )
    .all(...where.values, page.limit, page.offset)
    .map((row) => {
      const content = optional(text, row, 4);
      return {
        address: readAddress(row, 0),
        supply: amountText(text(row, 1)),
        mintable: integer(row, 2) === 1,
        admin: optional(readAddress, row, 3),
        content: content === null ? null : v.parse(TextFields, JSON.parse(content)),
        walletCode: hash(row, 5),
        code: hash(row, 6),
        data: optional(hash, row, 7),
        lastLt: big(row, 8),
      };
    });
}

const Share = v.object({ amount: v.string(), startsAt: v.number(), expiresAt: v.number() });

const shareIn = (row: Row, column: number) => v.parse(Share, JSON.parse(text(row, column)));

export interface WalletFilter {
  readonly addresses?: readonly Address[] | undefined;
  readonly owners?: readonly Address[] | undefined;
  readonly masters?: readonly Address[] | undefined;
  readonly withoutEmpty: boolean;
  /** By balance; null for the order in which the wallets were first indexed. */
  readonly sort: "asc" | "desc" | null;
}

export function listWallets({ database }: Tables, filter: WalletFilter, page: Page) {
  const where = new Where()
    .isOneOfTexts("address", filter.addresses)
    .isOneOfTexts("owner", filter.owners)
    .isOneOfTexts("master", filter.masters);
  if (filter.withoutEmpty) where.and("balance > ?", ZERO);
  const order = filter.sort === null ? "id" : `balance ${filter.sort}, id ${filter.sort}`;
  return database
    .statement(
      `SELECT address, balance, owner, master, code, data, last_lt, share FROM jetton_wallet
       WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
    )
    .all(...where.values, page.limit, page.offset)
    .map((row) => ({
      address: readAddress(row, 0),
      balance: amountText(text(row, 1)),
      owner: readAddress(row, 2),
      master: readAddress(row, 3),
      code: hash(row, 4),
      data: optional(hash, row, 5),
      lastLt: big(row, 6),
      share: optional(shareIn, row, 7),
    }));
}
