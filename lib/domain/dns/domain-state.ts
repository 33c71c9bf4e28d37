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
  /** The auction is over, and the winner has yet to claim the domain. */
  | ({ readonly is: "won" } & BidState)
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
  if (auction !== null) return auctionState(auction, nowSeconds);
  const expiresAt = renewedAt + domainTerm(codeHash);
  if (nowSeconds <= expiresAt) return { is: "owned", expiresAt };
  return { is: "expired", expiresAt, leastBid: leastFirstBid(new TextEncoder().encode(label).length) };
}

export function auctionState(
  { bidder, bid, endsAt }: DomainAuction,
  nowSeconds: number,
  bounds: AuctionBounds = { nextBid: leastNextBid(bid), buyNow: null },
): DomainState {
  const state = { bidder, bid, endsAt };
  return nowSeconds <= endsAt ? { is: "auction", ...state, ...bounds } : { is: "won", ...state };
}

/** Whether it has a highest bid instead of an owner. */
export function isAuctioned({ is }: DomainState): boolean {
  return is === "auction" || is === "won";
}
