import { address, bigint, flag, integer, text } from "../../schema";
import { details } from "../optional-details";

export const cocoonDetails = {
  cocoon_worker_payout: details({
    payout_type: text,
    query_id: bigint,
    new_tokens: bigint,
    worker_state: integer,
    worker_tokens: bigint,
    source: address,
    destination: address,
    amount: bigint,
  }),
  cocoon_proxy_payout: details({
    query_id: bigint,
    source: address,
    destination: address,
  }),
  cocoon_proxy_charge: details({
    query_id: bigint,
    new_tokens_used: bigint,
    expected_address: text,
    source: address,
    destination: address,
  }),
  cocoon_client_top_up: details({
    query_id: bigint,
    source: address,
    destination: address,
    amount: bigint,
  }),
  cocoon_register_proxy: details({
    query_id: bigint,
    destination: address,
  }),
  cocoon_unregister_proxy: details({
    query_id: bigint,
    seqno: integer,
    destination: address,
  }),
  cocoon_client_register: details({
    query_id: bigint,
    nonce: bigint,
    source: address,
    destination: address,
  }),
  cocoon_client_change_secret_hash: details({
    query_id: bigint,
    new_secret_hash: text,
    source: address,
    destination: address,
  }),
  cocoon_client_request_refund: details({
    query_id: bigint,
    via_wallet: flag,
    source: address,
    destination: address,
  }),
  cocoon_grant_refund: details({
    query_id: bigint,
    new_tokens_used: bigint,
    expected_address: text,
    source: address,
    destination: address,
    amount: bigint,
  }),
  cocoon_client_increase_stake: details({
    query_id: bigint,
    new_stake: bigint,
    source: address,
    destination: address,
    amount: bigint,
  }),
  cocoon_client_withdraw: details({
    query_id: bigint,
    withdraw_amount: bigint,
    source: address,
    destination: address,
    amount: bigint,
  }),
};
