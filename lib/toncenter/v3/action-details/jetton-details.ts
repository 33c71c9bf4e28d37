import { address, bigint, boc, flag, text } from "../../schema";
import { details } from "../optional-details";

export const jettonDetails = {
  jetton_transfer: details({
    asset: address,
    sender: address,
    receiver: address,
    sender_jetton_wallet: address,
    receiver_jetton_wallet: address,
    amount: bigint,
    comment: text,
    is_encrypted_comment: flag,
    query_id: bigint,
    response_destination: address,
    custom_payload: boc,
    forward_payload: boc,
    forward_amount: bigint,
  }),
  jetton_burn: details({
    owner: address,
    owner_jetton_wallet: address,
    asset: address,
    amount: bigint,
  }),
  jetton_mint: details({
    asset: address,
    receiver: address,
    receiver_jetton_wallet: address,
    amount: bigint,
    ton_amount: bigint,
  }),
};
