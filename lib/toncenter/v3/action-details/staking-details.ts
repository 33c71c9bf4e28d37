import { address, bigint, text } from "../../schema";
import { details } from "../optional-details";

export const stakingDetails = {
  stake_deposit: details({
    provider: text,
    stake_holder: address,
    pool: address,
    amount: bigint,
    tokens_minted: bigint,
    asset: address,
    source_asset: address,
  }),
  stake_withdrawal: details({
    provider: text,
    stake_holder: address,
    pool: address,
    amount: bigint,
    payout_nft: address,
    tokens_burnt: bigint,
    asset: address,
  }),
  stake_withdrawal_request: details({
    provider: text,
    stake_holder: address,
    pool: address,
    payout_nft: address,
    asset: address,
    tokens_burnt: bigint,
    tokens_minted: bigint,
  }),
  election_deposit: details({
    stake_holder: address,
    amount: bigint,
  }),
  election_recover: details({
    stake_holder: address,
    amount: bigint,
  }),
};
