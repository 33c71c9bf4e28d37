import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { Section } from "@/components/ui/section";
import { SegmentedControl } from "@/components/ui/segmented-control";
import {
  writeBidderAuctionsQuery,
  writeWalletDomainsQuery,
  type AuctionFilter,
  type BidderAuctionsQuery,
  type WalletDomainsQuery,
} from "@/lib/domain/dns/domain-queries";
import type { DomainAuctionRow, DomainRow } from "@/lib/domain/dns/domain-row";
import { BIDDER_AUCTIONS, WALLET_DOMAINS } from "@/lib/domain/dns/domain-row-kinds";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { domainsPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { LazyBidderAuctionList, LazyWalletDomainList } from "./lazy-domain-lists";

interface ViewProps<R, Q> {
  readonly network: PageNetwork;
  readonly opened: OpenedList<R, Q>;
}

/** The domains that lead to a wallet. */
export function WalletDomainsView({ network, opened }: ViewProps<DomainRow, WalletDomainsQuery>) {
  return (
    <OfAccount network={network} account={opened.query?.wallet ?? null} current="domains">
      <ListedRowsView network={network} kind={WALLET_DOMAINS} list={LazyWalletDomainList} opened={opened} />
    </OfAccount>
  );
}

const STATES: readonly { readonly name: string; readonly state: AuctionFilter | null }[] = [
  { name: "All", state: null },
  { name: "Bidding", state: "bidding" },
  { name: "Won, not claimed", state: "won" },
];

/** The auctions in which an account has the highest bid. */
export function BidderAuctionsView({ network, opened }: ViewProps<DomainAuctionRow, BidderAuctionsQuery>) {
  const { query } = opened;
  const to = (state: AuctionFilter | null) =>
    query === null ? "" : domainsPath(network, writeBidderAuctionsQuery({ ...query, state }));
  return (
    <OfAccount network={network} account={query?.bidder ?? null} current="auctions">
      <ListedRowsView
        network={network}
        kind={BIDDER_AUCTIONS}
        list={LazyBidderAuctionList}
        opened={opened}
        filters={
          query !== null && (
            <SegmentedControl
              label="State of the auction"
              options={STATES.map(({ name, state }) => ({ name, href: to(state) }))}
              current={to(query.state)}
            />
          )
        }
      />
    </OfAccount>
  );
}

interface OfAccountProps {
  readonly network: PageNetwork;
  /** Null if the URL cannot be parsed. */
  readonly account: Address | null;
  readonly current: "domains" | "auctions";
  readonly children: ReactNode;
}

/** Each of an account's two lists links to the other. */
function OfAccount({ network, account, current, children }: OfAccountProps) {
  if (account === null) return <div className="card">{children}</div>;
  const views = [
    {
      id: "domains",
      name: "Domains",
      href: domainsPath(network, writeWalletDomainsQuery({ wallet: account })),
    },
    {
      id: "auctions",
      name: "Auctions",
      href: domainsPath(network, writeBidderAuctionsQuery({ bidder: account, state: null })),
    },
  ];
  return (
    <Section
      title={current === "domains" ? "Domains of a wallet" : "Auctions of a bidder"}
      aside={<AddressLink network={network} address={account} copy={false} />}
    >
      <div className="mb-3">
        <SegmentedControl
          label="Domains of the account"
          options={views}
          current={views.find(({ id }) => id === current)?.href ?? null}
        />
      </div>
      {children}
    </Section>
  );
}
