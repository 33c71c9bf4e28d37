import { optional, required, v2 } from "../endpoint";
import * as kinds from "../param";
import { bigint, hash, list, maybe, struct, text, type Read } from "../schema";
import { account } from "./v2-params";

const group = "Send";
const message = { boc: required(kinds.boc, "The signed external message.") };

/** The message was accepted into the queue, no more than that. */
export const Accepted = struct({ "@type": maybe(text) });
export type Accepted = Read<typeof Accepted>;

export const ExtMessageInfo = struct({
  hash,
  /** The hash by which the index finds the message, whatever its optional parts. */
  hash_norm: maybe(hash),
});
export type ExtMessageInfo = Read<typeof ExtMessageInfo>;

const Fees = struct({ in_fwd_fee: bigint, storage_fee: bigint, gas_fee: bigint, fwd_fee: bigint });

export const QueryFees = struct({ source_fees: Fees, destination_fees: list(Fees) });
export type QueryFees = Read<typeof QueryFees>;

export const sendBoc = v2({
  path: "sendBoc",
  method: "POST",
  operation: "send",
  group,
  about: "Sends an external message to the network.",
  params: message,
  response: Accepted,
  freshness: "never",
});

export const sendBocReturnHash = v2({
  path: "sendBocReturnHash",
  method: "POST",
  operation: "send",
  group,
  about: "Sends a message and returns the hashes by which it can be followed.",
  params: message,
  response: ExtMessageInfo,
  freshness: "never",
});

export const estimateFee = v2({
  path: "estimateFee",
  method: "POST",
  operation: "run",
  group,
  about: "The fees that a message would cost its account now, without sending it.",
  params: {
    address: account,
    body: required(kinds.boc, "Body of the message."),
    init_code: optional(kinds.boc, "Code of an account that is not deployed yet."),
    init_data: optional(kinds.boc, "Data of an account that is not deployed yet."),
    ignore_chksig: optional(kinds.flag, "Treat every signature as valid; true if absent."),
  },
  response: QueryFees,
  freshness: "head",
});
