import {
  ALICE,
  addressOf,
  BOB,
  BOOK,
  bocOf,
  COIN,
  COIN_OF_ALICE,
  COLLECTION,
  hashOf,
  ITEM,
  ltAt,
  NAMES,
  NOW,
} from "./seed";

const event = {
  transaction_hash: hashOf("transaction 1"),
  transaction_lt: ltAt(1),
  transaction_now: NOW,
  transaction_aborted: false,
  response_destination: ALICE,
  custom_payload: bocOf("custom"),
  decoded_custom_payload: null,
  trace_id: hashOf("transaction 0"),
};
const forwarded = {
  forward_payload: bocOf("forward"),
  decoded_forward_payload: { "@type": "text_comment", text: "tea" },
};

export const jettonMasters = {
  jetton_masters: [
    {
      address: COIN,
      total_supply: "340282366920938463463374607431768211455",
      mintable: true,
      admin_address: ALICE,
      jetton_content: { uri: "https://example.org/pebble.json", decimals: "6" },
      jetton_wallet_code_hash: hashOf("code of a coin wallet"),
      code_hash: hashOf("code of a coin"),
      data_hash: hashOf("data of a coin"),
      last_transaction_lt: ltAt(1),
    },
  ],
  ...NAMES,
};

export const jettonWallets = {
  jetton_wallets: [
    {
      address: COIN_OF_ALICE,
      balance: "97787827797044608",
      owner: ALICE,
      jetton: COIN,
      last_transaction_lt: ltAt(1),
      code_hash: hashOf("code of a coin wallet"),
      data_hash: hashOf("data of a coin wallet"),
      mintless_info: {
        amount: "5000000",
        start_from: NOW,
        expire_at: NOW + 86_400,
        custom_payload_api_uri: ["https://example.org/claim"],
      },
    },
  ],
  ...NAMES,
};

export const jettonTransfers = {
  jetton_transfers: [
    {
      ...event,
      ...forwarded,
      query_id: "18446744073709551615",
      source: ALICE,
      destination: BOB,
      amount: "1500000",
      source_wallet: COIN_OF_ALICE,
      jetton_master: COIN,
      forward_ton_amount: "1",
    },
  ],
  ...NAMES,
};

export const jettonBurns = {
  jetton_burns: [
    {
      ...event,
      query_id: "0",
      owner: ALICE,
      jetton_wallet: COIN_OF_ALICE,
      jetton_master: COIN,
      amount: "499933340",
    },
  ],
  ...NAMES,
};

const collection = {
  address: COLLECTION,
  owner_address: ALICE,
  last_transaction_lt: ltAt(1),
  next_item_index: "8",
  collection_content: { uri: "https://example.org/stones.json" },
  data_hash: hashOf("data of stones"),
  code_hash: hashOf("code of stones"),
};

const item = {
  address: ITEM,
  init: true,
  index: "54813218239866193000000000000000000000000000000000000000000000000000000000007",
  collection_address: COLLECTION,
  owner_address: addressOf("sale"),
  content: { uri: "https://example.org/stone-7.json", domain: "stone.ton" },
  last_transaction_lt: ltAt(1),
  code_hash: hashOf("code of a stone"),
  data_hash: hashOf("data of a stone"),
  collection,
  on_sale: true,
  sale_contract_address: addressOf("sale"),
  auction_contract_address: addressOf("auction"),
  real_owner: ALICE,
};

export const nftCollections = { nft_collections: [collection], ...NAMES };
export const nftItems = { nft_items: [item], ...NAMES };

export const nftTransfers = {
  nft_transfers: [
    {
      ...event,
      ...forwarded,
      query_id: "0",
      nft_address: ITEM,
      nft_collection: COLLECTION,
      old_owner: ALICE,
      new_owner: BOB,
      forward_amount: "30000000",
    },
  ],
  ...NAMES,
};

function sale(type: string, details: unknown) {
  return {
    type,
    address: addressOf(type),
    nft_address: ITEM,
    nft_owner_address: ALICE,
    marketplace_address: addressOf("market"),
    created_at: NOW,
    last_transaction_lt: ltAt(1),
    code_hash: hashOf(`code ${type}`),
    data_hash: hashOf(`data ${type}`),
    details,
    nft_item: item,
  };
}

export const nftSales = {
  nft_sales: [
    sale("getgems_sale", { is_complete: false, full_price: "9000000000", marketplace_fee: "450000000" }),
    sale("getgems_auction", {
      end_flag: false,
      end_time: NOW + 60,
      last_bid: "5",
      last_member: BOB,
      min_step: 5,
    }),
    sale("telemint", {
      token_name: "stones",
      bid: "7",
      bid_ts: String(NOW),
      duration: "604800",
      royalty_numerator: 5,
    }),
  ],
  ...NAMES,
};

export const dnsRecords = {
  records: [
    {
      nft_item_address: ITEM,
      nft_item_owner: ALICE,
      domain: "stone.ton",
      dns_next_resolver: null,
      dns_wallet: ALICE,
      dns_site_adnl: hashOf("site"),
      dns_storage_bag_id: null,
    },
  ],
  ...BOOK,
};

export const dnsActiveAuctions = {
  auctions: [
    {
      nft_item_address: ITEM,
      domain: "stone.ton",
      max_bid_address: BOB,
      max_bid_amount: "105000000000",
      auction_end_time: String(NOW + 3_600),
      last_fill_up_time: String(NOW),
      finished: false,
      nft_item: item,
    },
  ],
  ...NAMES,
  next_cursor: "MDAwMDAwMDAwMTc4MDAwMzYwMA",
};
