"use client";

import { lazy } from "react";
import type { RowListProps } from "@/components/list/row-list";
import type { ActionRow } from "@/lib/domain/action/action-row";
import type { AuctionBidsQuery } from "@/lib/domain/action/auction-bids";

/** Pages first show another list. */
const Bids = lazy(() => import("./auction-bid-list").then((module) => ({ default: module.AuctionBidList })));

export function LazyAuctionBidList(props: RowListProps<ActionRow, AuctionBidsQuery>) {
  return <Bids {...props} />;
}
