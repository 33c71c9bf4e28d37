import type { Chain } from "../chain/chain";
import { bookOf, domainOf, walletNamed } from "../chain/names";
import type { Question } from "./values";

/** Domains point to the wallets that they are the names of. */
export function dnsRecords(chain: Chain, { values }: Question) {
  const [wallet, domain] = [values.text("wallet"), values.text("domain")];
  const numbers = [
    domain === null ? null : walletNamed(domain),
    wallet === null ? null : chain.ids.numberOfAddress("wallet", wallet),
  ].filter((number) => number !== null);
  const records = numbers.flatMap((number) => {
    const name = domainOf({ kind: "wallet", number });
    if (name === null) return [];
    const address = chain.ids.address("wallet", number);
    return [
      {
        domain: name,
        nft_item_address: chain.ids.address("nft item", number),
        nft_item_owner: address,
        dns_next_resolver: null,
        dns_wallet: address,
        dns_site_adnl: null,
        dns_storage_bag_id: null,
      },
    ];
  });
  return { records, ...bookOf(chain, records) };
}
