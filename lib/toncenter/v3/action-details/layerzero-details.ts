import { address, bigint, integer, text } from "../../schema";
import { details } from "../optional-details";

const Sending = details({
  send_request_id: bigint,
  msglib_manager: text,
  msglib: text,
  uln: address,
  native_fee: bigint,
  zro_fee: bigint,
  endpoint: address,
  channel: address,
});

/** Accounts of other chains stay text: each chain has its own format. */
const Packet = details({
  src_oapp: text,
  dst_oapp: text,
  src_eid: integer,
  dst_eid: integer,
  nonce: bigint,
  guid: text,
  message: text,
});

export const layerzeroDetails = {
  layerzero_send: details({
    initiator: address,
    layerzero_send_data: Sending,
    layerzero_packet_data: Packet,
  }),
  layerzero_send_tokens: details({
    sender: address,
    sender_wallet: address,
    oapp: address,
    oapp_wallet: address,
    asset: address,
    amount: bigint,
    layerzero_send_data: Sending,
    layerzero_packet_data: Packet,
  }),
  layerzero_receive: details({
    sender: address,
    oapp: address,
    channel: address,
    layerzero_packet_data: Packet,
  }),
  layerzero_commit_packet: details({
    sender: address,
    endpoint: address,
    uln: address,
    uln_connection: address,
    channel: address,
    msglib_connection: address,
    layerzero_packet_data: Packet,
  }),
  layerzero_dvn_verify: details({
    initiator: address,
    nonce: bigint,
    status: text,
    dvn: address,
    proxy: address,
    uln: address,
    uln_connection: address,
  }),
};
