import { KindDrawings } from "@/components/action/kind-drawings";
import { LazyAuctionBidList } from "@/components/action/lazy-auction-bid-list";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { AUCTION_BIDS, type AuctionBidsQuery } from "@/lib/domain/action/auction-bids";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { NftMovesControl } from "./nft-moves-control";

interface NftBidsViewProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly opened: OpenedList<ActionRow, AuctionBidsQuery>;
}

/** The bids of the auction that an NFT is in; for an NFT that auctions itself, all of them. */
export function NftBidsView({ network, address, opened }: NftBidsViewProps) {
  return (
    <>
      <KindDrawings />
      <ListedRowsView
        network={network}
        kind={AUCTION_BIDS}
        list={LazyAuctionBidList}
        opened={opened}
        filters={<NftMovesControl network={network} address={address} bids />}
      />
    </>
  );
}
