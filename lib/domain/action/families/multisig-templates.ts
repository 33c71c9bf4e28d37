import type { multisigDetails } from "../../../toncenter/v3/action-details/multisig-details";
import type { ActionTemplates } from "../action-template";

export const multisigTemplates: ActionTemplates<typeof multisigDetails> = {
  multisig_create_order: {
    label: "Multisig order made",
    kind: "multisig",
    sentence: "{source} made an order[ of number {order_seqno}] for the multisig {destination}",
    attempt: "{source} tried to make an order[ of number {order_seqno}] for the multisig {destination}",
    own: {
      source: "Made an order[ of number {order_seqno}] for the multisig {destination}",
      destination: "Got an order[ of number {order_seqno}] from {source}",
    },
    more: ["order {destination_order}", "valid until {expiration_date}"],
  },
  multisig_approve: {
    label: "Multisig order approved",
    kind: "multisig",
    sentence: "{source} approved the order {destination}",
    attempt: "{source} tried to approve the order {destination}",
    own: { source: "Approved the order {destination}", destination: "Approved by {source}" },
    more: ["as signer {signer_index}"],
    formats: { exit_code: "code" },
  },
  multisig_execute: {
    label: "Multisig order run",
    kind: "multisig",
    sentence: "{source} ran an order[ of number {order_seqno}] at the multisig {destination}",
    attempt: "{source} tried to run an order[ of number {order_seqno}] at the multisig {destination}",
    own: {
      source: "Ran an order[ of number {order_seqno}] at the multisig {destination}",
      destination: "Ran an order[ of number {order_seqno}] from {source}",
    },
    more: ["approvals {approvals_num}", "valid until {expiration_date}"],
  },
};
