import { beginCell, storeStateInit, type Address, type Cell } from "@ton/core";
import { codeOf } from "../../contracts/stored-code";
import { coins, type OutgoingMessage } from "../scenario-event";
import { BASECHAIN, townContract, type TownContract } from "../town-contracts";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import type { Collection } from "./nft-collections";
import { transferHead } from "./nft-operations";

const OP_SELL = 0x0fe0ede;
const OP_BUILD = 1;
const OP_BUY = 2;
const OP_CANCEL = 3;
const OP_CHANGE_PRICE = 0x6c6c2080;

/** In thousandths of the price. */
const FEE = 30;
const FEE_BASE = 1_000;
const OFFER_AMOUNT = coins(0.4);
const FORWARD_AMOUNT = coins(0.3);
/** Exceeds the fees of the transfer; the excess is returned with the item. */
const PURCHASE_RESERVE = coins(1);
const CONTROL_AMOUNT = coins(0.1);
/** The minimum of the fixed-price sale contract for a cancellation. */
const CANCEL_AMOUNT = coins(1);

export const BAZAAR_OWNER: ResidentName = "marco";

/** The marketplace that deploys sales and auctions. */
export function bazaarContract(town: Town): TownContract {
  return townContract(
    BASECHAIN,
    codeOf("bazaar"),
    beginCell().storeAddress(town.addressOf(BAZAAR_OWNER)).endCell(),
  );
}

export interface NftOffer {
  readonly collection: Collection;
  readonly number: number;
  readonly owner: ResidentName;
  /** Seconds since 1970. */
  readonly at: number;
}

export interface SaleTerms extends NftOffer {
  readonly price: bigint;
  /** Only our own sale contract supports a change of price. */
  readonly changeable?: boolean;
}

const feeOf = (price: bigint) => (price * BigInt(FEE)) / BigInt(FEE_BASE);

export function saleContract(town: Town, terms: SaleTerms): TownContract {
  const { collection, number, owner, at, price, changeable = false } = terms;
  const bazaar = bazaarContract(town).address;
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
  // No deployment by an external message.
  if (!changeable) data.storeBit(false);
  return townContract(BASECHAIN, codeOf(changeable ? "sale" : "nft_sale_getgems_v3"), data.endCell());
}

export interface AuctionTerms extends NftOffer {
  /** Seconds since 1970. */
  readonly ends: number;
  readonly minBid: bigint;
  /** A bid of this amount ends the auction; 0 for none. */
  readonly maxBid: bigint;
}

const STEP_PERCENT = 5;
const STEP_SECONDS = 300;

export function auctionContract(town: Town, terms: AuctionTerms): TownContract {
  const { collection, number, owner, at, ends, minBid, maxBid } = terms;
  const { royalty } = collection;
  const bazaar = bazaarContract(town).address;
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
    .storeCoins(minBid)
    .storeCoins(maxBid)
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
  return townContract(BASECHAIN, codeOf("auction"), data);
}

/** Transfers the item to the bazaar, with the state of the sale or auction that it is to deploy. */
export function offerItem(
  town: Town,
  { collection, number, owner }: NftOffer,
  seller: TownContract,
): OutgoingMessage {
  const { address } = bazaarContract(town);
  const body = transferHead({
    to: address,
    from: town.addressOf(owner),
    number: 0,
    forwarded: FORWARD_AMOUNT,
  })
    // The opcode's first bit, 0, also says that the forwarded payload is inline.
    .storeUint(OP_SELL, 32)
    .storeRef(beginCell().store(storeStateInit(seller.init)))
    .storeRef(requestBody(OP_BUILD));
  return { to: collection.itemAt(number), amount: OFFER_AMOUNT, body: body.endCell(), bounce: true };
}

function requestBody(opcode: number): Cell {
  return beginCell().storeUint(opcode, 32).storeUint(0, 64).endCell();
}

export function buyItem(sale: Address, price: bigint): OutgoingMessage {
  return { to: sale, amount: price + PURCHASE_RESERVE, body: requestBody(OP_BUY), bounce: true };
}

export function cancelSale(sale: Address): OutgoingMessage {
  return { to: sale, amount: CANCEL_AMOUNT, body: requestBody(OP_CANCEL), bounce: true };
}

export function changePrice(sale: Address, price: bigint, collection: Collection): OutgoingMessage {
  const body = beginCell()
    .storeSlice(requestBody(OP_CHANGE_PRICE).beginParse())
    .storeCoins(price)
    .storeCoins(feeOf(price))
    .storeCoins(collection.royaltyOf(price))
    .endCell();
  return { to: sale, amount: CONTROL_AMOUNT, body, bounce: true };
}

export function bidAtAuction(auction: Address, amount: bigint): OutgoingMessage {
  return { to: auction, amount, bounce: true };
}

export function controlAuction(auction: Address, what: "stop" | "cancel"): OutgoingMessage {
  return { to: auction, amount: CONTROL_AMOUNT, body: what, bounce: true };
}
