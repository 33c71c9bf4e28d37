"use client";

import { lazy } from "react";
import type { RowListProps } from "@/components/list/row-list";
import type { BidderAuctionsQuery, WalletDomainsQuery } from "@/lib/domain/dns/domain-queries";
import type { DomainAuctionRow, DomainRow } from "@/lib/domain/dns/domain-row";

/** The page of domains shows one of three lists, most often not one of these. */
const Domains = lazy(() => import("./domain-list").then((module) => ({ default: module.WalletDomainList })));
const Auctions = lazy(() =>
  import("./domain-auction-list").then((module) => ({ default: module.BidderAuctionList })),
);

export function LazyWalletDomainList(props: RowListProps<DomainRow, WalletDomainsQuery>) {
  return <Domains {...props} />;
}

export function LazyBidderAuctionList(props: RowListProps<DomainAuctionRow, BidderAuctionsQuery>) {
  return <Auctions {...props} />;
}
