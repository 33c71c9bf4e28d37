import { optional, required } from "../endpoint";
import * as kinds from "../param";

export const blockNumber = kinds.int(1, 2 ** 31 - 1, "a block number, 1 or more");

/** Sent in the spelling that was received, because the answer repeats it. */
export const spelledAddress: kinds.ParamKind<string> = {
  name: "address",
  accepts: kinds.address.accepts,
  read: (input) => {
    kinds.address.read(input);
    return String(input).trim();
  },
  write: (text) => text,
};

export const account = required(kinds.address, "The account.");

export const atSeqno = optional(blockNumber, "Masterchain block whose state is read; the newest if absent.");

/** The account as it was at a block. */
export const accountAtBlock = { address: account, seqno: atSeqno };

export const masterchainSeqno = required(blockNumber, "Number of the masterchain block.");

export const blockPlace = {
  workchain: required(kinds.workchain, "-1 for the masterchain, 0 for the basechain."),
  shard: required(kinds.shardDecimal, "The shard within the workchain."),
};

export const blockName = {
  ...blockPlace,
  seqno: required(blockNumber, "Number of the block within its shard."),
};

export const blockProof = {
  root_hash: optional(kinds.hash, "Root hash that the block must have."),
  file_hash: optional(kinds.hash, "File hash that the block must have."),
};
