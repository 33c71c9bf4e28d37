import { at } from "./at";

export const cocoonSamples = {
  cocoon_worker_payout: {
    ...at("source", "destination"),
    payout_type: "regular",
    query_id: "7130",
    new_tokens: "1131000131",
    worker_state: 232,
    worker_tokens: "1133000133",
    amount: "1134000134",
  },
  cocoon_proxy_payout: {
    ...at("source", "destination"),
    query_id: "7135",
  },
  cocoon_proxy_charge: {
    ...at("source", "destination"),
    query_id: "7136",
    new_tokens_used: "1137000137",
    expected_address: "expected address",
  },
  cocoon_client_top_up: {
    ...at("source", "destination"),
    query_id: "7138",
    amount: "1139000139",
  },
  cocoon_register_proxy: {
    ...at("destination"),
    query_id: "7140",
  },
  cocoon_unregister_proxy: {
    ...at("destination"),
    query_id: "7141",
    seqno: 242,
  },
  cocoon_client_register: {
    ...at("source", "destination"),
    query_id: "7143",
    nonce: "7144",
  },
  cocoon_client_change_secret_hash: {
    ...at("source", "destination"),
    query_id: "7145",
    new_secret_hash: "c0de0091c0de0091c0de0091c0de0091c0de0091c0de0091c0de0091c0de0091",
  },
  cocoon_client_request_refund: {
    ...at("source", "destination"),
    query_id: "7146",
    via_wallet: true,
  },
  cocoon_grant_refund: {
    ...at("source", "destination"),
    query_id: "7147",
    new_tokens_used: "1148000148",
    expected_address: "expected address",
    amount: "1149000149",
  },
  cocoon_client_increase_stake: {
    ...at("source", "destination"),
    query_id: "7150",
    new_stake: "1151000151",
    amount: "1152000152",
  },
  cocoon_client_withdraw: {
    ...at("source", "destination"),
    query_id: "7153",
    withdraw_amount: "1154000154",
    amount: "1155000155",
  },
};
