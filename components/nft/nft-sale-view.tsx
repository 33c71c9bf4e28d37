import { PartyLink } from "@/components/transaction/list/party-link";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import { PageLink } from "@/components/ui/page-link";
import { bidsHref } from "@/lib/domain/action/auction-bids";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftSaleReport, NftSaleState, SalePart } from "@/lib/domain/nft/nft-sale-state";
import { isSaleOver, saleStatusText } from "@/lib/domain/nft/sale-status";
import { nftActivityPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { shareOf, shareText } from "@/lib/ton/value/share";
import { SaleCountdown } from "./sale-countdown";

interface NftSaleViewProps {
  readonly network: PageNetwork;
  readonly item: Address;
  readonly report: NftSaleReport;
  readonly serverNowMs: number;
}

const TITLES = { sale: "Sale", auction: "Auction" } as const;

/** How an NFT is offered: the price or the highest bid first. */
export function NftSaleView({ network, item, report, serverNowMs }: NftSaleViewProps) {
  if (report.is === "unknown")
    return (
      <section className="rounded-xl bg-sunken p-4">
        <h2 className="font-semibold">Sale</h2>
        <p>
          <Badge tone="warning">Unknown contract</Badge> The data service has no price of{" "}
          <AddressLink network={network} address={report.contract} copy={false} />.
        </p>
      </section>
    );
  const { sale } = report;
  const isOver = isSaleOver(sale, serverNowMs);
  const isOpen = sale.status === "open" && !isOver;
  return (
    <section className="grid gap-3 rounded-xl bg-sunken p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold">{TITLES[sale.is]}</h2>
        <Badge tone={isOpen ? "violet" : "warning"}>{saleStatusText(sale, serverNowMs)}</Badge>
        {isOpen && sale.endsAt !== null && (
          <span className="ms-auto">
            <SaleCountdown endsAt={sale.endsAt} serverNowMs={serverNowMs} />
          </span>
        )}
      </div>
      <Figure network={network} sale={sale} />
      <SaleFacts network={network} sale={sale} isOver={isOver} />
      {sale.is === "auction" && (
        <p>
          <PageLink href={bidsHref(nftActivityPath(network, item))}>All bids</PageLink>
        </p>
      )}
    </section>
  );
}

interface SaleProps {
  readonly network: PageNetwork;
  readonly sale: NftSaleState;
}

function Figure({ network, sale: { price, highestBid, nextBid } }: SaleProps) {
  const amount = price ?? highestBid ?? nextBid;
  if (amount === null) return null;
  const label = price !== null ? "Price" : highestBid !== null ? "Highest bid" : "Minimum bid, no bids yet";
  return (
    <p>
      <span className="block text-2xl font-semibold">
        <Coins network={network} value={amount} />
      </span>
      <span className="text-muted">{label}</span>
    </p>
  );
}

function SaleFacts({ network, sale, isOver }: SaleProps & { readonly isOver: boolean }) {
  const coins = (amount: bigint) => <Coins network={network} value={amount} />;
  const { bidder, lastBidAt, nextBid, highestBid, buyNow, endsAt, createdAt } = sale;
  return (
    <Facts>
      {bidder !== null && (
        <Fact name="Highest bidder">
          <PartyLink network={network} party={bidder} />
        </Fact>
      )}
      {lastBidAt !== null && (
        <Fact name="Last bid">
          <Time atMs={lastBidAt * 1_000} detail />
        </Fact>
      )}
      {!isOver && highestBid !== null && nextBid !== null && (
        <Fact name="Minimum next bid">{coins(nextBid)}</Fact>
      )}
      {!isOver && buyNow !== null && <Fact name="Buy now">{coins(buyNow)}</Fact>}
      {endsAt !== null && (
        <Fact name={isOver ? "Ended" : "Ends"}>
          <Time atMs={endsAt * 1_000} detail />
        </Fact>
      )}
      {sale.marketplace !== null && (
        <Fact name="Marketplace">
          <PartyLink network={network} party={sale.marketplace} />
        </Fact>
      )}
      {sale.marketplaceFee !== null && (
        <Fact name="Marketplace fee">
          <Part network={network} part={sale.marketplaceFee} of={sale.price} />
        </Fact>
      )}
      {sale.royalty !== null && (
        <Fact name="Royalty">
          <Part network={network} part={sale.royalty} of={sale.price} />
        </Fact>
      )}
      {createdAt !== null && (
        <Fact name="Listed">
          <Time atMs={createdAt * 1_000} detail />
        </Fact>
      )}
      <Fact name="Contract">
        <AddressLink network={network} address={sale.contract} />
      </Fact>
    </Facts>
  );
}

interface PartProps {
  readonly network: PageNetwork;
  readonly part: SalePart;
  readonly of: bigint | null;
}

/** One recipient's part of the price. */
function Part({ network, part, of }: PartProps) {
  const share = part.is === "share" ? part.share : of === null ? null : shareOf(part.amount, of);
  return (
    <>
      {part.is === "amount" && <Coins network={network} value={part.amount} />}
      {share !== null && (part.is === "amount" ? ` (${shareText(share)})` : shareText(share))}
      {part.to !== null && (
        <>
          {" "}
          <span className="text-muted">to</span> <PartyLink network={network} party={part.to} />
        </>
      )}
    </>
  );
}
