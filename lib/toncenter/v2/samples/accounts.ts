import {
  accountAddress,
  boc,
  friendly,
  hash64,
  HEAD,
  HEAD_TIME,
  sampleAddress,
  sampleHash,
  transactionId,
  type Sample,
} from "./values";

const params = { address: friendly(1) };

const state = {
  balance: "12345678901234567890",
  extra_currencies: [{ "@type": "extraCurrency", id: 100, amount: "7000000000" }],
  last_transaction_id: transactionId(1),
  block_id: HEAD,
  sync_utime: HEAD_TIME,
};

export const WALLET_STATE = {
  "@type": "raw.fullAccountState",
  ...state,
  code: boc(1),
  data: boc(2),
  frozen_hash: "",
  state: "active",
};

const limits = { "@type": "rwallet.limit", seconds: 86_400, value: "5000000000" };

const side = { signed_A: true, signed_B: false, min_A: "1", min_B: "2", expire_at: HEAD_TIME };

/** One of every kind of account that the node recognises. */
export const ACCOUNT_STATES = [
  { "@type": "raw.accountState", code: boc(1), data: boc(2), frozen_hash: "" },
  { "@type": "wallet.v3.accountState", wallet_id: "698983191", seqno: 12 },
  { "@type": "wallet.v4.accountState", wallet_id: 698_983_191, seqno: 12 },
  { "@type": "wallet.highload.v1.accountState", wallet_id: 5, seqno: 1 },
  { "@type": "wallet.highload.v2.accountState", wallet_id: 5 },
  { "@type": "dns.accountState", wallet_id: 6 },
  {
    "@type": "rwallet.accountState",
    wallet_id: 7,
    seqno: 3,
    unlocked_balance: "4000000000",
    config: { "@type": "rwallet.config", start_at: HEAD_TIME, limits: [limits] },
  },
  {
    "@type": "pchan.accountState",
    config: {
      "@type": "pchan.config",
      alice_public_key: hash64(31),
      alice_address: accountAddress(31),
      bob_public_key: hash64(32),
      bob_address: accountAddress(null),
      init_timeout: 300,
      close_timeout: 600,
      channel_id: "901",
    },
    state: { "@type": "pchan.stateInit", ...side, A: "10", B: "20" },
    description: "a channel",
  },
  { "@type": "uninited.accountState", frozen_hash: hash64(33) },
];

export const ACCOUNT_SAMPLES: readonly Sample[] = [
  { path: "getAddressInformation", params, result: WALLET_STATE },
  {
    path: "getExtendedAddressInformation",
    params,
    result: {
      "@type": "fullAccountState",
      address: accountAddress(1),
      ...state,
      account_state: ACCOUNT_STATES[1],
      revision: 2,
    },
  },
  {
    path: "getWalletInformation",
    params,
    result: {
      "@type": "ext.accounts.walletInformation",
      wallet: true,
      balance: state.balance,
      account_state: "active",
      last_transaction_id: state.last_transaction_id,
      wallet_type: "wallet v5 r1",
      seqno: 118,
      wallet_id: 2_147_483_409,
      is_signature_allowed: true,
    },
  },
  { path: "getAddressBalance", params, result: state.balance },
  { path: "getAddressState", params, result: "active" },
];

const content = { type: "offchain", data: "https://example.org/token.json" };
const smc = { "@type": "addr_std", workchain_id: 0, address: sampleHash(41) };

/** One of every kind of token. */
export const TOKENS = [
  {
    "@type": "ext.tokens.jettonMasterData",
    address: friendly(42),
    contract_type: "jetton_master",
    total_supply: "500000000000000000000000",
    mintable: true,
    admin_address: friendly(43),
    jetton_content: { type: "onchain", data: { name: "Sample", symbol: "SMP", decimals: "9" } },
    jetton_wallet_code: boc(42),
  },
  {
    "@type": "ext.tokens.jettonWalletData",
    address: friendly(44),
    contract_type: "jetton_wallet",
    balance: "25000000000",
    owner: friendly(1),
    jetton: friendly(42),
    mintless_is_claimed: false,
    jetton_wallet_code: boc(42),
  },
  {
    "@type": "ext.tokens.nftCollectionData",
    address: friendly(45),
    contract_type: "nft_collection",
    next_item_index: "1024",
    owner_address: sampleAddress(46),
    collection_content: content,
  },
  {
    "@type": "ext.tokens.nftItemData",
    address: friendly(47),
    contract_type: "nft_item",
    init: true,
    index: "1157920892373161954235709850086879078532699846656405640394575840079131296",
    collection_address: friendly(45),
    owner_address: friendly(1),
    content: {
      domain: "sample.ton",
      data: {
        wallet: { "@type": "dns_smc_address", smc_addr: smc },
        site: { "@type": "dns_adnl_address", adnl_addr: sampleHash(48) },
        storage: { "@type": "dns_storage_address", bag_id: sampleHash(49) },
        dns_next_resolver: { "@type": "dns_next_resolver", resolver: smc },
      },
    },
  },
] as const;

export const TOKEN_SAMPLES: readonly Sample[] = [
  { path: "getTokenData", params: { address: friendly(42) }, result: TOKENS[0] },
];
