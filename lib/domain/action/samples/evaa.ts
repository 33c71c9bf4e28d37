import { at } from "./at";

export const evaaSamples = {
  evaa_supply: {
    ...at(
      "sender_jetton_wallet",
      "recipient_jetton_wallet",
      "master_jetton_wallet",
      "master",
      "source",
      "source_wallet",
      "recipient",
      "recipient_contract",
      "asset",
    ),
    asset_id: "asset id",
    is_ton: true,
    amount: "1085000085",
  },
  evaa_withdraw: {
    ...at(
      "recipient_jetton_wallet",
      "master_jetton_wallet",
      "master",
      "source",
      "recipient",
      "owner_contract",
      "asset",
    ),
    fail_reason: "price too low",
    asset_id: "asset id",
    amount: "1086000086",
  },
  evaa_liquidate: {
    ...at("source", "borrower", "borrower_contract", "collateral", "asset"),
    fail_reason: "price too low",
    debt_amount: "1087000087",
    asset_id: "asset id",
    is_known_asset: true,
    amount: "1088000088",
  },
};
