import { PartyLink } from "@/components/transaction/list/party-link";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time/time";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { DomainAuctionRow, DomainRow } from "@/lib/domain/dns/domain-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { DomainLink } from "./domain-link";

const NONE = <span className="text-muted">–</span>;

export function domainColumns(network: PageNetwork): readonly Column<DomainRow>[] {
  return [
    {
      title: "Domain",
      phone: "lead",
      cell: ({ domain, warning }) => <DomainLink network={network} name={domain} warning={warning} />,
    },
    {
      title: "Owner",
      phone: "detail",
      cell: ({ owner }) => (owner === null ? "None yet" : <PartyLink network={network} party={owner} />),
    },
    { title: "Site", cell: ({ site }) => (site === null ? NONE : <HashText hash={site} />) },
    { title: "Storage", cell: ({ storage }) => (storage === null ? NONE : <HashText hash={storage} />) },
    {
      title: "Next resolver",
      cell: ({ resolver }) =>
        resolver === null ? NONE : <AddressLink network={network} address={resolver} copy={false} />,
    },
    { title: "NFT item", cell: ({ item }) => <AddressLink network={network} address={item} copy={false} /> },
  ];
}

export function domainAuctionColumns(network: PageNetwork): readonly Column<DomainAuctionRow>[] {
  return [
    {
      title: "Domain",
      phone: "lead",
      cell: ({ domain, warning }) => <DomainLink network={network} name={domain} warning={warning} />,
    },
    {
      title: "Highest bid",
      numeric: true,
      phone: "value",
      cell: ({ bid }) => (bid === null ? NONE : <Coins network={network} value={bid} brief />),
    },
    {
      title: "Status",
      phone: "detail",
      cell: ({ finished }) =>
        finished ? <Badge tone="warning">Won, not claimed</Badge> : <Badge tone="info">In auction</Badge>,
    },
    {
      title: "Ends",
      numeric: true,
      phone: "aside",
      cell: ({ endsAt }) => (endsAt === null ? NONE : <Time atMs={endsAt * 1_000} />),
    },
  ];
}
