import { itemDomain } from "../../../toncenter/v3/item-domain";
import { dnsRecords } from "../../../toncenter/v3/v3-dns";
import { accountFact, fact, given, hashFact, presentFacts, text } from "./card-facts";
import { accountKind, type CardSubject } from "./account-kind";

/** The domain of an item, if the index has read it from the item. */
export function domainOf({ tokens, kinds }: CardSubject): string | null {
  return itemDomain(tokens.find(({ type }) => type === "nft_items") ?? null, kinds);
}

export const DOMAIN = accountKind({
  title: "Domain",
  isNft: true,
  fits: (subject) => domainOf(subject) !== null,
  endpoint: dnsRecords,
  params: (subject) => ({ domain: domainOf(subject) ?? "" }),
  domain: domainOf,
  facts: ({ records }, { subject: { address }, names }) => {
    const record = records.find((one) => one.nft_item_address === address);
    if (record === undefined) return null;
    return presentFacts(
      fact("Name", text(record.domain)),
      accountFact("Owner", record.nft_item_owner, names, "None indexed"),
      accountFact("Wallet", record.dns_wallet, names, "Not set"),
      given(record.dns_next_resolver, (next) => accountFact("Next resolver", next, names, "")),
      given(record.dns_site_adnl, (site) => hashFact("Site", site)),
      given(record.dns_storage_bag_id, (bag) => hashFact("Storage", bag)),
    );
  },
});
