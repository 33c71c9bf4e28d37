import { beginCell, storeStateInit, type Address, type Cell } from "@ton/core";
import { codeOf } from "../../contracts/code";
import { coins, type Parcel } from "../act";
import { BASECHAIN, place, type Place } from "../places";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import type { Collection } from "./collections";
import { transferTo } from "./items";

const OP_SELL = 0x0fe0ede;
const OP_BUILD = 1;
const OP_BUY = 2;
const OP_CANCEL = 3;
const OP_CHANGE_PRICE = 0x6c6c2080;

/** In thousandths of the price. */
const FEE = 30;
const FEE_BASE = 1_000;
const FARE = coins(0.4);
const FORWARDED = coins(0.3);
/** More than the way of an item costs: what is left comes back with it. */
const ON_TOP = coins(1);
const ERRAND = coins(0.1);
/** The code from elsewhere wants as much for taking an item back. */
const COST_OF_CANCELLING = coins(1);

export const BAZAAR_KEEPER: ResidentName = "marco";

/** Where items are given to be sold. */
export function openBazaar(town: Town): Place {
  return place(
    BASECHAIN,
    codeOf("bazaar"),
    beginCell().storeAddress(town.addressOf(BAZAAR_KEEPER)).endCell(),
  );
}

export interface Offer {
  readonly collection: Collection;
  readonly number: number;
  readonly owner: ResidentName;
  /** Seconds since 1970. */
  readonly at: number;
}

export interface SaleTerms extends Offer {
  readonly price: bigint;
  /** Only a sale by our own code can be changed. */
  readonly changeable?: boolean;
}

const feeOf = (price: bigint) => (price * BigInt(FEE)) / BigInt(FEE_BASE);

export function openSale(town: Town, terms: SaleTerms): Place {
  const { collection, number, owner, at, price, changeable = false } = terms;
  const bazaar = openBazaar(town).address;
  const fees = beginCell()
    .storeAddress(bazaar)
    .storeCoins(feeOf(price))
    .storeAddress(collection.royalty.to)
    .storeCoins(collection.royaltyOf(price));
  const data = beginCell()
    .storeBit(false)
    .storeUint(at, 32)
    .storeAddress(bazaar)
    .storeAddress(collection.itemAt(number))
    .storeAddress(town.addressOf(owner))
    .storeCoins(price)
    .storeRef(fees);
  // Nobody builds it by a message from outside.
  if (!changeable) data.storeBit(false);
  return place(BASECHAIN, codeOf(changeable ? "sale" : "nft_sale_getgems_v3"), data.endCell());
}

export interface AuctionTerms extends Offer {
  /** Seconds since 1970. */
  readonly ends: number;
  readonly lowest: bigint;
  /** At which it ends at once; 0 for none. */
  readonly highest: bigint;
}

const STEP_PERCENT = 5;
const STEP_SECONDS = 300;

export function openAuction(town: Town, terms: AuctionTerms): Place {
  const { collection, number, owner, at, ends, lowest, highest } = terms;
  const { royalty } = collection;
  const bazaar = openBazaar(town).address;
  const fees = beginCell()
    .storeAddress(bazaar)
    .storeUint(FEE, 32)
    .storeUint(FEE_BASE, 32)
    .storeAddress(royalty.to)
    .storeUint(royalty.factor, 32)
    .storeUint(royalty.base, 32);
  const kept = beginCell()
    .storeAddress(bazaar)
    .storeAddress(collection.itemAt(number))
    .storeCoins(lowest)
    .storeCoins(highest)
    .storeUint(STEP_PERCENT, 8)
    .storeUint(STEP_SECONDS, 32)
    .storeUint(at, 32);
  const data = beginCell()
    .storeAddress(town.addressOf(owner))
    .storeAddress(null)
    .storeCoins(0)
    .storeUint(0, 32)
    .storeUint(ends, 32)
    .storeBit(false)
    .storeBit(false)
    .storeRef(fees)
    .storeRef(kept)
    .endCell();
  return place(BASECHAIN, codeOf("auction"), data);
}

/** The owner gives the item to the bazaar, with what is to sell it. */
export function offer(town: Town, { collection, number, owner }: Offer, seller: Place): Parcel {
  const { address } = openBazaar(town);
  const body = transferTo({ to: address, from: town.addressOf(owner), number: 0, forwarded: FORWARDED })
    // The first bit of it also says that what is forwarded stands right here.
    .storeUint(OP_SELL, 32)
    .storeRef(beginCell().store(storeStateInit(seller.build)))
    .storeRef(request(OP_BUILD));
  return { to: collection.itemAt(number), amount: FARE, body: body.endCell(), returns: true };
}

function request(opcode: number): Cell {
  return beginCell().storeUint(opcode, 32).storeUint(0, 64).endCell();
}

export function buy(sale: Address, price: bigint): Parcel {
  return { to: sale, amount: price + ON_TOP, body: request(OP_BUY), returns: true };
}

export function takeBack(sale: Address): Parcel {
  return { to: sale, amount: COST_OF_CANCELLING, body: request(OP_CANCEL), returns: true };
}

export function changePrice(sale: Address, price: bigint, collection: Collection): Parcel {
  const body = beginCell()
    .storeSlice(request(OP_CHANGE_PRICE).beginParse())
    .storeCoins(price)
    .storeCoins(feeOf(price))
    .storeCoins(collection.royaltyOf(price))
    .endCell();
  return { to: sale, amount: ERRAND, body, returns: true };
}

export function bid(auction: Address, amount: bigint): Parcel {
  return { to: auction, amount, returns: true };
}

export function tellAuction(auction: Address, what: "stop" | "cancel"): Parcel {
  return { to: auction, amount: ERRAND, body: what, returns: true };
}
