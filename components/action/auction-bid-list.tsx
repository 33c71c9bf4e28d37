"use client";

import { AUCTION_BIDS } from "@/lib/domain/action/auction-bids";
import { actionRowList } from "./action-row-list";

export const AuctionBidList = actionRowList(AUCTION_BIDS);
