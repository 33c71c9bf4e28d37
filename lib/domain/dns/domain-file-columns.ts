import type { ExportColumn } from "../export/export-column";
import { addressText, coinsText, partyText, timeText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { DomainAuctionRow, DomainRow } from "./domain-row";

export function domainFileColumns(network: FileNetwork): readonly ExportColumn<DomainRow>[] {
  return [
    { name: "domain", value: ({ domain }) => domain },
    { name: "item", value: ({ item }) => addressText(item, network) },
    { name: "owner", value: ({ owner }) => (owner === null ? null : partyText(owner, network)) },
    { name: "site", value: ({ site }) => site },
    { name: "storage", value: ({ storage }) => storage },
    {
      name: "next_resolver",
      value: ({ resolver }) => (resolver === null ? null : addressText(resolver, network)),
    },
  ];
}

export function domainAuctionFileColumns(network: FileNetwork): readonly ExportColumn<DomainAuctionRow>[] {
  return [
    { name: "domain", value: ({ domain }) => domain },
    { name: "item", value: ({ item }) => addressText(item, network) },
    {
      name: "bidder",
      value: ({ bidder }) => (bidder === null ? null : partyText(bidder, network)),
    },
    { name: "bid", value: ({ bid }) => (bid === null ? null : coinsText(bid)) },
    { name: "ends", value: ({ endsAt }) => (endsAt === null ? null : timeText(endsAt)) },
    { name: "finished", value: ({ finished }) => String(finished) },
  ];
}
