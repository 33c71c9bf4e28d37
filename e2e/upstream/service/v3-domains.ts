import type { Chain } from "../chain/chain";
import { bookOf, bookRow } from "../chain/address-names";
import { walletNamed } from "../chain/domain-names";
import { sliceOf } from "../chain/chain-lists";
import type { ParsedParams } from "./param-values";

/** A wallet's domain is the NFT item with its number, and resolves to the wallet. */
export function dnsRecords(chain: Chain, { values, slice }: ParsedParams) {
  const wallet = values.text("wallet");
  const domain = values.text("domain");
  const number = wallet === null ? walletNamed(domain ?? "") : chain.ids.numberOfAddress("wallet", wallet);
  const rows = number === null ? [] : sliceOf([number], slice).flatMap((one) => recordOf(chain, one));
  return { records: rows, ...bookOf(chain, rows) };
}

function recordOf(chain: Chain, number: number) {
  const owner = chain.ids.address("wallet", number);
  const { domain } = bookRow(chain, owner);
  if (domain === null) return [];
  return [
    {
      nft_item_address: chain.ids.address("nft item", number),
      nft_item_owner: owner,
      domain,
      dns_next_resolver: null,
      dns_wallet: owner,
      dns_site_adnl: Buffer.from(chain.ids.hash("data", number), "base64").toString("hex").toUpperCase(),
      dns_storage_bag_id: null,
    },
  ];
}
