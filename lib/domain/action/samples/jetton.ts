import { at } from "./at";

export const jettonSamples = {
  jetton_transfer: {
    ...at(
      "asset",
      "sender",
      "receiver",
      "sender_jetton_wallet",
      "receiver_jetton_wallet",
      "response_destination",
    ),
    amount: "1026000026",
    comment: "thank you",
    is_encrypted_comment: false,
    query_id: "7027",
    custom_payload: "te6cckEBAQEAAgAAAEysuc0=",
    forward_payload: "te6cckEBAQEAAgAAAEysuc0=",
    forward_amount: "1028000028",
  },
  jetton_mint: {
    ...at("asset", "receiver", "receiver_jetton_wallet"),
    amount: "1029000029",
    ton_amount: "1030000030",
  },
  jetton_burn: {
    ...at("owner", "owner_jetton_wallet", "asset"),
    amount: "1025000025",
  },
};
