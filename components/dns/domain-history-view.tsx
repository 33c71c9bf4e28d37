import { ActionList } from "@/components/action/action-list";
import { ActionsSection } from "@/components/action/actions-section";
import { LazyAuctionBidList } from "@/components/action/lazy-auction-bid-list";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { ACTIONS } from "@/lib/domain/action/action-row-kind";
import { AUCTION_BIDS, bidOptions } from "@/lib/domain/action/auction-bids";
import type { DomainHistory } from "@/lib/domain/dns/domain-history";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { domainPath } from "@/lib/paths";

interface DomainHistoryViewProps {
  readonly network: PageNetwork;
  readonly name: string;
  readonly history: DomainHistory;
}

/** What happened to a domain: everything, or the bids for it. */
export function DomainHistoryView({ network, name, history }: DomainHistoryViewProps) {
  const options = bidOptions("All", domainPath(network, name));
  const [all, bids] = options;
  const filters = (
    <SegmentedControl
      label="History"
      options={options}
      current={(history.is === "bids" ? bids : all)?.href ?? null}
    />
  );
  const common = { title: "History", network, filters };
  return history.is === "bids" ? (
    <ActionsSection {...common} kind={AUCTION_BIDS} list={LazyAuctionBidList} opened={history.opened} />
  ) : (
    <ActionsSection {...common} kind={ACTIONS} list={ActionList} opened={history.opened} />
  );
}
