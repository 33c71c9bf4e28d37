import { nftSales } from "../../../toncenter/v3/v3-nft-sale";
import { accountKind, anyOf } from "./account-kind";
import { accountFact, coinsFact, fact, given, presentFacts, text, timeFact } from "./card-facts";
import { domainOf } from "./dns-item";

/** Usernames and numbers sell themselves: the item is its own auction. */
export const TELEITEM = accountKind({
  title: "Telegram item",
  isNft: true,
  fits: anyOf("teleitem"),
  endpoint: nftSales,
  params: ({ address }) => ({ address: [address] }),
  domain: domainOf,
  facts: ({ nft_sales: sales }, { subject: { address }, names, nowMs }) => {
    const sale = sales.find((one) => one.address === address);
    if (sale === undefined || sale.details.type !== "telemint") return null;
    const {
      token_name: name,
      bidder_address: bidder,
      bid,
      min_bid: minBid,
      max_bid: maxBid,
      end_time: endsAt,
      beneficiary_address: beneficiary,
    } = sale.details.fields;
    const isRunning = endsAt !== null && endsAt > 0;
    return presentFacts(
      given(name, (written) => fact("Name", text(written))),
      accountFact("Owner", sale.nft_owner_address, names, isRunning ? "None yet" : "None"),
      fact("Auction", !isRunning ? "None" : endsAt * 1_000 < nowMs ? "Ended, not claimed" : "Open"),
      isRunning && bid !== null && bid > 0n && coinsFact("Highest bid", bid),
      isRunning && bidder !== null && accountFact("Highest bidder", bidder, names, ""),
      isRunning && minBid !== null && minBid > 0n && coinsFact("Minimum next bid", minBid),
      isRunning && maxBid !== null && maxBid > 0n && coinsFact("Buy now", maxBid),
      isRunning && timeFact("Ends", endsAt),
      isRunning && given(beneficiary, (to) => accountFact("Proceeds to", to, names, "")),
    );
  },
});
