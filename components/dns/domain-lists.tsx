"use client";

import { actionColumns } from "@/components/action/action-columns";
import { arrangedRowList, rowList } from "@/components/list/row-list";
import { groupsOf } from "@/lib/domain/action/action-groups";
import { actionRowId } from "@/lib/domain/action/action-row-kind";
import {
  ACCOUNT_DOMAINS,
  BIDDER_AUCTIONS,
  DOMAIN_ACTIONS,
  WALLET_DOMAINS,
} from "@/lib/domain/dns/domain-row-kinds";
import { domainAuctionColumns, domainColumns } from "./domain-columns";

export const WalletDomainList = rowList({ kind: WALLET_DOMAINS, columns: domainColumns });

export const AccountDomainList = rowList({ kind: ACCOUNT_DOMAINS, columns: domainColumns });

export const BidderAuctionList = rowList({ kind: BIDDER_AUCTIONS, columns: domainAuctionColumns });

export const DomainActionList = arrangedRowList({
  kind: DOMAIN_ACTIONS,
  arrange: groupsOf,
  idOf: actionRowId,
  isSame: (one, other) =>
    one.first === other.first && one.count === other.count && one.isIncomplete === other.isIncomplete,
  columns: actionColumns,
});
