import type { multisigDetails } from "../../../toncenter/v3/action-details/multisig-details";
import type { ActionTemplates } from "../action-template";

export const multisigTemplates: ActionTemplates<typeof multisigDetails> = {
  multisig_create_order: {
    label: "Multisig order created",
    kind: "multisig",
    sentence: "{source} created order[ #{order_seqno}] at multisig {destination}",
    attempt: "{source} tried to create order[ #{order_seqno}] at multisig {destination}",
    own: {
      source: "Created order[ #{order_seqno}] at multisig {destination}",
      destination: "Received order[ #{order_seqno}] from {source}",
    },
    more: ["order {destination_order}", "valid until {expiration_date}"],
    formats: { destination: "multisig", destination_order: "multisig" },
  },
  multisig_approve: {
    label: "Multisig order approved",
    kind: "multisig",
    sentence: "{source} approved order {destination}",
    attempt: "{source} tried to approve order {destination}",
    own: { source: "Approved order {destination}", destination: "Approved by {source}" },
    more: ["as signer {signer_index}"],
    formats: { destination: "multisig", exit_code: "code" },
  },
  multisig_execute: {
    label: "Multisig order executed",
    kind: "multisig",
    sentence: "{source} executed order[ #{order_seqno}] at multisig {destination}",
    attempt: "{source} tried to execute order[ #{order_seqno}] at multisig {destination}",
    own: {
      source: "Executed order[ #{order_seqno}] at multisig {destination}",
      destination: "Executed order[ #{order_seqno}] from {source}",
    },
    more: ["approvals {approvals_num}", "valid until {expiration_date}"],
    formats: { source: "multisig", destination: "multisig" },
  },
};
