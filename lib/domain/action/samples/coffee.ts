import { at } from "./at";

export const coffeeSamples = {
  coffee_create_pool: {
    ...at(
      "source",
      "source_jetton_wallet",
      "initiator_1",
      "initiator_2",
      "pool",
      "pool_creator_contract",
      "provided_asset",
      "asset_1",
      "asset_2",
    ),
    amount: "1108000108",
    amount_1: "1109000109",
    amount_2: "1110000110",
    lp_tokens_minted: "1111000111",
  },
  coffee_create_pool_creator: {
    ...at(
      "source",
      "source_jetton_wallet",
      "deposit_recipient",
      "pool_creator_contract",
      "provided_asset",
      "asset_1",
      "asset_2",
    ),
    amount: "1112000112",
  },
  coffee_create_vault: {
    ...at("source", "vault", "asset"),
    value: "1120000120",
  },
  coffee_mev_protect_hold_funds: {
    ...at("source", "source_jetton_wallet", "mev_contract", "mev_contract_jetton_wallet", "asset"),
    amount: "1119000119",
  },
  coffee_staking_deposit: {
    ...at("source", "source_jetton_wallet", "pool", "pool_jetton_wallet", "asset", "minted_item_address"),
    amount: "1113000113",
    minted_item_index: "7114",
  },
  coffee_staking_withdraw: {
    ...at("source", "source_jetton_wallet", "pool", "pool_jetton_wallet", "asset", "nft_address"),
    amount: "1115000115",
    nft_index: "7116",
    points: "1117000117",
  },
  coffee_staking_claim_rewards: {
    ...at("pool", "pool_jetton_wallet", "recipient", "recipient_jetton_wallet", "asset"),
    amount: "1118000118",
  },
};
