import type { Address } from "../../ton/address/address";
import type { NftSale } from "../../toncenter/v3/v3-nft-sale";
import type { Party } from "../transaction/transaction-row";
import { partyOrNull, type NamedAnswer } from "./make-nft-rows";

export type NftSaleStatus = "open" | "ended" | "cancelled";

/** How an NFT is offered, by whatever contract. Null where something does not apply or is not known. */
export interface NftSaleState {
  readonly is: "sale" | "auction";
  readonly contract: Address;
  readonly status: NftSaleStatus;
  readonly price: bigint | null;
  readonly highestBid: bigint | null;
  readonly bidder: Party | null;
  /** The smallest next bid. */
  readonly nextBid: bigint | null;
  readonly buyNow: bigint | null;
  /** Unix seconds. */
  readonly endsAt: number | null;
  readonly lastBidAt: number | null;
  readonly createdAt: number | null;
  readonly seller: Party | null;
  readonly marketplace: Party | null;
  readonly marketplaceFee: SalePart | null;
  readonly royalty: SalePart | null;
}

/** A part of the price, as an amount or as a share of the final price. */
export type SalePart =
  | { readonly is: "amount"; readonly amount: bigint; readonly to: Party | null }
  | { readonly is: "share"; readonly share: number; readonly to: Party | null };

const NOTHING = {
  price: null,
  highestBid: null,
  bidder: null,
  nextBid: null,
  buyNow: null,
  endsAt: null,
  lastBidAt: null,
  marketplaceFee: null,
  royalty: null,
} as const;

/** Null for a contract of an unknown kind. */
export function nftSaleState(sale: NftSale, answer: NamedAnswer): NftSaleState | null {
  const of = (address: Address | null) => partyOrNull(address, answer);
  const common = {
    ...NOTHING,
    contract: sale.address,
    createdAt: time(sale.created_at),
    seller: of(sale.nft_owner_address),
    marketplace: of(sale.marketplace_address),
  };
  const { details } = sale;
  switch (details.type) {
    case "getgems_sale": {
      const { is_complete, full_price, marketplace_fee, royalty_amount } = details.fields;
      return {
        ...common,
        is: "sale",
        status: is_complete === true ? "ended" : "open",
        price: full_price,
        marketplaceFee: amountPart(marketplace_fee, of(details.fields.marketplace_fee_address)),
        royalty: amountPart(royalty_amount, of(details.fields.royalty_address)),
      };
    }
    case "getgems_auction": {
      const f = details.fields;
      const highestBid = positive(f.last_bid);
      return {
        ...common,
        is: "auction",
        status: f.is_canceled === true ? "cancelled" : f.end_flag === true ? "ended" : "open",
        highestBid,
        bidder: highestBid === null ? null : of(f.last_member),
        nextBid: highestBid === null ? positive(f.min_bid) : raised(highestBid, f.min_step),
        buyNow: positive(f.max_bid),
        endsAt: time(f.end_time),
        lastBidAt: time(f.last_bid_at),
        marketplaceFee: sharePart(f.mp_fee_factor, f.mp_fee_base, of(f.mp_fee_address)),
        royalty: sharePart(f.royalty_fee_factor, f.royalty_fee_base, of(f.royalty_fee_address)),
      };
    }
    case "telemint": {
      const f = details.fields;
      const highestBid = positive(f.bid);
      return {
        ...common,
        is: "auction",
        status: "open",
        highestBid,
        bidder: highestBid === null ? null : of(f.bidder_address),
        nextBid: positive(f.min_bid),
        buyNow: positive(f.max_bid),
        endsAt: time(f.end_time),
        lastBidAt: time(f.bid_ts),
        seller: of(f.beneficiary_address) ?? common.seller,
        royalty: sharePart(f.royalty_numerator, f.royalty_denominator, of(f.royalty_destination)),
      };
    }
    default:
      return null;
  }
}

/** Contracts store zero for nothing. */
function positive(amount: bigint | null): bigint | null {
  return amount !== null && amount > 0n ? amount : null;
}

function time(seconds: number | null): number | null {
  return seconds !== null && seconds > 0 ? seconds : null;
}

/** The step of an auction is in percent. */
function raised(bid: bigint, step: number | null): bigint | null {
  return step === null || step < 0 || step > 100 ? null : bid + (bid * BigInt(step)) / 100n;
}

function amountPart(amount: bigint | null, to: Party | null): SalePart | null {
  return amount === null || amount <= 0n ? null : { is: "amount", amount, to };
}

function sharePart(factor: number | null, base: number | null, to: Party | null): SalePart | null {
  if (factor === null || base === null || factor <= 0 || base <= 0 || factor > base) return null;
  return { is: "share", share: factor / base, to };
}

/** The sale of an item, or why there is nothing to show. */
export type NftSaleReport =
  | { readonly is: "known"; readonly sale: NftSaleState }
  /** The contract sells something else, or its terms are unknown. */
  | { readonly is: "unknown"; readonly contract: Address };

export function nftSaleOf(
  sales: readonly NftSale[],
  contract: Address,
  item: Address,
  answer: NamedAnswer,
): NftSaleReport {
  const found = sales.find((one) => one.address === contract);
  const isOfItem = found !== undefined && (found.nft_address === null || found.nft_address === item);
  const sale = isOfItem ? nftSaleState(found, answer) : null;
  return sale === null ? { is: "unknown", contract } : { is: "known", sale };
}
