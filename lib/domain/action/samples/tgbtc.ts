import { at } from "./at";

export const tgbtcSamples = {
  tgbtc_mint: {
    ...at("source", "destination", "asset", "destination_wallet"),
    amount: "1097000097",
    bitcoin_tx_id: "c0de0061c0de0061c0de0061c0de0061c0de0061c0de0061c0de0061c0de0061",
  },
  tgbtc_mint_fallback: {
    ...at("source", "destination", "asset", "destination_wallet"),
    amount: "1098000098",
    bitcoin_tx_id: "c0de0062c0de0062c0de0062c0de0062c0de0062c0de0062c0de0062c0de0062",
  },
  tgbtc_burn: {
    ...at("source", "source_wallet", "destination", "asset"),
    amount: "1099000099",
  },
  tgbtc_burn_fallback: {
    ...at("source", "source_wallet", "destination", "asset"),
    amount: "1100000100",
  },
  tgbtc_new_key: {
    ...at("source", "coordinator", "pegout", "asset"),
    pubkey: "c0de0064c0de0064c0de0064c0de0064c0de0064c0de0064c0de0064c0de0064",
    amount: "1101000101",
  },
  tgbtc_new_key_fallback: {
    ...at("source", "coordinator", "pegout", "asset"),
    pubkey: "c0de0065c0de0065c0de0065c0de0065c0de0065c0de0065c0de0065c0de0065",
    amount: "1102000102",
  },
  tgbtc_dkg_log_fallback: {
    ...at("coordinator"),
    pubkey: "c0de0066c0de0066c0de0066c0de0066c0de0066c0de0066c0de0066c0de0066",
    timestamp: "1700000000",
  },
};
