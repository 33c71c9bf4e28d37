import { address, bigint, flag, text } from "../../schema";
import { details } from "../optional-details";

export const evaaDetails = {
  evaa_supply: details({
    sender_jetton_wallet: address,
    recipient_jetton_wallet: address,
    master_jetton_wallet: address,
    master: address,
    asset_id: text,
    is_ton: flag,
    source: address,
    source_wallet: address,
    recipient: address,
    recipient_contract: address,
    asset: address,
    amount: bigint,
  }),
  evaa_withdraw: details({
    recipient_jetton_wallet: address,
    master_jetton_wallet: address,
    master: address,
    fail_reason: text,
    asset_id: text,
    source: address,
    recipient: address,
    owner_contract: address,
    asset: address,
    amount: bigint,
  }),
  evaa_liquidate: details({
    fail_reason: text,
    debt_amount: bigint,
    source: address,
    borrower: address,
    borrower_contract: address,
    collateral: address,
    asset_id: text,
    asset: address,
    is_known_asset: flag,
    amount: bigint,
  }),
};
