import { Cell, loadStateInit, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address";
import type { MessageRecord, TransactionRecord } from "../../records";
import { text } from "../../store/row";
import { attempt } from "../attempt";
import type { EventReader } from "../family";
import type { Tables } from "../tables";
import { tradeAt } from "./trades";

/** What an owner asks for an item, and what others get of it. */
export interface Price {
  readonly full: bigint;
  readonly fee: bigint;
  readonly royalty: bigint;
}

export const CHANGE_PRICE = 0x6c6c2080;

/** How a sale begins: its state, up to what is told of money. */
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

/** What the owner says later; the slice begins behind the opcode. */
export function priceInChange(body: Slice): Price {
  body.skip(64);
  return { full: body.loadCoins(), fee: body.loadCoins(), royalty: body.loadCoins() };
}

/** Whoever tells of a purchase has to know what the price was then. */
export const priceEvent: EventReader = (transaction, tables) => {
  const { account, lt, aborted, incoming } = transaction;
  const told = aborted || incoming === null ? null : toldBy(incoming);
  if (told === null || tradeAt(tables, account)?.kind !== "getgems_sale") return null;
  return ({ database }) =>
    database
      .statement("INSERT OR IGNORE INTO nft_price VALUES (?, ?, ?)")
      .run(account, lt, String(told.full));
};

function toldBy({ init, opcode, body, bounced }: MessageRecord): Price | null {
  if (init !== null) return priceInState(init);
  if (Number(opcode ?? 0) !== CHANGE_PRICE || bounced === true) return null;
  const [root] = Cell.fromBoc(Buffer.from(body));
  return root === undefined ? null : priceInChange(root.beginParse().skip(32));
}

/** In digits; null when nobody has told it. */
export function priceAt({ database }: Tables, sale: Address, lt: TransactionRecord["lt"]): string | null {
  const row = database
    .statement("SELECT price FROM nft_price WHERE sale = ? AND lt <= ? ORDER BY lt DESC LIMIT 1")
    .first(sale, lt);
  return row === null ? null : text(row, 0);
}
