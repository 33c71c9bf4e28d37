import type { CardFact } from "../account-card";
import type { ActionNames } from "../../action/action-names";
import { nftSales, type NftSale } from "../../../toncenter/v3/v3-nft-sale";
import { accountFact, coinsFact, fact, given, presentFacts, timeFact } from "./card-facts";
import { accountKind } from "./account-kind";

const SALE = /^nft_(sale|auction|offer)/;

export const NFT_SALE = accountKind({
  title: "NFT sale",
  fits: ({ kinds }) => kinds.some((kind) => SALE.test(kind)),
  endpoint: nftSales,
  params: ({ address }) => ({ address: [address] }),
  facts: ({ nft_sales: sales }, { subject: { address }, names }) => {
    const sale = sales.find((one) => one.address === address);
    if (sale === undefined) return null;
    return presentFacts(
      given(sale.nft_address, (item) => fact("NFT", { is: "item", address: item, ...names.item(item) })),
      accountFact("Seller", sale.nft_owner_address, names, "None"),
      given(sale.marketplace_address, (market) => accountFact("Marketplace", market, names, "")),
      ...terms(sale, names),
      given(sale.created_at, (at) => timeFact("Created", at)),
    );
  },
});

function terms({ details }: NftSale, names: ActionNames): readonly (CardFact | null)[] {
  switch (details.type) {
    case "getgems_sale":
      return [
        given(details.fields.full_price, (price) => coinsFact("Price", price)),
        given(details.fields.is_complete, (done) => fact("Status", done ? "Ended" : "On sale")),
      ];
    case "getgems_auction":
      return [
        given(details.fields.last_bid, (bid) => coinsFact("Highest bid", bid)),
        given(details.fields.last_member, (bidder) =>
          fact("Highest bidder", { is: "party", party: names.party(bidder) }),
        ),
        given(details.fields.min_bid, (bid) => coinsFact("Minimum bid", bid)),
        given(details.fields.max_bid, (price) => coinsFact("Buy now", price)),
        given(details.fields.end_time, (at) => timeFact("Ends", at)),
        given(details.fields.end_flag, (done) => fact("Status", done ? "Ended" : "Open")),
      ];
    default:
      return [];
  }
}
