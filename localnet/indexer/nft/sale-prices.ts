import { Cell, loadStateInit, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { MessageRecord, TransactionRecord } from "../../chain-records";
import { text } from "../../store/row-readers";
import { bodyOf, received } from "../actions/trace-node";
import { attempt } from "../attempt";
import type { EventReader } from "../contract-family";
import type { Tables } from "../index-tables";
import { insert } from "../write-row";
import { tradeAt } from "./trade-rows";

/** The price of an item and the parts of it that go to others. */
export interface Price {
  readonly full: bigint;
  readonly fee: bigint;
  readonly royalty: bigint;
}

export const CHANGE_PRICE = 0x6c6c2080;

/** The price in the initial data of a sale contract. */
export function priceInState(init: Uint8Array): Price | null {
  return attempt(() => {
    const [state] = Cell.fromBoc(Buffer.from(init));
    const data = state === undefined ? null : loadStateInit(state.beginParse()).data;
    if (!data) return null;
    const slice = data.beginParse().skip(1 + 32);
    for (let address = 0; address < 3; address += 1) slice.loadMaybeAddress();
    const full = slice.loadCoins();
    const fees = slice.loadRef().beginParse();
    fees.loadMaybeAddress();
    const fee = fees.loadCoins();
    fees.loadMaybeAddress();
    return { full, fee, royalty: fees.loadCoins() };
  });
}

/** The price in a change request; the slice begins after the opcode. */
export function priceInChange(body: Slice): Price {
  body.skip(64);
  return { full: body.loadCoins(), fee: body.loadCoins(), royalty: body.loadCoins() };
}

/** Records prices, because a purchase is rendered with the price at its time. */
export const priceEvent: EventReader = (transaction, tables) => {
  const { account, lt, aborted, incoming } = transaction;
  const price = aborted || incoming === null ? null : priceIn(incoming);
  if (price === null || tradeAt(tables, account)?.kind !== "getgems_sale") return null;
  return ({ database }) => insert(database, "nft_price", { sale: account, lt, price: String(price.full) });
};

function priceIn(message: MessageRecord): Price | null {
  if (message.init !== null) return priceInState(message.init);
  return received({ message }, CHANGE_PRICE) ? priceInChange(bodyOf({ message })) : null;
}

/** A decimal number; null if no price is recorded. */
export function priceAt({ database }: Tables, sale: Address, lt: TransactionRecord["lt"]): string | null {
  const row = database
    .statement("SELECT price FROM nft_price WHERE sale = ? AND lt <= ? ORDER BY lt DESC LIMIT 1")
    .first(sale, lt);
  return row === null ? null : text(row, 0);
}
