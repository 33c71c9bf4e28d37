import type { Address } from "@/lib/ton/address/address";
import type { Row } from "../../store/database";
import { big, integer, optional, text } from "../../store/row-readers";
import { addressIn, hashIn } from "../column-readers";
import type { Tables } from "../index-tables";
import { fieldsIn } from "./metadata-columns";
import type { Trade, TradeKind } from "./trade-contract";

const COLUMNS = "address, kind, item, owner, marketplace, market_name, created, details, lt, code, data";

const KINDS: readonly TradeKind[] = ["getgems_sale", "getgems_auction", "telemint"];

export function tradeKindIn(row: Row, column: number): TradeKind {
  return KINDS.find((kind) => kind === text(row, column)) ?? "getgems_auction";
}

function readTrade(row: Row): Trade {
  return {
    address: addressIn(row, 0),
    kind: tradeKindIn(row, 1),
    item: addressIn(row, 2),
    owner: optional(addressIn, row, 3),
    marketplace: optional(addressIn, row, 4),
    marketName: optional(text, row, 5),
    createdAt: integer(row, 6),
    details: fieldsIn(row, 7) ?? {},
    version: { lastLt: big(row, 8), codeHash: hashIn(row, 9), dataHash: hashIn(row, 10) },
  };
}

/** Sales before auctions before usernames, each in the order in which they were first indexed. */
export function tradesAt({ database }: Tables, addresses: readonly Address[]): readonly Trade[] {
  return database
    .statement(
      `SELECT ${COLUMNS} FROM nft_trade WHERE address IN (SELECT value FROM json_each(?))
       ORDER BY kind = 'telemint', kind DESC, id`,
    )
    .all(JSON.stringify(addresses))
    .map(readTrade);
}

export function tradeAt(tables: Tables, address: Address): Trade | null {
  return tradesAt(tables, [address])[0] ?? null;
}
