import type { Address } from "../../ton/address/address";
import type { DomainAuction, DomainData } from "../../ton/dns/domain-data";
import { domainTerm, leastFirstBid, leastNextBid } from "../../ton/dns/domain-rules";
import type { Hash } from "../../ton/value/hash";

interface BidState {
  readonly bidder: Address;
  readonly bid: bigint;
  /** Unix seconds. */
  readonly endsAt: number;
}

interface AuctionBounds {
  readonly nextBid: bigint | null;
  /** A bid of this amount ends the auction; null if none does. */
  readonly buyNow: bigint | null;
}

/** The stage of a domain's life. */
export type DomainState =
  | { readonly is: "owned"; readonly expiresAt: number }
  | { readonly is: "expired"; readonly expiresAt: number; readonly leastBid: bigint }
  | ({ readonly is: "auction" } & AuctionBounds & BidState)
  /**
   * The auction is over, and the winner has yet to claim the domain. If that takes longer than a registration lasts, anyone can
   * start another auction with a bid of `leastBid`; null before.
   */
  | ({ readonly is: "won"; readonly leastBid: bigint | null } & BidState)
  /** Never expires. */
  | { readonly is: "permanent" }
  | { readonly is: "unknown" };

/** The state of an item of ".ton"; all of it follows from its data and the time. */
export function domainState(
  { auction, renewedAt }: Pick<DomainData, "auction" | "renewedAt">,
  label: string,
  codeHash: Hash | null,
  nowSeconds: number,
): DomainState {
  const expiresAt = renewedAt + domainTerm(codeHash);
  const leastBid = leastFirstBid(new TextEncoder().encode(label).length);
  if (auction !== null) {
    const state = auctionState(auction, nowSeconds);
    return state.is === "won" && nowSeconds > expiresAt ? { ...state, leastBid } : state;
  }
  return nowSeconds <= expiresAt ? { is: "owned", expiresAt } : { is: "expired", expiresAt, leastBid };
}

export function auctionState(
  { bidder, bid, endsAt }: DomainAuction,
  nowSeconds: number,
  bounds: AuctionBounds = { nextBid: leastNextBid(bid), buyNow: null },
): DomainState {
  const state = { bidder, bid, endsAt };
  return nowSeconds <= endsAt
    ? { is: "auction", ...state, ...bounds }
    : { is: "won", ...state, leastBid: null };
}

/** Whether it has a highest bid instead of an owner. */
export function isAuctioned({ is }: DomainState): boolean {
  return is === "auction" || is === "won";
}
