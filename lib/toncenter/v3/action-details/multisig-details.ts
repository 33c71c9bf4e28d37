import { address, bigint, boc, flag, integer, text } from "../../schema";
import { details } from "../optional-details";

export const multisigDetails = {
  multisig_create_order: details({
    query_id: bigint,
    order_seqno: bigint,
    is_created_by_signer: flag,
    is_signed_by_creator: flag,
    creator_index: integer,
    expiration_date: integer,
    order_boc: boc,
    source: address,
    destination: address,
    destination_order: address,
  }),
  multisig_approve: details({
    signer_index: integer,
    exit_code: integer,
    source: address,
    destination: address,
  }),
  multisig_execute: details({
    query_id: bigint,
    order_seqno: bigint,
    expiration_date: integer,
    approvals_num: integer,
    signers_hash: text,
    order_boc: boc,
    source: address,
    destination: address,
  }),
};
