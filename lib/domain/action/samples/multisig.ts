import { at } from "./at";

export const multisigSamples = {
  multisig_create_order: {
    ...at("source", "destination", "destination_order"),
    query_id: "7072",
    order_seqno: "7073",
    is_created_by_signer: true,
    is_signed_by_creator: true,
    creator_index: 174,
    expiration_date: 1700000075,
    order_boc: "te6cckEBAQEAAgAAAEysuc0=",
  },
  multisig_approve: {
    ...at("source", "destination"),
    signer_index: 176,
    exit_code: 177,
  },
  multisig_execute: {
    ...at("source", "destination"),
    query_id: "7078",
    order_seqno: "7079",
    expiration_date: 1700000080,
    approvals_num: 181,
    signers_hash: "c0de0051c0de0051c0de0051c0de0051c0de0051c0de0051c0de0051c0de0051",
    order_boc: "te6cckEBAQEAAgAAAEysuc0=",
  },
};
