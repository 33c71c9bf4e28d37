import type { CardFact } from "../account-card";
import { nftSaleState, type NftSaleState } from "../../nft/nft-sale-state";
import { isSaleOver, saleStatusText } from "../../nft/sale-status";
import { nftSales, type NftSale } from "../../../toncenter/v3/v3-nft-sale";
import { accountFact, coinsFact, fact, given, presentFacts, timeFact } from "./card-facts";
import { accountKind } from "./account-kind";

const SALE = /^nft_(sale|auction|offer)/;

export const NFT_SALE = accountKind({
  title: "NFT sale",
  fits: ({ kinds }) => kinds.some((kind) => SALE.test(kind)),
  endpoint: nftSales,
  params: ({ address }) => ({ address: [address] }),
  facts: ({ nft_sales: sales, ...answer }, { subject: { address }, names, nowMs }) => {
    const sale = sales.find((one) => one.address === address);
    if (sale === undefined) return null;
    const state = nftSaleState(sale, answer);
    return presentFacts(
      given(sale.nft_address, (item) => fact("NFT", { is: "item", address: item, ...names.item(item) })),
      isWithoutItem(sale) && fact("Holds the NFT", "No"),
      accountFact("Seller", sale.nft_owner_address, names, "None"),
      given(sale.marketplace_address, (market) => accountFact("Marketplace", market, names, "")),
      ...(state === null ? [] : terms(state, nowMs)),
      given(state?.createdAt ?? null, (at) => timeFact("Created", at)),
    );
  },
});

/** Any contract can name any NFT: only its holder, or the NFT itself, can sell it. False where the holder is unknown. */
function isWithoutItem({ address, nft_address: named, nft_item: item }: NftSale): boolean {
  if (item === null || (named !== null && item.address !== named)) return false;
  return item.owner_address !== null && item.owner_address !== address && item.address !== address;
}

function terms(state: NftSaleState, nowMs: number): readonly (CardFact | null)[] {
  const { price, highestBid, bidder, nextBid, buyNow, endsAt } = state;
  const isOver = isSaleOver(state, nowMs);
  const isOpen = state.status === "open" && !isOver;
  return [
    given(price, (amount) => coinsFact("Price", amount)),
    given(highestBid, (bid) => coinsFact("Highest bid", bid)),
    given(bidder, (party) => fact("Highest bidder", { is: "party", party })),
    given(isOpen ? nextBid : null, (bid) =>
      coinsFact(highestBid === null ? "Minimum bid" : "Minimum next bid", bid),
    ),
    given(isOpen ? buyNow : null, (amount) => coinsFact("Buy now", amount)),
    given(endsAt, (at) => timeFact(isOver ? "Ended" : "Ends", at)),
    fact("Status", saleStatusText(state, nowMs)),
  ];
}
