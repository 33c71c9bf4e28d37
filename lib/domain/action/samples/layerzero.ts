import { at } from "./at";

const SENDING = {
  ...at("uln", "endpoint", "channel"),
  send_request_id: 531,
  msglib_manager: `0x${"15".repeat(32)}`,
  msglib: `0x${"f5".repeat(32)}`,
  native_fee: 31000001,
  zro_fee: 17,
};

const PACKET = {
  src_oapp: `0x${"81".repeat(20)}`,
  dst_oapp: `0x${"17".repeat(32)}`,
  src_eid: 30101,
  dst_eid: 30343,
  nonce: 729,
  guid: `0x${"9d".repeat(32)}`,
  message: "0x000250a6",
};

export const layerzeroSamples = {
  layerzero_send: {
    ...at("initiator"),
    layerzero_send_data: SENDING,
    layerzero_packet_data: PACKET,
  },
  layerzero_send_tokens: {
    ...at("sender", "sender_wallet", "oapp", "oapp_wallet", "asset"),
    amount: "1128000128",
    layerzero_send_data: SENDING,
    layerzero_packet_data: PACKET,
  },
  layerzero_receive: {
    ...at("sender", "oapp", "channel"),
    layerzero_packet_data: PACKET,
  },
  layerzero_commit_packet: {
    ...at("sender", "endpoint", "uln", "uln_connection", "channel", "msglib_connection"),
    layerzero_packet_data: PACKET,
  },
  layerzero_dvn_verify: {
    ...at("initiator", "dvn", "proxy", "uln", "uln_connection"),
    nonce: 229,
    status: "succeeded",
  },
};
