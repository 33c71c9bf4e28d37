import * as v from "valibot";
import { address, bigint, integer, text } from "../../schema";
import { nftIndex } from "../nft-index";
import { details } from "../optional-details";

const writtenValue = details({
  sum_type: text,
  dns_smc_address: text,
  dns_adnl_address: text,
  dns_text: text,
  dns_next_resolver_address: text,
  dns_storage_address: text,
  flags: integer,
});

/** The service sends a text where a storage belongs. */
const recordValue = v.pipe(
  writtenValue,
  v.transform((value) =>
    value.sum_type === "DNSText" && value.dns_text === null
      ? { ...value, dns_text: value.dns_storage_address, dns_storage_address: null }
      : value,
  ),
);

export const dnsDetails = {
  change_dns: details({
    key: text,
    value: recordValue,
    source: address,
    asset: address,
    nft_collection: address,
  }),
  delete_dns: details({
    hash: text,
    source: address,
    asset: address,
    nft_collection: address,
  }),
  renew_dns: details({
    source: address,
    asset: address,
    nft_collection: address,
  }),
  dns_purchase: details({
    nft_collection: address,
    nft_item: address,
    nft_item_index: nftIndex,
    new_owner: address,
    price: bigint,
    query_id: bigint,
    payout_amount: bigint,
  }),
  dns_release: details({
    query_id: bigint,
    source: address,
    nft_item: address,
    nft_collection: address,
    nft_item_index: nftIndex,
    value: bigint,
  }),
};
