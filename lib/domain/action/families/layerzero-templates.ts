import type { layerzeroDetails } from "../../../toncenter/v3/action-details/layerzero-details";
import { tokens, units } from "../field-formats";
import type { ActionTemplates } from "../action-template";

const TO = "[ to {layerzero_packet_data.dst_oapp}][ on chain {layerzero_packet_data.dst_eid}]";
const FROM = "[ from {layerzero_packet_data.src_oapp}][ on chain {layerzero_packet_data.src_eid}]";

const parties = {
  "layerzero_packet_data.src_oapp": "code",
  "layerzero_packet_data.dst_oapp": "code",
} as const;
const fees = ["fee {layerzero_send_data.native_fee}", "fee {layerzero_send_data.zro_fee}"];
const formats = { ...parties, "layerzero_send_data.zro_fee": units("ZRO") } as const;

export const layerzeroTemplates: ActionTemplates<typeof layerzeroDetails> = {
  layerzero_send: {
    label: "Message to another chain",
    kind: "bridge",
    sentence: `{initiator} sent a message${TO}`,
    attempt: `{initiator} tried to send a message${TO}`,
    out: { initiator: `Sent a message${TO}` },
    more: fees,
    formats,
  },
  layerzero_send_tokens: {
    label: "Tokens to another chain",
    kind: "bridge",
    sentence: `{sender} sent {amount}${TO}`,
    attempt: `{sender} tried to send {amount}${TO}`,
    out: { sender: `Sent {amount}${TO}` },
    more: ["through {oapp}", ...fees],
    formats: { ...formats, amount: tokens("asset") },
    sum: "amount",
  },
  layerzero_receive: {
    label: "Message of another chain",
    kind: "bridge",
    sentence: `{oapp} received a message${FROM}`,
    attempt: `{oapp} tried to receive a message${FROM}`,
    in: { oapp: `Received a message${FROM}` },
    more: ["delivered by {sender}", "channel {channel}"],
    formats: parties,
  },
  layerzero_commit_packet: {
    label: "Message of another chain confirmed",
    kind: "bridge",
    sentence: `{sender} confirmed a message${FROM}`,
    attempt: `{sender} tried to confirm a message${FROM}`,
    own: { sender: `Confirmed a message${FROM}` },
    more: ["at {endpoint}", "channel {channel}"],
    formats: parties,
  },
  layerzero_dvn_verify: {
    label: "Message of another chain verified",
    kind: "bridge",
    sentence: ["{dvn} verified a message for {initiator}", "{initiator} had a message verified"],
    attempt: [
      "{dvn} tried to verify a message for {initiator}",
      "{initiator} tried to have a message verified",
    ],
    own: {
      initiator: ["Had {dvn} verify a message", "Had a message verified"],
      dvn: "Verified a message for {initiator}",
    },
    more: ["result {status}"],
  },
};
