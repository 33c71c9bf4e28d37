import { addressOf } from "../../../toncenter/v3/samples/seed";
import { at } from "./at";

export const dnsSamples = {
  change_dns: {
    ...at("source", "asset", "nft_collection"),
    key: "c0de0005c0de0005c0de0005c0de0005c0de0005c0de0005c0de0005c0de0005",
    value: {
      sum_type: "DNSSmcAddress",
      dns_smc_address: addressOf("dns_smc_address"),
      dns_adnl_address: "ad".repeat(32),
      dns_text: "a text",
      dns_next_resolver_address: addressOf("dns_next_resolver_address"),
      dns_storage_address: "5a".repeat(32),
      flags: 0,
    },
  },
  delete_dns: {
    ...at("source", "asset", "nft_collection"),
    hash: "c0de0016c0de0016c0de0016c0de0016c0de0016c0de0016c0de0016c0de0016",
  },
  renew_dns: {
    ...at("source", "asset", "nft_collection"),
  },
  dns_purchase: {
    ...at("nft_collection", "nft_item", "new_owner"),
    nft_item_index: "7044",
    price: "1045000045",
    query_id: "7046",
    payout_amount: "1047000047",
  },
  dns_release: {
    ...at("source", "nft_item", "nft_collection"),
    query_id: "7122",
    nft_item_index: "7123",
    value: "1124000124",
  },
};
