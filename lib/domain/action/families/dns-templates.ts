import type { dnsDetails } from "../../../toncenter/v3/action-details/dns-details";
import type { ActionTemplates } from "../action-template";

export const dnsTemplates: ActionTemplates<typeof dnsDetails> = {
  change_dns: {
    label: "Domain changed",
    kind: "dns",
    sentence: "{source} set the record {key} of {asset}",
    attempt: "{source} tried to set the record {key} of {asset}",
    own: { source: "Set the record {key} of {asset}" },
    more: [
      "to the account {value.dns_smc_address}",
      "to the site {value.dns_adnl_address}",
      "to the text {value.dns_text}",
      "to the resolver {value.dns_next_resolver_address}",
      "to the storage {value.dns_storage_address}",
      "collection {nft_collection}",
    ],
    formats: {
      asset: "item",
      key: "record",
      "value.dns_adnl_address": "code",
      "value.dns_storage_address": "code",
    },
  },
  delete_dns: {
    label: "Domain record removed",
    kind: "dns",
    sentence: "{source} removed the record {hash} of {asset}",
    attempt: "{source} tried to remove the record {hash} of {asset}",
    own: { source: "Removed the record {hash} of {asset}" },
    more: ["collection {nft_collection}"],
    formats: { asset: "item", hash: "record" },
  },
  renew_dns: {
    label: "Domain renewed",
    kind: "dns",
    sentence: "{source} renewed {asset}",
    attempt: "{source} tried to renew {asset}",
    own: { source: "Renewed {asset}" },
    more: ["collection {nft_collection}"],
    formats: { asset: "item" },
  },
  dns_purchase: {
    label: "Domain purchase",
    kind: "dns",
    sentence: "{new_owner} bought {nft_item}[ for {price}]",
    attempt: "{new_owner} tried to buy {nft_item}[ for {price}]",
    in: { new_owner: "Bought {nft_item}[ for {price}]" },
    more: ["paid out {payout_amount}", "collection {nft_collection}"],
  },
  dns_release: {
    label: "Domain released",
    kind: "dns",
    sentence: "{source} released the expired {nft_item}[ with {value}]",
    attempt: "{source} tried to release the expired {nft_item}[ with {value}]",
    own: { source: "Released the expired {nft_item}[ with {value}]" },
    more: ["collection {nft_collection}"],
  },
};
