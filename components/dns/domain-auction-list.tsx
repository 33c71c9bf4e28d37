"use client";

import { rowList } from "@/components/list/row-list";
import { BIDDER_AUCTIONS } from "@/lib/domain/dns/domain-row-kinds";
import { domainAuctionColumns } from "./domain-columns";

export const BidderAuctionList = rowList({ kind: BIDDER_AUCTIONS, columns: domainAuctionColumns });
